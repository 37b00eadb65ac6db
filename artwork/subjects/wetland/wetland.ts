import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { egret } from '../../kit/people/animals.ts';
import { grass, thornTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

export const wetland: Painter = {
  temperament: 'forest',
  times: ['golden', 'morning', 'dawn', 'noon'],
  horizon: { landscape: 0.5, wide: 0.52, tall: 0.52, square: 0.5 },
  paint(s) {
    const h = s.horizon;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const deep = s.h - h;
    const at = (t: number, k: number, tall: number) => {
      const y = h + deep * k;
      return (
        thornTree(s, s.w * t, y, tall * s.u, s.far('#5f7f48', 0.16 - k * 0.2), s.lit('#a8b85a')) +
        nests(s, s.w * t, y, tall * s.u)
      );
    };
    const far = mirrored(s, treeBelt(s, h + 2, 76 * s.u, 0.36), h, 0.4, 0.6);
    const near = h + deep * 0.14;
    const trees = mirrored(
      s,
      narrow
        ? at(0.3, 0.14, 330) + at(0.86, 0.14, 250)
        : at(0.22, 0.14, 320) + at(0.56, 0.14, 250) + at(0.88, 0.14, 350),
      near,
      0.4,
      0.7,
    );
    const stands = narrow
      ? ([
          [0.34, 0.56, 2.1],
          [0.76, 0.4, 1.5],
        ] as const)
      : ([
          [0.3, 0.6, 2.3],
          [0.52, 0.42, 1.7],
          [0.78, 0.52, 2],
        ] as const);
    const art =
      paintSky(s, { clouds: 2 }) +
      birds(s, s.w * 0.6, h * 0.24, 9) +
      mist(s, h * 0.92, 100 * s.u, 0.4) +
      far.art +
      water(s, { top: h, colour: '#5f8f86', glitter: 0.7 }) +
      far.echo +
      trees.art +
      trees.echo +
      [0.1, 0.16, 0.66]
        .map((t, i) => place(s.w * t, h + deep * (0.3 + i * 0.06), s.u * 1.3, egret(s), i === 2))
        .join('') +
      stands.map(([t, k, size], i) => wading(s, s.w * t, h + deep * k, size * s.u, i === 1)).join('') +
      reeds(s);
    return { art, says: 'painted storks in the shallows of a wetland, others on their nests in the trees' };
  },
};

/** A stork and its broken image in the water. */
const wading = (s: Scene, x: number, y: number, size: number, flip: boolean): string =>
  `<g opacity=".3"><g transform="matrix(1 0 0 -.7 0 ${Math.round(y * 1.7)})">${place(x, y, size, stork(s), flip)}</g></g>` +
  place(x, y, size, stork(s), flip) +
  stroke(
    d`M${x - 26 * size} ${y}h${52 * size}M${x - 14 * size} ${y + 5 * size}h${34 * size}`,
    '#ffffff',
    1.6 * size,
    0.5,
  );

/** A painted stork facing right, 110 high, its feet at the origin. */
function stork(s: Scene): string {
  const white = s.lit('#fffdf6');
  const black = mix(s.sky.deep, '#1c1a20', 0.6);
  return (
    stroke('M-4 0V-40M5 0L3-40', s.lit('#e09a8a'), 2.6) +
    shape('M-40-44C-34-66-6-74 14-66 24-58 22-44 8-38-10-32-28-34-40-44Z', white) +
    shape('M-52-36C-40-58-16-66 4-58-4-44-24-36-52-36Z', black) +
    shape('M-50-38C-44-48-34-52-24-50-30-42-38-38-50-38Z', s.lit('#f08aa0')) +
    stroke('M-26-50L-12-60M-18-46L-4-57', white, 2.4) +
    stroke('M12-60C26-70 14-86 22-98', white, 8) +
    shape('M16-100Q18-110 28-108 36-106 34-98 28-92 20-94Z', s.lit('#f0803a')) +
    shape('M31-104Q50-100 60-84 44-90 30-96Z', s.lit('#f4c04a')) +
    disc(27, -102, 1.6, black)
  );
}

/** Storks on the crown of a tree that stands in the water, each on its platform of sticks. */
const nests = (s: Scene, x: number, y: number, tall: number): string =>
  [
    [-0.26, 0.66],
    [0.04, 0.84],
    [0.27, 0.68],
  ]
    .map(([dx = 0, up = 0], i) => {
      const [nx, ny] = [x + dx * tall, y - up * tall];
      return (
        shape(d`M${nx - 26 * s.u} ${ny}Q${nx} ${ny + 20 * s.u} ${nx + 26 * s.u} ${ny}Z`, s.shade('#6a5238')) +
        place(nx, ny + 14 * s.u, s.u * 0.72, stork(s), i % 2 === 0)
      );
    })
    .join('');

/** Reeds and grass along the near edge. */
function reeds(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#55703a'), 0.5);
  const top = s.h - 20 * s.u;
  return (
    shape(
      grass(s.r, 0, s.w * 0.3, () => s.h + 6, 130 * s.u, 16 * s.u),
      green,
    ) +
    shape(
      grass(s.r, s.w * 0.8, s.w, () => s.h + 6, 100 * s.u, 16 * s.u),
      green,
    ) +
    shape(
      grass(s.r, 0, s.w, () => top + 26 * s.u, 44 * s.u, 22 * s.u),
      s.lit('#b5a850'),
    )
  );
}
