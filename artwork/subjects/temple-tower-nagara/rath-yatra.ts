import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { great } from './temple-tower-nagara.ts';

export const rathYatra: Painter = {
  temperament: 'coast',
  times: ['morning', 'golden', 'noon', 'dawn'],
  horizon: { landscape: 0.64, wide: 0.7, tall: 0.62, square: 0.64 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.48, 0.56);
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const near = s.h * 0.86;
    const cars = narrow
      ? ([
          [0.74, near - 60 * s.u, 0.9, '#2f8a5a'],
          [0.32, near, 1.2, '#f0b830'],
        ] as const)
      : ([
          [0.5, near - 84 * s.u, 0.78, '#2a2a34'],
          [0.76, near - 44 * s.u, 1, '#2f8a5a'],
          [0.24, near, 1.26, '#f0b830'],
        ] as const);
    const people = { from: -10, to: s.w + 10, small: 44 * s.u, tall: 92 * s.u };
    const art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * 0.3, h * 0.2, 6) +
      palmRow(
        s,
        [0.02, 0.1, 0.88, 0.96].map((t) => ({ x: s.w * t, y: h + 10, height: 200 * s.u })),
        s.far('#2f6a4c', 0.26),
        s.far('#9fbf5f', 0.2),
      ) +
      plain(s, h, '#d8b890') +
      place(x, h + 20 * s.u, s.u * (s.crop === 'wide' ? 0.66 : 0.98), great(s, '#efe2cd')) +
      mist(s, h + 10 * s.u, 80 * s.u, 0.3) +
      crowd(s, { ...people, top: h + 24 * s.u, bottom: near - 60 * s.u, count: narrow ? 20 : 30 }) +
      s.main(
        cars
          .map(([t, y, size, hue]) => place(s.w * t, y, s.u * size * (s.crop === 'wide' ? 0.78 : 1), chariot(s, hue)))
          .join(''),
      ) +
      stroke(
        d`M${s.w * 0.33} ${near - 40 * s.u}Q${s.w * 0.6} ${near + 40 * s.u} ${s.w + 10} ${near + 26 * s.u}`,
        s.lit('#c9a878'),
        7 * s.u,
      ) +
      crowd(s, {
        ...people,
        small: 96 * s.u,
        tall: 118 * s.u,
        top: near + 40 * s.u,
        bottom: s.h + 30 * s.u,
        count: narrow ? 8 : 14,
      });
    return { art, says: 'the chariots of Rath Yatra before the great temple of Puri' };
  },
};

/** A wooden car on its wheels under a tower of cloth, red and one colour by turns, 380 high. */
function chariot(s: Scene, hue: Hex): string {
  const red = '#d0342a';
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.3);
  const hull = (half: number) =>
    d`M${-half} -150C${-half * 1.16} -210 ${-half * 0.72} -290 ${-half * 0.2} -330H${half * 0.2}C${half * 0.72} -290 ${half * 1.16} -210 ${half} -150Z`;
  let art = oval(-s.side * 20, 4, 150, 12, s.sky.deep, 0.3);
  art += shape('M-104-62V-150H104V-62Z', mix(s.shade('#6a2a24'), s.sky.deep, 0.3));
  art += stroke('M-98-62V-150M-58-62V-150M-20-62V-150M20-62V-150M58-62V-150M98-62V-150', lit('#f0c060'), 9);
  art += shape(hull(118), lit(red)) + shape(hull(84), lit(hue)) + shape(hull(48), lit(red)) + shape(hull(20), lit(hue));
  art += `<g clip-path="${s.clip(hull(118))}">${shape(s.side < 0 ? 'M40-340H130V-140H60Z' : 'M-40-340H-130V-140H-60Z', s.sky.deep, 0.2)}</g>`;
  art += shape(
    'M-122-140Q-102-176-82-140-61-176-41-140-20-176 0-140 20-176 41-140 61-176 82-140 102-176 122-140Z',
    lit('#fff2d8'),
  );
  art += shape('M-128-136H128V-150H-128Z', lit('#f0b830'));
  art +=
    shape('M-26-326H26L16-346H-16Z', lit('#f0b830')) +
    stroke('M0-346V-392', s.shade('#8a5a30'), 4) +
    shape('M2-392L48-380 2-366Z', lit(red));
  art += shape('M-128-36V-66H128V-36Z', lit(hue)) + shape('M-134-62H134V-74H-134Z', lit(red));
  art += stroke('M-120-50H120', lit('#fff2d8'), 6);
  for (const x of [-100, -34, 34, 100]) {
    let spokes = '';
    for (let i = 0; i < 4; i++)
      spokes += d`M${x - Math.cos(i * 0.785) * 26} ${-32 - Math.sin(i * 0.785) * 26}L${x + Math.cos(i * 0.785) * 26} ${-32 + Math.sin(i * 0.785) * 26}`;
    art +=
      disc(x, -32, 33, lit(red)) +
      disc(x, -32, 26, lit('#f6dca0')) +
      stroke(spokes, s.shade('#8a3a24'), 4) +
      disc(x, -32, 8, lit(red));
  }
  return art;
}
