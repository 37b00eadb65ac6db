import {
  balcony,
  door,
  front,
  gableFront,
  hipRoof,
  pots,
  row,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { forecourt } from '../grounds.ts';

/** A southern palace: storeys of screened galleries under one roof above another. */
export const tiledPalace: Building = {
  says: 'an old wooden palace of screened galleries under stacked tiled roofs',
  half: 290,
  fits: ['backwater', 'coast'],
  build(s) {
    const lime = s.r.pick(['#fbf3e0', '#f3e3c4', '#efdcc8']);
    const wood = s.r.pick(['#6f4630', '#7a4f34', '#5f3f30']);
    const roof = s.r.pick(['#a8553a', '#96503c', '#8a5a48']);
    const slats = (x: number, half: number, y: number) => {
      let bars = '';
      for (let at = x - half + 6; at < x + half; at += 9) bars += d`M${at} ${y}l-3 -30`;
      return (
        shape(d`M${x - half} ${y}l-8 -32h${half * 2 + 16}l-8 32Z`, s.shade(wood)) +
        stroke(bars, s.glowing ? '#ffd384' : s.lit('#c9955a'), 2.4)
      );
    };
    const gable = (x: number, y: number) =>
      place(
        x,
        y,
        1,
        gableFront(s, 0, 84, 6, 42, wood, roof) +
          stroke('M-22 0V-14M-11 0V-26M0 0V-36M11 0V-26M22 0V-14', s.lit('#c9955a'), 2.4),
      );
    return (
      lampGlow(s, 0, -100, 390, 220) +
      front(s, 0, 520, 60, lime) +
      verandah(s, -262, -86, 0, 52, 5, mix(wood, '#c9955a', 0.35), 9) +
      verandah(s, 86, 262, 0, 52, 5, mix(wood, '#c9955a', 0.35), 9) +
      slats(-176, 84, -58) +
      slats(176, 84, -58) +
      hipRoof(s, -176, -88, 122, 62, 54, roof) +
      hipRoof(s, 176, -88, 122, 62, 54, roof) +
      gable(-176, -90) +
      gable(176, -90) +
      front(s, 0, 180, 150, lime) +
      row(s, -80, 80, -112, 40, 5, wood) +
      balcony(s, -92, 92, -68, wood) +
      slats(0, 82, -124) +
      hipRoof(s, 0, -154, 124, 66, 50, roof) +
      front(s, 0, 104, 26, lime, -202) +
      row(s, -46, 46, -226, 20, 4, wood) +
      hipRoof(s, 0, -226, 74, 28, 40, roof) +
      stroke('M-28-266v-14M28-266v-14', s.lit('#e8c25a'), 3) +
      verandah(s, -78, 78, 0, 58, 4, lime, 8) +
      door(s, 0, 0, 40, 50, wood, '#e6c79a') +
      steps(s, 0, 150, 7) +
      pots(s, [-270, -96, 96, 270], 0, '#e0567a')
    );
  },
  before: forecourt(320),
};
