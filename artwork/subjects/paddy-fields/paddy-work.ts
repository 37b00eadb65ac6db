import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { person } from '../../kit/people/people.ts';

/** Someone bent over the mud, seedlings in hand. */
export function planter(s: Scene, x: number, y: number, tall: number, flip: boolean): string {
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  const cloth = mix(dark, s.shade(s.r.pick(['#a8323a', '#d9822b', '#8a2f5f', '#2f6f7a', '#e0b03a'])), 0.66);
  return place(
    x,
    y,
    tall / 100,
    oval(0, 2, 34, 4, s.sky.deep, 0.2) +
      shape('M-16 0L-20-40Q-24-62-6-64L26-52Q34-48 30-42L10-40 4-20 6 0H-2L-6-24-8 0Z', cloth) +
      stroke('M24-48L34-10', cloth, 5) +
      disc(36, -54, 8, dark) +
      shape('M22-58Q38-78 54-54 38-60 22-58Z', s.lit('#e0c078')) +
      stroke('M34-10l-6-16M34-10l2-18M34-10l8-14', s.lit('#8fb84a'), 2.4),
    flip,
  );
}

/** A pair of bullocks and the man behind the plough. */
export function plough(s: Scene): string {
  const ox = (hide: string) =>
    shape(
      'M-50-40C-52-62-40-68-20-66-6-76 4-74 12-66 30-66 42-66 50-72L58-84 66-80 74-66 78-56 70-52 60-56 54-46 48-38 46 0H38L36-28H-30L-34 0H-42L-44-26Z',
      hide,
    ) +
    stroke('M60-84Q60-98 70-102M66-82Q70-94 80-96', s.shade('#4a3a34'), 4) +
    stroke('M-50-56Q-60-40-56-22', hide, 3.4);
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  return (
    oval(0, 4, 120, 7, s.sky.deep, 0.2) +
    place(46, -8, 0.94, ox(s.shade('#d9cdbb'))) +
    place(20, 0, 1, ox(s.lit('#f0e6d6'))) +
    stroke('M66-58L-70-14M-70-14L-84 4', s.shade('#6a4a30'), 4) +
    person('standing', -104, 4, 104, mix(dark, s.shade('#2f6f7a'), 0.55)) +
    stroke('M-92-54L-70-14', s.shade('#6a4a30'), 4) +
    shape('M-112-104Q-101-116-90-104Z', s.lit('#e8762c'))
  );
}

export function walkers(s: Scene, x: number, top: number, deep: number): string {
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  const y = top + deep * 0.5;
  return (
    person('carrying', x - 60 * s.u, y, 84 * s.u, mix(dark, s.shade('#a8323a'), 0.6)) +
    person('carrying', x + 10 * s.u, y - 2, 80 * s.u, mix(dark, s.shade('#e0a030'), 0.6)) +
    person('child', x + 62 * s.u, y, 76 * s.u, dark)
  );
}
