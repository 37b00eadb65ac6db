import {
  balcony,
  bigGlass,
  boards,
  door,
  front,
  hipRoof,
  pots,
  row,
  stack,
  steps,
  thatch,
} from '../../kit/buildings/building-parts.ts';
import { wall } from '../../kit/buildings/facade.ts';
import { cornerHouse, lampGlow, railing, smoke } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, shape, stroke } from '../../kit/core/shapes.ts';
import { foliage } from '../../kit/plants/plants.ts';
import type { Building } from './building.ts';
import { garden } from './grounds.ts';
import { kathKuni, lowGable } from './hill-parts.ts';

const logCabin: Building = {
  says: 'a log cabin with a smoking chimney',
  half: 150,
  scale: 1.3,
  door: -70,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest'],
  build(s) {
    const log = '#a8683a';
    const roof = s.r.pick(['#5f6870', '#8a4030', '#6f7a84']);
    let courses = '';
    for (let y = -8; y > -84; y -= 10) courses += d`M-135 ${y}H135`;
    let art =
      smoke(s, 74, -148) +
      cornerHouse(s, { w: 270, h: 84, wall: log, roof, gable: 130, pitch: 44, columns: 2, trim: '#d9a468', courses });
    art +=
      shape('M-150 0H-4V-9H-150Z', s.lit('#c48a52')) +
      stroke('M-144-8V-50M-8-8V-50', s.lit('#d9a468'), 5) +
      stroke(railing(-144, -10, 44, 20, 9) + railing(-52, -10, 44, 20, 9), s.lit('#c48a52'), 2);
    art += shape('M-162-48L-150-62H-2L10-48Z', s.lit(roof)) + shape('M-162-48H10v5H-162Z', s.shade(roof));
    return art + wood(s);
  },
  before: garden(220, 26),
};

function wood(s: Scene): string {
  let art = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5 - row; i++)
      art +=
        disc(150 + row * 5 + i * 11, -6 - row * 9, 5.4, s.lit('#d9a468')) +
        disc(150 + row * 5 + i * 11, -6 - row * 9, 2.4, s.shade('#a8703f'));
  return art;
}

/** Cedar boards on a foot of dry stone, a deck towards the valley, slates above. */
const cedarCabin: Building = {
  says: 'a cedar cabin on a stone foot with a deck under slates',
  half: 160,
  scale: 1.2,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest'],
  build(s) {
    const wood = s.r.pick(['#b5804c', '#a06a3e', '#8f5a38']);
    const slate = s.r.pick(['#5f6870', '#6f7a84', '#7a7672']);
    const stone = s.r.pick(['#b9ad9c', '#a89f98', '#c9bba4']);
    return (
      smoke(s, 92, -208) +
      lampGlow(s, 0, -80, 250, 150) +
      stack(s, 92, -124, 20, 80, stone) +
      kathKuni(s, -132, 132, 0, 44, { stone, wood }) +
      front(s, 0, 252, 92, wood, -44) +
      boards(s, -126, -44, 252, 92, wood, 12, true) +
      bigGlass(s, 'M-110-50V-122H-6V-50Z', 'M-58-50V-122M-110-84H-6', '#e6c79a') +
      row(s, 52, 116, -116, 46, 1, '#e6c79a') +
      door(s, 26, -44, 34, 66, '#5a3a2a', '#e6c79a') +
      balcony(s, -172, 150, -46, '#d9a468', wood, 24) +
      stroke('M-164-48V-138M144-48V-138', s.lit(wood), 6) +
      stroke('M-164-36V2M-120-36V2M144-36V2', s.shade(wood), 6) +
      hipRoof(s, -10, -132, 184, 104, 46, slate) +
      lowGable(s, -58, -132, 60, wood, slate) +
      shape('M2 4L14-42H38L50 4Z', s.lit(stone)) +
      stroke('M6-8H46M9-20H43M12-32H40', s.shade(stone), 2)
    );
  },
  before: garden(230, 26),
};

