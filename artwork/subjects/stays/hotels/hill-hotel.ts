import {
  balcony,
  boards,
  door,
  front,
  gableFront,
  hipRoof,
  openArches,
  row,
  stack,
  steps,
} from '../../../kit/buildings/building-parts.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';

/** Timber storeys on a stone foot, stepping up to a broad low gable. */
export const hillHotel: Building = {
  says: 'a stone-and-timber mountain hotel with long balconies',
  half: 280,
  fits: ['mountain', 'hills', 'forest', 'river'],
  build(s) {
    const stone = s.r.pick(['#b9ad9c', '#a89f98', '#c4b49a']);
    const timber = s.r.pick(['#a8703f', '#8f5a38', '#b98a58']);
    const roof = s.r.pick(['#5f6f78', '#6f4a3c', '#4a6456', '#8a4434']);
    let art = lampGlow(s, 0, -100, 360, 190);
    for (const [x, w, floors] of [
      [-186, 176, 2],
      [186, 176, s.r.int(2, 3)],
    ] as const) {
      const top = 58 + floors * 52;
      art += front(s, x, w, top, timber, 0) + boards(s, x - w / 2, -58, w, top - 58, timber, 13);
      for (let i = 0; i < floors; i++) {
        const y = -62 - i * 52;
        art +=
          row(s, x - w / 2 + 8, x + w / 2 - 8, y - 46, 42, 4, '#f3e6cc') +
          balcony(s, x - w / 2 - 10, x + w / 2 + 10, y, mix(timber, '#ffffff', 0.25), '#e6cfa4', 17);
      }
      art += hipRoof(s, x, -top, w / 2 + 20, w / 2 - 34, 50, roof);
    }
    art +=
      gableFront(s, 0, 216, 214, 48, mix(timber, '#ffe6c0', 0.25), roof) +
      row(s, -96, 96, -208, 44, 5, '#f3e6cc') +
      row(s, -96, 96, -156, 44, 5, '#f3e6cc') +
      row(s, -96, 96, -106, 42, 5, '#f3e6cc') +
      balcony(s, -118, 118, -162, mix(timber, '#ffffff', 0.25), '#e6cfa4', 17) +
      balcony(s, -118, 118, -110, mix(timber, '#ffffff', 0.25), '#e6cfa4', 17) +
      stroke('M-96-216H96M-52-216V-234M0-216V-252M52-216V-234', s.lit('#e6cfa4'), 4);
    let courses = '';
    for (let i = 0; i < 22; i++)
      courses += d`M${s.r.between(-268, 256)} ${s.r.between(-52, -6)}h${s.r.between(10, 20)}`;
    return (
      art +
      front(s, 0, 556, 58, stone) +
      stroke(courses, s.shade(stone), 2, 0.5) +
      openArches(s, -268, -64, 0, 46, 5, stone, '#e6dcc8') +
      openArches(s, 64, 268, 0, 46, 5, stone, '#e6dcc8') +
      door(s, 0, 0, 44, 48, '#6b4432', '#f3e6cc') +
      shape('M-44-52H44l-8-10H-36Z', s.shade(roof)) +
      stack(s, 62, -228, 20, 46, stone) +
      steps(s, 0, 110, 6)
    );
  },
  before: garden(310, 46),
};
