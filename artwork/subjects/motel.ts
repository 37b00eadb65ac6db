import { car } from '../cars.ts';
import { mix } from '../colour.ts';
import { glass, panes, wall } from '../facade.ts';
import { block, lampGlow, railing } from '../houses.ts';
import type { Scene } from '../scene.ts';
import { d, disc, place, shape, stroke } from '../shapes.ts';
import { stay } from '../stay.ts';

export const motel = stay({
  says: 'a roadside motel with parked cars',
  temperament: 'desert',
  settings: ['plain', 'mountain', 'coast', 'plain'],
  half: 320,
  build(s) {
    const face = s.r.pick(['#f3e0c0', '#e0c4a8', '#cfe0da']);
    const accent = s.r.pick(['#c4402b', '#0e7a72', '#e0922e']);
    let art = lampGlow(s, 0, -60, 420, 120) + block(s, -300, 0, 520, 132, face);
    for (let floor = 0; floor < 2; floor++) {
      const y = -floor * 62;
      for (let i = 0; i < 6; i++)
        art +=
          shape(d`M${-286 + i * 84} ${y}v-44h22v44Z`, s.lit(accent)) +
          shape(d`M${-256 + i * 84} ${y - 14}v-28h34v28Z`, glass(s, s.r.chance(0.7))) +
          stroke(d`M${-239 + i * 84} ${y - 14}v-28`, s.lit('#fff6e6'), 2);
      if (floor)
        art +=
          shape(d`M-308 ${y + 4}H228v-8H-308Z`, s.lit('#fff4e2')) +
          stroke(railing(-304, y - 4, 528, 20, 12), s.shade(accent), 1.8);
    }
    art +=
      stroke('M-304 0V-136M-120 0V-136M60 0V-136M224 0V-136', s.lit('#fff4e2'), 5) +
      shape('M-316-132H236l-10-16H-306Z', s.lit(accent));
    art +=
      shape('M236 0V-92H320V0Z', wall(s, '#f7ecd8')) +
      panes(s, { x: 240, y: -80, w: 76, h: 70, columns: 2, rows: 1, fillX: 0.7, fillY: 0.8, lamps: 1 }) +
      shape('M224-92H334l-14-16H240Z', s.shade(accent));
    return art + sign(s, accent);
  },
  before(s, { ground }, x) {
    const y = ground + 8 * s.u;
    let art =
      shape(
        d`M-10 ${y + 56 * s.u}H${s.w + 10}V${s.h}H-10Z`,
        s.between(y, s.h, [0, s.far('#6f6a70', 0.14)], [1, mix(s.shade('#4a4850'), s.sky.deep, 0.3)]),
      ) + shape(d`M-10 ${y}H${s.w + 10}v${60 * s.u}H-10Z`, s.lit('#d6bf9c'));
    art += shape(d`M-10 ${s.h - (s.h - ground) * 0.28}H${s.w + 10}v${6 * s.u}H-10Z`, s.lit('#f3e6c8'), 0.55);
    for (const [dx, hue] of [
      [-210, '#c4402b'],
      [-60, '#e9e2d4'],
      [120, '#2f6f8f'],
    ] as const)
      art += place(x + dx * s.u, y + 40 * s.u, s.u * 0.36, car(s, 'hatchback', hue, false), dx > 0);
    return art;
  },
});

const sign = (s: Scene, accent: string): string =>
  stroke('M-336 0V-226', s.shade('#6a6058'), 8) +
  (s.glowing ? disc(-336, -226, 110, s.radial([0, '#ffce82', 0.6], [1, '#ffb65e', 0])) : '') +
  shape('M-372-200V-256Q-336-280-300-256V-200Z', s.glowing ? '#ffd384' : s.lit('#f6e4c0')) +
  shape('M-360-212V-248Q-336-264-312-248V-212Z', s.lit(accent)) +
  shape('M-348-226h24M-336-238v24', accent) +
  stroke('M-350-228q14-14 28 0M-346-220h20', s.lit('#fff4e0'), 3.4);
