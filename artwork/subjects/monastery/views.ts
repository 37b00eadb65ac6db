import { hollow, rounded } from '../../kit/buildings/facade.ts';
import { smoke } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { fields, riverBed } from '../../kit/land/valley-life.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { type Pose, person } from '../../kit/people/people.ts';
import { framingPines } from '../../kit/plants/pines.ts';
import { foliage } from '../../kit/plants/plants.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { chorten, gompaBlock, gompaHall } from './walls.ts';

const robes = ['#a8323a', '#8f2f2f', '#b5503a'] as const;

/** The river, its fields and the trees on this bank, below a monastery at `t` of the width. */
export function valleyFloor(s: Scene, h: number, t: number, green: boolean): string {
  const top = h * 1.04;
  const deep = s.h - top;
  const away = t > 0.5 ? -1 : 1;
  const soil = green ? '#6d8f50' : '#b59a70';
  const bend = (y: number) => s.w * (0.5 + away * (0.16 - 0.34 * y + 0.2 * Math.sin(y * 5.2)));
  const bed = riverBed(top, s.h + deep * 0.04, bend, (y) => (5 + 96 * y ** 1.5) * s.u);
  const ground = s.between(top, s.h, [0, s.far(soil, 0.4)], [1, mix(s.shade(soil), s.sky.deep, 0.3)]);
  const near = t > 0.5 ? ('left' as const) : ('right' as const);
  const x = s.w * (t > 0.5 ? 0.36 : 0.6);
  return (
    shape(d`M0 ${top}Q${s.w / 2} ${top - 16 * s.u} ${s.w} ${top}V${s.h}H0Z`, ground) +
    fields(s, top, deep) +
    shape(bed, s.between(top, s.h, [0, s.sky.air[3]], [0.4, s.far('#6fa8ae', 0.2)], [1, s.far('#4f8a96', 0.02)])) +
    stroke(
      [0.3, 0.5, 0.7, 0.86].map((y) => d`M${bend(y) - 40 * y * s.u} ${top + deep * y}h${70 * y * s.u}`).join(''),
      s.sky.air[3],
      2 * s.u,
      0.6,
    ) +
    (green
      ? framingPines(s, near, s.h - 10, s.h * 0.62, 4)
      : poplars(s, t > 0.5 ? 0.02 : 0.72, s.h * 0.99, 250) + poplars(s, t > 0.5 ? 0.3 : 0.5, top + deep * 0.42, 130)) +
    crowd(s, {
      from: x - 60 * s.u,
      to: x + 90 * s.u,
      top: s.h - 60 * s.u,
      bottom: s.h - 40 * s.u,
      count: 3,
      small: 76 * s.u,
      tall: 84 * s.u,
      poses: ['walker', 'carrying', 'child'],
    })
  );
}

/** A row of Lombardy poplars standing on y, from a share of the width on. */
function poplars(s: Scene, from: number, y: number, tall: number): string {
  const leaf = s.far('#6f8a44', 0.1);
  const light = s.lit('#d6c456');
  const id = s.id();
  const tree =
    stroke('M0 0V-40', mix(leaf, s.sky.deep, 0.5), 3) +
    shape(foliage(s.r, 0, -54, 12, 46, 0.2), leaf) +
    shape(foliage(s.r, s.side * 4, -60, 6, 34, 0.24), mix(leaf, light, 0.55));
  return (
    `<defs><g id="${id}">${tree}</g></defs>` +
    [0, 0.045, 0.085, 0.14, 0.18, 0.225]
      .map((dx) => place(s.w * (from + dx), y, (tall * s.u * s.r.between(0.78, 1.1)) / 100, `<use href="#${id}"/>`))
      .join('')
  );
}

/** The assembly hall between its wings, 980 wide, its porch in the middle. */
export function assembly(s: Scene, storeys: number, roof: Hex): string {
  const white = '#f4ead8';
  return (
    gompaBlock(s, 980, 128, white, 1, 14) +
    place(-300, -120, 1, gompaBlock(s, 230, 70, white, 1, 4)) +
    place(300, -120, 1, gompaBlock(s, 230, 70, white, 1, 4)) +
    gompaBlock(s, 500, 160 + storeys * 62, white, 1 + storeys, 7) +
    place(0, -158 - storeys * 62, 1, gompaHall(s, 340, 96, roof)) +
    porch(s)
  );
}

