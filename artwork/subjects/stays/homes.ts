import {
  balcony,
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
} from '../../kit/buildings/building-parts.ts';
import { hollow, panes, roundArch, wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { pavilion } from '../../kit/buildings/pavilions.ts';
import { mix } from '../../kit/core/colour.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import type { Building } from './building.ts';
import { garden } from './grounds.ts';
import { gablet } from './local-cottages.ts';
import { mountainHome, roofTerrace } from './roof-homes.ts';

const upstairs: Building = {
  says: 'a family homestay with a wooden verandah',
  half: 190,
  scale: 1.12,
  fits: ['mountain', 'hills', 'lake', 'river', 'plain', 'coast', 'backwater', 'city', 'town', 'forest'],
  build(s) {
    const roof = s.r.pick(['#7d868c', '#a8563a', '#8a7a62', '#4f6a5c']);
    const face = s.r.pick(['#f1dfbf', '#e8c9a4', '#dfe3d0', '#b9cdd6', '#efd0c4']);
    const wood = '#8a5a38';
    const low = pavilion(s, {
      w: 330,
      h: 150,
      wall: face,
      roof,
      rows: 2,
      columns: 5,
      rise: 78,
      trim: mix(wood, '#d9a878', 0.5),
    });
    const line = s.r.pick([-134, -14, 40]);
    const cloth = ['#c4402b', '#f0a830', '#2f7f7a', '#f3ead8']
      .map((hue, i) => shape(d`M${line + 6 + i * 24} -96v28h18v-28Z`, s.lit(hue)))
      .join('');
    const pots = [-150, -118, 118, 150]
      .map((x) =>
        place(
          x,
          0,
          1,
          shape('M-9 0L-11-16H11L9 0Z', s.lit('#b5633a')) +
            disc(0, -23, 11, s.far('#4d8050', 0.04)) +
            stroke('M-4-26h.1M4-22h.1M1-30h.1', s.lit('#e8507a'), 5),
        ),
      )
      .join('');
    return (
      low +
      (line > 0 ? '' : stroke(d`M${line}-98h108`, s.shade(wood), 1.4) + cloth) +
      pots +
      shape('M-184 6H184V0H-184Z', s.lit('#cbb08a'))
    );
  },
  before: garden(280),
};

/** Himachal: courses of timber and stone, a carved balcony under a slate roof. */
const timberStone: Building = {
  says: 'a timber-and-stone hill home with a carved balcony',
  half: 170,
  scale: 1.14,
  fits: ['mountain', 'hills', 'river', 'lake', 'forest'],
  build(s) {
    const stone = '#b5a898';
    const wood = s.r.pick(['#9a6238', '#8a5230', '#a8733f']);
    let courses = '';
    for (let y = -14; y > -118; y -= 20) courses += d`M-120 ${y}H120`;
    let art =
      lampGlow(s, 0, -90, 240, 180) +
      front(s, 0, 240, 122, stone) +
      stroke(courses, s.lit(wood), 7) +
      row(s, -104, -30, -102, 40, 2, wood) +
      row(s, 30, 104, -102, 40, 2, wood) +
      door(s, 0, 0, 38, 58, wood, '#e6c79a');
    art +=
      shape('M-156-122V-178H156V-122Z', wall(s, wood)) +
      row(s, -146, 146, -172, 38, 7, '#e6c79a', true) +
      balcony(s, -160, 160, -124, '#e6c79a', wood, 24) +
      stroke('M-156-122V-180M-94-122V-180M-32-122V-180M32-122V-180M94-122V-180M156-122V-180', s.lit('#e6c79a'), 4);
    art +=
      hipRoof(s, 0, -174, 184, 84, 64, s.r.pick(['#6f7a84', '#7d8288', '#8a7a6a'])) + stack(s, 60, -222, 16, 20, stone);
    return (
      art +
      stroke('M-150-126V-150M-130-126V-146', s.lit('#e8c25a'), 7, 0.8) +
      shape('M-170 6H170V-4H-170Z', s.lit('#b8a890')) +
      pots(s, [-70, 70], 0, '#f0a830')
    );
  },
  before: garden(260),
};

/** Goa: a low painted front, oyster-shell windows, a porch with seats. */
const porchHouse: Building = {
  says: 'a painted old house with a seated porch',
  half: 220,
  fits: ['coast', 'backwater', 'plain', 'city', 'town', 'hills', 'lake'],
  build(s) {
    const face = s.r.pick(['#e8b84a', '#5f8fb5', '#d9785a', '#7fa88a', '#c46a7a']);
    const trim = '#fffaf0';
    const roof = '#b5573a';
    const pane = (x: number) =>
      shape(d`M${x - 19} -14v-58h38v58Z`, s.lit(trim)) +
      panes(s, { x: x - 16, y: -70, w: 32, h: 54, columns: 2, rows: 2, fillX: 0.8, fillY: 0.84 });
    let art =
      lampGlow(s, 0, -60, 300, 140) +
      front(s, 0, 400, 92, face) +
      [-162, -102, 102, 162].map(pane).join('') +
      stroke('M-200-6H200M-200-88H200', s.lit(trim), 6) +
      hipRoof(s, 0, -90, 220, 136, 66, roof);
    art +=
      front(s, 0, 110, 96, mix(face, trim, 0.2)) +
      shape(roundArch(0, 0, 52, 80), s.lit(trim)) +
      shape(roundArch(0, 0, 42, 72), hollow(s, '#6b4432')) +
      gableFront(s, 0, 112, 92, 50, mix(face, trim, 0.2), roof) +
      shape(roundArch(0, 0, 52, 80), s.lit(trim)) +
      shape(roundArch(0, 0, 42, 72), hollow(s, '#6b4432')) +
      disc(0, -108, 10, s.lit(trim));
    return (
      art +
      shape('M-66 0V-20H-34V0ZM34 0V-20H66V0Z', s.lit(trim)) +
      steps(s, 0, 60, 6) +
      creeper(s, -196, 0, 86, '#d9307a') +
      pots(s, [-82, 82], 0, '#f0a830')
    );
  },
  before: garden(300),
};

/** Kerala: tiers of tiled roof over carved gables and a pillared sit-out. */
const tharavad: Building = {
  says: 'an old courtyard house with sloping tiled roofs',
  half: 220,
  fits: ['backwater', 'coast', 'hills', 'forest', 'plain'],
  build(s) {
    const roof = s.r.pick(['#a8553a', '#8f4a34', '#b5643f']);
    const wood = '#6a4028';
    let art =
      lampGlow(s, 0, -60, 300, 150) +
      front(s, 0, 360, 78, '#f3e4c8') +
      row(s, -172, -60, -66, 46, 3, wood) +
      row(s, 60, 172, -66, 46, 3, wood) +
      door(s, 0, 0, 38, 60, wood, '#c99a5a') +
      verandah(s, -196, 196, 0, 74, 8, wood, 7);
    art +=
      hipRoof(s, 0, -70, 226, 150, 56, roof) +
      front(s, 0, 220, 24, wood, -124) +
      panes(s, { x: -104, y: -146, w: 208, h: 20, columns: 9, rows: 1, fillX: 0.5, fillY: 0.8, lamps: 0.9 }) +
      hipRoof(s, 0, -146, 146, 84, 54, roof);
    art +=
      gablet(s, -84, -186, 40, wood) +
      gablet(s, 84, -186, 40, wood) +
      gablet(s, 0, -96, 74, wood) +
      stroke('M-84-212V-220M84-212V-220', s.lit('#e8c25a'), 3);
    return art + steps(s, 0, 90, 8) + pots(s, [-150, 150], 0, '#e0567a');
  },
  before: garden(290),
};

/** Kutch and the Thar: round mud houses, painted bands, conical thatch. */
const roundHouses: Building = {
  says: 'a homestay of round mud houses under thatch',
  half: 220,
  scale: 1.1,
  fits: ['desert', 'plain'],
  build(s) {
    const earth = s.r.pick(['#d9a06a', '#e6bf92', '#c98a5f']);
    const hut = (x: number, w: number, h: number) => {
      let zigzag = d`M${x - w / 2} ${-h * 0.3}`;
      for (let i = 0; i < 10; i++) zigzag += d`l${w / 20} ${-9}l${w / 20} 9`;
      let dots = '';
      for (let i = 0; i < 9; i++) dots += d`M${x - w * 0.44 + (i * w * 0.88) / 8} ${-h * 0.82}h0`;
      return (
        front(s, x, w, h, earth) +
        stroke(zigzag, s.lit('#fffaf0'), 3.4) +
        stroke(dots, s.lit('#b5432f'), 8) +
        stroke(dots, s.lit('#fffaf0'), 3) +
        door(s, x, 0, w * 0.24, h * 0.7, '#7a4f34', '#fffaf0') +
        panes(s, {
          x: x + w * 0.2,
          y: -h * 0.7,
          w: w * 0.22,
          h: h * 0.36,
          columns: 1,
          rows: 1,
          frame: s.lit('#fffaf0'),
        }) +
        thatch(s, x, -h + 8, w * 0.66, 6, w * 0.56, '#c9a46a')
      );
    };
    return (
      lampGlow(s, 0, -60, 300, 140) +
      hut(-140, 120, 70) +
      hut(150, 110, 66) +
      hut(8, 150, 84) +
      shape('M-220 6H220V-3H-220Z', s.lit('#dcb98a')) +
      shape('M-66 0V-14H-42V0ZM88 0V-14H104V0Z', s.lit(earth))
    );
  },
  before: garden(240),
};

/** The north-east: a bamboo house on stilts. */
const stilts: Building = {
  says: 'a bamboo homestay on stilts',
  half: 180,
  scale: 1.1,
  fits: ['forest', 'hills', 'backwater', 'coast'],
  build(s) {
    const cane = s.r.pick(['#d0a868', '#c49a62', '#b98a54']);
    const wood = '#7a5236';
    let posts = '';
    for (let x = -150; x <= 150; x += 50) posts += d`M${x} 4V-46`;
    let weave = '';
    for (let i = 0; i < 12; i++) weave += d`M${-126 + i * 21} -52l21 -74M${-105 + i * 21} -52l-21 -74`;
    return (
      lampGlow(s, 0, -90, 240, 140) +
      stroke(posts, s.shade(wood), 7) +
      stroke('M-150-10L-100-44M150-10L100-44', s.shade(wood), 4) +
      front(s, 0, 252, 78, cane, -48) +
      stroke(weave, s.shade(cane), 1.4, 0.45) +
      row(s, -116, -40, -116, 46, 2, wood) +
      row(s, 60, 120, -116, 46, 1, wood) +
      door(s, 10, -50, 34, 58, wood, '#e6c79a') +
      balcony(s, -172, 172, -48, cane, wood, 24) +
      thatch(s, 0, -120, 184, 96, 78, s.r.pick(['#b58f58', '#8f7a58', '#a8854f'])) +
      stroke('M-20 4L-4-48M24 4L36-48M-15-10H28M-11-22H31M-7-34H34', s.lit('#c99a68'), 4)
    );
  },
  before: garden(250, 26),
};

export const homes: readonly [Building, ...Building[]] = [
  upstairs,
  roofTerrace,
  mountainHome,
  timberStone,
  porchHouse,
  tharavad,
  roundHouses,
  stilts,
];
