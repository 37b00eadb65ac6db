import { bigGlass, pots, row, stack } from '../../../kit/buildings/building-parts.ts';
import { glass, panes, wall } from '../../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import { type Setting, settings } from '../../../kit/core/setting.ts';
import { d, disc, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Surroundings } from '../../../kit/land/surroundings.ts';
import { bedding, guests, stringLights } from '../../../kit/plants/garden.ts';
import { approach } from '../approach.ts';
import type { Building } from '../building.ts';
import { barrelRoof, earthHouse, slateHouse } from './local-tiny-houses.ts';

function frameHouse(s: Scene): string {
  const roof = s.r.pick(['#4a4f58', '#6f3f34', '#3f5a54']);
  const bright = s.side < 0 ? s.lit(roof) : s.shade(roof);
  let art =
    lampGlow(s, 0, -80, 220, 150) +
    shape('M-128 4V-8H150V4Z', s.lit('#b5804c')) +
    shape('M0-218L62-218 150-8H96Z', s.side < 0 ? s.shade(roof) : s.lit(roof)) +
    stroke('M12-190L74-190M24-150L92-150M40-106L110-106M56-62L128-62', s.shade(mix(roof, '#000000', 0.2)), 1.6, 0.6);
  art +=
    shape('M0-206L-88-8H88Z', wall(s, '#c48a52')) +
    shape('M0-180L-66-36H66Z', glass(s)) +
    shape('M-60-8V-32H60V-8Z', glass(s)) +
    stroke('M0-180V-8M-38-98H38M-66-36H66M-30-36V-8M30-36V-8', s.lit('#e6bd84'), 4) +
    shape('M0-224L-106-6H-88L0-194 88-6H106Z', bright);
  return art + stroke(railing(-126, -8, 40, 22, 9) + railing(94, -8, 54, 22, 9), s.lit('#d9a468'), 2);
}

function wagon(s: Scene): string {
  const clad = s.r.pick(['#b5804c', '#5f7f78', '#e6d9c0']);
  let boards = '';
  for (let x = -120; x < 124; x += 14) boards += d`M${x} -26V-132`;
  let art =
    lampGlow(s, 0, -80, 230, 140) +
    disc(-66, -12, 20, '#241f24') +
    disc(-24, -12, 20, '#241f24') +
    disc(-66, -12, 8, s.lit('#bdb4a8')) +
    disc(-24, -12, 8, s.lit('#bdb4a8'));
  art +=
    shape('M-126-22V-134L128-168V-22Z', wall(s, clad)) +
    stroke(boards, s.shade(clad), 1.4, 0.5) +
    shape('M-142-130L142-170V-184L-142-144Z', s.shade('#5a4a48')) +
    stroke('M-142-144L142-184', s.lit('#d9c4a4'), 3);
  art +=
    glassWall(s, 6, -24, 84, 100, 2) +
    panes(s, {
      x: -116,
      y: -116,
      w: 104,
      h: 60,
      columns: 2,
      rows: 1,
      fillX: 0.7,
      fillY: 0.7,
      frame: s.lit('#fff4e0'),
      lamps: 1,
    }) +
    shape('M-110-50h92v8h-92Z', s.lit('#8a5a38')) +
    stroke('M-104-54h80', s.far('#4f8a50', 0.04), 10) +
    stroke('M-96-58h.1M-76-54h.1M-56-60h.1M-36-54h.1', s.lit('#e8507a'), 7);
  return (
    art +
    shape('M-6 4V-18H170V4Z', s.lit('#c48a52')) +
    stroke('M-6-18H170', s.lit('#e6bd84'), 3) +
    stroke(railing(110, -18, 60, 24, 10), s.lit('#d9a468'), 2) +
    stroke('M-126-22L-160-8', s.shade('#5a5450'), 5) +
    shape('M92-176v-26h10v26Z', s.shade('#4a4a50'))
  );
}

