import { fortWall } from '../../kit/buildings/forts.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { thornTree } from '../../kit/plants/plants.ts';

const cloths = [
  ['#c4402b', '#f0b030', '#f7ead0'],
  ['#1f6f7a', '#f3e6c8', '#e0762c'],
  ['#7a2f5f', '#f0a830', '#f7ead0'],
  ['#2f5fa8', '#f3e6c8', '#d8402b'],
] as const;

export const balloons: Painter = {
  temperament: 'desert',
  times: ['morning', 'dawn', 'golden', 'noon'],
  horizon: { landscape: 0.8, wide: 0.8, tall: 0.8, square: 0.8 },
  paint(s) {
    const h = s.horizon;
    let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.5, h * 0.5, 5);
    for (let i = 0; i < 3; i++)
      art += hills(
        s,
        profile(s.r, s.w, { y: h * (0.84 + i * 0.08), rise: (120 - i * 24) * s.u, rough: 0.46 }),
        s.h,
        s.far(i === 2 ? '#a8935c' : '#8d7a76', 0.6 - i * 0.2),
      );
    const crest = profile(s.r, s.w, { y: h * 1.0, rise: 80 * s.u, rough: 0.44, points: 20 });
    const at = s.w * s.r.between(0.2, 0.8);
    art +=
      mist(s, h * 0.94, 90 * s.u, 0.5) +
      fortWall(s, crest, at - s.w * 0.26, at + s.w * 0.26, 54 * s.u, s.far('#cf9a5c', 0.16)) +
      hills(s, crest, s.h + 4, s.far('#a58c54', 0.1), 0.1);
    const leaf = mix(s.sky.deep, s.shade('#5a6238'), 0.5);
    for (const t of [0.08, 0.34, 0.62, 0.93])
      art += thornTree(
        s,
        s.w * t,
        heightAt(crest, s.w * t) + 60 * s.u,
        s.r.between(60, 110) * s.u,
        leaf,
        s.far('#a8a052', 0.1),
      );
    const first = s.r.int(0, cloths.length - 1);
    const left = s.r.chance(0.5);
    const spots = [
      [0.84, 0.5, 0.24],
      [0.2, 0.62, 0.18],
      [0.62, 0.34, 0.34],
      [0.34, 0.62, 0.86],
    ] as const;
    spots.forEach(([t, y, share], i) => {
      const size = (h * share) / 300;
      art += place(
        s.w * (left ? t : 1 - t),
        h * (y + share * 0.36),
        size,
        balloon(s, cloths[(first + i) % cloths.length] ?? cloths[0]),
      );
    });
    return { art, says: 'hot-air balloons over the dry hills and fort walls of Rajasthan' };
  },
};

/** An envelope of coloured gores over its basket, 300 tall; its basket's foot at the origin. */
function balloon(s: Scene, [one, two, three]: readonly [string, string, string]): string {
  const outline = 'M-22-64C-60-112-112-140-112-198C-112-262-62-304 0-304C62-304 112-262 112-198C112-140 60-112 22-64Z';
  const gore = (w: number, colour: string) =>
    shape(
      d`M${-w * 0.2} -64C${-w * 0.55} -112 ${-w} -140 ${-w} -198C${-w} -262 ${-w * 0.55} -304 0 -304C${w * 0.55} -304 ${w} -262 ${w} -198C${w} -140 ${w * 0.55} -112 ${w * 0.2} -64Z`,
      colour,
    );
  const lit = (colour: string) => mix(s.lit(colour), colour, 0.4);
  return (
    shape(outline, lit(one)) +
    gore(86, lit(two)) +
    gore(56, lit(one)) +
    gore(24, lit(two)) +
    `<g clip-path="${s.clip(outline)}">${shape('M-120-186Q0-150 120-186V-158Q0-120-120-158Z', lit(three))}${shape(s.side < 0 ? 'M120-320H40Q112-200 20-60H120Z' : 'M-120-320H-40Q-112-200-20-60H-120Z', s.sky.deep, 0.18)}</g>` +
    stroke('M-22-64L-15-26M22-64L15-26M-8-60L-7-26M8-60L7-26', s.sky.deep, 1.6, 0.7) +
    shape('M-4-44Q-8-54 0-62 8-54 4-44Z', '#ffd27a') +
    shape('M-9-26Q-9-38-5-38T-1-26ZM2-26Q2-40 6-40T10-26Z', s.sky.deep) +
    shape('M-20-28H20L16 0H-16Z', s.lit('#a8703c')) +
    stroke('M-18-18H18M-17-9H17', s.shade('#6a4428'), 2, 0.7)
  );
}
