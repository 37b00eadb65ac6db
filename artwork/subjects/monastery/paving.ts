import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, shape, stroke } from '../../kit/core/shapes.ts';

const stone = '#c9b596';

/** The gold of the roofs, in the green east and in the dry west. */
export const gilt = (green: boolean): Hex => (green ? '#e6b93f' : '#e0ac3a');

/** The paving of a court from `ground` down, its joints running to a point at `away`. */
export function paving(s: Scene, ground: number, away: number): string {
  const lines = [-1.4, -0.9, -0.5, -0.2, 0.2, 0.5, 0.9, 1.4]
    .map((k) => d`M${away + k * 200 * s.u} ${ground}L${away + k * s.w} ${s.h}`)
    .join('');
  return (
    shape(
      d`M-10 ${ground}H${s.w + 10}V${s.h + 4}H-10Z`,
      s.between(ground, s.h, [0, s.far(stone, 0.14)], [1, mix(s.shade(stone), s.sky.deep, 0.3)]),
    ) +
    stroke(`${lines}${d`M0 ${ground + 40 * s.u}H${s.w}M0 ${ground + 96 * s.u}H${s.w}`}`, s.shade('#9a8468'), 2, 0.35)
  );
}
