import { mix } from '../colour.ts';
import { glass, panes, wall } from '../facade.ts';
import { bedding, guests, path, stringLights } from '../garden.ts';
import { glassWall, lampGlow, postLamp, railing } from '../houses.ts';
import { person } from '../people.ts';
import type { Scene } from '../scene.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import { stay } from '../stay.ts';

/** A safari tent on its deck, about 240 wide. */
function safariTent(s: Scene, canvas: string): string {
  const bright = s.lit(canvas);
  const dim = s.shade(canvas);
  const wood = '#a8703f';
  let art =
    lampGlow(s, 0, -60, 200, 120) +
    shape('M-132 0V-12H132V0Z', s.lit(wood)) +
    stroke('M-132-12H132', s.lit('#e0ac70'), 3) +
    stroke('M-110 0V10M-40 0V10M40 0V10M110 0V10', s.shade(wood), 6);
  art += shape(
    'M-100-12V-84H100V-12Z',
    s.side < 0 ? s.across([0, bright], [1, mix(bright, dim, 0.6)]) : s.across([0, mix(bright, dim, 0.6)], [1, bright]),
  );
  art +=
    shape(
      'M-48-12V-86L0-118 48-86V-12Z',
      s.glowing ? s.down([0, '#ffe2a4'], [1, '#f2b05e']) : mix(dim, s.sky.deep, 0.45),
    ) +
    shape(
      'M-48-12V-86L0-118Q-22-80-30-60-40-36-30-12ZM48-12V-86L0-118Q22-80 30-60 40-36 30-12Z',
      mix(bright, '#ffffff', 0.2),
    );
  art +=
    stroke('M-44-52h14M30-52h14', s.lit('#b5632f'), 3) +
    panes(s, { x: -96, y: -78, w: 46, h: 44, columns: 1, rows: 1, fillX: 0.6, fillY: 0.6, lamps: 1 }) +
    panes(s, { x: 50, y: -78, w: 46, h: 44, columns: 1, rows: 1, fillX: 0.6, fillY: 0.6, lamps: 1 });
  art +=
    shape('M-126-78L-92-84 0-140 92-84 126-78 110-86 0-152-110-86Z', dim) +
    shape('M-124-80Q-60-106 0-152 60-106 124-80 60-92 0-128-60-92-124-80Z', s.lit(mix(canvas, '#ffffff', 0.3)));
  art +=
    shape('M0-152Q60-106 124-80 60-92 0-128Z', dim, 0.55) +
    stroke('M-124-80L-150 0M124-80L150 0', s.shade('#8a7a62'), 1.6) +
    stroke('M0-150V-166', s.shade(wood), 3.4);
  return art + stroke(railing(-130, -12, 62, 20, 10) + railing(68, -12, 62, 20, 10), s.lit('#c48a52'), 2.2);
}

export const tents = stay({
  says: 'luxury tents on wooden decks',
  temperament: 'desert',
  half: 300,
  build: (s) => {
    const canvas = s.r.pick(['#f1e2c4', '#e3cfa8', '#dfe0cc']);
    return (
      place(-206, -22, 0.66, safariTent(s, canvas)) +
      place(226, -26, 0.7, safariTent(s, canvas)) +
      place(0, 8, 1.14, safariTent(s, canvas))
    );
  },
  before: (s, { ground }, x) =>
    path(s, x, ground + 14 * s.u, 30) +
    [-150, 150, -250].map((dx, i) => postLamp(s, x + dx * s.u, ground + (36 + i * 14) * s.u, 58 * s.u)).join('') +
    campfire(s, x + 170 * s.u, ground + (s.h - ground) * 0.42, 0.8) +
    guests(s, x - 60 * s.u, ground + 44 * s.u, 56 * s.u, 2),
});

/** A fire ringed with stones; by day only the logs and a thread of smoke. */
function campfire(s: Scene, x: number, y: number, scale: number): string {
  const burning = s.time !== 'noon' && s.time !== 'morning';
  let art = burning
    ? disc(0, -16, 150, s.radial([0, '#ffca6e', 0.75], [0.35, '#ff9a44', 0.3], [1, '#ff8a3c', 0]))
    : stroke('M0-16q-8-20 4-38t0-40', '#ffffff', 5, 0.3);
  art +=
    oval(0, 2, 40, 8, s.sky.deep, 0.35) +
    stroke('M-24 0L18-12M24 0L-18-12M-6-2L6-16', mix(s.shade('#6a4430'), s.sky.deep, 0.2), 7);
  if (burning)
    art +=
      shape('M-18-4Q-26-28-8-44-10-28 0-26-4-50 12-66 10-44 20-34 26-18 16-4Z', '#f28a2e') +
      shape('M-9-4Q-13-18-2-28-1-16 5-20 8-30 8-34 16-16 8-4Z', '#ffd774');
  let stones = '';
  for (let i = 0; i < 9; i++) stones += d`M${Math.cos((i / 9) * 6.28) * 40} ${3 + Math.sin((i / 9) * 6.28) * 9}h.1`;
  return place(x, y, s.u * scale, stroke(stones, s.shade('#8f8780'), 11) + art);
}

