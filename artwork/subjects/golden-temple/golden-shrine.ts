import { arch, hollow, panes, rounded, wall } from '../../kit/buildings/facade.ts';
import { postLamp } from '../../kit/buildings/houses.ts';
import { chhatri } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, outline, oval, type Point, place, shape, stroke, through } from '../../kit/core/shapes.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';

export const gold = '#eab744';
export const marble = '#fbf4e8';

/** The gilded sanctum; its foot on the water at the origin. */
export function shrine(s: Scene): string {
  const lit = wall(s, gold);
  const pale = s.lit('#ffe39a');
  const dim = s.shade('#a8742a');
  let art = shape('M-116 0V-60H116V0Z', wall(s, marble));
  art +=
    shape([-92, -56, 56, 92].map((x) => arch(x, -6, 24, 42)).join(''), s.shade('#d9cfc4')) +
    shape([-92, -56, 56, 92].map((x) => arch(x, -6, 14, 32)).join(''), hollow(s, gold));
  art += stroke('M-118-58H118', pale, 4);
  art += shape('M-112-60V-116H112V-60Z', lit);
  art += panes(s, {
    x: -108,
    y: -112,
    w: 216,
    h: 48,
    columns: 11,
    rows: 1,
    arched: true,
    fillX: 0.5,
    fillY: 0.7,
    frame: dim,
    lamps: 1,
  });
  art += shape('M-122-116L-112-126H112L122-116Z', pale) + stroke('M-112-88h0M-112-64H112', dim, 2, 0.6);
  art +=
    shape('M-32 0V-128H32V0Z', wall(s, mix(gold, '#ffffff', 0.12))) +
    shape(arch(0, -2, 44, 66), dim) +
    shape(arch(0, -2, 28, 52), hollow(s, gold)) +
    panes(s, { x: -26, y: -122, w: 52, h: 48, columns: 3, rows: 1, arched: true, fillX: 0.6, frame: dim, lamps: 1 });
  let pearls = '';
  for (let x = -100; x <= 100; x += 20) pearls += d`M${x - 6} -126c-2-8 2-10 6-15 4 5 8 7 6 15Z`;
  art += shape(pearls, pale);
  art +=
    shape('M-62-126V-158H62V-126Z', lit) +
    panes(s, { x: -58, y: -154, w: 116, h: 26, columns: 7, rows: 1, arched: true, fillX: 0.5, frame: dim, lamps: 1 }) +
    shape('M-70-158L-62-166H62L70-158Z', pale);
  for (const x of [-94, 94]) art += place(x, -124, 1, chhatri(s, 40, gold));
  art += ribbedDome(s, 0, -164, 78);
  for (const x of [-52, 52]) art += place(x, -164, 1, chhatri(s, 22, gold));
  return art + shape('M-126 4V-4H126V4Z', s.lit(marble));
}

/** The low fluted dome like a lotus turned over. */
function ribbedDome(s: Scene, x: number, y: number, w: number): string {
  let ribs = '';
  for (const t of [-0.36, -0.18, 0, 0.18, 0.36])
    ribs += d`M${x + t * w * 1.05} ${y}Q${x + t * w * 1.3} ${y - w * 0.34} ${x + t * w * 0.2} ${y - w * 0.62}`;
  return (
    stroke(d`M${x} ${y - w * 0.6}v${-w * 0.34}`, s.lit(gold), 3) +
    disc(x, y - w * 0.7, 4.6, s.lit('#ffe39a')) +
    shape(
      d`M${x - w * 0.46} ${y}C${x - w * 0.68} ${y - w * 0.3} ${x - w * 0.36} ${y - w * 0.56} ${x} ${y - w * 0.64}C${x + w * 0.36} ${y - w * 0.56} ${x + w * 0.68} ${y - w * 0.3} ${x + w * 0.46} ${y}Z`,
      rounded(s, gold),
    ) +
    stroke(ribs, s.shade('#a8742a'), 1.6, 0.6) +
    shape(d`M${x - w * 0.16} ${y - w * 0.56}Q${x} ${y - w * 0.74} ${x + w * 0.16} ${y - w * 0.56}Z`, s.lit('#ffe39a')) +
    oval(x, y, w * 0.48, 4, s.lit('#ffe39a'))
  );
}

/** The marble walk over the water to a gate at the side. */
export function causeway(s: Scene, x: number, foot: number, way: number, long: number): string {
  const end = x + way * long;
  const [l, r] = [Math.min(x, end), Math.max(x, end)];
  let piers = '';
  let rail = '';
  for (let at = l + 14 * s.u; at < r; at += 34 * s.u)
    piers += d`M${at} ${foot + 2}v${-16 * s.u}q${10 * s.u} ${-10 * s.u} ${20 * s.u} 0v${16 * s.u}Z`;
  for (let at = l; at < r; at += 9 * s.u) rail += d`M${at} ${foot - 26 * s.u}v${-12 * s.u}`;
  let lamps = '';
  for (let i = 1; i < 6; i++) lamps += postLamp(s, x + way * (110 + i * 52) * s.u, foot - 26 * s.u, 44 * s.u);
  return (
    shape(d`M${l} ${foot + 2}v${-28 * s.u}H${r}v${28 * s.u}Z`, wall(s, marble)) +
    shape(piers, s.shade('#b9b4b4'), 0.6) +
    crowd(s, {
      from: l + 60 * s.u,
      to: r - 30 * s.u,
      top: foot - 26 * s.u,
      bottom: foot - 26 * s.u,
      count: 7,
      small: 30 * s.u,
      tall: 32 * s.u,
    }) +
    lamps +
    stroke(rail, s.lit(marble), 2 * s.u) +
    stroke(d`M${l} ${foot - 38 * s.u}H${r}`, s.lit(gold), 2.6 * s.u) +
    place(end, foot, s.u, gatehouse(s))
  );
}

