import type { Hex } from '../core/colour.ts';
import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, type Point, shape } from '../core/shapes.ts';
import { heightAt } from '../land/ridges.ts';
import { merlons } from './mughal.ts';

/** A crenellated wall with round bastions following a ridge. */
export function fortWall(
  s: Scene,
  line: readonly Point[],
  from: number,
  to: number,
  tall: number,
  colour: Hex,
): string {
  const top: Point[] = [];
  const step = tall * 2.1;
  const dim = mix(colour, s.sky.deep, 0.2);
  let towers = '';
  let shades = '';
  let teeth = '';
  for (let x = from; x <= to; x += step) {
    const y = heightAt(line, x) - tall * 0.72;
    top.push([x, y], [Math.min(to, x + step), y]);
    teeth += merlons(x, Math.min(to, x + step), y + 1, tall * 0.14);
    if (s.r.chance(0.62)) {
      const w = tall * s.r.between(0.5, 0.8);
      const h = tall * s.r.between(1, 1.5);
      const base = heightAt(line, x) + tall * 0.5;
      towers +=
        d`M${x - w * 0.6} ${base}L${x - w / 2} ${base - h - tall * 0.3}h${w}L${x + w * 0.6} ${base}Z` +
        merlons(x - w / 2, x + w / 2, base - h - tall * 0.3 + 1, tall * 0.14);
      shades += d`M${x} ${base}V${base - h - tall * 0.3}h${(-s.side * w) / 2}l${-s.side * w * 0.1} ${h + tall * 0.3}Z`;
    }
  }
  const wall = top.map(([x, y]) => d`L${x} ${y}`).join('');
  return (
    shape(
      d`M${from} ${heightAt(line, from) + tall}${wall}L${to} ${heightAt(line, to) + tall}Z` + teeth,
      mix(colour, dim, 0.45),
    ) +
    shape(towers, colour) +
    shape(shades, dim, 0.7)
  );
}
