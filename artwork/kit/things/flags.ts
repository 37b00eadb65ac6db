import type { Scene } from '../core/scene.ts';
import { d, type Point, shape, stroke } from '../core/shapes.ts';

const five = ['#3f6fb0', '#f2ead8', '#c4402b', '#3f8a5a', '#e8b83a'] as const;

/** A cord of prayer flags between two points, in their five colours. */
export function prayerFlags(s: Scene, from: Point, to: Point, sag: number, size: number): string {
  const count = Math.max(5, Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.22)));
  const cloths = ['', '', '', '', ''];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t);
    const lean = size * s.r.between(-0.16, 0.1);
    const way = Math.sign(to[0] - from[0]) * size;
    cloths[i % 5] += d`M${x} ${y}h${way}l${lean} ${size * 1.25}h${-way}Z`;
  }
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  return (
    stroke(d`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`, s.sky.deep, Math.max(1, size * 0.09), 0.8) +
    cloths.map((path, i) => shape(path, s.lit(five[i] ?? five[0]))).join('')
  );
}
