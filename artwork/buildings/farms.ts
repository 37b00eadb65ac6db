import { balcony, boards, door, front, gableFront, hipRoof, row, stack, steps, verandah } from '../building-parts.ts';
import { type Hex, mix } from '../colour.ts';
import { panes, wall } from '../facade.ts';
import { fence, guests } from '../garden.ts';
import { cornerHouse, lampGlow } from '../houses.ts';
import { pavilion } from '../pavilions.ts';
import { leafyTree } from '../plants.ts';
import type { Scene } from '../scene.ts';
import type { Setting } from '../setting.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Building } from './building.ts';

const barnAndHouse = (s: Scene): string =>
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
  haystack(s, -258, 10);

/** A slate-roofed hill farm with maize drying under its eaves. */
function hillFarm(s: Scene): string {
  const stone = '#c3b29a';
  const wood = '#8a5a38';
  let cobs = '';
  for (let x = -120; x < 124; x += 12) cobs += d`M${x} -138v13`;
  let crates = '';
  for (const [x, y] of [
    [178, 0],
    [210, 0],
    [194, -22],
  ] as const)
    crates +=
      shape(d`M${x - 15} ${y}v-20h30v20Z`, s.lit('#c99a5f')) +
      stroke(d`M${x - 10} ${y - 22}h0M${x} ${y - 24}h0M${x + 9} ${y - 22}h0`, s.lit('#d8362b'), 10);
  return (
    lampGlow(s, 0, -80, 270, 150) +
    front(s, -10, 270, 84, stone) +
    boards(s, -145, 0, 270, 84, stone, 15) +
    row(s, -132, -40, -66, 42, 2, wood) +
    row(s, 40, 116, -66, 42, 2, wood) +
    door(s, 0, 0, 36, 56, wood, '#e6c79a') +
    front(s, -10, 270, 56, '#b98a5a', -84) +
    row(s, -138, 118, -134, 42, 6, '#e6c79a') +
    balcony(s, -160, 140, -86, wood, wood, 22) +
    stroke(cobs, s.lit('#e8b83a'), 8) +
    hipRoof(s, -10, -136, 182, 96, 66, s.r.pick(['#6f7a84', '#8a7a6a'])) +
    stack(s, 60, -180, 16, 26, stone) +
    front(s, 196, 0, 0, stone) +
    crates +
    haystack(s, -220, 6)
  );
}

/** A gambrel barn with a silo and a wind pump. */
function greatBarn(s: Scene): string {
  const red = s.r.pick(['#a8402f', '#b5653a', '#5f6f5a']);
  const trim = '#f7ecd6';
  let vanes = '';
  for (let i = 0; i < 10; i++) vanes += d`M0 0L${Math.cos((i * Math.PI) / 5) * 26} ${Math.sin((i * Math.PI) / 5) * 26}`;
  return (
    stroke('M232 0L246-170M262 0L248-170M236-50H259M240-100H254', s.shade('#7a6a5c'), 4) +
    place(
      247,
      -176,
      1,
      stroke(vanes, s.lit('#f0e6d4'), 5) + disc(0, 0, 5, s.shade('#7a6a5c')) + shape('M0-3L-44-10V10Z', s.lit(red)),
    ) +
    front(s, -178, 60, 150, '#d9d2c6') +
    shape('M-208-150a30 30 0 0 1 60 0Z', s.lit('#b5b0a8')) +
    boards(s, -208, 0, 60, 150, '#d9d2c6', 18) +
    lampGlow(s, 0, -70, 240, 140) +
    shape('M-126 0V-92L-94-146 0-180 94-146 126-92V0Z', wall(s, red)) +
    boards(s, -126, 0, 252, 92, red, 14, true) +
    shape('M-142-86L-104-152 0-192 104-152 142-86 130-82 96-140 0-176-96-140-130-82Z', s.shade('#5a5450')) +
    shape('M-44 0V-78H44V0Z', s.shade(mix(red, '#000000', 0.2))) +
    stroke('M-44 0V-78H44V0M-44-78L44 0M44-78L-44 0M0 0V-78', s.lit(trim), 5) +
    shape('M-24-104H24V-146H-24Z', s.glowing ? '#ffd384' : s.shade('#5a3428')) +
    stroke('M-24-104H24V-146H-24ZM0-104V-146', s.lit(trim), 4) +
    row(s, -114, -58, -64, 40, 1, trim) +
    row(s, 58, 114, -64, 40, 1, trim) +
    place(172, 0, 0.56, pavilion(s, { w: 150, h: 76, wall: '#f4e6c8', roof: '#8a6a58', columns: 3, rise: 54 })) +
    haystack(s, -250, 10)
  );
}

