import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, shape, stroke } from '../core/shapes.ts';
import { person } from '../people/people.ts';
import { flowers } from '../plants/plants.ts';
import { merlons } from './mughal.ts';

/** The parapet of our roof, with those who look over it. */
export function roofParapet(s: Scene, { stone, trim, cloth }: Record<'stone' | 'trim' | 'cloth', Hex>): string {
  const y = s.h - 74 * s.u;
  const near = mix(s.shade(stone), s.sky.deep, 0.35);
  const at = s.w * s.r.pick([0.14, 0.84]);
  const dark = (hue: Hex) => mix(s.sky.deep, s.shade(hue), 0.5);
  let holes = '';
  for (let x = 20 * s.u; x < s.w; x += 58 * s.u) holes += d`M${x} ${y + 46 * s.u}l14 -20 14 20 -14 20Z`;
  return (
    shape(merlons(-10, s.w + 10, y + 2, 34 * s.u), near) +
    shape(d`M-10 ${y}H${s.w + 10}V${s.h + 4}H-10Z`, s.between(y, s.h, [0, near], [1, mix(near, s.sky.deep, 0.5)])) +
    stroke(d`M-10 ${y + 4}H${s.w + 10}`, s.lit(trim), 5 * s.u, 0.8) +
    shape(holes, s.sky.deep, 0.4) +
    [0.34, 0.5, 0.66]
      .map((t) => {
        const x = s.w * t;
        return (
          shape(
            d`M${x - 20 * s.u} ${y}l${-6 * s.u} ${-34 * s.u}h${52 * s.u}l${-6 * s.u} ${34 * s.u}Z`,
            dark('#b5633a'),
          ) +
          flowers(s, x - 26 * s.u, x + 26 * s.u, y - 70 * s.u, y - 36 * s.u, 16, s.shade('#5f8a4a')) +
          flowers(s, x - 24 * s.u, x + 24 * s.u, y - 72 * s.u, y - 40 * s.u, 9, s.lit('#e0527a'))
        );
      })
      .join('') +
    // on our side of it, and near: their feet are below the picture
    person('sari', at, s.h + 44 * s.u, 270 * s.u, dark(cloth)) +
    person('standing', at + 80 * s.u, s.h + 44 * s.u, 286 * s.u, dark('#3a4f7a'), true)
  );
}
