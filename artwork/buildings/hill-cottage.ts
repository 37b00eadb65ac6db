import { balcony, door, front, hipRoof, pots, row, stack, steps } from '../building-parts.ts';
import { roundArch } from '../facade.ts';
import { lampGlow } from '../houses.ts';
import { d, shape, stroke } from '../shapes.ts';
import type { Building } from './building.ts';
import { garden } from './grounds.ts';

/** Garhwal and Kumaon: stone below, a carved gallery above, slates on top. */
export const hillCottage: Building = {
  says: 'a slate-roofed stone cottage with a carved wooden gallery',
  half: 170,
  scale: 1.14,
  fits: ['mountain', 'hills', 'river', 'forest'],
  build(s) {
    const stone = s.r.pick(['#d9ccb4', '#c9b79c', '#e6dcc8']);
    const wood = s.r.pick(['#8a5a38', '#7a4f34', '#3f6a6a', '#8f4030']);
    const slate = s.r.pick(['#6f7a84', '#7f8288', '#66707a']);
    const wash = s.r.pick(['#f6ead2', '#eadfc6', '#dfe6e2']);
    let joints = '';
    for (let i = 0; i < 26; i++) joints += d`M${s.r.between(-132, 112)} ${-8 - 10 * (i % 7)}h${s.r.between(9, 20)}`;
    let carved = '';
    for (let x = -112; x <= 112; x += 32) carved += roundArch(x, -92, 24, 48);
    return (
      lampGlow(s, 0, -80, 250, 150) +
      stack(s, 74, -176, 18, 60, stone) +
      front(s, 0, 260, 76, wash, -76) +
      shape(carved, s.glowing ? '#ffd384' : s.shade(wood), s.glowing ? 1 : 0.75) +
      stroke(carved, s.lit(wood), 5) +
      front(s, 0, 276, 80, stone) +
      stroke(joints, s.shade(stone), 2, 0.5) +
      row(s, -128, -36, -64, 40, 2, wood) +
      row(s, 36, 128, -64, 40, 2, wood) +
      door(s, 0, 0, 38, 60, wood, '#f0dcb0') +
      balcony(s, -150, 150, -86, wood, wood, 20) +
      stroke('M-146-88V-154M146-88V-154', s.lit(wood), 6) +
      hipRoof(s, 0, -150, 184, 96, 62, slate) +
      steps(s, 0, 56, 6) +
      pots(s, [-34, 34], 0, '#e0567a') +
      shape('M-150 5H150V-3H-150Z', s.lit(stone))
    );
  },
  before: garden(230, 26),
};
