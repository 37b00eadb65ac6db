import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { land, profile, woods } from '../../kit/land/ridges.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { foliage } from '../../kit/plants/plants.ts';

export const forestBirds: Painter = {
  temperament: 'forest',
  times: ['morning', 'dawn', 'noon', 'golden'],
  horizon: { landscape: 0.8, wide: 0.8, tall: 0.8, square: 0.8 },
  paint(s) {
    const h = s.horizon;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    let art = paintSky(s, { clouds: 2 });
    for (let i = 0; i < 3; i++)
      art += woods(
        s,
        profile(s.r, s.w, { y: h * (0.44 + i * 0.19), rise: (130 - i * 30) * s.u }),
        s.h,
        s.far('#4a7a5c', 0.56 - i * 0.17),
        (12 + i * 9) * s.u,
      );
    art +=
      mist(s, h * 0.62, 120 * s.u, 0.35) +
      land(s, profile(s.r, s.w, { y: s.h * 1.02, rise: 40 * s.u }), s.h + 4, s.far('#35643f', 0.12), 0);
    const size = (narrow ? 1.5 : 1.9) * s.u;
    const x = s.w * s.r.between(0.42, 0.5);
    const y = s.h * 0.52;
    art += branch(s, y);
    art += s.main(place(x, y - 8 * s.u, size, magpie(s)));
    art += place(s.w * 0.79, y - 44 * s.u, size * 0.56, small(s, '#d9342a', '#241f24'), true);
    if (!narrow) art += place(s.w * 0.17, y + 24 * s.u, size * 0.54, small(s, '#2f8fb8', '#1f5f88'));
    art += place(s.w * 0.9, y - 62 * s.u, size * 0.5, small(s, '#f0c030', '#241f24'), true);
    return {
      art: art + blossom(s, y),
      says: 'a red-billed blue magpie and smaller birds on a flowering branch',
    };
  },
};

/** A bough across the picture, forked towards both ends. */
function branch(s: Scene, y: number): string {
  const bark = mix(s.shade('#6a4f3a'), s.sky.deep, 0.25);
  const line = d`M-20 ${y + 90 * s.u}Q${s.w * 0.3} ${y + 6 * s.u} ${s.w * 0.55} ${y + 2 * s.u}T${s.w + 20} ${y - 96 * s.u}`;
  const twigs = d`M${s.w * 0.62} ${y - 2 * s.u}Q${s.w * 0.72} ${y + 40 * s.u} ${s.w * 0.84} ${y + 60 * s.u}M${s.w * 0.24} ${y + 26 * s.u}Q${s.w * 0.16} ${y - 60 * s.u} ${s.w * 0.06} ${y - 96 * s.u}`;
  return (
    stroke(twigs, bark, 10 * s.u) +
    stroke(line, bark, 24 * s.u) +
    `<g transform="translate(0 ${Math.round(-6 * s.u)})">${stroke(line, s.lit('#a88a6a'), 5 * s.u, 0.5)}</g>`
  );
}

/** Leaves and the red flowers of the rhododendron along the bough. */
function blossom(s: Scene, y: number): string {
  const leaf = s.far('#3f7048', 0.05);
  const light = s.lit('#8fb058');
  const spots = [
    [0.03, -100],
    [0.1, -60],
    [0.02, 70],
    [0.12, 60],
    [0.7, 30],
    [0.84, 64],
    [0.97, -96],
    [0.9, 40],
    [0.99, -30],
  ] as const;
  return spots
    .map(([t, dy], i) => {
      const [x, at] = [s.w * t, y + dy * s.u];
      return (
        shape(foliage(s.r, x, at, 74 * s.u, 44 * s.u, 0.3), i % 2 ? leaf : mix(leaf, s.sky.deep, 0.24)) +
        shape(foliage(s.r, x + s.side * 18 * s.u, at - 14 * s.u, 34 * s.u, 18 * s.u, 0.3), light, 0.5) +
        [0, 1, 2, 3, 4]
          .map((k) =>
            disc(
              x + Math.cos(k * 1.26) * 15 * s.u,
              at + Math.sin(k * 1.26) * 12 * s.u,
              11 * s.u,
              s.lit(k % 2 ? '#d9344a' : '#b8243c'),
            ),
          )
          .join('')
      );
    })
    .join('');
}

/** A red-billed blue magpie facing right, its feet at the origin: its long tail hangs below the bough. */
function magpie(s: Scene): string {
  const blue = s.lit('#3f6fb8');
  const deep = mix(s.shade('#2a4f90'), s.sky.deep, 0.1);
  const white = s.lit('#fbf8f0');
  const black = mix(s.sky.deep, '#17161c', 0.6);
  const bill = s.lit('#e0442f');
  return (
    shape('M-52-36C-92 4-130 66-150 132-152 146-138 148-132 136-108 92-76 40-38-14Z', deep) +
    shape('M-138 106-150 132Q-152 148-140 146L-132 136-122 116ZM-108 56-116 74-98 82-88 62Z', white) +
    shape('M-50-46C-86-20-110 30-120 84-120 94-110 94-106 86-88 40-64 4-34-22Z', blue) +
    shape('M-58-42C-56-82-20-112 22-114 50-110 58-84 44-56 32-30 6-12-22-12-46-14-56-26-58-42Z', white) +
    shape('M-62-40C-58-84-24-112 14-106 20-80-6-44-40-30Q-58-26-62-40Z', blue) +
    stroke('M-52-40Q-18-54 4-88M-46-48Q-22-62-6-88', deep, 3.4, 0.8) +
    shape('M12-104C12-132 34-146 56-138 74-130 74-110 62-98 58-78 50-66 40-62 24-76 12-88 12-104Z', black) +
    shape('M22-136Q38-148 52-139 46-124 30-116Z', s.lit('#c9d6e8'), 0.8) +
    shape('M70-126Q92-124 100-112 84-108 68-110Z', bill) +
    disc(57, -120, 5, bill) +
    disc(57, -120, 2.6, black) +
    stroke('M-8-14L-4 2M10-16L14 2M-12 2H6M6 2H24', bill, 4.4)
  );
}

/** A small perched bird facing right, its feet at the origin, about 90 high. */
const small = (s: Scene, breast: Hex, back: Hex): string =>
  shape('M-34-30C-62-2-78 26-86 52L-72 56C-58 34-40 8-20-8Z', mix(s.shade(back), s.sky.deep, 0.2)) +
  shape('M-40-34C-40-70-10-96 22-90 40-82 42-54 30-30 16-8-10-2-28-8Z', s.lit(breast)) +
  shape('M-42-30C-40-66-14-84 4-76 8-54-10-26-30-16Z', s.lit(back)) +
  shape('M6-74C4-98 22-112 42-106 58-98 58-78 46-68 32-60 12-62 6-74Z', s.lit(mix(breast, back, 0.7))) +
  shape('M54-94L74-86 54-80Z', mix(s.sky.deep, '#2a2428', 0.5)) +
  disc(42, -90, 3.4, '#fff6e0') +
  disc(42.5, -90, 2.2, '#16141a') +
  stroke('M-4-8V4M10-10V4', mix(s.sky.deep, '#4a3a34', 0.5), 4);
