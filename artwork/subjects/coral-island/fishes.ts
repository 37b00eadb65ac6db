import type { Hex } from '../../kit/core/colour.ts';
import { d, disc, type Point, place, shape, stamps, stroke } from '../../kit/core/shapes.ts';

/** A reef fish heading right, 60 long, its middle at the origin. */
export const reefFish = (body: Hex, band: Hex, fin: Hex): string =>
  shape('M-18 0L-36-14Q-30 0-36 14Z', fin) +
  shape('M-4-14Q2-28 16-20L10-10ZM-2 13Q4 24 12 18L8 10Z', fin) +
  shape('M-24 0Q-6-22 18-14 28-8 30 0 28 8 18 13-6 21-24 0Z', body) +
  shape('M-4-17Q4-18 8-17 14 0 8 15 2 17-4 16 2 0-4-17Z', band) +
  disc(21, -4, 2.4, '#1a2430');

/** A shoal: one small figure many times. */
export function shoal(spots: readonly Point[], colour: Hex): string {
  return shape(stamps(spots, 'l9-4 8 1 5 3-5 3-8 1-9-4-6 4 1-4-1-4z'), colour, 0.85);
}

/** A green turtle swimming right, 110 long. */
export const turtle = (shell: Hex, skin: Hex, mark: Hex): string =>
  shape(
    'M30-14Q52-40 70-44 62-20 40-4ZM22 14Q34 34 52 40 44 18 34 8ZM-36-10Q-54-22-62-20-56-8-42-2ZM-34 10Q-48 22-56 22-52 10-40 4Z',
    skin,
  ) +
  shape('M40-8Q56-14 64-4 64 6 54 8L40 8Z', skin) +
  shape('M-44 0Q-30-30 8-28 40-22 46 0 40 20 8 24-30 24-44 0Z', shell) +
  stroke(d`M-20-22L-10 0-20 20M10-27L2 0 12 23M34-18L24 0 34 16M-10 0H24M-10 0H-40M24 0H44`, mark, 2.4, 0.7) +
  disc(57, -4, 2.2, '#142028');

/** A branching coral, 60 high, its foot at the origin. */
export const branchCoral = (colour: Hex): string =>
  stroke(
    'M0 0V-24M0-14Q-16-22-16-46M0-20Q4-36-4-58M0-12Q18-20 20-40M-16-32Q-28-38-28-50M20-30Q32-34 32-46M-1-40Q8-48 10-58',
    colour,
    8,
  );

/** A fan coral with its veins. */
export const fanCoral = (colour: Hex, vein: Hex): string =>
  shape('M-3 0L-4-10C-40-20-44-60-14-72 10-80 40-60 36-30 34-14 14-10 4-10L3 0Z', colour, 0.9) +
  stroke('M0-4Q-6-40-14-66M0-10Q-20-24-32-40M0-12Q4-40 10-68M2-12Q18-26 30-40', vein, 2, 0.6);

/** A brain coral mound. */
export const moundCoral = (colour: Hex, vein: Hex): string =>
  place(
    0,
    0,
    1,
    shape('M-40 2C-44-30-20-44 2-44S44-28 40 2Z', colour) +
      stroke('M-30-6q6-16 16-12t14-8M-14-26q10 6 16-4t18 2M0-6q8-14 18-8t14-8', vein, 3, 0.6),
  );
