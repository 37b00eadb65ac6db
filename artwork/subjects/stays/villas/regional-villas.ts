import {
  balcony,
  creeper,
  door,
  front,
  hipRoof,
  openArches,
  pots,
  row,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { arch, hollow } from '../../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, merlons } from '../../../kit/buildings/mughal.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden, poolside } from '../grounds.ts';

/** Rajasthan: lime-plastered cubes around a court, cusped arches, a domed roof pavilion. */
const lime: Building = {
  says: 'a lime-plastered villa with a domed roof pavilion and a pool',
  half: 260,
  fits: ['desert', 'town', 'city', 'lake', 'plain'],
  build(s) {
    const face = s.r.pick(['#f9efdd', '#efc9a8', '#e8b98a', '#dfe3e6']);
    const trim = '#fffaf0';
    return (
      lampGlow(s, 0, -90, 340, 190) +
      front(s, 106, 180, 164, face) +
      shape(merlons(16, 196, -163, 9), s.lit(face)) +
      openArches(s, 34, 178, -104, 48, 3, face, trim) +
      balcony(s, 24, 188, -98, trim, trim, 18) +
      place(-132, -106, 1, chhatri(s, 66, face, trim)) +
      front(s, -70, 340, 106, mix(face, trim, 0.3)) +
      stroke(railing(-236, -106, 244, 15, 12), s.lit(trim), 2) +
      stroke('M-240-104H14M16-98H196', s.lit(trim), 5) +
      openArches(s, -226, -76, 0, 78, 3, face, trim) +
      shape(arch(-22, 0, 84, 96), s.lit(trim)) +
      shape(arch(-22, 0, 64, 82), hollow(s, '#6b4a34')) +
      row(s, 34, 184, -62, 46, 3, trim, true) +
      creeper(s, 196, 0, 110, '#d9307a') +
      pots(s, [-234, -70, 26], 0, '#f0a830') +
      shape('M-254 6H214V-4H-254Z', s.lit('#d9bd94'))
    );
  },
  before: poolside(0.46, 2),
};

/** Kerala and Goa: one great tiled roof, rooms open to the garden under it. */
const greatRoof: Building = {
  says: 'a villa under a great tiled roof, open to its pool',
  half: 260,
  fits: ['coast', 'backwater', 'forest', 'hills'],
  build(s) {
    const roof = s.r.pick(['#a8553a', '#8f5a44', '#7a5a48', '#b5643f']);
    const wood = s.r.pick(['#8a5a38', '#6f4a30']);
    const face = s.r.pick(['#f6ead2', '#e9dcc4', '#dfe3d6']);
    return (
      lampGlow(s, 0, -90, 340, 180) +
      front(s, 0, 360, 92, face) +
      glassWall(s, -168, 0, 150, 80, 4) +
      glassWall(s, 60, 0, 116, 80, 3) +
      door(s, 22, 0, 40, 74, wood, '#e6c79a') +
      verandah(s, -222, 222, 0, 88, 6, wood, 8) +
      hipRoof(s, 0, -84, 256, 150, 66, roof) +
      front(s, 0, 220, 40, face, -142) +
      row(s, -104, 104, -178, 32, 7, wood) +
      hipRoof(s, 0, -180, 142, 66, 62, roof) +
      stroke('M-66-242V-256M66-242V-256', s.lit('#e8c25a'), 3) +
      steps(s, 22, 70, 6) +
      pots(s, [-236, 236], 0, '#e0567a') +
      shape('M-250 6H250V-4H-250Z', s.lit('#cbb08a'))
    );
  },
  before: poolside(0.5, 2),
};

/** The high valleys: stone and whitewash, deep timber eaves, glass to the mountains. */
const stoneAndTimber: Building = {
  says: 'a villa of stone and timber with a broad sun terrace',
  half: 250,
  fits: ['highland', 'mountain'],
  build(s) {
    const stone = s.r.pick(['#c9b79c', '#b8a890', '#d9c8ac']);
    const wood = s.r.pick(['#8a5a38', '#7a4a34']);
    let joints = '';
    for (let i = 0; i < 34; i++) joints += d`M${s.r.between(-222, 200)} ${-8 - 11 * (i % 8)}h${s.r.between(10, 24)}`;
    let beams = '';
    for (let x = -104; x <= 180; x += 20) beams += d`M${x} -192h.1`;
    return (
      lampGlow(s, 0, -90, 330, 190) +
      front(s, 38, 280, 90, '#f4ead8', -96) +
      glassWall(s, -86, -100, 160, 70, 4) +
      row(s, 88, 170, -164, 50, 2, wood) +
      shape('M-120-186H196v-12H-120Z', s.shade(wood)) +
      stroke(beams, s.lit('#d9a468'), 7) +
      front(s, 0, 450, 100, stone) +
      stroke(joints, s.shade(stone), 2, 0.45) +
      glassWall(s, -70, 0, 180, 78, 4) +
      row(s, -206, -96, -76, 52, 2, wood) +
      row(s, 132, 212, -76, 52, 2, wood) +
      shape('M-240-98H240v-10H-240Z', s.shade(wood)) +
      stroke(railing(-234, -108, 128, 18, 11), s.lit('#d9a468'), 2.2) +
      pots(s, [-86, 126], 0, '#e0567a') +
      shape('M-246 6H246V-4H-246Z', s.lit('#b8a890'))
    );
  },
  before: garden(300, 44),
};

export const regionalVillas: readonly Building[] = [lime, greatRoof, stoneAndTimber];