function gatehouse(s: Scene): string {
  return (
    shape('M-70 2V-112H70V2Z', wall(s, marble)) +
    panes(s, { x: -66, y: -106, w: 132, h: 44, columns: 5, rows: 1, arched: true, frame: s.shade('#d9cfc4') }) +
    shape(arch(0, 0, 46, 56), hollow(s, marble)) +
    stroke('M-74-112H74M-70-60H70', s.lit(gold), 4) +
    place(-54, -112, 1, chhatri(s, 28, marble, gold)) +
    place(54, -112, 1, chhatri(s, 28, marble, gold)) +
    ribbedDome(s, 0, -113, 44)
  );
}

/** The same walk seen from its near end, which is at `nearX`. */
export function approach(s: Scene, x: number, foot: number, scale: number, nearX: number): string {
  const half = 33 * s.u * scale;
  const wide = s.w * (s.crop === 'tall' ? 0.3 : 0.2);
  const floor = s.between(foot, s.h, [0, s.lit('#f4ead8')], [1, mix(s.lit('#e6d8c0'), s.shade('#c9b8a4'), 0.5)]);
  /** A point at `k` of the half width, `t` of the way from the temple to us. */
  const at = (k: number, t: number): Point => [
    x + (nearX - x) * t + k * (half + (wide - half) * t),
    foot + (s.h - foot) * t,
  ];
  const strip = (k: number) => outline([at(-k, 0), at(-k, 1), at(k, 1), at(k, 0)]);
  const stops = s.r.pick([
    [0.12, 0.34, 0.66, 1.1],
    [0.06, 0.2, 0.44, 0.8],
  ]);
  let lamps = '';
  for (const t of stops) for (const side of [-1, 1]) lamps += postLamp(s, ...at(side, t), (50 + 110 * t) * s.u);
  const walkers = Array.from({ length: 9 }, (_, i) => {
    const t = 0.06 + ((i + s.r.between(0, 0.8)) / 9) * 0.8;
    const [px, py] = at(s.r.between(-0.62, 0.62), t);
    const cloth = s.r.pick(['#e8dcc4', '#2f6f9a', '#d9822b', '#a8323a'] as const);
    return person(
      s.r.pick(['sari', 'standing', 'walker', 'child'] as const),
      px,
      py,
      (32 + 96 * t) * s.u,
      mix(s.sky.deep, s.shade(cloth), 0.45),
      s.r.chance(0.5),
    );
  });
  return (
    shape(strip(1), floor) +
    shape(strip(0.3), s.lit('#b5432f'), 0.5) +
    stroke(`M${through([at(-1, 0), at(-1, 1)])}M${through([at(1, 0), at(1, 1)])}`, s.lit(gold), 5 * s.u) +
    walkers.join('') +
    lamps
  );
}

/** The white walk around the pool, with its watchtowers. */
export function arcade(s: Scene, shore: number): string {
  const face: Hex = s.far(marble, 0.24);
  const dim = s.far('#b9a8a0', 0.3);
  const tall = 62 * s.u;
  let arches = '';
  for (let x = -6; x < s.w + 20; x += 26 * s.u) arches += arch(x, shore, 17 * s.u, 36 * s.u);
  let towers = '';
  for (const t of [s.r.between(0.06, 0.14), s.r.between(0.24, 0.36), s.r.between(0.84, 0.94)])
    towers += place(
      s.w * t,
      shore,
      s.u * s.r.between(0.8, 1.05),
      shape('M-20 0L-15-170H15L20 0Z', face) +
        shape('M-22-96H22v6H-22ZM-21-170H21v7H-21Z', dim) +
        shape('M-6-110v-16h12v16zM-6-146v-16h12v16zM-6-60v-16h12v16z', s.glowing ? '#ffd384' : dim) +
        place(0, -170, 1, chhatri(s, 30, marble, '#f0d9a0')),
    );
  let domes = '';
  for (let i = 0; i < Math.round(s.w / (150 * s.u)); i++)
    domes += place((i + 0.5) * 150 * s.u, shore - tall, s.u, chhatri(s, 24, marble));
  return (
    towers +
    shape(d`M-10 ${shore + 2}v${-tall}H${s.w + 10}v${tall}Z`, face) +
    domes +
    shape(arches, s.glowing ? mix('#ffd384', dim, 0.3) : dim) +
    stroke(d`M-10 ${shore - tall}H${s.w + 10}M-10 ${shore - 42 * s.u}H${s.w + 10}`, dim, 3 * s.u, 0.7)
  );
}