/** Before the assembly hall: its porch, the flag mast and the incense hearth, monks on their way in. */
export function courtyard(s: Scene, green: boolean): string {
  const ground = s.h * 0.78;
  const x = s.w * s.r.between(0.46, 0.54);
  const size = Math.min(s.u * 1.12, ground / 580);
  const roof = green ? '#e6b93f' : '#e0ac3a';
  const stone = '#c9b596';
  const hall = assembly(s, s.r.pick([1, 2]), roof);
  const mast = x + s.r.pick([-1, 1]) * s.w * 0.27;
  const foot = ground + (s.h - ground) * 0.4;
  const lines = [-0.9, -0.5, -0.2, 0.2, 0.5, 0.9]
    .map((k) => d`M${x + k * 200 * s.u} ${ground}L${x + k * s.w} ${s.h}`)
    .join('');
  const hearth = x - (mast - x) * 0.86;
  return (
    s.main(place(x, ground + 4, size, hall)) +
    shape(
      d`M-10 ${ground}H${s.w + 10}V${s.h + 4}H-10Z`,
      s.between(ground, s.h, [0, s.far(stone, 0.14)], [1, mix(s.shade(stone), s.sky.deep, 0.3)]),
    ) +
    stroke(lines + d`M0 ${ground + 40 * s.u}H${s.w}M0 ${ground + 96 * s.u}H${s.w}`, s.shade('#9a8468'), 2, 0.35) +
    banner(s, mast, foot, ground - 330 * s.u) +
    prayerFlags(s, [mast, ground - 300 * s.u], [x - (mast - x) * 2.2, ground - 190 * s.u], 60 * s.u, 15 * s.u) +
    place(hearth, foot, s.u * 1.5, chorten(s)) +
    place(hearth + (mast > x ? 104 : -104) * s.u, foot, s.u, incense(s)) +
    crowd(s, {
      from: x - 150 * s.u,
      to: x + 150 * s.u,
      top: ground + 18 * s.u,
      bottom: ground + 40 * s.u,
      count: 5,
      small: 66 * s.u,
      tall: 74 * s.u,
      poses: ['standing', 'walker', 'standing'],
      cloths: robes,
    }) +
    crowd(s, {
      from: x - s.w * 0.16,
      to: x + s.w * 0.16,
      top: s.h - 76 * s.u,
      bottom: s.h - 36 * s.u,
      count: 3,
      small: 112 * s.u,
      tall: 132 * s.u,
      poses: ['walker', 'standing', 'child'],
      cloths: robes,
    })
  );
}

/** The whitewashed hearth where juniper is burnt. */
const incense = (s: Scene): string =>
  (s.glowing ? '' : smoke(s, 0, -62)) +
  shape('M-22 0L-17-38H17L22 0Z', s.lit('#efe4d0')) +
  shape('M-20-38L-6-62H6L20-38Z', s.shade('#efe4d0')) +
  shape('M-8 0V-14a8 8 0 0 1 16 0V0Z', hollow(s, '#4a3a34'));

/** Four painted pillars before the door, a flight of steps up to them. */
function porch(s: Scene): string {
  const red = s.shade('#a8443a');
  let pillars = '';
  let heads = '';
  for (const x of [-96, -40, 40, 96]) {
    pillars += d`M${x - 7} -20V-98h14v78Z`;
    heads += d`M${x - 22} -98l8 -16h28l8 16Z`;
  }
  return (
    shape('M-118-18V-116H118V-18Z', mix(hollow(s, '#5a3a34'), s.sky.deep, 0.2)) +
    shape('M-30-18V-88H30V-18Z', s.glowing ? '#ffd384' : s.lit('#3f6f9a')) +
    stroke('M0-18V-88M-30-88H30', s.lit('#e0ac3a'), 3) +
    shape(pillars, red) +
    shape(heads, s.lit('#3f8a7a')) +
    shape('M-132-112H132V-136H-132Z', s.lit('#e0ac3a')) +
    stroke('M-132-124H132', red, 7) +
    shape('M-140-134H140L128-150H-128Z', s.shade('#8f3a30')) +
    shape('M-150 4L-122-20H122L150 4Z', s.lit('#cbb898')) +
    stroke('M-140-4H140M-131-12H131', s.shade('#9a8468'), 2)
  );
}

/** A tall mast with its long upright flag. */
function banner(s: Scene, x: number, foot: number, top: number): string {
  const cloths = ['#3f6fb0', '#f2ead8', '#c4402b', '#3f8a5a', '#e8b83a'] as const;
  const long = (foot - top) * 0.8;
  return (
    stroke(d`M${x} ${foot}V${top}`, s.shade('#6a4a3a'), 7 * s.u) +
    cloths
      .map((cloth, i) =>
        shape(
          d`M${x + 4 * s.u} ${top + 20 * s.u + (long * i) / 5}q${16 * s.u} ${6 * s.u} ${30 * s.u} 0v${long / 5}q${-14 * s.u} ${6 * s.u} ${-30 * s.u} 0Z`,
          s.lit(cloth),
        ),
      )
      .join('') +
    shape(d`M${x - 9 * s.u} ${top}l${9 * s.u} ${-26 * s.u}l${9 * s.u} ${26 * s.u}Z`, s.lit('#e0ac3a')) +
    shape(
      d`M${x - 34 * s.u} ${foot + 6}l${8 * s.u} ${-26 * s.u}h${52 * s.u}l${8 * s.u} ${26 * s.u}Z`,
      s.shade('#b5a58c'),
    )
  );
}

