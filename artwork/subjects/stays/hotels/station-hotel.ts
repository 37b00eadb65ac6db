import { balcony, door, front, row, stack, steps } from '../../../kit/buildings/building-parts.ts';
import { glass, wall } from '../../../kit/buildings/facade.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import { disc, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';
import { glazedVerandah, lowGable, tinRoof } from '../hill-parts.ts';

/** Shimla and Mussoorie: tin roofs, glazed verandahs on two floors, a clock in the low gable. */
export const stationHotel: Building = {
  says: 'a hill-station hotel of tin roofs and glazed verandahs',
  half: 290,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest'],
  build(s) {
    const face = s.r.pick(['#f6ecd8', '#f0dcc0', '#e3e6da']);
    const paint = s.r.pick(['#b5432f', '#3f7a5a', '#a8503a']);
    const wood = s.r.pick(['#3f6a5a', '#8a5a38', '#f3ead8']);
    const stone = '#b9ad9c';
    let art = lampGlow(s, 0, -90, 380, 190);
    for (const x of [-186, 186])
      art +=
        stack(s, x + (x < 0 ? -56 : 56), -146, 20, 44, stone) +
        front(s, x, 200, 130, face) +
        glazedVerandah(s, x - 92, x + 92, 0, 56, wood) +
        row(s, x - 90, x + 90, -112, 42, 5, wood) +
        balcony(s, x - 100, x + 100, -62, wood, '#fffaf0', 16) +
        tinRoof(s, x, -126, 118, 72, 44, paint);
    art +=
      front(s, 0, 210, 176, face) +
      row(s, -94, 94, -166, 42, 5, wood) +
      glazedVerandah(s, -96, 96, -64, 52, wood) +
      balcony(s, -108, 108, -62, wood, '#fffaf0', 14) +
      tinRoof(s, 0, -172, 126, 78, 46, paint) +
      lowGable(s, 0, -174, 78, face, paint) +
      disc(0, -186, 13, s.lit('#fffaf0')) +
      disc(0, -186, 10, glass(s)) +
      shape('M-66 0V-50H66V0Z', s.shade('#6a4a3a')) +
      door(s, 0, 0, 44, 44, '#6b4432', '#f7efe0') +
      row(s, -62, -26, -42, 30, 1, '#fffaf0') +
      row(s, 26, 62, -42, 30, 1, '#fffaf0') +
      stroke('M-88 0V-52M-44 0V-52M44 0V-52M88 0V-52', s.lit('#fffaf0'), 5) +
      shape('M-104-48H104L92-62H-92Z', wall(s, paint));
    return art + steps(s, 0, 150, 6, '#d9ccb4') + shape('M-290 5H290V-4H-290Z', s.lit(stone));
  },
  before: garden(320, 50),
};
