import {
  balcony,
  creeper,
  door,
  front,
  hipRoof,
  pots,
  row,
  stack,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { roundArch } from '../../../kit/buildings/facade.ts';
import { lampGlow, smoke } from '../../../kit/buildings/houses.ts';
import { d, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';
import { glazedVerandah, kathKuni, lowGable, tinRoof } from '../hill-parts.ts';

/** Garhwal and Kumaon: stone below, a carved gallery above, slates on top. */
const hillCottage: Building = {
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

/** Mussoorie, Ranikhet, Lansdowne: stone walls, a glazed verandah, tin over all of it. */
const tinCottage: Building = {
  says: 'a stone cottage with a glazed verandah under a low tin roof',
  half: 180,
  scale: 1.16,
  door: -96,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest'],
  build(s) {
    const stone = s.r.pick(['#d9ccb4', '#cbb89c', '#e6dcc8']);
    const paint = s.r.pick(['#b5432f', '#a8503a', '#3f7a5a']);
    const wood = s.r.pick(['#3f6a6a', '#f3ead8', '#8a5a38']);
    let joints = '';
    for (let i = 0; i < 26; i++) joints += d`M${s.r.between(-156, 136)} ${-8 - 10 * (i % 8)}h${s.r.between(9, 20)}`;
    return (
      smoke(s, 106, -190) +
      lampGlow(s, 0, -60, 270, 130) +
      stack(s, 106, -128, 20, 56, stone) +
      front(s, 0, 320, 92, stone) +
      stroke(joints, s.shade(stone), 2, 0.5) +
      row(s, -152, -116, -74, 46, 1, '#fffaf0') +
      door(s, -96, 0, 34, 60, wood, '#fffaf0') +
      glazedVerandah(s, -60, 152, 0, 76, wood) +
      tinRoof(s, 0, -88, 186, 128, 54, paint) +
      lowGable(s, -96, -88, 56, wood, paint) +
      steps(s, -96, 56, 6) +
      creeper(s, -164, 0, 76, '#e8507a') +
      pots(s, [-124, -66], 0, '#f0a830') +
      shape('M-172 5H172V-3H-172Z', s.lit(stone))
    );
  },
  before: garden(240, 26),
};

/** Kullu and Kinnaur: stone and cedar below, a gallery all round above, slates on top. */
const himachali: Building = {
  says: 'a cottage of stone and cedar bands with a gallery under slates',
  half: 170,
  scale: 1.12,
  fits: ['mountain', 'hills', 'river', 'lake', 'forest'],
  build(s) {
    const stone = s.r.pick(['#b9ad9c', '#c9bba4', '#a89f98']);
    const wood = s.r.pick(['#a8703f', '#8f5a38', '#b98a58']);
    const slate = s.r.pick(['#6f7a84', '#7f8288', '#5f6870']);
    let posts = '';
    for (const x of [-152, -92, -32, 32, 92, 152]) posts += d`M${x}-84V-146`;
    return (
      lampGlow(s, 0, -80, 250, 150) +
      kathKuni(s, -118, 118, 0, 82, { stone, wood }) +
      row(s, -104, -34, -64, 40, 2, wood) +
      row(s, 34, 104, -64, 40, 2, wood) +
      door(s, 0, 0, 40, 62, wood, '#f0dcb0') +
      front(s, 0, 250, 62, wood, -84) +
      row(s, -112, 112, -142, 40, 5, '#f0dcb0') +
      balcony(s, -158, 158, -86, wood, wood, 24) +
      stroke(posts, s.lit(wood), 6) +
      hipRoof(s, 0, -142, 192, 104, 50, slate) +
      lowGable(s, 0, -144, 62, wood, slate) +
      steps(s, 0, 60, 7) +
      pots(s, [-44, 44], 0, '#e0567a') +
      shape('M-136 5H136V-3H-136Z', s.lit(stone))
    );
  },
  before: garden(230, 26),
};

/** Kumaon: one long white house, painted posts along its verandah, slates and a little loft. */
const kumaoni: Building = {
  says: 'a whitewashed hill cottage with painted verandah posts and a slate roof',
  half: 190,
  scale: 1.1,
  door: 44,
  fits: ['mountain', 'hills', 'lake', 'river'],
  build(s) {
    const white = s.r.pick(['#f9f2e4', '#f3e2c4', '#e6ecea']);
    const blue = s.r.pick(['#3f6fa0', '#2f7f7a', '#8f4030', '#4f7a4a']);
    const slate = s.r.pick(['#6f7a84', '#7a7672', '#66707a']);
    return (
      smoke(s, -120, -168) +
      lampGlow(s, 0, -60, 270, 130) +
      stack(s, -120, -116, 20, 48, white) +
      front(s, -20, 300, 84, white) +
      row(s, -150, -60, -70, 44, 2, blue) +
      verandah(s, -36, 126, 0, 70, 5, blue, 6) +
      door(s, 44, 0, 34, 58, blue, '#fffaf0') +
      row(s, -24, 16, -60, 38, 1, blue) +
      row(s, 72, 112, -60, 38, 1, blue) +
      front(s, 150, 70, 66, white) +
      row(s, 130, 170, -50, 34, 1, blue) +
      hipRoof(s, 150, -62, 48, 22, 28, slate) +
      hipRoof(s, -10, -80, 176, 112, 46, slate) +
      lowGable(s, -106, -82, 48, blue, slate) +
      stroke('M-168-16H126', s.lit(blue), 5) +
      steps(s, 44, 60, 6) +
      pots(s, [10, 78], 0, '#e0567a') +
      shape('M-176 5H190V-3H-176Z', s.lit('#cbb896'))
    );
  },
  before: garden(250, 26),
};

/** Cottages of the hills from Kumaon to Kinnaur. */
export const hillCottages: readonly Building[] = [tinCottage, himachali, kumaoni, hillCottage];
