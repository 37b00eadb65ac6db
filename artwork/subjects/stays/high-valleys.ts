import { balcony, door, front, openArches, pots, row, steps } from '../../kit/buildings/building-parts.ts';
import { wall } from '../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, shape, stroke } from '../../kit/core/shapes.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import type { Building } from './building.ts';
import { garden, poolside } from './grounds.ts';
import { framedWindow } from './roof-homes.ts';

const earths = ['#d9b68c', '#c9a27a', '#e0c6a0'] as const;
const woods = ['#7a4630', '#6a4a34', '#8a5a38'] as const;

/** A block of sun-dried brick, its walls leaning in, willow stacked along its roof; the middle of its foot at (x, y). */
function earthBlock(s: Scene, x: number, y: number, half: number, tall: number, earth: Hex, wood: Hex): string {
  const top = half - tall * 0.05;
  let courses = '';
  for (let i = 1; i < tall / 16; i++) courses += d`M${x - half + 3} ${y - i * 16}h${half * 2 - 6}`;
  let fodder = '';
  for (let at = x - top + 8; at < x + top - 6; at += 11) fodder += d`M${at} ${y - tall - 9}l3-9`;
  return (
    stroke(fodder, s.lit('#c9a45e'), 6) +
    shape(d`M${x - half} ${y}L${x - top} ${y - tall}H${x + top}L${x + half} ${y}Z`, wall(s, earth)) +
    stroke(courses, s.shade(earth), 1.4, 0.3) +
    stroke(d`M${x - top - 8} ${y - tall}H${x + top + 8}`, s.shade(wood), 8) +
    stroke(d`M${x - top - 5} ${y - tall - 6}H${x + top + 5}`, s.lit('#f4ead6'), 3)
  );
}

const windows = (s: Scene, y: number, xs: readonly number[], w = 32, h = 38): string =>
  xs.map((x) => framedWindow(s, x, y, w, h)).join('');

/** A carved wooden bay hanging from a wall, its sill at y. */
const bay = (s: Scene, x: number, y: number, half: number, wood: Hex): string =>
  shape(d`M${x - half} ${y}v-50h${half * 2}v50l-8 10h${-half * 2 + 16}Z`, s.lit(wood)) +
  openArches(s, x - half + 4, x + half - 4, y - 8, 34, Math.round(half / 11), wood, '#e9b86a') +
  stroke(d`M${x - half - 8} ${y - 52}h${half * 2 + 16}`, s.lit('#a8432f'), 6);

/** Leh and Nubra: earthen storeys stepping up behind a long glass sunroom. */
const sunHotel: Building = {
  says: 'a hotel of earthen storeys stepping up behind a glass sunroom',
  half: 290,
  fits: ['highland'],
  build(s) {
    const earth = s.r.pick(earths);
    const wood = s.r.pick(woods);
    const way = s.r.pick([-1, 1]);
    return (
      lampGlow(s, 0, -90, 370, 190) +
      earthBlock(s, way * 150, -112, 116, 108, earth, wood) +
      windows(
        s,
        -132,
        [90, 150, 210].map((x) => way * x),
      ) +
      bay(s, way * 150, -172, 44, wood) +
      earthBlock(s, way * 40, -58, 236, 58, mix(earth, '#fff4e0', 0.25), wood) +
      windows(
        s,
        -70,
        [-160, -104, -48, 8, 64, 120, 176, 232].map((x) => way * x * 0.98),
        28,
        34,
      ) +
      earthBlock(s, 0, 0, 280, 60, earth, wood) +
      glassWall(s, way < 0 ? 44 : -264, -4, 220, 50, 8) +
      windows(s, -12, [way * 84, way * 140, way * 196, way * 248], 28, 34) +
      door(s, 0, 0, 50, 50, wood, '#e9b86a') +
      stroke(d`M${way * 240}-220v-44M${way * -180}-116v-40`, s.shade('#6a5038'), 4) +
      prayerFlags(s, [way * 240, -262], [way * -180, -154], 18, 13) +
      steps(s, 0, 84, 6, '#c9b494') +
      pots(s, [-42, 42], 0, '#f0a830') +
      shape('M-292 5H292V-3H-292Z', s.lit('#cbb79a'))
    );
  },
  before: garden(310, 46),
};

/** An old house of the caravan trade: a tall tower of rooms on one side, a loggia on the other. */
const tradersHouse: Building = {
  says: 'an old caravan trader’s house of sun-dried brick with carved bays',
  half: 240,
  fits: ['highland'],
  build(s) {
    const earth = s.r.pick(earths);
    const wood = s.r.pick(woods);
    const way = s.r.pick([-1, 1]);
    const white = s.r.pick(['#f4ead8', '#ecd9bd']);
    return (
      lampGlow(s, 0, -110, 330, 200) +
      earthBlock(s, way * -112, -84, 96, 78, earth, wood) +
      openArches(s, way * -112 - 80, way * -112 + 80, -92, 52, 5, wood, '#e9b86a') +
      balcony(s, way * -112 - 92, way * -112 + 92, -90, wood, '#e9b86a', 18) +
      earthBlock(s, way * 96, -156, 104, 72, white, wood) +
      windows(s, -172, [way * 40, way * 152]) +
      bay(s, way * 96, -168, 34, wood) +
      earthBlock(s, way * 96, -78, 112, 78, white, wood) +
      windows(s, -94, [way * 26, way * 166]) +
      bay(s, way * 96, -92, 48, wood) +
      earthBlock(s, 0, 0, 226, 84, earth, wood) +
      windows(s, -22, [-186, -132, 132, 186]) +
      door(s, 0, 0, 60, 62, wood, '#e9b86a') +
      shape('M-48-68H48v-10H-48Z', s.lit('#a8432f')) +
      stroke('M-78-20h22M56-20h22', s.lit('#e9b86a'), 5) +
      stroke(d`M${way * 96}-232v-44`, s.shade('#6a5038'), 5) +
      prayerFlags(s, [way * 96, -272], [way * -204, -168], 20, 13) +
      steps(s, 0, 110, 8) +
      shape('M-240 5H240V-3H-240Z', s.lit('#cbb79a'))
    );
  },
  before: garden(300, 50),
};

