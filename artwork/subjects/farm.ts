import { mix } from '../colour.ts';
import { fence, guests } from '../garden.ts';
import { cornerHouse } from '../houses.ts';
import { pavilion } from '../pavilions.ts';
import type { Scene } from '../scene.ts';
import { d, oval, place, shape, stroke } from '../shapes.ts';
import { stay } from '../stay.ts';

export const farm = stay({
  says: 'a farmhouse with its fields, haystack and cow',
  temperament: 'forest',
  settings: ['plain', 'mountain', 'plain', 'lake'],
  half: 200,
  build: (s) =>
    place(
      196,
      -14,
      0.8,
      cornerHouse(s, {
        w: 200,
        h: 96,
        wall: '#a84a34',
        roof: '#7a8288',
        gable: 110,
        pitch: 60,
        columns: 2,
        trim: '#f3e6d0',
        chimney: false,
      }),
    ) +
    pavilion(s, {
      w: 290,
      h: 88,
      wall: s.r.pick(['#f4e6c8', '#efd4b0', '#e3e6d4']),
      roof: s.r.pick(['#b5633a', '#9a5540']),
      rise: 76,
      columns: 4,
    }) +
    haystack(s, -212, 0) +
    haystack(s, -258, 10),
  before: (s, { ground }, x) =>
    cropRows(s, ground + (s.h - ground) * 0.3) +
    fence(s, -10, s.w + 10, ground + (s.h - ground) * 0.26, mix(s.shade('#9a7048'), s.sky.deep, 0.12)) +
    cow(s, x - 190 * s.u, ground + 42 * s.u) +
    cow(s, x + 220 * s.u, ground + 34 * s.u) +
    guests(s, x + 10 * s.u, ground + 26 * s.u, 52 * s.u, 2),
});

const haystack = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    1,
    oval(-s.side * 10, 2, 44, 6, s.sky.deep, 0.22) +
      shape(
        'M-36 2Q-44-36-16-62 0-76 16-62 44-36 36 2Z',
        s.across(
          [0, s.side < 0 ? s.lit('#e6c06a') : s.shade('#b8924a')],
          [1, s.side < 0 ? s.shade('#b8924a') : s.lit('#e6c06a')],
        ),
      ) +
      stroke('M-24-10Q-20-30-8-50M0-6V-56M22-10Q20-30 8-50', s.shade('#a8843c'), 1.8, 0.6),
  );

function cropRows(s: Scene, y: number): string {
  const focus = s.w * 0.5;
  let rows = '';
  let leaves = '';
  for (let i = -9; i <= 9; i++) {
    rows += d`M${focus + i * 46 * s.u} ${y}L${focus + i * 150 * s.u} ${s.h + 10}l${50 * s.u} 0L${focus + i * 46 * s.u + 18 * s.u} ${y}Z`;
    for (let k = 0; k < 4; k++) leaves += d`M${focus + i * (52 + k * 26) * s.u} ${y + (s.h - y) * (0.1 + k * 0.26)}h.1`;
  }
  return (
    shape(
      d`M0 ${y}H${s.w}V${s.h}H0Z`,
      s.between(y, s.h, [0, s.far('#8a6a42', 0.12)], [1, mix(s.shade('#6f4f34'), s.sky.deep, 0.3)]),
    ) +
    shape(rows, s.lit('#7fa04a'), 0.8) +
    stroke(leaves, s.lit('#b9cf62'), 12 * s.u, 0.7)
  );
}

function cow(s: Scene, x: number, y: number): string {
  const hide = s.lit('#f3ebe0');
  const body =
    'M-46-50Q-20-60 24-54L36-66 34-74 42-70 50-74 50-66Q60-60 58-52L48-46Q42-40 38-34L34-28 34 0H27L25-24Q0-18-26-24L-28 0H-35L-40-26Q-52-34-46-50Z';
  return place(
    x,
    y,
    s.u * 0.78,
    oval(-s.side * 10, 2, 48, 5, s.sky.deep, 0.22) +
      shape(body, hide) +
      shape('M-34-54Q-18-58-12-50-16-36-30-36-40-42-34-54ZM6-56Q22-56 22-44 12-36 4-44Z', s.shade('#7a5a48')) +
      stroke('M-46-48Q-56-34-52-18', s.shade('#a89888'), 3),
    s.r.chance(0.5),
  );
}
