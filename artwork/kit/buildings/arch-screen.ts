import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, type Point, shape, stroke } from '../core/shapes.ts';

export interface Bay {
  readonly x: number;
  /** Half its width. */
  readonly half: number;
  /** Heights of its point and of where its arch begins. */
  readonly top: number;
  readonly spring: number;
}

export interface ArchScreen {
  /** The first is the one we look through; the others flank it. */
  readonly bays: readonly [Bay, ...Bay[]];
  /** Where the openings end below. */
  readonly foot: number;
  readonly stone: Hex;
  readonly inlay: Hex;
  /** Lobes each side of the point; none for a plain pointed arch. */
  readonly lobes?: number;
}

/** A wall that we look out through, filling the picture: arches, their mouldings, and inlay in what is left of the wall. */
export function archScreen(s: Scene, { bays, foot, stone, inlay, lobes = 0 }: ArchScreen): string {
  const openings = bays.map((bay) => opening(bay, foot, lobes)).join('');
  const near = mix(s.sky.deep, s.shade(stone), s.glowing ? 0.42 : 0.5);
  const [main] = bays;
  const ink = mix(near, s.lit(inlay), 0.42);
  const fill = s.between(0, s.h, [0, near], [1, mix(near, s.sky.deep, 0.4)]);
  return (
    `<path d="M-4-4H${Math.round(s.w) + 4}V${Math.round(s.h) + 4}H-4Z${openings}" fill="${fill}" fill-rule="evenodd"/>` +
    stroke(openings, mix(near, s.lit(inlay), 0.18), 20 * s.u) +
    stroke(openings, s.lit(inlay), 4 * s.u, 0.7) +
    panel(s, main, foot, ink) +
    [-1, 1].map((way) => spandrel(s, main, way, ink, s.lit(inlay))).join('')
  );
}

/** The same light with its sun or moon where the arch does not cut it. */
export const lightWithin = (s: Scene, { x, half, spring }: Bay): Scene => ({
  ...s,
  sun: { x: x + s.side * half * 0.5, y: Math.max(s.sun.y, spring * 0.62) },
});

/** The points of one side of the arch, from where it springs up to its point. */
function haunch({ x, half, top, spring }: Bay, way: number, count: number): Point[] {
  const rise = spring - top;
  const corners: readonly Point[] = [
    [x + way * half, spring],
    [x + way * half, spring - rise * 0.55],
    [x + way * half * 0.46, top + rise * 0.26],
    [x, top],
  ];
  const at = (axis: 0 | 1, t: number) => {
    const [a = 0, b = 0, c = 0, e = 0] = corners.map((point) => point[axis]);
    return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3;
  };
  return Array.from({ length: count + 1 }, (_, i): Point => [at(0, i / count), at(1, i / count)]);
}

function opening(bay: Bay, foot: number, lobes: number): string {
  const { x, half, spring } = bay;
  const lobed = (points: readonly Point[], way: number) =>
    points.slice(1).map((to, i) => {
      const from = points[i] ?? to;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const out = lobes ? 0.42 * way : 0;
      return d`Q${(from[0] + to[0]) / 2 - dy * out} ${(from[1] + to[1]) / 2 + dx * out} ${to[0]} ${to[1]}`;
    });
  const count = lobes || 18;
  const left = lobed(haunch(bay, -1, count), -1);
  const right = lobed([...haunch(bay, 1, count)].reverse(), -1);
  return d`M${x - half} ${foot}V${spring}` + left.join('') + right.join('') + d`V${foot}Z`;
}

/** The frame around the arch, with lozenges along it where the wall is broad enough. */
function panel(s: Scene, { x, half, top }: Bay, foot: number, ink: Hex): string {
  const [l, r] = [x - half - 30 * s.u, x + half + 30 * s.u];
  const head = top - 24 * s.u;
  let lozenges = '';
  for (const [edge, way] of [
    [l, -1],
    [r, 1],
  ] as const)
    for (let y = head + 40 * s.u; y < foot - 30 * s.u; y += 62 * s.u)
      lozenges += d`M${edge + way * 26 * s.u} ${y - 20 * s.u}l${12 * s.u} ${20 * s.u} ${-12 * s.u} ${20 * s.u} ${-12 * s.u} ${-20 * s.u}Z`;
  return (
    stroke(
      d`M${l} ${foot}V${head}H${r}V${foot}M${l - 52 * s.u} ${foot}V${head - 52 * s.u}H${r + 52 * s.u}V${foot}`,
      ink,
      3 * s.u,
      0.8,
    ) + shape(lozenges, ink, 0.8)
  );
}

/** A flower and its tendrils in the corner over one side of the arch. */
function spandrel(s: Scene, bay: Bay, way: number, ink: Hex, bright: Hex): string {
  const rise = bay.spring - bay.top;
  const size = Math.min(bay.half * 0.16, rise * 0.2);
  const [x, y] = [bay.x + way * (bay.half - size * 1.1), bay.top + size * 1.2];
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const a = (Math.PI * i) / 4;
    const at = (turn: number, reach: number) =>
      [x + Math.cos(a + turn) * size * reach, y + Math.sin(a + turn) * size * reach] as const;
    const [left, tip, right] = [at(-0.34, 0.34), at(0, 0.66), at(0.34, 0.34)];
    petals += d`M${x} ${y}L${left[0]} ${left[1]}L${tip[0]} ${tip[1]}L${right[0]} ${right[1]}Z`;
  }
  const tendril = (sx: number, sy: number) =>
    d`M${x + sx * size * 0.7} ${y + sy * size * 0.7}q${sx * size * 0.9} ${sy * size * -0.1} ${sx * size * 1.1} ${sy * size * 0.5}t${sx * size * 1.1} ${sy * size * 0.2}`;
  const down = d`M${x} ${y + size * 0.9}q${way * size * 0.4} ${size * 0.5} ${way * size * 0.1} ${size * 0.9}`;
  return (
    stroke(tendril(-way, -0.5) + down, ink, 3.4 * s.u) +
    stroke(d`M${x - size * 0.86} ${y}a${size * 0.86} ${size * 0.86} 0 1 1 0 .1Z`, ink, 3 * s.u) +
    shape(petals, bright, 0.6)
  );
}