/** A roof from ridge to ground, its front all glass. */
const aFrame: Building = {
  says: 'an A-frame cabin with a glass front',
  half: 150,
  scale: 1.24,
  fits: ['river', 'forest', 'coast'],
  build(s) {
    const roof = s.r.pick(['#4a4f58', '#6f3f34', '#3f5a54', '#7a4a3a']);
    const timber = '#c08a52';
    const deck = s.lit('#c99a68');
    return (
      lampGlow(s, 0, -90, 240, 170) +
      stack(s, 58, -120, 16, 92, '#7a7a80') +
      shape('M-160 4V-12H160V4Z', deck) +
      stroke('M-130 4V14M-60 4V14M60 4V14M130 4V14', s.shade('#7a5236'), 6) +
      shape('M0-232L-104-12H104Z', wall(s, timber)) +
      bigGlass(
        s,
        'M0-196L-60-68H60ZM-66-56H66L86-12H-86Z',
        'M0-196V-12M-32-128H32M-60-62H60M-44-56V-12M44-56V-12',
        '#e6c79a',
      ) +
      shape('M0-250L-134 2H-112L0-212Z', s.side < 0 ? s.lit(roof) : s.shade(roof)) +
      shape('M0-250L134 2H112L0-212Z', s.side < 0 ? s.shade(roof) : s.lit(roof)) +
      balcony(s, -58, 58, -66, '#e6c79a', timber, 18) +
      stroke(railing(-158, -12, 50, 22, 9) + railing(108, -12, 50, 22, 9), s.lit('#d9a468'), 2)
    );
  },
  before: garden(230, 26),
};

/** A plain box under one slope of roof. */
const shed: Building = {
  says: 'a timber cabin with one long roof',
  half: 170,
  scale: 1.18,
  door: 54,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest', 'plain'],
  build(s) {
    const clad = s.r.pick(['#4f4a48', '#6a4a38', '#5a6a64', '#8a5a3c']);
    return (
      lampGlow(s, 0, -70, 260, 140) +
      shape('M-150-8V-96L150-140V-8Z', wall(s, clad)) +
      boards(s, -150, -8, 300, 92, clad, 11, true) +
      bigGlass(s, 'M-20-8V-104L128-126V-8Z', 'M30-8V-111M80-8V-119M-20-60H128', '#e6d2ae') +
      row(s, -132, -50, -76, 44, 2, '#e6d2ae') +
      shape('M-172-96L172-146V-160L-172-110Z', s.shade('#3f3a3c')) +
      stroke('M-172-110L172-160', s.lit('#d9c9b0'), 3) +
      stack(s, -92, -118, 16, 46, '#5a5458') +
      shape('M-176 4V-12H200V4Z', s.lit('#b5844c')) +
      stroke('M150-12V-146', s.lit('#d9a468'), 5) +
      stroke(railing(140, -12, 58, 22, 9), s.lit('#d9a468'), 2)
    );
  },
  before: garden(230, 26),
};

/** A cabin in the fork of a great tree. */
const treehouse: Building = {
  says: 'a treehouse cabin reached by a stair',
  half: 150,
  scale: 1.1,
  door: -128,
  fits: ['forest', 'hills', 'mountain', 'plain'],
  build(s) {
    const timber = s.r.pick(['#b07a48', '#9a6a40', '#c09060']);
    const bark = s.shade('#6a4e38');
    const leaf = s.far('#3f7048', 0.08);
    const light = s.lit('#9ab85a');
    const crown = [
      [0, -262, 90],
      [-112, -216, 76],
      [112, -220, 78],
      [-56, -196, 62],
      [66, -198, 62],
    ] as const;
    const mass = crown.map(([x, y, r]) => foliage(s.r, x, y, r, r * 0.86, 0.09)).join('');
    const glow = crown
      .map(([x, y, r]) => foliage(s.r, x + s.side * r * 0.16, y - r * 0.2, r * 0.72, r * 0.56, 0.12))
      .join('');
    const bright = crown
      .filter(([x]) => x * s.side > -70)
      .map(([x, y, r]) => foliage(s.r, x + s.side * r * 0.34, y - r * 0.44, r * 0.34, r * 0.22, 0.14))
      .join('');
    let rungs = '';
    for (let i = 0; i < 8; i++) rungs += d`M${-146 + i * 9} ${-6 - i * 12}h26`;
    return (
      shape('M-26 4Q-14-60-22-130L-70-214H-46L0-150 44-218H68L22-128Q14-60 30 4Z', bark) +
      shape(mass, leaf) +
      shape(glow, mix(leaf, light, 0.22)) +
      shape(bright, mix(leaf, light, 0.55)) +
      lampGlow(s, 0, -150, 200, 120) +
      stroke('M-96-104L-14-60M96-104L14-60', bark, 8) +
      shape('M-122-104H122V-114H-122Z', s.lit('#c99a68')) +
      front(s, 6, 170, 72, timber, -112) +
      boards(s, -79, -112, 170, 72, timber, 12, true) +
      row(s, -68, -8, -172, 48, 1, '#e6d2ae') +
      row(s, 30, 84, -172, 48, 1, '#e6d2ae') +
      door(s, 10, -112, 28, 50, '#5a3a28', '#e6d2ae') +
      hipRoof(s, 6, -180, 112, 56, 46, s.r.pick(['#6f4434', '#4f5a54', '#8a7a58'])) +
      stroke(railing(-120, -114, 240, 22, 10), s.lit('#d9a468'), 2) +
      stroke('M-152 2L-78-104M-126 2L-52-104', s.shade('#7a5236'), 4) +
      stroke(rungs, s.lit('#c99a68'), 4)
    );
  },
  before: garden(220, 24),
};

