import { mix } from './colour.ts';
import { person } from './people.ts';
import type { Scene } from './scene.ts';
import { disc, oval, place, shape, stroke } from './shapes.ts';

/** An open jeep that has stopped on the track, its passengers on their feet. */
export function safari(s: Scene, h: number): string {
  const dark = mix(s.sky.deep, s.shade('#2a2a24'), 0.3);
  const paint = s.r.pick(['#6f7f4a', '#8a7f5a', '#5f6f58']);
  const wheel = (x: number) => disc(x, -14, 17, dark) + disc(x, -14, 7, s.shade('#8f8a80'));
  const riders = [-46, -18, 12]
    .map((x, i) =>
      person(
        i === 1 ? 'standing' : 'sitting',
        x,
        -40,
        i === 1 ? 74 : 64,
        mix(dark, s.shade(['#d9822b', '#2f6f7a', '#a8323a'][i] ?? '#d9822b'), 0.5),
      ),
    )
    .join('');
  return place(
    s.w * s.r.between(0.58, 0.66),
    h + (s.h - h) * 0.36,
    s.u * s.r.between(0.8, 1),
    oval(0, 2, 96, 8, s.sky.deep, 0.3) +
      riders +
      shape('M-84-18V-56H34L44-82H50L46-52 84-46Q92-40 90-18Z', s.down([0, s.lit(paint)], [1, s.shade(paint)])) +
      stroke('M-84-56V-78H30M-84-46H30', dark, 3) +
      wheel(-52) +
      wheel(56) +
      disc(88, -34, 5, s.lit('#fff2c8')),
    true,
  );
}
