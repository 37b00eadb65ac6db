import { lampGlow } from '../buildings/houses.ts';
import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { disc, oval, type Point, place, shape, stroke } from '../core/shapes.ts';
import { heightAt } from '../land/ridges.ts';
import { type Pose, person } from './people.ts';

const fabrics = ['#e8902b', '#d9402b', '#2f8a8a', '#e8c02b', '#3f6fb0'] as const;

/** A dome tent, 130 wide, its foot at the origin. */
function dome(s: Scene, cloth: string): string {
  const lit = s.lit(cloth);
  const glow = s.glowing;
  return (
    lampGlow(s, 0, -30, 120, 80) +
    oval(-s.side * 14, 2, 74, 6, s.sky.deep, 0.24) +
    shape(
      'M-66 0C-60-52-30-78 0-80 30-78 60-52 66 0Z',
      glow
        ? s.down([0, mix(lit, '#ffd384', 0.55)], [1, mix(lit, '#ffb65e', 0.4)])
        : s.down([0, lit], [1, mix(lit, s.shade(cloth), 0.4)]),
    ) +
    shape(
      s.side < 0 ? 'M66 0C60-52 30-78 0-80 22-60 36-30 38 0Z' : 'M-66 0C-60-52-30-78 0-80-22-60-36-30-38 0Z',
      s.shade(cloth),
      glow ? 0.35 : 0.8,
    ) +
    shape('M-24 0Q-20-44 2-52 22-42 24 0Z', glow ? '#ffe7b0' : mix(s.shade('#3a3440'), s.sky.deep, 0.3)) +
    shape('M-24 0Q-20-44 2-52-8-28-6 0Z', s.lit(mix(cloth, '#ffffff', 0.3))) +
    stroke(
      'M-66 0C-60-52-30-78 0-80 30-78 60-52 66 0M0-80Q-36-50-38 0M0-80Q36-50 38 0',
      s.shade(mix(cloth, '#40302a', 0.3)),
      1.8,
      0.6,
    ) +
    stroke('M-66 0L-84 6M66 0L84 6M-40-62L-86 4M40-62L86 4', s.shade('#8a7a6a'), 1.2, 0.7)
  );
}

export function tents(s: Scene, spots: readonly (readonly [number, number, number])[]): string {
  const first = s.r.int(0, 4);
  return spots.map(([x, y, size], i) => place(x, y, size, dome(s, fabrics[(first + i) % 5] ?? fabrics[0]))).join('');
}

/** A trekker with a pack and a pole. */
export function trekker(s: Scene, x: number, y: number, tall: number, jacket: string, flip = false): string {
  const dark = mix(s.sky.deep, s.shade('#3a2f34'), 0.3);
  return place(
    x,
    y,
    tall / 100,
    person('walker', 0, 0, 100, mix(dark, s.shade(jacket), 0.55)) +
      shape('M-8-82Q-26-84-25-62L-22-46-7-48Z', s.lit(jacket)) +
      stroke('M16-58L26 0', dark, 2.4) +
      shape('M-6-94Q2-104 10-96L9-92H-5Z', s.lit('#e8dcc4')),
    flip,
  );
}

export function party(
  s: Scene,
  line: readonly Point[],
  from: number,
  step: number,
  count: number,
  tall: number,
  flip: boolean,
): string {
  const jackets = ['#d9402b', '#e8a02b', '#2f6fb0', '#2f8a6a', '#e8c02b'] as const;
  let art = '';
  for (let i = 0; i < count; i++) {
    const x = s.w * (from + i * step);
    art += trekker(s, x, heightAt(line, x) + 4, tall * s.r.between(0.94, 1.04), jackets[i % 5] ?? jackets[0], flip);
  }
  return art;
}

const around: readonly [Pose, Pose, Pose] = ['resting', 'standing', 'resting'];

export function fire(s: Scene, x: number, y: number): string {
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const people = around
    .map((pose, i) =>
      person(
        pose,
        x + (i - 1) * 58 * s.u,
        y + (i % 2 ? -10 : 6) * s.u,
        62 * s.u,
        mix(dark, s.shade(fabrics[i] ?? fabrics[0]), 0.35),
        i === 2,
      ),
    )
    .join('');
  const glow = disc(x, y - 6, 110 * s.u, s.radial([0, '#ffc46c', s.glowing ? 0.75 : 0.3], [1, '#ff9a3c', 0]));
  return (
    glow +
    people +
    place(
      x + 2,
      y + 12 * s.u,
      s.u,
      stroke('M-14 0L12-5M-12-5L14 0', s.shade('#5a3a28'), 5) +
        shape('M-11-2Q-13-18-2-32 0-22 8-26 13-12 11-2Z', '#ff9a3c') +
        shape('M-5-2Q-6-11 0-20 6-11 5-2Z', '#ffe7a4'),
    )
  );
}