/** Cottages of rammed earth among willow poles, their verandahs to the pool. */
const willowResort: Building = {
  says: 'a resort of earth-walled cottages with willow verandahs around a heated pool',
  half: 320,
  fits: ['highland'],
  build(s) {
    const earth = s.r.pick(earths);
    const wood = s.r.pick(woods);
    const pole = '#b58f58';
    const one = (x: number, half: number, tall: number) => {
      let posts = '';
      let thatch = '';
      for (let i = 0; i <= 4; i++) posts += d`M${x - half + (half * i) / 2} 0v${-tall * 0.78}`;
      for (let at = x - half - 12; at < x + half + 10; at += 8) thatch += d`M${at} ${-tall * 0.78}l10-9`;
      return (
        earthBlock(s, x, 0, half, tall, earth, wood) +
        glassWall(s, x - half * 0.72, 0, half * 0.84, tall * 0.6, 3) +
        framedWindow(s, x + half * 0.56, -tall * 0.18, 30, tall * 0.4) +
        shape(d`M${x - half - 14} ${-tall * 0.76}h${half * 2 + 28}v9h${-half * 2 - 28}Z`, s.sky.deep, 0.28) +
        stroke(posts, s.lit(pole), 5) +
        stroke(thatch, s.shade(pole), 5) +
        stroke(d`M${x - half - 14} ${-tall * 0.78}h${half * 2 + 28}`, s.lit(pole), 6)
      );
    };
    return (
      lampGlow(s, 0, -80, 390, 170) +
      one(-226, 84, 84) +
      one(226, 84, 84) +
      earthBlock(s, 0, -96, 84, 58, '#f4ead8', wood) +
      windows(s, -108, [-50, 0, 50], 30, 34) +
      stroke(railing(-126, -104, 252, 18, 12), s.lit(wood), 2.2) +
      one(0, 134, 100) +
      stroke('M-84-154v-38M84-154v-38', s.shade('#6a5038'), 4) +
      prayerFlags(s, [-84, -190], [-290, -110], 12, 12) +
      prayerFlags(s, [84, -190], [290, -110], 12, 12) +
      shape('M-318 5H318V-3H-318Z', s.lit('#c9b494'))
    );
  },
  before: poolside(0.56, 3),
};

/** A farm cottage of river stone, one room glazed to the winter sun. */
const sunCottage: Building = {
  says: 'a stone cottage of the high valleys with a glazed sunroom',
  half: 180,
  scale: 1.16,
  fits: ['highland'],
  build(s) {
    const stone = s.r.pick(['#c2b49e', '#b5a894', '#cfc0a6']);
    const wood = s.r.pick(woods);
    const way = s.r.pick([-1, 1]);
    let pebbles = '';
    for (let i = 0; i < 70; i++) pebbles += d`M${s.r.between(-152, 152)} ${s.r.between(-92, -6)}h${s.r.between(4, 12)}`;
    return (
      lampGlow(s, 0, -60, 260, 140) +
      front(s, way * -70, 120, 54, '#f4ead8', -98) +
      row(s, way * -70 - 48, way * -70 + 48, -140, 34, 3, wood) +
      stroke(d`M${way * -70 - 68}-154h136`, s.shade(wood), 8) +
      earthBlock(s, 0, 0, 162, 98, stone, wood) +
      stroke(pebbles, s.shade(stone), 4, 0.3) +
      glassWall(s, way < 0 ? -152 : 34, -2, 118, 74, 4) +
      shape(d`M${way < 0 ? -158 : 28}-76h130l-8-12h-114Z`, s.lit(wood)) +
      windows(s, -26, [way * -66, way * -122], 34, 44) +
      door(s, 0, 0, 40, 62, wood, '#e9b86a') +
      shape('M-32-68H32v-8H-32Z', s.lit('#b5482f')) +
      stroke(d`M${way * -126}-156v-44M${way * 148}-106v-34`, s.shade('#6a5038'), 4) +
      prayerFlags(s, [way * -126, -198], [way * 148, -138], 16, 13) +
      steps(s, 0, 60, 5) +
      shape('M-172 5H172V-3H-172Z', s.lit('#cbb79a'))
    );
  },
  before: garden(230, 26),
};

/** Second houses of the high desert, of earth and stone where the first are whitewashed. */
export const highValleys = {
  hotel: sunHotel,
  heritage: tradersHouse,
  resort: willowResort,
  cottage: sunCottage,
} as const;
