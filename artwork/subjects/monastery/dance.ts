import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, outline, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { person } from '../../kit/people/people.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { gilt, paving } from './paving.ts';
import { assembly } from './views.ts';

/** The festival: dancers in masks and wide sleeves, the hall at the end, galleries full of people on both sides. */
export function dance(s: Scene, green: boolean): string {
  const ground = s.h * 0.66;
  const x = s.w * s.r.between(0.47, 0.53);
  const reach = s.w * (s.w > s.h ? 0.27 : 0.3);
  const size = Math.min((reach * 2) / 960, ground / 640);
  const flags = [-1, 1].map((way) =>
    prayerFlags(s, [x, ground - 470 * size], [x + way * s.w * 0.44, ground - 250 * s.u], 40 * s.u, 14 * s.u),
  );
  return (
    place(x, ground + 4, size, assembly(s, s.r.pick([1, 2]), gilt(green))) +
    flags.join('') +
    paving(s, ground, x) +
    [-1, 1].map((way) => gallery(s, ground, x + way * reach, way)).join('') +
    dancers(s, x, ground)
  );
}

/** Two storeys of a gallery coming towards us from the hall, people looking out of both. */
function gallery(s: Scene, ground: number, from: number, way: number): string {
  const edge = way < 0 ? -20 : s.w + 20;
  const foot = ground + (s.h - ground) * 0.62;
  /** A point at `u` of the way to us and `v` of the height. */
  const at = (u: number, v: number): Point => {
    const tall = 170 * s.u * (1 + u * 1.3);
    return [from + (edge - from) * u, ground + (foot - ground) * u - tall * v];
  };
  const band = (low: number, high: number, from0 = 0, to0 = 1) =>
    outline([at(from0, low), at(from0, high), at(to0, high), at(to0, low)]);
  const dim = way === s.side;
  const white = dim ? s.shade('#f4ead8') : mix(s.lit('#f4ead8'), s.shade('#f4ead8'), 0.3);
  const red = s.shade('#a8443a');
  const hollow = s.glowing ? mix('#ffcf86', s.shade('#6a3a2c'), 0.45) : mix(s.shade('#5a3a34'), s.sky.deep, 0.35);
  const posts = Array.from({ length: 7 }, (_, i) => (i / 6) ** 1.25);
  let pillars = '';
  let people = '';
  for (const u of posts)
    for (const [low, high] of [
      [0, 0.44],
      [0.52, 0.9],
    ] as const) {
      const [a, b] = [at(u, low), at(u, high)];
      pillars += d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
    }
  for (let i = 0; i < 14; i++) {
    const u = ((i + s.r.between(0.1, 0.9)) / 14) ** 1.2;
    const [px, py] = at(u, i % 2 ? 0.5 : 0);
    people += person(
      s.r.pick(['standing', 'sari', 'standing']),
      px,
      py,
      52 * s.u * (1 + u * 1.2),
      mix(s.sky.deep, s.shade(s.r.pick(['#a8323a', '#d9822b', '#2f6f7a', '#8f2f2f'])), 0.6),
    );
  }
  return (
    shape(band(0, 1), white) +
    shape(band(0, 0.44) + band(0.52, 0.9), hollow) +
    people +
    shape(band(0.44, 0.66), mix(red, s.lit('#a8443a'), 0.4)) +
    stroke(pillars, s.lit('#c9683f'), 9 * s.u) +
    shape(band(0.44, 0.5) + band(0.66, 0.68), s.lit(gilt(true))) +
    shape(band(0.9, 1), s.shade('#8f3a30')) +
    shape(band(0.98, 1.03), s.lit('#f4ead6'))
  );
}

/** A ring of dancers, each with a mask, wide sleeves and an apron; the nearest largest. */
function dancers(s: Scene, x: number, ground: number): string {
  const deep = s.h - ground;
  const silks = ['#c4402b', '#2f6fb0', '#e0a030', '#2f8a6a', '#8a3a8a', '#d9662b'] as const;
  const count = s.r.pick([6, 7]);
  const turn = s.r.between(0, Math.PI);
  return Array.from({ length: count }, (_, i) => turn + (i / count) * Math.PI * 2)
    .map((a): Point => [x + Math.cos(a) * s.w * 0.2, ground + deep * (0.5 + 0.27 * Math.sin(a))])
    .sort((a, b) => a[1] - b[1])
    .map(([px, py], i) => {
      const tall = (70 + 90 * ((py - ground) / deep)) * s.u;
      return (
        oval(px, py, tall * 0.4, tall * 0.06, s.sky.deep, 0.28) +
        place(px, py, tall / 100, dancer(s, silks[i % 6] ?? silks[0], silks[(i + 2) % 6] ?? silks[0]), i % 2 > 0)
      );
    })
    .join('');
}

const dancer = (s: Scene, silk: Hex, trim: Hex): string =>
  shape('M-6-2L-14-24H14L20-4 12 0 6-12-2 0Z', mix(s.sky.deep, s.shade('#5a3a34'), 0.5)) +
  shape('M-10-70L-46-84-52-58-36-44-16-54-28-14Q0-4 28-16L14-54 34-62 50-88 34-98 10-72Z', s.lit(silk)) +
  shape('M-46-84L-52-58-40-48-38-80ZM34-98L50-88 40-70 28-90Z', s.lit(trim)) +
  shape('M-9-62H9L14-20Q0-14-14-20Z', s.lit(trim)) +
  stroke('M-7-48H7M-9-36H9', s.lit('#f2ead8'), 3) +
  disc(0, -84, 14, s.lit(mix(trim, '#8a2f2a', 0.3))) +
  shape('M-12-92Q-14-108-4-104 0-114 4-104 14-108 12-92Z', s.lit('#c4402b')) +
  stroke('M-5-86h.1M5-86h.1', s.lit('#fff4dc'), 5.4) +
  stroke('M-5-86h.1M5-86h.1', s.sky.deep, 2.4) +
  shape('M-7-78Q0-72 7-78L5-73H-5Z', s.lit('#fff4dc'));
