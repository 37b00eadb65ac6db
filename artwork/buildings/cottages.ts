import {
  creeper,
  door,
  front,
  gableFront,
  hipRoof,
  pots,
  row,
  stack,
  steps,
  thatch,
  verandah,
} from '../building-parts.ts';
import { mix } from '../colour.ts';
import { glass, panes, wall } from '../facade.ts';
import { cornerHouse, lampGlow, smoke } from '../houses.ts';
import { d, disc, shape, stroke } from '../shapes.ts';
import type { Building } from './building.ts';
import { garden } from './grounds.ts';
import { hillCottage } from './hill-cottage.ts';
import { localCottages } from './local-cottages.ts';

const stoneCottage: Building = {
  says: 'a stone cottage in its flower garden',
  half: 160,
  scale: 1.22,
  door: -96,
  fits: ['mountain', 'hills', 'lake'],
  build(s) {
    const stone = s.r.pick(['#cbb89c', '#e9dcc4', '#b9aa98']);
    const roof = s.r.pick(['#8a5a48', '#5f6f78', '#a8523a']);
    let courses = '';
    for (let i = 0; i < 26; i++) courses += d`M${s.r.between(-152, 140)} ${s.r.between(-90, -6)}h${s.r.between(8, 16)}`;
    const body =
      smoke(s, 92, -200) +
      cornerHouse(s, { w: 320, h: 96, wall: stone, roof, gable: 128, pitch: 86, columns: 3, rows: 1, courses });
    const dormer =
      shape('M36-130V-164L62-184 88-164V-130Z', s.lit(stone)) +
      shape('M28-160L62-190 96-160H86L62-180 38-160Z', s.shade(roof)) +
      panes(s, { x: 44, y: -164, w: 36, h: 34, columns: 1, rows: 1, frame: s.lit('#fff6e4') });
    return body + dormer + creeper(s, -158, -4, 80, '#e8507a');
  },
  before: garden(230, 26),
};

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

/** Red roof, bargeboards and a bay window. */
const bayCottage: Building = {
  says: 'a red-roofed cottage with a bay window',
  half: 170,
  scale: 1.16,
  door: 58,
  fits: ['mountain', 'hills', 'lake'],
  build(s) {
    const face = s.r.pick(['#fbf3e2', '#e6efe6', '#f6dfc0', '#e3e6ee']);
    const roof = s.r.pick(['#b5432f', '#3f6a52', '#5f6f84']);
    let lace = '';
    for (let i = 0; i < 9; i++) lace += d`M${-118 + i * 13.4} ${i < 4.5 ? -104 - i * 14 : -104 - (8 - i) * 14}v7`;
    return (
      smoke(s, 96, -190) +
      lampGlow(s, 0, -70, 250, 140) +
      front(s, 60, 190, 92, face) +
      hipRoof(s, 66, -90, 112, 66, 66, roof) +
      stack(s, 96, -140, 18, 44, '#a8604a') +
      row(s, 40, 146, -80, 46, 2, '#fffaf0') +
      verandah(s, 34, 154, 0, 62, 4, '#fffaf0', 4) +
      gableFront(s, -64, 130, 104, 66, face, roof) +
      stroke(lace, s.lit('#fffaf0'), 3) +
      shape('M-110 0V-62L-96-70H-32L-18-62V0Z', wall(s, mix(face, '#ffffff', 0.3))) +
      panes(s, {
        x: -108,
        y: -60,
        w: 88,
        h: 44,
        columns: 4,
        rows: 1,
        fillX: 0.74,
        fillY: 0.86,
        frame: s.lit('#fffaf0'),
        lamps: 1,
      }) +
      shape('M-118-60L-98-80H-30L-10-60Z', s.shade(roof)) +
      disc(-64, -118, 11, glass(s)) +
      door(s, 58, 0, 30, 54, roof, '#fffaf0') +
      steps(s, 58, 50, 5) +
      pots(s, [30, 88, 158], 0, '#e0567a')
    );
  },
  before: garden(240, 24),
};

/** Two gables side by side, a porch between them. */
const twinGables: Building = {
  says: 'a twin-gabled cottage with a porch',
  half: 190,
  scale: 1.1,
  fits: ['mountain', 'hills', 'lake'],
  build(s) {
    const face = s.r.pick(['#f3e2c4', '#fbf3e4', '#e0d2bc', '#dbe3dc']);
    const roof = s.r.pick(['#8a5a48', '#5f6f78', '#a8523a', '#4f6a5a']);
    const one = (x: number) =>
      gableFront(s, x, 132, 90, 74, face, roof) +
      row(s, x - 48, x + 48, -78, 48, 2, '#fffaf0') +
      row(s, x - 22, x + 22, -130, 34, 1, '#fffaf0', true);
    return (
      lampGlow(s, 0, -60, 270, 140) +
      front(s, 0, 130, 84, mix(face, '#a08a70', 0.12)) +
      hipRoof(s, 0, -82, 80, 60, 40, roof) +
      one(-112) +
      one(112) +
      verandah(s, -46, 46, 0, 60, 3, '#fffaf0', 5) +
      door(s, 0, 0, 30, 54, '#6b4432', '#fffaf0') +
      stack(s, -150, -118, 18, 60, '#a8705a') +
      creeper(s, -184, 0, 84, '#f0a830') +
      steps(s, 0, 70, 5) +
      pots(s, [-60, 60], 0, '#e0567a')
    );
  },
  before: garden(250, 26),
};

export const cottages: readonly [Building, ...Building[]] = [
  stoneCottage,
  thatchedCottage,
  bayCottage,
  twinGables,
  hillCottage,
  ...localCottages,
];
