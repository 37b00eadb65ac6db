import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { snowfield } from '../../kit/land/snowfield.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';

export const snowLeopard: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'dawn', 'noon'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.6, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const x = s.w * s.r.between(0.46, 0.54);
    const y = s.h * 0.73;
    const size = (narrow ? 2.3 : 2.7) * s.u;
    const slope = profile(s.r, s.w, { y: h * 0.92, rise: 60 * s.u, bend: (t) => (t - 0.5) * 160 * s.u });
    const art =
      paintSky(s, { clouds: 2 }) +
      snowRange(s, {
        base: h,
        height: h * s.r.between(0.6, 0.72),
        peaks: Math.round(s.w / s.u / 230),
        snow: 0.7,
        distance: 0.26,
      }) +
      mist(s, h * 0.84, 110 * s.u, 0.45) +
      land(s, profile(s.r, s.w, { y: h * 0.88, rise: 90 * s.u, rough: 0.6 }), h + 60, s.far('#8f8078', 0.36)) +
      snowfield(s, slope, 0.2) +
      ledge(s, x, y) +
      s.main(place(x, y + 6 * s.u, size, leopard(s))) +
      nearRocks(s);
    return { art, says: 'a snow leopard resting on a ledge of rock above a snowy valley' };
  },
};

/** A slab that juts out, snow on its top. */
function ledge(s: Scene, x: number, y: number): string {
  const [l, r] = [x - 470 * s.u, x + 420 * s.u];
  const rock = s.between(y, s.h, [0, s.lit('#8f8580')], [1, mix(s.shade('#5f5a60'), s.sky.deep, 0.2)]);
  const snow = mix('#ffffff', s.sky.lit, 0.3);
  return (
    shape(
      d`M${l - s.w} ${y + 60 * s.u}L${l} ${y - 6 * s.u}L${x - 160 * s.u} ${y + 6 * s.u}L${r - 60 * s.u} ${y - 4 * s.u}L${r} ${y + 34 * s.u}L${r - 90 * s.u} ${y + 110 * s.u}L${r - 150 * s.u} ${s.h}H${l - s.w}Z`,
      rock,
    ) +
    shape(
      d`M${r} ${y + 34 * s.u}L${r - 90 * s.u} ${y + 110 * s.u}L${r - 150 * s.u} ${s.h}H${x + 20 * s.u}L${x + 120 * s.u} ${y + 80 * s.u}Z`,
      s.sky.deep,
      0.2,
    ) +
    shape(
      d`M${l - s.w} ${y + 60 * s.u}L${l} ${y - 16 * s.u}Q${x - 240 * s.u} ${y + 6 * s.u} ${x - 60 * s.u} ${y + 2 * s.u}T${r - 60 * s.u} ${y - 10 * s.u}L${r} ${y + 34 * s.u}Q${r - 60 * s.u} ${y + 20 * s.u} ${r - 110 * s.u} ${y + 34 * s.u}T${x} ${y + 30 * s.u}T${l} ${y + 46 * s.u}L${l - s.w} ${y + 110 * s.u}Z`,
      snow,
    ) +
    stroke(
      d`M${x - 300 * s.u} ${y + 70 * s.u}l${60 * s.u} ${70 * s.u} ${-20 * s.u} ${80 * s.u}M${x + 60 * s.u} ${y + 60 * s.u}l${-30 * s.u} ${60 * s.u} ${40 * s.u} ${70 * s.u}`,
      mix(s.shade('#4f4a50'), s.sky.deep, 0.3),
      4 * s.u,
      0.6,
    )
  );
}

/** Rings with a dark middle: where, and how broad. */
const rosettes = [
  [-92, -50, 7],
  [-76, -66, 7],
  [-56, -74, 7.5],
  [-54, -52, 7.5],
  [-34, -66, 7.5],
  [-32, -42, 7],
  [-12, -72, 7],
  [-12, -50, 7],
  [-10, -28, 6],
  [10, -64, 6.5],
  [12, -42, 6],
  [32, -56, 5.5],
  [-30, -22, 5.5],
] as const;

