import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, n, shape } from '../core/shapes.ts';
import { mist } from '../light/sky.ts';
import { hills, profile } from './ridges.ts';

/** Peaks as islands in a level sea of cloud, down from the horizon. */
export function seaOfCloud(s: Scene): string {
  const h = s.horizon;
  const white = mix(s.sky.air[3], s.lit('#ffffff'), 0.55);
  let art = '';
  for (let i = 0; i < 4; i++) {
    const y = h * (0.9 + i * 0.14);
    if (i < 3)
      art += hills(
        s,
        profile(s.r, s.w, { y: y + 6 * s.u, rise: (180 - i * 16) * s.u, rough: 0.5, points: 40 }),
        y + 60 * s.u,
        s.far('#5f8a88', 0.56 - i * 0.16),
        0.3,
      );
    const tone = mix(white, s.shade('#dfe6ee'), 0.12 + i * 0.1);
    let billows = '';
    for (let x = -60 * s.u; x < s.w + 60 * s.u; x += s.r.between(60, 130) * s.u)
      billows += d`M${n(x - 80 * s.u)} ${y + 40 * s.u}a${80 * s.u} ${s.r.between(22, 40) * s.u} 0 0 1 ${160 * s.u} 0Z`;
    art +=
      shape(billows, tone) +
      shape(
        d`M0 ${y + 36 * s.u}H${s.w}V${s.h}H0Z`,
        s.between(y, y + h * 0.24, [0, tone], [1, mix(tone, s.sky.haze, 0.4)]),
      );
    art += mist(s, y + 40 * s.u, 60 * s.u, 0.35);
  }
  return art;
}
