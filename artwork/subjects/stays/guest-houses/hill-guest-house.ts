import { balcony, door, front, pots, row, signBoard, stack, steps } from '../../../kit/buildings/building-parts.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import { shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';
import { kathKuni, lowGable, tinRoof } from '../hill-parts.ts';

/** Manali and Dalhousie: a foot of stone and cedar, two floors of rooms behind wooden balconies, tin above. */
export const cedarGuestHouse: Building = {
  says: 'a guest house of stone and cedar under a tin roof',
  half: 190,
  scale: 1.06,
  fits: ['mountain', 'hills', 'river', 'lake', 'forest'],
  build(s) {
    const stone = s.r.pick(['#c9bba4', '#b9ad9c', '#d9ccb4']);
    const wood = s.r.pick(['#a8703f', '#8f5a38', '#3f6a5a']);
    const paint = s.r.pick(['#b5432f', '#3f7a5a', '#5f7f9a']);
    const face = s.r.pick(['#f6ecd8', '#f0dcc0', '#e3e6da']);
    let art =
      lampGlow(s, 0, -100, 270, 180) +
      stack(s, 104, -196, 18, 44, stone) +
      kathKuni(s, -150, 150, 0, 66, { stone, wood }) +
      row(s, -138, -40, -52, 34, 3, '#f0dcb0') +
      row(s, 40, 138, -52, 34, 3, '#f0dcb0') +
      front(s, 0, 290, 122, face, -66);
    for (const y of [-68, -129])
      art +=
        row(s, -136, -36, y - 50, 44, 3, wood) +
        row(s, 36, 136, y - 50, 44, 3, wood) +
        door(s, 0, y, 30, 48, wood, '#fffaf0') +
        balcony(s, -172, 172, y, wood, wood, 22);
    return (
      art +
      stroke('M-168-68V-190M-86-68V-190M86-68V-190M168-68V-190', s.lit(wood), 5) +
      tinRoof(s, 0, -186, 196, 122, 52, paint) +
      lowGable(s, 0, -188, 66, wood, paint) +
      door(s, 0, 0, 40, 54, wood, '#f0dcb0') +
      signBoard(s, -206, 6, wood) +
      pots(s, [-46, 46], 0, '#f0a830') +
      steps(s, 0, 60, 5) +
      shape('M-164 5H164V-3H-164Z', s.lit(stone))
    );
  },
  before: garden(250),
};
