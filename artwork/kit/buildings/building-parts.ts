import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, n, place, shape, stroke } from '../core/shapes.ts';
import { arch, glass, hollow, panes, wall } from './facade.ts';
import { railing } from './houses.ts';

/** A plain front standing on the ground, its middle at x. */
export const front = (s: Scene, x: number, w: number, h: number, surface: Hex, foot = 0): string =>
  shape(d`M${x - w / 2} ${foot}v${-h}h${w}v${h}Z`, wall(s, surface));

/** The slopes of a hipped roof over x ± half from y, the one away from the light darker; the ridge is `ridge` wide each way. */
export function hippedSlopes(
  s: Scene,
  x: number,
  y: number,
  half: number,
  ridge: number,
  rise: number,
  roof: Hex,
): string {
  const way = s.side < 0 ? 1 : -1;
  return (
    shape(
      d`M${x - half} ${y}L${x - ridge} ${y - rise}H${x + ridge}L${x + half} ${y}Z`,
      s.down([0, s.lit(roof)], [1, mix(s.lit(roof), s.shade(roof), 0.6)]),
    ) +
    shape(d`M${x + way * half} ${y}L${x + way * ridge} ${y - rise}L${x + way * ridge * 0.6} ${y}Z`, s.shade(roof), 0.5)
  );
}

/** The same with its courses of tile or slate. */
export function hipRoof(s: Scene, x: number, y: number, half: number, ridge: number, rise: number, roof: Hex): string {
  let courses = '';
  for (let i = 1; i < 5; i++) {
    const t = i / 5;
    const reach = ridge + (half - ridge) * t;
    courses += d`M${x - reach} ${y - rise + rise * t}h${reach * 2}`;
  }
  return (
    hippedSlopes(s, x, y, half, ridge, rise, roof) +
    stroke(courses, s.shade(roof), 1.5, 0.45) +
    stroke(d`M${x - ridge} ${y - rise}h${ridge * 2}`, s.lit(mix(roof, '#ffffff', 0.3)), 3.4) +
    stroke(d`M${x - half} ${y}h${half * 2}`, s.shade(mix(roof, '#3a2420', 0.4)), 3)
  );
}

/** A gable seen from its front: the wall under the slopes, and two roof edges. */
export function gableFront(
  s: Scene,
  x: number,
  w: number,
  h: number,
  rise: number,
  surface: Hex,
  roof: Hex,
  over = w * 0.09,
): string {
  const half = w / 2;
  const drop = (rise * over) / half;
  const edge = Math.max(7, w * 0.05);
  const [left, right] = [
    d`M${x - half - over} ${-h + drop}L${x} ${-h - rise}v${-edge}L${x - half - over} ${-h + drop - edge}Z`,
    d`M${x + half + over} ${-h + drop}L${x} ${-h - rise}v${-edge}L${x + half + over} ${-h + drop - edge}Z`,
  ];
  return (
    shape(d`M${x - half} 0V${-h}L${x} ${-h - rise}L${x + half} ${-h}V0Z`, wall(s, surface)) +
    shape(d`M${x - half} ${-h}L${x} ${-h - rise}L${x + half} ${-h}L${x} ${-h - rise + edge * 1.6}Z`, s.sky.deep, 0.2) +
    shape(left, s.side < 0 ? s.lit(roof) : s.shade(roof)) +
    shape(right, s.side < 0 ? s.shade(roof) : s.lit(roof))
  );
}

/** Pointed openings in a row from x0 to x1, standing on y. */
export function openArches(
  s: Scene,
  x0: number,
  x1: number,
  y: number,
  tall: number,
  count: number,
  surface: Hex,
  trim?: Hex,
): string {
  const step = (x1 - x0) / count;
  let path = '';
  for (let i = 0; i < count; i++) path += arch(x0 + step * (i + 0.5), y, step * 0.72, tall);
  return shape(path, hollow(s, surface)) + (trim ? stroke(path, s.lit(trim), 2.2) : '');
}