/** A wall of prayer wheels under its eave across the picture, and those who turn them. */
export function prayerWheels(s: Scene, t: number): string {
  const size = s.u * s.r.between(0.82, 1.2);
  const foot = s.h - 40 * s.u;
  const top = foot - 196 * size;
  const [paints, eaves] = s.r.pick(liveries);
  const wood = mix(s.shade('#7a4434'), s.sky.deep, 0.2);
  const step = 118 * size;
  const models = paints.map((paint) => ({ id: s.id(), art: wheel(s, paint) }));
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  art += shape(d`M-10 ${top}H${s.w + 10}V${foot}H-10Z`, mix(s.shade('#6a4a44'), s.sky.deep, 0.5));
  const first = -step * s.r.between(0.1, 0.4);
  const every = s.r.pick([1, 1, 4]);
  let posts = '';
  for (let i = 0; first + i * step < s.w + step; i++) {
    const x = first + (i + 0.5) * step;
    if (i % every === 0) posts += d`M${x - step / 2 - 7 * size} ${top}h${14 * size}V${foot}h${-14 * size}Z`;
    art += place(x, foot - 34 * size, size, `<use href="#${models[i % models.length]?.id}"/>`);
  }
  const eave = top - 26 * size;
  let tiles = '';
  for (let x = 0; x < s.w; x += 30 * size) tiles += d`M${x} ${eave + 4}v${-34 * size}`;
  art +=
    shape(posts, wood) +
    shape(d`M-10 ${foot - 34 * size}H${s.w + 10}V${foot}H-10Z`, s.shade('#8a4f3c')) +
    shape(d`M-10 ${foot}H${s.w + 10}V${s.h + 4}H-10Z`, mix(s.shade('#a8907a'), s.sky.deep, 0.35)) +
    shape(d`M-10 ${top + 22 * size}H${s.w + 10}V${eave}H-10Z`, s.lit(eaves[0])) +
    stroke(d`M-10 ${top + 10 * size}H${s.w + 10}`, s.lit('#e0ac3a'), 6 * size) +
    shape(
      d`M-10 ${eave + 4}H${s.w + 10}V${eave - 40 * size}H-10Z`,
      s.down([0, s.lit(eaves[1])], [1, s.shade(eaves[1])]),
    ) +
    stroke(tiles, s.shade(mix(eaves[1], '#2a1a1a', 0.4)), 2.4, 0.6);
  const away = t > 0.5 ? -1 : 1;
  const x = s.w * (t > 0.5 ? s.r.between(0.2, 0.4) : s.r.between(0.6, 0.8));
  return (
    art +
    s.r
      .pick(turners)
      .map(([pose, aside, tall, cloth]) =>
        person(pose, x + away * aside * s.u, s.h - 8 * s.u, tall * s.u, mix(s.sky.deep, s.shade(cloth), 0.6), t > 0.5),
      )
      .join('')
  );
}

/** The paints of the wheels, and of the beam and the roof over them. */
const liveries: readonly [Livery, ...Livery[]] = [
  [
    ['#a8443a', '#c98a3a'],
    ['#3f7f78', '#8f4a3a'],
  ],
  [['#c98a3a'], ['#a8443a', '#6a6a72']],
  [
    ['#a8443a', '#2f6f9a', '#c98a3a', '#3f8a5a'],
    ['#e0b04a', '#7a4a34'],
  ],
  [['#8f3a30'], ['#2f6f9a', '#b5653a']],
];
type Livery = readonly [paints: readonly Hex[], eaves: readonly [beam: Hex, roof: Hex]];

type Figure = readonly [pose: Pose, aside: number, tall: number, cloth: Hex];

/** Who goes along them: a family, an old woman alone, two monks and a boy. */
const turners: readonly [readonly Figure[], ...(readonly Figure[])[]] = [
  [
    ['standing', 0, 250, '#a8323a'],
    ['child', 70, 200, '#d9822b'],
    ['sari', 130, 226, '#2f5f7a'],
  ],
  [['sari', 40, 224, '#8f2f3f']],
  [
    ['walker', 0, 242, '#a8323a'],
    ['walker', 96, 236, '#8f2f2f'],
    ['child', 176, 206, '#a8323a'],
  ],
  [
    ['standing', 0, 246, '#3f5f7a'],
    ['sari', 84, 226, '#d9822b'],
  ],
];

/** A drum on its axle, 92 wide and 134 high, in bands of gold; its foot at the origin. */
const wheel = (s: Scene, surface: string): string =>
  stroke('M0 4V-146', s.shade('#4a3a30'), 6) +
  shape('M-43 0V-124Q0-138 43-124V0Q0 12-43 0Z', rounded(s, surface)) +
  stroke('M-43-6Q0 6 43-6M-43-24Q0-12 43-24M-43-98Q0-110 43-98M-43-116Q0-128 43-116', s.lit('#e8c060'), 4) +
  stroke('M-30-76q8-12 14 0t14 0 14 0 14 0M-30-52q8-12 14 0t14 0 14 0 14 0', s.lit('#f0d890'), 4.4, 0.9);
