import { type Hex, mix } from '../../../kit/core/colour.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Surroundings } from '../../../kit/land/surroundings.ts';
import { fence, guests } from '../../../kit/plants/garden.ts';
import { leafyTree } from '../../../kit/plants/plants.ts';

type Crop = (s: Scene, y: number) => string;

/** The field before a farm, the same in every crop of the picture, fenced, with cows and people on its far side. */
export const fields = (s: Scene, { ground, setting, lot = 0 }: Surroundings, x: number): string =>
  (setting === 'desert' || setting === 'highland' ? cropRows : (sown[Math.floor(lot * sown.length)] ?? cropRows))(
    s,
    ground + (s.h - ground) * 0.3,
  ) +
  cow(s, x - s.r.between(140, 240) * s.u, ground + 42 * s.u) +
  (s.r.chance(0.6) ? cow(s, x + s.r.between(130, 280) * s.u, ground + 34 * s.u) : '') +
  guests(s, x + 10 * s.u, ground + 26 * s.u, 52 * s.u, 2) +
  fence(s, -10, s.w + 10, ground + (s.h - ground) * 0.26, mix(s.shade('#9a7048'), s.sky.deep, 0.12));

type Field = readonly [soil: Hex, leaf: Hex, bloom: Hex];

/** Vegetables, mustard, marigolds, chillies, young rice. */
const crops: readonly [Field, ...Field[]] = [
  ['#8a6a42', '#7fa04a', '#b9cf62'],
  ['#8f7a3f', '#8fa03a', '#f0cf3a'],
  ['#7f6440', '#5f8a44', '#f0922e'],
  ['#94643f', '#5f8f4c', '#c9402f'],
  ['#7f9a94', '#8fb84f', '#cfe07a'],
];

/** Millet, guar, cumin: what the sands bear. */
const dryCrops: readonly [Field, ...Field[]] = [
  ['#c09a66', '#a8a056', '#d9b860'],
  ['#b58f62', '#94984e', '#c9c070'],
  ['#c4a072', '#9aa468', '#f0dcc0'],
];

function cropRows(s: Scene, y: number): string {
  const focus = s.w * s.r.between(0.3, 0.7);
  const [soil, leaf, bloom] = s.r.pick(s.setting === 'desert' ? dryCrops : crops);
  let rows = '';
  let leaves = '';
  for (let i = -14; i <= 14; i++) {
    rows += d`M${focus + i * 46 * s.u} ${y}L${focus + i * 150 * s.u} ${s.h + 10}l${50 * s.u} 0L${focus + i * 46 * s.u + 18 * s.u} ${y}Z`;
    for (let k = 0; k < 4; k++) leaves += d`M${focus + i * (52 + k * 26) * s.u} ${y + (s.h - y) * (0.1 + k * 0.26)}h.1`;
  }
  return (
    shape(
      d`M0 ${y}H${s.w}V${s.h}H0Z`,
      s.between(y, s.h, [0, s.far(soil, 0.12)], [1, mix(s.shade(soil), s.sky.deep, 0.3)]),
    ) +
    shape(rows, s.lit(leaf), 0.8) +
    stroke(leaves, s.lit(bloom), 12 * s.u, 0.7)
  );
}

/** Fruit trees in rows on mown grass. */
function orchard(s: Scene, y: number): string {
  const id = s.id();
  const fruit = s.r.pick(['#d8402b', '#f0a830', '#f4e6d4'] as const);
  const leaf = s.far('#4f8a4a', 0.04);
  const tree =
    leafyTree(s, 100, leaf, s.lit('#a9c860'), 0.24) +
    stroke('M-24-50h.1M-8-70h.1M14-58h.1M26-72h.1M4-42h.1M-16-84h.1M18-40h.1', s.lit(fruit), 7);
  let art = shape(
    d`M0 ${y}H${s.w}V${s.h}H0Z`,
    s.between(y, s.h, [0, s.far('#9ab85c', 0.12)], [1, mix(s.shade('#7f9f4c'), s.sky.deep, 0.24)]),
  );
  for (const [t, step, size] of [
    [0.2, 120, 0.7],
    [0.52, 178, 1],
    [0.98, 260, 1.45],
  ] as const) {
    const foot = y + (s.h - y) * t;
    for (let x = s.r.between(-0.6, 0) * step * s.u; x < s.w + step * s.u; x += step * s.u)
      art +=
        oval(x - s.side * 20 * size * s.u, foot + 2, 40 * size * s.u, 6 * size * s.u, s.sky.deep, 0.2) +
        place(x, foot, size * s.u * 0.9, `<use href="#${id}"/>`, s.r.chance(0.5));
  }
  return `<defs><g id="${id}">${tree}</g></defs>${art}`;
}