/** A deep shaded verandah behind posts, from x0 to x1 on y. */
export const verandah = (
  s: Scene,
  x0: number,
  x1: number,
  y: number,
  tall: number,
  count: number,
  post: Hex,
  thick = 6,
): string => verandahShade(s, x0, x1, y, tall) + verandahPosts(s, x0, x1, y, tall, count, post, thick);

/** The shade under a verandah's roof, lamplit after dark; doors that are to be seen come after it. */
export const verandahShade = (s: Scene, x0: number, x1: number, y: number, tall: number): string =>
  shape(
    d`M${x0} ${y}v${-tall}H${x1}v${tall}Z`,
    s.glowing ? mix('#ffcf86', s.shade('#8a5a3a'), 0.4) : s.sky.deep,
    s.glowing ? 0.6 : 0.34,
  );

/** The posts of a verandah and the beam on them. */
export function verandahPosts(
  s: Scene,
  x0: number,
  x1: number,
  y: number,
  tall: number,
  count: number,
  post: Hex,
  thick = 6,
): string {
  let posts = '';
  for (let i = 0; i <= count; i++) posts += d`M${x0 + ((x1 - x0) * i) / count} ${y}v${-tall}`;
  return stroke(posts, s.lit(post), thick) + stroke(d`M${x0 - 4} ${y - tall}H${x1 + 4}`, s.lit(post), thick * 0.9);
}

/** A slab with a railing, from x0 to x1, its floor at y. */
export const balcony = (
  s: Scene,
  x0: number,
  x1: number,
  y: number,
  rail: Hex,
  slab: Hex = '#f7efe2',
  tall = 20,
): string =>
  shape(d`M${x0} ${y}H${x1}v6H${x0}Z`, s.lit(slab)) + stroke(railing(x0 + 2, y, x1 - x0 - 4, tall, 9), s.lit(rail), 2);

/** A door with its frame, standing on y. */
export const door = (s: Scene, x: number, y: number, w: number, h: number, wood: Hex, trim: Hex): string =>
  shape(d`M${x - w / 2} ${y}v${-h}h${w}v${h}Z`, s.glowing ? mix('#ffb65e', s.shade(wood), 0.55) : s.shade(wood)) +
  stroke(d`M${x - w / 2} ${y}v${-h}h${w}v${h}`, s.lit(trim), 3) +
  stroke(d`M${x} ${y}v${-h}`, s.shade(mix(wood, '#000000', 0.3)), 1.4);

/** A thatched roof with a ragged hem, over x ± half from y. */
export function thatch(
  s: Scene,
  x: number,
  y: number,
  half: number,
  ridge: number,
  rise: number,
  straw: Hex = '#cfa566',
): string {
  const count = Math.max(10, Math.round(half / 7));
  const step = (half * 2) / count;
  let hem = '';
  for (let i = 0; i < count; i++) hem += i % 2 ? d`l${step} ${-6}` : d`l${step} 6`;
  let combs = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9 - 0.5;
    combs += d`M${x + t * ridge * 2} ${y - rise + 4}L${x + t * half * 1.9} ${y - 5}`;
  }
  return (
    shape(
      d`M${x - half} ${y}` +
        hem +
        d`L${x + ridge} ${y - rise}Q${x} ${y - rise - rise * 0.12} ${x - ridge} ${y - rise}Z`,
      s.down([0, s.lit(straw)], [1, s.shade(straw)]),
    ) +
    stroke(combs, s.shade(mix(straw, '#5a3a20', 0.3)), 1.6, 0.45) +
    shape(
      d`M${x - ridge * 1.15 - 3} ${y - rise + 9}Q${x} ${y - rise - rise * 0.2} ${x + ridge * 1.15 + 3} ${y - rise + 9}L${x + ridge} ${y - rise + 2}Q${x} ${y - rise - 2} ${x - ridge} ${y - rise + 2}Z`,
      s.lit(mix(straw, '#fff0c8', 0.4)),
    )
  );
}

