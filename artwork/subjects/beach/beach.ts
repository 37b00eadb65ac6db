import { postLamp } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { kites } from '../../kit/people/festive.ts';
import { type Pose, person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { bush } from '../../kit/plants/plants.ts';
import { beachedBoat, sailboat } from '../../kit/things/boats.ts';
import { water } from '../../kit/water/water.ts';

const plans = ['shack', 'boats', 'quiet'] as const;
const told = {
  shack: 'a palm beach with a thatched shack and a fishing boat',
  boats: 'painted fishing boats drawn up on a palm beach',
  quiet: 'a family walking along a quiet palm beach',
} as const;

export const beach: Painter = {
  temperament: 'coast',
  times: ['noon', 'golden', 'dusk', 'morning', 'dawn', 'night'],
  horizon: { landscape: 0.54, wide: 0.56, tall: 0.54, square: 0.55 },
  paint(s) {
    const plan = s.r.pick(plans);
    const sea = s.horizon;
    const shore = sea + (s.h - sea) * s.r.between(0.2, plan === 'shack' ? 0.36 : 0.44);
    const cape = profile(s.r, s.w, {
      y: sea + 2,
      rise: 26 * s.u,
      rough: 0.55,
      bend: (t) => (t < 0.58 ? 60 * s.u : -((t - 0.58) ** 0.8) * 150 * s.u),
    });
    let art =
      paintSky(s) +
      birds(s, s.w * s.r.between(0.2, 0.6), sea * s.r.between(0.3, 0.5), s.r.int(4, 8)) +
      water(s, { top: sea, bottom: shore + 70 * s.u, colour: '#1f9aa6', glitter: 1.1 });
    if (s.r.chance(0.7)) art += headland(s, cape, sea);
    const sails = s.r.int(0, 3);
    for (let i = 0; i < sails; i++) {
      const size = s.r.between(0.2, 0.44);
      art += place(
        s.w * s.r.between(0.16, 0.6),
        sea + size * 40 * s.u,
        s.u * size,
        sailboat(s, s.r.pick(['#f7ead0', '#e8b06a', '#d8703c'])),
      );
    }
    art +=
      sand(s, shore) +
      sandMarks(s, shore) +
      palmsBehind(s, shore, plan === 'boats' ? 4 : s.r.int(plan === 'quiet' ? 2 : 5, 9));
    const hue = () => s.r.pick(['#0e7a82', '#c4402b', '#e9b23a', '#8a3a5a', '#3f6fa8']);
    const boat = (x: number, t: number, size: number) =>
      place(s.w * x, shore + (s.h - shore) * t, s.u * size, beachedBoat(s, hue()), s.r.chance(0.5));
    if (plan === 'shack')
      art +=
        place(s.w * s.r.between(0.62, 0.78), shore + 66 * s.u, s.u * s.r.between(0.96, 1.16), hut(s)) +
        boat(s.r.between(0.28, 0.44), s.r.between(0.3, 0.44), 0.72) +
        loungers(s, shore);
    else if (plan === 'boats')
      art +=
        boat(s.r.between(0.62, 0.8), 0.3, 0.6) +
        boat(s.r.between(0.3, 0.44), 0.42, 0.84) +
        boat(s.r.between(0.52, 0.66), 0.74, s.r.between(1.3, 1.6));
    else if (s.r.chance(0.6)) art += boat(s.r.between(0.6, 0.9), s.r.between(0.24, 0.66), s.r.between(0.5, 0.9));
    art += (plan === 'quiet' ? family(s, shore) : people(s, shore)) + framing(s);
    return { art, says: told[plan] };
  },
};

/** Drifts of sand, shells and the green creeper that holds the dunes. */
function sandMarks(s: Scene, shore: number): string {
  const top = shore + 110 * s.u;
  let drifts = '';
  let shells = '';
  for (let i = 0; i < 14; i++) {
    const t = s.r.next();
    const [x, y] = [s.w * s.r.next(), top + (s.h - top) * t];
    drifts += d`M${x} ${y}q${(30 + 50 * t) * s.u} ${(-4 - 7 * t) * s.u} ${(70 + 110 * t) * s.u} 0`;
    shells += d`M${s.w * s.r.next()} ${top + (s.h - top) * s.r.next()}h.1`;
  }
  const leaf = mix(s.shade('#4f7f46'), s.sky.deep, 0.2);
  const id = s.id();
  let creeper = `<defs><g id="${id}">${bush(s, 0, 0, 60, leaf, s.lit('#9fbf5f'))}</g></defs>`;
  const count = s.r.int(2, 5);
  for (let i = 0; i < count; i++)
    creeper += place(
      s.w * (1.02 - i * 0.07),
      s.h + (16 - s.r.between(0, 14)) * s.u,
      s.u * s.r.between(0.7, 1.2),
      `<use href="#${id}"/>`,
    );
  return (
    stroke(drifts, mix(s.shade('#c99a68'), s.lit('#e6bf86'), 0.3), 3 * s.u, 0.5) +
    stroke(shells, s.lit('#fff6e4'), 6 * s.u, 0.8) +
    creeper
  );
}

function headland(s: Scene, cape: readonly (readonly [number, number])[], sea: number): string {
  const clip = s.clip(d`M0 0H${s.w}V${sea + 2}H0Z`);
  return `<g clip-path="${clip}">${land(s, cape, sea + 4, s.far('#4f7f60', 0.42), 0.2)}</g>${mist(s, sea, 26 * s.u, 0.5)}`;
}

/** Wet sand, foam and the dry beach, in three sweeping lines. */
function sand(s: Scene, shore: number): string {
  const sweep = (y: number, lift: number) =>
    d`M-10 ${s.h}V${y + lift}C${s.w * 0.22} ${y - lift * 0.4} ${s.w * 0.45} ${y + lift * 1.5} ${s.w * 0.64} ${y + lift * 0.3}S${s.w * 0.9} ${y - lift} ${s.w + 10} ${y - lift * 0.6}V${s.h}Z`;
  // moonlight makes sand blue, where the palette alone would make it grey
  const moon = (hex: Hex) => (s.time === 'night' ? mix(hex, s.sky.air[2], 0.4) : hex);
  const dry = s.between(
    shore,
    s.h,
    [0, moon(s.lit('#f4dcae'))],
    [1, moon(mix(s.lit('#e6bf86'), s.shade('#c99a68'), 0.4))],
  );
  return (
    shape(sweep(shore, 34 * s.u), '#ffffff', s.glowing ? 0.3 : 0.55) +
    shape(sweep(shore + 7 * s.u, 34 * s.u), mix(s.shade('#b9d8cc'), s.sky.air[2], 0.4)) +
    shape(sweep(shore + 22 * s.u, 32 * s.u), '#ffffff', s.glowing ? 0.32 : 0.7) +
    shape(sweep(shore + 27 * s.u, 32 * s.u), mix(s.shade('#c9a878'), s.sky.air[3], 0.2)) +
    shape(sweep(shore + 56 * s.u, 30 * s.u), dry)
  );
}

function palmsBehind(s: Scene, shore: number, count: number): string {
  const from = s.r.between(0.56, 0.96 - count * 0.04);
  const spots = Array.from({ length: count }, (_, i) => ({
    x: s.w * (from + i * 0.05 + s.r.between(-0.02, 0.02)),
    y: shore + (56 + (i % 3) * 9) * s.u,
    height: s.r.between(150, 250) * s.u,
  }));
  return palmRow(s, spots, s.far('#2f6a4c', 0.14), s.lit('#9fbf5f'));
}

function hut(s: Scene): string {
  const thatch = s.down([0, s.lit('#d9ac6a')], [1, s.shade('#a97f48')]);
  const wood = mix(s.shade('#7a5236'), s.sky.deep, 0.25);
  const who = mix(s.sky.deep, '#2a1a1a', 0.3);
  let art = s.glowing ? oval(0, -50, 200, 110, s.radial([0, '#ffce82', 0.6], [1, '#ffb65e', 0])) : '';
  art +=
    oval(-s.side * 20, 4, 150, 9, s.sky.deep, 0.2) +
    shape('M-112-6V-84H112V-6Z', s.glowing ? '#f2b566' : mix(s.shade('#8a6242'), s.sky.deep, 0.3)) +
    stroke('M-60-54H60M-90-68H-66M66-68H90', s.glowing ? '#c9803a' : s.shade('#b58a5a'), 4);
  art += person('standing', -30, -6, 64, who) + person('sari', 16, -6, 60, who, true);
  art +=
    stroke('M-124 2V-92M-60 2V-92M60 2V-92M124 2V-92', wood, 6) +
    shape('M-126-2V-40H126V-2Z', s.down([0, s.lit('#c08a54')], [1, s.shade('#8f6238')])) +
    stroke('M-126-40H126', s.lit('#e9c48a'), 5) +
    stroke('M-90-36V-4M-54-36V-4M-18-36V-4M18-36V-4M54-36V-4M90-36V-4', wood, 1.6, 0.5);
  let fringe = 'M-160-82';
  for (let i = 0; i < 32; i++) fringe += i % 2 ? 'l10-9' : 'l10 11';
  art +=
    shape('M-160-82L-84-158Q0-172 84-158L160-82Z', thatch) +
    shape(`${fringe}L160-90H-160Z`, s.shade('#b98c52')) +
    stroke(
      'M-130-100L-80-152M-70-100L-46-160M0-98V-165M70-100L46-160M130-100L80-152M-100-96L-62-156M-36-98L-22-163M36-98L22-163M100-96L62-156',
      s.shade('#8f6a3c'),
      1.8,
      0.45,
    ) +
    shape('M-88-156Q0-176 88-156L80-148Q0-164-80-148Z', s.lit('#ecc88a'));
  for (let i = -2; i <= 2; i++)
    art += s.glowing
      ? disc(i * 54, -74, 26, s.radial([0, '#ffe2a0', 0.95], [1, '#ffc060', 0])) + disc(i * 54, -74, 5, '#fff0c4')
      : disc(i * 54, -74, 5, s.lit('#f0b84a'));
  return art;
}

function loungers(s: Scene, shore: number): string {
  let art = '';
  const y = shore + (s.h - shore) * 0.5;
  for (let i = 0; i < 3; i++) {
    const cloth = ['#c4402b', '#f0a830', '#0e7a72'][i % 3] ?? '#c4402b';
    const tilt = 'M0-96Q-40-98-62-70-42-76-32-70-16-80 0-74 14-80 30-70 42-78 62-70 40-98 0-96Z';
    const stripes = 'M0-96Q-16-90-32-70-16-80 0-74ZM0-96Q20-90 30-70 42-78 62-70 40-98 0-96Z';
    art += place(
      s.w * (0.58 + i * 0.135),
      y + i * 14 * s.u,
      s.u * (0.86 + i * 0.09),
      oval(-s.side * 26, 2, 62, 7, s.sky.deep, 0.2) +
        stroke('M0 0V-94', s.shade('#8a6a4a'), 3.4) +
        shape(tilt, s.lit(cloth)) +
        shape(stripes, s.lit('#fff2da'), 0.85) +
        shape('M-48-4L-42-14H16L42-34 48-30 22-8 20-2Z', s.lit('#e9d2a8')) +
        stroke('M-40-4V2M16-4V2', s.shade('#7a5a3a'), 3),
    );
  }
  return art;
}

/** Those far along the water's edge. */
function people(s: Scene, shore: number): string {
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const [tall, x, y] = [42 * s.u, s.w * s.r.between(0.16, 0.24), shore + 52 * s.u];
  return (
    person('standing', x, y, tall, dark) +
    person('sari', x + tall * 0.5, y + 2, tall * 0.95, dark, true) +
    person('child', x + tall * 1.04, y + 4, tall * 0.95, dark) +
    (s.glowing ? postLamp(s, s.w * 0.9, s.h - 90 * s.u, 90 * s.u) : '')
  );
}

/** Who walks together, and how far along, in heights of a person. */
type Walkers = readonly (readonly [pose: Pose, along: number])[];

const families: readonly [Walkers, ...Walkers[]] = [
  [
    ['standing', 0],
    ['sari', 0.5],
    ['child', 1.04],
  ],
  [
    ['sari', 0],
    ['child', 0.46],
    ['walker', 1],
    ['child', 1.7],
  ],
  [
    ['walker', 0],
    ['sari', 0.6],
    ['standing', 2.1],
    ['child', 2.6],
  ],
  [
    ['child', 0],
    ['child', 0.5],
    ['sari', 1.5],
  ],
];

/** A family walking near us, sometimes with a kite in the air. */
function family(s: Scene, shore: number): string {
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const hues = ['#2f6f7a', '#c4402b', '#e0a030', '#8a2f5f'] as const;
  const who = s.r.pick(families);
  const tall = s.r.between(84, 128) * s.u;
  const [x, y] = [s.w * s.r.between(0.24, 0.54), shore + (s.h - shore) * s.r.between(0.44, 0.72)];
  const walking = who
    .map(([pose, step], i) => {
      const at = x + step * tall;
      return (
        oval(at - s.side * 18 * s.u, y + 4, 26 * s.u, 4 * s.u, s.sky.deep, 0.24) +
        person(
          pose,
          at,
          y + i * 2,
          tall * (0.95 + (i % 2) * 0.05),
          mix(dark, s.shade(hues[i] ?? hues[0]), 0.5),
          i % 2 === 1,
        )
      );
    })
    .join('');
  const kite = s.r.chance(0.4)
    ? kites(s, [[x + (who.at(-1)?.[1] ?? 0) * tall, y - tall * 0.4]], s.horizon * 0.3, s.horizon * 0.5)
    : '';
  return kite + walking + (s.glowing ? postLamp(s, s.w * 0.9, s.h - 90 * s.u, 90 * s.u) : '');
}

/** Palms at the edge to look past; sometimes only one, sometimes none. */
function framing(s: Scene): string {
  const dark = mix(s.sky.deep, s.shade('#2f5a3f'), 0.3);
  const all = [
    { x: s.w * 0.03, y: s.h + 20, height: s.h * s.r.between(0.76, 0.9) },
    { x: s.w * 0.13, y: s.h + 40, height: s.h * s.r.between(0.56, 0.7) },
    { x: -s.w * 0.02, y: s.h + 30, height: s.h * 0.56 },
  ];
  return palmRow(s, all.slice(0, s.r.int(0, 3)), dark, s.far('#8fae5a', 0.02));
}
