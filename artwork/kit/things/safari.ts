import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { disc, oval, place, shape, stroke } from '../core/shapes.ts';
import { person } from '../people/people.ts';

/** An open jeep that has stopped, its passengers on their feet; the middle of its wheels at the point. */
export function jeep(s: Scene, x: number, y: number, size: number, mirrored: boolean): string {
  const dark = mix(s.sky.deep, s.shade('#2a2a24'), 0.3);
  const paint = s.r.pick(['#6f7f4a', '#8a7f5a', '#5f6f58']);
  const wheel = (at: number) => disc(at, -14, 17, dark) + disc(at, -14, 7, s.shade('#8f8a80'));
  const riders = [-46, -18, 12]
    .map((at, i) =>
      person(
        i === 1 ? 'standing' : 'sitting',
        at,
        -40,
        i === 1 ? 74 : 64,
        mix(dark, s.shade(['#d9822b', '#2f6f7a', '#a8323a'][i] ?? '#d9822b'), 0.5),
      ),
    )
    .join('');
  return place(
    x,
    y,
    size,
    oval(0, 2, 96, 8, s.sky.deep, 0.3) +
      riders +
      shape('M-84-18V-56H34L44-82H50L46-52 84-46Q92-40 90-18Z', s.down([0, s.lit(paint)], [1, s.shade(paint)])) +
      stroke('M-84-56V-78H30M-84-46H30', dark, 3) +
      wheel(-52) +
      wheel(56) +
      disc(88, -34, 5, s.lit('#fff2c8')),
    mirrored,
  );
}

/** The jeep on its track, below the horizon at `h`. */
export const safari = (s: Scene, h: number): string =>
  jeep(s, s.w * s.r.between(0.58, 0.66), h + (s.h - h) * 0.36, s.u * s.r.between(0.8, 1), true);