/** A row of windows with frames. */
export const row = (
  s: Scene,
  x0: number,
  x1: number,
  top: number,
  h: number,
  count: number,
  trim: Hex,
  arched = false,
): string =>
  panes(s, {
    x: x0,
    y: top,
    w: x1 - x0,
    h,
    columns: count,
    rows: 1,
    arched,
    fillX: 0.46,
    fillY: 0.8,
    frame: s.lit(trim),
  });

/** A chimney pot or a water tank on a roof line. */
export const stack = (s: Scene, x: number, y: number, w: number, h: number, brick: Hex): string =>
  shape(d`M${x - w / 2} ${y}v${-h}h${w}v${h}Z`, wall(s, brick)) +
  shape(d`M${x - w * 0.66} ${y - h}h${w * 1.32}v-5h${-w * 1.32}Z`, s.shade(brick));

/** A creeper in flower climbing from a point. */
export function creeper(s: Scene, x: number, y: number, tall: number, bloom: Hex): string {
  let leaves = '';
  let flowers = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 16;
    const [px, py] = [x + Math.sin(i * 2.3) * (9 + 13 * t), y - tall * t];
    leaves += d`M${px} ${py}h0`;
    if (i % 2) flowers += d`M${px + 5} ${py - 6}h0`;
  }
  return stroke(leaves, s.far('#4f8a50', 0.05), 22) + stroke(flowers, s.lit(bloom), 9);
}

/** Round white lamps or pots along a terrace. */
export const pots = (s: Scene, xs: readonly number[], y: number, bloom: Hex): string =>
  xs
    .map((x) =>
      place(
        x,
        y,
        1,
        shape('M-9 0L-11-16H11L9 0Z', s.lit('#b5633a')) +
          disc(0, -24, 12, s.far('#4d8050', 0.04)) +
          stroke('M-4-28h0M5-24h0M1-33h0', s.lit(bloom), 5),
      ),
    )
    .join('');

/** Steps up to a plinth. */
export const steps = (s: Scene, x: number, w: number, h: number, stone: Hex = '#d9c4a4'): string =>
  shape(d`M${x - w / 2 - h} 4L${x - w / 2} ${-h}h${w}L${x + w / 2 + h} 4Z`, s.lit(stone)) +
  stroke(d`M${x - w / 2 - h * 0.5} ${-h * 0.4}h${w + h}`, s.shade(stone), 1.8, 0.7);

/** A big single pane with its mullions, lit from within after dark. */
export function bigGlass(s: Scene, path: string, bars: string, frame: Hex): string {
  const fill = s.glowing
    ? s.down([0, '#ffe3a6'], [1, '#f6b765'])
    : s.down([0, mix(glass(s), s.sky.air[2], 0.45)], [1, glass(s)]);
  return shape(path, fill) + stroke(bars, s.lit(frame), 3) + stroke(path, s.lit(frame), 4);
}

/** Horizontal or upright boards over a rectangle. */
export function boards(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  surface: Hex,
  step: number,
  upright = false,
): string {
  let path = '';
  if (upright) for (let at = step; at < w; at += step) path += d`M${x + at} ${y}v${-h}`;
  else for (let at = step; at < h; at += step) path += d`M${x} ${y - at}h${w}`;
  return stroke(path, s.shade(mix(surface, '#3a2420', 0.25)), 1.4, 0.45);
}

/** Writing-free sign board on two posts. */
export const signBoard = (s: Scene, x: number, y: number, hue: Hex): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${
    stroke('M-24 0V-46M24 0V-46', s.shade('#6a4a34'), 4) +
    shape('M-36-30H36V-62H-36Z', s.glowing ? mix(hue, '#ffd384', 0.4) : s.lit(hue)) +
    stroke('M-22-50H22M-22-41H10', s.lit('#fff4e0'), 4)
  }</g>`;
