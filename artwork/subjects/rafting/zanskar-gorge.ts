import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { water } from '../../kit/water/water.ts';
import { paints, raft, wave } from './rafts.ts';

const strata = ['#8a5a78', '#b5653f', '#7a8a68', '#c99a62', '#6f5a70', '#a8523f'] as const;

/** A river of the high desert between walls of rock whose layers stand on edge. */
export const zanskarGorge: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.56, wide: 0.58, tall: 0.56, square: 0.56 },
  paint(s) {
    const h = s.horizon;
    const gap = s.r.between(0.44, 0.56);
    const near = s.r.chance(0.6);
    const foot = h + (s.h - h) * (near ? 0.72 : 0.5);
    const size = s.u * (near ? 3.2 : 2.2) * (s.w < s.h ? 0.8 : 1);
    const x = s.w * (gap + s.r.between(-0.06, 0.06));
    const art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * gap, h * 0.24, 4) +
      snowRange(s, { base: h, height: h * 0.7, peaks: 3, snow: 0.5, distance: 0.3 }) +
      mist(s, h * 0.86, 110 * s.u, 0.4) +
      [0.44, 0.2, 0].map((distance, i) => cliff(s, gap, i, -1, distance) + cliff(s, gap, i, 1, distance)).join('') +
      water(s, { top: h, colour: '#5f9a9c', glitter: 0.8 }) +
      banks(s, gap) +
      wave(s, x, foot, near ? 1.7 : 1.1, true) +
      s.main(place(x, foot, size, raft(s, s.r.pick(paints), near ? 4 : 3), s.r.chance(0.5))) +
      wave(s, x, foot + 12 * s.u, near ? 1.6 : 1, false) +
      looseBoulders(
        s,
        [
          [s.w * 0.05, s.h - 8 * s.u, 170 * s.u],
          [s.w * 0.95, s.h - 14 * s.u, 150 * s.u],
        ],
        '#9a7a68',
      );
    return {
      art,
      says: `a raft ${near ? 'riding a wave' : 'drifting'} between the coloured walls of the Zanskar gorge`,
    };
  },
};

/** One wall of the gorge, `i` of three from far to near, its layers leaning out over the river. */
function cliff(s: Scene, gap: number, i: number, way: -1 | 1, distance: number): string {
  const h = s.horizon;
  const inner = s.w * (gap + way * (0.05 + i * 0.1));
  const edge = way < 0 ? -20 : s.w + 20;
  const top = h * (0.5 - i * 0.16);
  const base = h + (6 + i * 16) * s.u;
  const points: Point[] = [[inner, base]];
  const steps = 7;
  for (let k = 1; k <= steps; k++) {
    const t = k / steps;
    points.push([
      inner + (edge - inner) * t ** 1.2 * 0.9,
      base - (base - top) * Math.min(1, t * 1.6) * s.r.between(0.86, 1.06),
    ]);
  }
  points.push([edge, top], [edge, base]);
  const form = outline(points);
  let layers = '';
  const bands = 9;
  const wide = Math.abs(edge - inner) / bands;
  for (let k = 0; k < bands + 4; k++) {
    const x = inner + way * wide * (k - 1);
    const slant = way * s.r.between(90, 150) * s.u;
    layers += shape(
      d`M${x} ${base}L${x + slant} ${top - 40}H${x + slant + way * wide * 0.62}L${x + way * wide * 0.7} ${base}Z`,
      s.far(strata[(k + i * 2) % strata.length] ?? strata[0], distance),
      0.9,
    );
  }
  const rock = s.far(way === s.side ? '#a87a62' : '#86604f', distance);
  return `${shape(form, rock)}<g clip-path="${s.clip(form)}">${layers}${shape(form, mix(s.sky.deep, rock, 0.5), way === -s.side ? 0.22 : 0)}</g>`;
}

const banks = (s: Scene, gap: number): string =>
  [-1, 1]
    .map((way) => {
      const edge = way < 0 ? -10 : s.w + 10;
      const at = s.w * gap;
      return (
        shape(
          d`M${at + way * s.w * 0.06} ${s.horizon}Q${at + way * s.w * 0.3} ${s.horizon + 40 * s.u} ${edge} ${s.horizon + 150 * s.u}V${s.horizon - 4}Z`,
          s.between(s.horizon, s.horizon + 150 * s.u, [0, s.far('#c9a27c', 0.2)], [1, s.shade('#9a7458')]),
        ) +
        stroke(
          d`M${at + way * s.w * 0.06} ${s.horizon}Q${at + way * s.w * 0.3} ${s.horizon + 40 * s.u} ${edge} ${s.horizon + 150 * s.u}`,
          s.lit('#e6d2b8'),
          4 * s.u,
          0.7,
        )
      );
    })
    .join('');
