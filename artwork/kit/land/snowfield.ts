import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, type Point, shape, stroke } from '../core/shapes.ts';
import { pine } from '../plants/pines.ts';
import { heightAt, hills, profile, woods } from './ridges.ts';

/** A smooth field of snow under a line, bluer towards our feet. */
export function snowfield(s: Scene, line: readonly Point[], distance: number): string {
  const top = Math.min(...line.map(([, y]) => y));
  const white = mix(s.lit('#ffffff'), s.sky.haze, distance);
  const blue = mix(s.shade('#e9f0fb'), s.sky.haze, distance);
  return (
    hills(s, line, s.h + 4, white, 0).replace(/fill="[^"]*"/, `fill="${s.between(top, s.h, [0, white], [1, blue])}"`) +
    shape(
      `M${line.map(([x, y]) => d`${x} ${y + 40 * s.u + Math.sin(x / 90) * 22 * s.u}`).join('L')}L${s.w + 20} ${s.h + 4}H-20Z`,
      blue,
      0.55,
    )
  );
}

/** A belt of woods in the middle distance about `y`, the snow that it stands on below it. */
export function woodedSnow(s: Scene, y: number, foot = y + 120 * s.u): string {
  const line = profile(s.r, s.w, { y, rise: 50 * s.u });
  const drift = (x: number) => (16 + 7 * Math.sin(x / 130) + 7 * Math.sin(x / 310)) * s.u;
  return (
    woods(s, line, foot, s.far('#3f6a68', 0.3), 34 * s.u) +
    snowfield(
      s,
      line.map(([x, at]) => [x, at + drift(x)] as const),
      0.24,
    )
  );
}

/** Pines under snow on both sides of the picture. */
export function snowPines(s: Scene, line: readonly Point[], count: number, tall: number, distance: number): string {
  let dark = '';
  let snow = '';
  for (let i = 0; i < count; i++) {
    const t = s.r.chance(0.5) ? s.r.between(0, 0.36) : s.r.between(0.66, 1);
    const x = s.w * t;
    const tree = pine(
      s.r,
      x,
      heightAt(line, x) + s.r.between(6, 34) * s.u,
      tall * s.r.between(0.7, 1.2) * s.u,
      s.side,
      0.21,
    );
    dark += tree.whole;
    snow += tree.lit;
  }
  return shape(dark, s.far('#2f5358', distance)) + shape(snow, mix(s.lit('#ffffff'), s.sky.haze, distance), 0.75);
}

/** Great pines under snow standing in the corners, at shares of the width and heights of the picture. */
export function edgePines(s: Scene, trees: readonly (readonly [number, number])[]): string {
  let art = '';
  for (const [t, tall] of trees) {
    const tree = pine(s.r, s.w * t, s.h + 10, s.h * tall, s.side, 0.2);
    art += shape(tree.whole, mix(s.sky.deep, s.shade('#2f5358'), 0.4)) + shape(tree.lit, s.lit('#f6f9ff'), 0.7);
  }
  return art;
}

/** Snow lying along the edges of a roof or a wall, given as path data. */
export const snowCap = (s: Scene, path: string, thick: number): string =>
  stroke(path, s.shade('#dfe8f5'), thick) +
  `<g transform="translate(0 ${-Math.round(thick * 2.4) / 10})">${stroke(path, s.lit('#ffffff'), thick * 0.62)}</g>`;

/** Falling snow: three sizes of flake. */
export function snowfall(s: Scene, count: number): string {
  const white: Hex = mix('#ffffff', s.sky.haze, 0.1);
  return [3.4, 5, 7.4]
    .map((size, rank) => {
      let path = '';
      for (let i = 0; i < count / (1 + rank); i++) path += d`M${s.r.next() * s.w} ${s.r.next() * s.h}h0`;
      return stroke(path, white, size * Math.max(0.8, s.u), 0.55 + rank * 0.12);
    })
    .join('');
}
