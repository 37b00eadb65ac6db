import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { type Pose, person } from './people.ts';

export interface Crowd {
  readonly from: number;
  readonly to: number;
  /** Where the farthest and the nearest stand. */
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  /** Heights of the farthest and the nearest. */
  readonly small: number;
  readonly tall: number;
  readonly poses?: readonly [Pose, ...Pose[]];
  readonly cloths?: readonly [Hex, ...Hex[]];
}

const everyday = ['sari', 'standing', 'walker', 'carrying', 'child'] as const;
const festive = ['#a8323a', '#d9822b', '#8a2f5f', '#4a4a8a', '#2f6f7a', '#e0b03a'] as const;

/** People about their day, the nearest last. */
export function crowd(
  s: Scene,
  { from, to, top, bottom, count, small, tall, poses = everyday, cloths = festive }: Crowd,
): string {
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  const depths = Array.from({ length: count }, (_, i) => (i + s.r.between(0, 0.9)) / count);
  return depths
    .map((depth) =>
      person(
        s.r.pick(poses),
        s.r.between(from, to),
        top + (bottom - top) * depth,
        small + (tall - small) * depth,
        mix(dark, s.shade(s.r.pick(cloths)), 0.5),
        s.r.chance(0.5),
      ),
    )
    .join('');
}