/** Flooded plots between banks, seedlings in some of them. */
function plots(s: Scene, y: number): string {
  const deep = s.h - y;
  const bank = s.lit('#a9b85c');
  const young = s.lit('#8fb84a');
  let art = shape(
    d`M0 ${y}H${s.w}V${s.h}H0Z`,
    s.between(y, s.h, [0, mix(s.sky.air[3], s.lit('#8fb0a8'), 0.5)], [1, mix(s.lit('#6f9fa4'), s.sky.air[1], 0.4)]),
  );
  let tufts = '';
  for (let i = 0; i < 150; i++) {
    const t = 0.06 + (i % 15) / 16;
    tufts += d`M${s.w * s.r.next()} ${y + deep * t}v${-(5 + 13 * t) * s.u}`;
  }
  const focus = s.w * s.r.between(0.36, 0.64);
  let banks = '';
  for (const t of [0.26, 0.62])
    banks += d`M0 ${y + deep * t}Q${s.w * 0.5} ${y + deep * (t - 0.04)} ${s.w} ${y + deep * t}`;
  for (let i = -3; i <= 3; i++) banks += d`M${focus + i * 138 * s.u} ${y - 12}L${focus + i * 400 * s.u} ${s.h + 4}`;
  art += stroke(tufts, young, 3.4 * s.u, 0.85);
  const within = s.clip(d`M0 ${y}H${s.w}V${s.h}H0Z`);
  return `${art}<g clip-path="${within}">${stroke(banks, s.shade('#8a8450'), 10 * s.u)}${stroke(banks, bank, 7 * s.u)}</g>`;
}

const sown: readonly Crop[] = [cropRows, cropRows, orchard, plots];

type Coat = readonly [hide: Hex, patch: Hex];

const coats: readonly [Coat, ...Coat[]] = [
  ['#f3ebe0', '#7a5a48'],
  ['#efe6d8', '#e6dccb'],
  ['#c98f5c', '#b57c4a'],
  ['#8a5f44', '#f0e6d8'],
];

function cow(s: Scene, x: number, y: number): string {
  const [coat, patch] = s.r.pick(coats);
  const hide = s.lit(coat);
  // the humped cattle of India: hump, dewlap, drooping ears, horns that sweep up
  const body =
    'M-48-50Q-30-57-4-54 4-68 16-68 26-66 28-56L38-62Q46-66 52-60L64-46Q66-40 60-38L50-40 44-46Q40-32 32-26L33 0H26L23-26Q0-18-26-25L-28 0H-35L-41-28Q-54-36-48-50Z';
  return place(
    x,
    y,
    s.u * 0.78,
    oval(-s.side * 10, 2, 50, 5, s.sky.deep, 0.22) +
      shape('M10-26L13 0H19L18-26ZM-22-26L-18 0H-12L-12-26Z', s.shade(coat)) +
      shape(body, hide) +
      shape('M-36-54Q-20-58-14-50-18-36-32-36-42-42-36-54ZM0-52Q16-54 16-44 8-34-2-42Z', s.shade(patch)) +
      shape('M41-58Q32-62 30-54 34-48 42-53Z', s.shade(coat)) +
      stroke('M43-61Q40-74 48-80M49-61Q50-72 58-76', s.lit('#e9dcc0'), 3) +
      stroke('M53-55h.1', s.sky.deep, 3) +
      stroke('M-48-48Q-58-34-54-14', s.shade('#a89888'), 3),
    s.r.chance(0.5),
  );
}