/** A tiled southern farmhouse with its bullock cart and areca palms. */
function tiledFarm(s: Scene): string {
  const wood = '#7a4f34';
  const cart =
    shape('M-46-34H46V-46H-46Z', s.lit('#b5824f')) +
    stroke('M-40-46V-60M-20-46V-60M0-46V-60M20-46V-60M40-46V-60M-44-60H44M46-38L104-8', s.shade(wood), 4) +
    disc(0, -26, 27, s.shade(wood)) +
    disc(0, -26, 20, s.far('#94a356', 0.1)) +
    stroke('M-24-26H24M0-50V-2M-17-43L17-9M17-43L-17-9', s.shade(wood), 3.4) +
    disc(0, -26, 6, s.lit('#b5824f'));
  return (
    lampGlow(s, 0, -60, 270, 130) +
    front(s, 0, 310, 74, s.r.pick(['#f3e2bc', '#e6efe0', '#f0c9a0'])) +
    row(s, -146, -50, -62, 44, 3, wood) +
    row(s, 50, 146, -62, 44, 3, wood) +
    verandah(s, -172, 172, 0, 70, 8, wood, 6) +
    hipRoof(s, 0, -66, 204, 120, 70, s.r.pick(['#a8553a', '#b5643f'])) +
    gableFront(s, 0, 84, 74, 42, '#e6c79a', '#a8553a') +
    door(s, 0, 0, 36, 56, wood, '#f6e6c4') +
    panes(s, { x: -24, y: -98, w: 48, h: 26, columns: 4, rows: 1, lamps: 1 }) +
    place(-236, 6, 1, cart) +
    haystack(s, 224, 4) +
    steps(s, 0, 80, 7)
  );
}

type Crop = (s: Scene, y: number) => string;

/** The field before a farm, the same in every crop of the picture, fenced, with cows and people on its far side. */
const fields = (s: Scene, { ground, lot = 0 }: Surroundings, x: number): string =>
  (sown[Math.floor(lot * sown.length)] ?? cropRows)(s, ground + (s.h - ground) * 0.3) +
  fence(s, -10, s.w + 10, ground + (s.h - ground) * 0.26, mix(s.shade('#9a7048'), s.sky.deep, 0.12)) +
  cow(s, x - s.r.between(140, 240) * s.u, ground + 42 * s.u) +
  (s.r.chance(0.6) ? cow(s, x + s.r.between(130, 280) * s.u, ground + 34 * s.u) : '') +
  guests(s, x + 10 * s.u, ground + 26 * s.u, 52 * s.u, 2);

const farm = (says: string, build: (s: Scene) => string, fits?: readonly Setting[]): Building => ({
  says,
  half: 210,
  ...(fits ? { fits } : {}),
  build,
  before: fields,
});

export const farms: readonly [Building, ...Building[]] = [
  farm('a farmhouse with its fields, haystack and cows', barnAndHouse),
  farm('a hill farm with maize drying under its eaves', hillFarm, [
    'mountain',
    'highland',
    'hills',
    'river',
    'lake',
    'forest',
  ]),
  farm('a farm with its great barn and wind pump', greatBarn, ['plain', 'hills', 'lake']),
  farm('a tiled farmhouse with its bullock cart', tiledFarm, [
    'backwater',
    'coast',
    'plain',
    'hills',
    'forest',
    'river',
  ]),
];

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

type Field = readonly [soil: Hex, leaf: Hex, bloom: Hex];

/** Vegetables, mustard, marigolds, chillies, young rice. */
const crops: readonly [Field, ...Field[]] = [
  ['#8a6a42', '#7fa04a', '#b9cf62'],
  ['#8f7a3f', '#8fa03a', '#f0cf3a'],
  ['#7f6440', '#5f8a44', '#f0922e'],
  ['#94643f', '#5f8f4c', '#c9402f'],
  ['#7f9a94', '#8fb84f', '#cfe07a'],
];

function cropRows(s: Scene, y: number): string {
  const focus = s.w * s.r.between(0.3, 0.7);
  const [soil, leaf, bloom] = s.r.pick(crops);
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
  for (let i = -3; i <= 3; i++) banks += d`M${focus + i * 150 * s.u} ${y}L${focus + i * 400 * s.u} ${s.h + 4}`;
  art += stroke(tufts, young, 3.4 * s.u, 0.85);
  return art + stroke(banks, s.shade('#7f7a4a'), 12 * s.u) + stroke(banks, bank, 7 * s.u);
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
  const body =
    'M-46-50Q-20-60 24-54L36-66 34-74 42-70 50-74 50-66Q60-60 58-52L48-46Q42-40 38-34L34-28 34 0H27L25-24Q0-18-26-24L-28 0H-35L-40-26Q-52-34-46-50Z';
  return place(
    x,
    y,
    s.u * 0.78,
    oval(-s.side * 10, 2, 48, 5, s.sky.deep, 0.22) +
      shape(body, hide) +
      shape('M-34-54Q-18-58-12-50-16-36-30-36-40-42-34-54ZM6-56Q22-56 22-44 12-36 4-44Z', s.shade(patch)) +
      stroke('M-46-48Q-56-34-52-18', s.shade('#a89888'), 3),
    s.r.chance(0.5),
  );
}
