import { type Hex, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Scene } from '../core/scene.ts';
import { d, n, type Point, shape, smooth, through } from '../core/shapes.ts';

export interface RidgeProfile {
  readonly y: number;
  readonly rise: number;
  /** 0.35 rolling, 0.6 craggy. */
  readonly rough?: number;
  readonly points?: number;
  /** Lifts (negative) or lowers the line along the way, in pixels; t runs 0..1. */
  readonly bend?: (t: number) => number;
}

/** A skyline by midpoint displacement, a little wider than the frame. */
export function profile(r: Random, w: number, { y, rise, rough = 0.5, points = 48, bend }: RidgeProfile): Point[] {
  let line = [r.between(-0.5, 0.5), r.between(-0.5, 0.5), r.between(-0.5, 0.5)];
  let spread = 1;
  while (line.length < points) {
    const next: number[] = [];
    line.forEach((here, i) => {
      const after = line[i + 1];
      next.push(here);
      if (after !== undefined) next.push((here + after) / 2 + r.between(-0.5, 0.5) * spread);
    });
    line = next;
    spread *= rough;
  }
  const last = line.length - 1;
  return line.map((value, i) => [-20 + ((w + 40) * i) / last, y + value * rise + (bend?.(i / last) ?? 0)]);
}

export const heightAt = (line: readonly Point[], x: number): number => {
  for (let i = 1; i < line.length; i++) {
    const [x0, y0] = line[i - 1] ?? [0, 0];
    const [x1, y1] = line[i] ?? [0, 0];
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / Math.max(1e-6, x1 - x0);
  }
  return line.at(-1)?.[1] ?? 0;
};

/** Land under a skyline, paling towards its foot as air gathers in the valleys. */
export function land(s: Scene, line: readonly Point[], foot: number, colour: Hex, paling = 0.4): string {
  const top = Math.min(...line.map(([, y]) => y));
  const fill = s.between(top, foot, [0, colour], [1, mix(colour, s.sky.haze, paling)]);
  return shape(`M-20 ${n(foot)}L${through(line)}L${n(s.w + 20)} ${n(foot)}Z`, fill);
}

/** The same with a soft line, for old hills and dunes. */
export function hills(s: Scene, line: readonly Point[], foot: number, colour: Hex, paling = 0.4): string {
  const top = Math.min(...line.map(([, y]) => y));
  const fill = s.between(top, foot, [0, colour], [1, mix(colour, s.sky.haze, paling)]);
  return shape(`M-20 ${n(foot)}L${smooth(line)}L${n(s.w + 20)} ${n(foot)}Z`, fill);
}

/** A hillside whose skyline is a forest. */
export function woods(s: Scene, line: readonly Point[], foot: number, colour: Hex, tall: number, paling = 0.4): string {
  const top = Math.min(...line.map(([, y]) => y)) - tall;
  const fill = s.between(top, foot, [0, colour], [1, mix(colour, s.sky.haze, paling)]);
  const edge: Point[] = [];
  // a wide picture is as heavy with fewer, broader trees as another with more
  const broad = s.crop === 'wide' ? 1.25 : 1;
  let x = -20;
  while (x < s.w + 20) {
    const width = tall * broad * s.r.between(0.24, 0.5);
    const height = tall * s.r.between(0.35, 1);
    const y = heightAt(line, x + width);
    edge.push([x + width * 0.5, y - height], [x + width, y - height * 0.18]);
    x += width;
  }
  return shape(d`M-20 ${foot}L${through(edge)}V${foot}Z`, fill);
}

/** Broad crowns along a line, down to the foot: woods of the plains and the coasts, where no firs grow. */
export function broadWoods(
  s: Scene,
  line: readonly Point[],
  foot: number,
  colour: Hex,
  tall: number,
  paling = 0.4,
): string {
  const top = Math.min(...line.map(([, y]) => y)) - tall;
  const fill = s.between(top, foot, [0, colour], [1, mix(colour, s.sky.haze, paling)]);
  let edge = d`M-20 ${foot}V${Math.round(heightAt(line, 0))}`;
  for (let x = -20; x < s.w + 20; ) {
    const wide = Math.round(tall * s.r.between(0.7, 1.7));
    const rise = Math.round(heightAt(line, x + wide) - heightAt(line, x));
    edge += d`a${Math.round(wide / 2)} ${Math.round(tall * s.r.between(0.45, 0.9))} 0 0 1 ${wide} ${rise}`;
    x += wide;
  }
  return shape(d`${edge}V${foot}Z`, fill);
}