/** Lying with its head up and its tail along the ledge, about 250 long and 110 high. */
function leopard(s: Scene): string {
  const fur = s.down([0, s.lit('#ebe4d8')], [1, s.shade('#e8dfd2')]);
  const pale = s.lit('#fbf7ee');
  const dark = mix(s.sky.deep, '#3a3436', 0.6);
  const dots = rosettes
    .map(([x, y, r]) => stroke(d`M${x - r} ${y}a${r} ${r * 0.8} 0 1 1 ${r * 1.6} ${r * 0.5}`, dark, 2.6, 0.8))
    .join('');
  const tail = 'M-104-14C-140 4-168-4-172-26-174-44-160-52-150-44';
  let rings = '';
  for (const [x, y, dx, dy] of [
    [-122, -5, 2, -15],
    [-140, -4, 0, -15],
    [-158, -10, 8, -12],
    [-170, -24, 14, -6],
    [-172, -38, 13, 6],
  ] as const)
    rings += d`M${x} ${y + 7}l${dx} ${dy}`;
  return (
    oval(-10 - s.side * 12, 2, 150, 8, s.sky.deep, 0.22) +
    stroke(tail, s.lit('#e4dccf'), 19) +
    stroke(rings, dark, 3.4, 0.8) +
    shape('M-120-8C-132-44-108-84-60-84-28-84 0-88 30-82 58-78 74-52 70-24L62 0H-96Q-114 2-120-8Z', fur) +
    shape('M-96 0C-112-18-98-50-68-48-44-46-36-24-44-4L-30-2Q-28 4-36 4H-90Z', s.lit('#f2ebdf')) +
    dots +
    stroke('M-84-34a8 6 0 1 1 12 5M-66-22a8 6 0 1 1 12 4M-88-14a7 5 0 1 1 10 4', dark, 2.6, 0.8) +
    shape('M30-4Q22-34 48-40 72-42 78-20L106-10Q114-6 110 2H40Q30 2 30-4Z', s.lit('#f4eee3')) +
    shape('M62-2Q70-16 96-14L126-8Q134-4 130 3H70Q60 4 62-2Z', pale) +
    stroke('M120 2v-6M112 2v-6M100 2v-5', dark, 1.6, 0.6) +
    place(66, -92, 1.2, face(s, pale, dark))
  );
}

/** The face, looking at us: 60 across, its middle at the origin. */
function face(s: Scene, pale: string, dark: string): string {
  let art = '';
  for (const way of [-1, 1]) art += disc(way * 22, -20, 9, s.lit('#ddd4c6')) + disc(way * 22, -19, 5, dark, 0.7);
  art += shape('M-30-2Q-30-26 0-28 30-26 30-2 32 14 18 23 8 29 0 29-8 29-18 23-32 14-30-2Z', s.lit('#ebe4d8'));
  art += shape('M-17 14Q-18 4-6 4L0-4 6 4Q18 4 17 14 14 27 0 28-14 27-17 14Z', pale);
  for (const way of [-1, 1])
    art +=
      shape(d`M${way * 6} -2Q${way * 12} -10 ${way * 19} -6Q${way * 14} 2 ${way * 6} -2Z`, '#b9c98a') +
      disc(way * 12, -3.5, 2.8, dark) +
      stroke(
        d`M${way * 5} 0L${way * 9} 5M${way * 20} -8L${way * 25} -10M${way * 28} 4h.1M${way * 24} 12h.1M${way * 8} 16L${way * 30} 12M${way * 8} 19L${way * 30} 20`,
        dark,
        1.6,
        0.7,
      );
  return (
    art +
    stroke('M-12-22h.1M-4-24h.1M5-24h.1M13-21h.1M-8-16h.1M8-16h.1M0-18h.1M-18-15h.1M19-15h.1', dark, 3.6, 0.8) +
    shape('M-6 5H6Q3 12 0 12-3 12-6 5Z', s.shade('#b07a70')) +
    stroke('M0 12V17M-8 20Q-3 22 0 17 3 22 8 20', dark, 1.8)
  );
}

/** Boulders close to us, capped with snow. */
const nearRocks = (s: Scene): string =>
  [0.02, 0.93]
    .map((t) => {
      const [x, w] = [s.w * t, 150 * s.u];
      return (
        shape(
          d`M${x - w} ${s.h + 4}L${x - w * 0.7} ${s.h - 70 * s.u}L${x - w * 0.1} ${s.h - 110 * s.u}L${x + w * 0.6} ${s.h - 60 * s.u}L${x + w} ${s.h + 4}Z`,
          mix(s.sky.deep, s.shade('#6a6468'), 0.6),
        ) +
        shape(
          d`M${x - w * 0.72} ${s.h - 66 * s.u}L${x - w * 0.1} ${s.h - 114 * s.u}L${x + w * 0.62} ${s.h - 58 * s.u}Q${x + w * 0.2} ${s.h - 70 * s.u} ${x} ${s.h - 82 * s.u}T${x - w * 0.72} ${s.h - 66 * s.u}Z`,
          mix('#ffffff', s.sky.haze, 0.2),
        )
      );
    })
    .join('');