/** A hut of bamboo and palm leaf, raised above the sand. */
const palmHut: Building = {
  says: 'a palm-thatched cabin on stilts',
  half: 160,
  scale: 1.2,
  door: -40,
  fits: ['coast', 'backwater', 'forest'],
  build(s) {
    const cane = s.r.pick(['#d9b478', '#c9a062', '#e0c08a']);
    const wood = '#7a5236';
    let posts = '';
    for (let x = -130; x <= 130; x += 52) posts += d`M${x} 4V-32`;
    return (
      lampGlow(s, 0, -80, 230, 130) +
      stroke(posts, s.shade(wood), 7) +
      front(s, 30, 200, 76, cane, -34) +
      boards(s, -70, -34, 200, 76, cane, 8, true) +
      row(s, 0, 120, -98, 44, 2, wood) +
      door(s, -40, -34, 36, 58, wood, '#f0dcb0') +
      shape('M-156-32H140v-8H-156Z', s.lit('#c99a68')) +
      stroke('M-146-36V-112M-82-36V-112', s.lit(wood), 6) +
      stroke('M-144-76Q-112-44-84-76', s.lit('#c4402b'), 7) +
      stroke(railing(-152, -40, 78, 18, 11) + railing(-4, -40, 140, 18, 11), s.lit('#d9b478'), 2.2) +
      thatch(s, -4, -104, 168, 84, 84, s.r.pick(['#b58f58', '#c9a46a', '#a8854f'])) +
      stroke('M-58 4L-52-32M-22 4L-28-32M-57-6H-23M-55-18H-25', s.lit('#c99a68'), 4)
    );
  },
  before: garden(230, 24),
};

/** Boards under country tiles, its deck wrapped in shade. */
const tiledCabin: Building = {
  says: 'a wooden cabin under country tiles with a shaded deck',
  half: 170,
  scale: 1.2,
  door: 20,
  fits: ['coast', 'backwater', 'plain', 'forest', 'hills', 'lake'],
  build(s) {
    const timber = s.r.pick(['#b07a48', '#8f5f40', '#c9a06a', '#6f8f86']);
    const roof = s.r.pick(['#b5573a', '#a04f38', '#c4704a']);
    const post = '#e6c79a';
    let legs = '';
    for (let x = -140; x <= 140; x += 56) legs += d`M${x} 4V-16`;
    return (
      lampGlow(s, 0, -70, 250, 130) +
      stroke(legs, s.shade('#7a5236'), 8) +
      shape('M-168-14H168v-10H-168Z', s.lit('#c99a68')) +
      front(s, 0, 250, 84, timber, -22) +
      boards(s, -125, -22, 250, 84, timber, 10) +
      row(s, -112, -24, -90, 48, 2, post) +
      row(s, 60, 112, -90, 48, 1, post) +
      door(s, 20, -24, 38, 64, '#5a3a28', post) +
      stroke('M-156-22V-100M-92-22V-100M92-22V-100M156-22V-100', s.lit(post), 6) +
      stroke(railing(-156, -24, 150, 20, 10) + railing(46, -24, 110, 20, 10), s.lit(post), 2.2) +
      hipRoof(s, 0, -98, 184, 84, 76, roof) +
      shape('M-84-174L0-206L84-174Z', s.shade(roof)) +
      stroke('M-92-172L0-208L92-172', s.lit(mix(roof, '#ffffff', 0.25)), 6) +
      steps(s, 20, 44, 14, '#c99a68') +
      pots(s, [-60, 132], -24, '#e0567a')
    );
  },
  before: garden(230, 24),
};

export const cabins: readonly [Building, ...Building[]] = [
  logCabin,
  cedarCabin,
  aFrame,
  shed,
  treehouse,
  palmHut,
  tiledCabin,
];