/** A steel box opened on one long side. */
function container(s: Scene): string {
  const paint = s.r.pick(['#2f6f7a', '#b5532f', '#4a4f58', '#c9983a', '#5f7f58']);
  let ribs = '';
  for (let x = -132; x < 136; x += 9) ribs += d`M${x} -20v-96`;
  return (
    lampGlow(s, 0, -70, 230, 130) +
    stroke('M-110-20V4M-30-20V4M50-20V4M120-20V4', s.shade('#7a6a5a'), 9) +
    shape('M-138-18V-118H138V-18Z', wall(s, paint)) +
    stroke(ribs, s.shade(paint), 2, 0.5) +
    bigGlass(s, 'M-30-20V-106H108V-20Z', 'M16-20V-106M62-20V-106', '#f7efe0') +
    row(s, -124, -60, -96, 46, 1, '#f7efe0') +
    shape('M-146-116H146v-10H-146Z', s.lit(mix(paint, '#ffffff', 0.2))) +
    stroke(railing(-140, -126, 130, 18, 11), s.lit('#f7efe0'), 2) +
    place(-96, -126, 0.62, pots(s, [-46, 0, 46], 0, '#e0567a')) +
    shape('M-44 4V-14H170V4Z', s.lit('#c48a52')) +
    shape('M-40-112L-52-92H122L112-112Z', s.lit('#f0e2c4')) +
    stroke('M116-94V-14M-46-94V-14', s.shade('#8a7a6a'), 3) +
    stroke(railing(120, -14, 48, 22, 9), s.lit('#d9a468'), 2)
  );
}

/** A timber pod like a barrel on its side. */
function pod(s: Scene): string {
  const timber = s.r.pick(['#c08a52', '#a8703f', '#cfa06a']);
  let staves = '';
  for (let i = 1; i < 9; i++) staves += d`M${-120 + i * 27} -12q${-(i - 4.5) * 3} -60 0 -118`;
  return (
    lampGlow(s, 0, -70, 200, 130) +
    shape('M-136 4V-12H150V4Z', s.lit('#b5844c')) +
    shape('M-120-12Q-136-80-104-134 0-164 104-134 136-80 120-12Z', wall(s, timber)) +
    stroke(staves, s.shade(timber), 1.6, 0.5) +
    stroke('M-124-40Q0-30 124-40M-124-100Q0-112 124-100', s.shade('#5a4a40'), 4, 0.8) +
    shape('M-66-12V-70a46 46 0 0 1 92 0V-12Z', s.glowing ? s.down([0, '#ffe3a6'], [1, '#f6b765']) : glass(s)) +
    stroke('M-66-12V-70a46 46 0 0 1 92 0V-12M-20-12V-116M-66-62H26', s.lit('#f0dcb4'), 4) +
    disc(76, -78, 22, s.lit('#f0dcb4')) +
    disc(76, -78, 17, glass(s)) +
    shape('M-128-126Q0-172 128-126L118-118Q0-158-118-118Z', s.shade('#4f5a54')) +
    stack(s, 88, -136, 12, 34, '#5a5458') +
    stroke(railing(110, -12, 40, 20, 9), s.lit('#d9a468'), 2)
  );
}

const chairs = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    s.u,
    stroke('M-34 0L-22-22H-4M-22-22L-30-46M-8 0L-14-22M40 0L28-22H10M28-22L36-46M14 0L20-22', s.lit('#c48a52'), 4) +
      stroke('M-4 0V-16M-12-17H4', s.shade('#8a5a38'), 4),
  );

const clearing = (s: Scene, around: Surroundings, x: number): string => {
  const { ground } = around;
  return (
    approach(s, around, x, 22, '#cbb08a') +
    bedding(s, x - 300 * s.u, x - 130 * s.u, ground + 20 * s.u, '#f3ead8') +
    guests(s, x - 70 * s.u, ground + 44 * s.u, 58 * s.u, 2) +
    stringLights(s, x + 150 * s.u, ground - 120 * s.u, x + 330 * s.u, ground - 150 * s.u, 8) +
    stroke(d`M${x + 330 * s.u} ${ground + 4}V${ground - 152 * s.u}`, s.shade('#6a5038'), 4 * s.u) +
    chairs(s, x + 236 * s.u, ground + 24 * s.u)
  );
};

const tiny = (says: string, build: (s: Scene) => string, fits: readonly Setting[] = settings): Building => ({
  says,
  half: 140,
  scale: 1.28,
  fits,
  build,
  before: clearing,
});

export const tinyHouses: readonly [Building, ...Building[]] = [
  tiny('a tiny A-frame house with a deck', frameHouse, ['river', 'forest', 'coast']),
  tiny('a tiny stone-and-cedar house under slates', slateHouse, ['mountain', 'hills', 'lake', 'river', 'forest']),
  tiny('a tiny house on wheels with string lights', wagon),
  tiny('a tiny house in a converted container', container),
  tiny('a timber pod with a round window', pod, ['mountain', 'hills', 'lake', 'river', 'forest', 'highland', 'plain']),
  tiny('a tiny cane house under a woven barrel roof', barrelRoof, ['backwater', 'coast', 'forest', 'lake']),
  tiny('a tiny mud-plastered house with a stair to its roof', earthHouse, [
    'desert',
    'highland',
    'plain',
    'town',
    'city',
  ]),
];