function domeTent(s: Scene, hue: string): string {
  const dim = s.shade(hue);
  const bright = s.glowing ? mix(s.lit(hue), '#ffcf7a', 0.5) : s.lit(hue);
  return (
    lampGlow(s, 0, -36, 110, 70) +
    oval(-s.side * 14, 2, 92, 7, s.sky.deep, 0.24) +
    shape(
      'M-84 0Q-62-74 0-84 62-74 84 0Z',
      s.side < 0
        ? s.across([0, bright], [1, mix(bright, dim, 0.7)])
        : s.across([0, mix(bright, dim, 0.7)], [1, bright]),
    ) +
    shape('M-30 0Q-26-50 0-84 20-50 24 0Z', mix(dim, s.sky.deep, 0.16)) +
    shape('M-22 0Q-18-44-2-66 8-40 6 0Z', s.glowing ? '#ffe0a0' : mix(dim, s.sky.deep, 0.5)) +
    stroke('M-84 0Q-62-74 0-84 62-74 84 0M0-84Q44-50 52 0', s.lit(mix(hue, '#ffffff', 0.5)), 2, 0.8) +
    stroke('M-70-30L-104 2M70-30L104 2', s.shade('#8a7a62'), 1.4)
  );
}

export const camp = stay({
  says: 'tents around a campfire',
  settings: ['mountain', 'lake', 'plain', 'mountain'],
  times: ['dusk', 'night', 'golden', 'dawn', 'morning'],
  half: 240,
  build: (s) => {
    const hues = ['#e0762e', '#2f7f8a', '#d9a33a', '#b5432f', '#6f9448'] as const;
    const turn = s.r.int(0, 4);
    const hue = (i: number) => hues[(turn + i) % 5] ?? hues[0];
    return (
      place(-216, -26, 0.66, domeTent(s, hue(0))) +
      place(-70, -34, 0.6, domeTent(s, hue(1))) +
      place(214, -30, 0.66, domeTent(s, hue(2))) +
      place(96, 2, 1.1, domeTent(s, hue(3)))
    );
  },
  before(s, { ground }, x) {
    const y = ground + (s.h - ground) * 0.4;
    const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
    const fire = x - 90 * s.u;
    let art = campfire(s, fire, y, 1.25);
    for (const [dx, mirrored] of [
      [-130, false],
      [-92, false],
      [96, true],
      [134, true],
    ] as const)
      art +=
        stroke(
          d`M${fire + (dx - 22) * s.u} ${y + 14 * s.u}h${44 * s.u}`,
          mix(s.shade('#6a4a34'), s.sky.deep, 0.3),
          11 * s.u,
        ) + person('sitting', fire + dx * s.u, y + 14 * s.u, 66 * s.u, dark, mirrored);
    return art + person('standing', x + 190 * s.u, ground + 34 * s.u, 60 * s.u, dark);
  },
});

export const tinyHouse = stay({
  says: 'a tiny house with a deck and string lights',
  half: 130,
  scale: 1.32,
  build(s) {
    const aFrame = s.r.chance(0.5);
    return aFrame ? frameHouse(s) : wagon(s);
  },
  before: (s, { ground }, x) =>
    path(s, x, ground + 8 * s.u, 22, '#cbb08a') +
    bedding(s, x - 300 * s.u, x - 130 * s.u, ground + 20 * s.u, '#f3ead8') +
    guests(s, x - 70 * s.u, ground + 44 * s.u, 58 * s.u, 2) +
    stringLights(s, x + 150 * s.u, ground - 120 * s.u, x + 330 * s.u, ground - 150 * s.u, 8) +
    stroke(d`M${x + 330 * s.u} ${ground + 4}V${ground - 152 * s.u}`, s.shade('#6a5038'), 4 * s.u) +
    chairs(s, x + 236 * s.u, ground + 24 * s.u),
});

const chairs = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    s.u,
    stroke('M-34 0L-22-22H-4M-22-22L-30-46M-8 0L-14-22M40 0L28-22H10M28-22L36-46M14 0L20-22', s.lit('#c48a52'), 4) +
      stroke('M-4 0V-16M-12-17H4', s.shade('#8a5a38'), 4),
  );

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
