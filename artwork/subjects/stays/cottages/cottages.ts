import { creeper, door, front, pots, row, thatch, verandah } from '../../../kit/buildings/building-parts.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import { shape } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';
import { highValleys } from '../high-valleys.ts';
import { localCottages } from '../local-cottages.ts';
import { hillCottages } from './hill-cottages.ts';

/** White walls under a deep thatch. */
const thatchedCottage: Building = {
  says: 'a whitewashed cottage under thatch',
  half: 170,
  scale: 1.16,
  fits: ['coast', 'backwater', 'plain', 'forest', 'hills', 'river'],
  build(s) {
    const face = s.r.pick(['#fdf6ea', '#f6e2c0', '#e9eee6', '#f3d2b4']);
    const accent = s.r.pick(['#2f7f8a', '#b5432f', '#3f7f5a', '#3f5f9a']);
    return (
      lampGlow(s, 0, -60, 250, 130) +
      front(s, 0, 270, 84, face) +
      row(s, -124, -36, -72, 46, 2, accent) +
      row(s, 44, 128, -72, 46, 2, accent) +
      verandah(s, -44, 48, 0, 74, 2, accent, 6) +
      door(s, 2, 0, 36, 62, accent, '#fffaf0') +
      thatch(s, 0, -76, 172, 92, 96) +
      creeper(s, -152, 0, 78, '#e0567a') +
      pots(s, [-30, 34], 0, '#f0a830') +
      shape('M-150 5H150V-3H-150Z', s.lit('#d0b48c'))
    );
  },
  before: garden(240, 24),
};

export const cottages: readonly [Building, ...Building[]] = [
  thatchedCottage,
  ...hillCottages,
  highValleys.cottage,
  ...localCottages,
];
