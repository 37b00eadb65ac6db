import {
  balcony,
  boards,
  creeper,
  door,
  front,
  gableFront,
  hipRoof,
  openArches,
  pots,
  row,
  stack,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { glass, panes, wall } from '../../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, disc, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { garden, poolside } from '../grounds.ts';
import { kathKuni, lowGable } from '../hill-parts.ts';
import { regionalVillas } from './regional-villas.ts';

const modern: Building = {
  says: 'a modern villa with glass walls and a pool',
  half: 260,
  fits: ['mountain', 'hills', 'lake', 'river', 'plain', 'coast', 'city', 'forest'],
  build(s) {
    const stone = s.r.pick(['#b59f86', '#a8907a', '#9a948c']);
    const white = '#f6efe4';
    const wood = '#a8703f';
    let art = lampGlow(s, 0, -80, 340, 190);
    art +=
      shape('M-240 0V-104H-130V0Z', wall(s, stone)) +
      stroke(
        'M-240-26H-130M-240-52H-130M-240-78H-130M-200 0V-26M-166-26V-52M-210-52V-78M-176-78V-104',
        s.shade(stone),
        1.8,
        0.5,
      );
    art +=
      glassWall(s, -130, 0, 250, 92, 5) +
      shape('M120 0V-92H236V0Z', wall(s, wood)) +
      stroke('M134 0V-92M148 0V-92M162 0V-92M176 0V-92M190 0V-92M204 0V-92M218 0V-92', s.shade(wood), 1.6, 0.5);
    art += shape('M-256-92H250v-14H-256Z', s.lit(white)) + shape('M-256-92H250v6H-256Z', s.shade(white), 0.6);
    art +=
      shape('M-96-106V-196H190V-106Z', wall(s, white)) +
      glassWall(s, -74, -112, 150, 72, 3) +
      panes(s, { x: 92, y: -186, w: 90, h: 64, columns: 2, rows: 1, fillX: 0.6, fillY: 0.8 });
    art +=
      stroke(railing(-96, -108, 190, 22, 19), mix(s.lit('#dfe9ea'), s.sky.air[2], 0.4), 2) +
      shape('M-130-196H214v-13H-130Z', s.lit(white)) +
      shape('M-130-196H214v5H-130Z', s.shade(white), 0.6);
    art +=
      shape('M-190-106V-128H-140V-106Z', s.shade(wood)) +
      place(
        -165,
        -126,
        1,
        shape('M0 0Q-26-16-30-34-10-30-4-12-10-36 2-46 12-32 6-12 16-30 34-30 24-10 0 0Z', s.far('#4a8050', 0.06)),
      );
    return art + shape('M-270 8H270V0H-270Z', s.lit('#dcc8a8'));
  },
  before: poolside(0.5, 2),
};

/** Arches, tiles and bougainvillea. */
const tiled: Building = {
  says: 'a villa of arches and red tiles with a pool',
  half: 250,
  fits: ['coast', 'plain', 'backwater', 'lake', 'city', 'town'],
  build(s) {
    const face = s.r.pick(['#fbf0dc', '#f3cf9a', '#f0b890', '#f6e6b8']);
    const roof = s.r.pick(['#b5533a', '#c46a42']);
    const bloom = s.r.pick(['#d9307a', '#e0567a', '#f0a830']);
    let art =
      lampGlow(s, 0, -80, 320, 180) +
      front(s, -130, 210, 92, face) +
      openArches(s, -228, -40, 0, 70, 4, face, '#fffaf0') +
      hipRoof(s, -130, -90, 122, 84, 44, roof);
    art +=
      front(s, 100, 210, 156, mix(face, '#ffffff', 0.12)) +
      row(s, 8, 192, -146, 52, 3, '#fffaf0', true) +
      balcony(s, 0, 200, -84, '#8a5a38') +
      openArches(s, 10, 120, 0, 66, 2, face, '#fffaf0') +
      row(s, 130, 196, -62, 46, 1, '#fffaf0', true) +
      hipRoof(s, 100, -154, 124, 66, 54, roof);
    art += creeper(s, -2, 0, 120, bloom) + creeper(s, 206, 0, 90, bloom);
    return art + shape('M-250 6H230V-4H-250Z', s.lit('#d9b48c')) + pots(s, [-236, -40], 0, bloom);
  },
  before: poolside(0.46, 2),
};

/** Two low wings under slates, glass between them and towards the valley. */
const slates: Building = {
  says: 'a villa of slate roofs and glass in its garden',
  half: 240,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest'],
  build(s) {
    const slate = s.r.pick(['#5f6870', '#6f7a84', '#7a7672']);
    const stone = s.r.pick(['#c9bba4', '#b9ad9c', '#d9ccb4']);
    const wood = s.r.pick(['#b5804c', '#8f5a38', '#a8703f']);
    return (
      lampGlow(s, 0, -90, 320, 190) +
      glassWall(s, -60, 0, 130, 86, 4) +
      shape('M-70-86H80v-12H-70Z', s.shade(slate)) +
      stack(s, -190, -160, 20, 40, stone) +
      kathKuni(s, -222, -62, 0, 78, { stone, wood }) +
      glassWall(s, -196, -8, 108, 62, 4) +
      front(s, -142, 160, 66, wood, -78) +
      glassWall(s, -206, -84, 128, 52, 5) +
      balcony(s, -230, -54, -80, wood, '#e6cfa4', 20) +
      hipRoof(s, -142, -142, 112, 66, 42, slate) +
      lowGable(s, -142, -142, 54, wood, slate) +
      front(s, 142, 164, 92, stone) +
      boards(s, 60, 0, 164, 92, wood, 9, true) +
      glassWall(s, 76, 0, 76, 72, 3) +
      row(s, 164, 214, -66, 46, 1, '#f7efe0') +
      hipRoof(s, 142, -88, 112, 66, 40, slate) +
      lowGable(s, 114, -88, 50, wood, slate) +
      door(s, 6, 0, 34, 62, '#5a3a2a', '#f7efe0') +
      shape('M-244 6H234V-3H-244Z', s.lit('#cbb596'))
    );
  },
  before: garden(300, 40),
};

/** White curves of the nineteen-thirties. */
const deco: Building = {
  says: 'a curved white villa with terraces and a pool',
  half: 240,
  fits: ['coast', 'city', 'lake', 'plain', 'desert'],
  build(s) {
    const white = s.r.pick(['#fdf8ee', '#f9e6d0', '#e6f0ee', '#f6dcd0']);
    const band = s.r.pick(['#2f8a8a', '#d9785a', '#e0a83a', '#5f7fa8']);
    const drum = (x: number, w: number, h: number, foot: number) =>
      shape(
        d`M${x - w / 2} ${foot}v${-h + w * 0.12}q0 ${-w * 0.12} ${w * 0.12} ${-w * 0.12}h${w * 0.76}q${w * 0.12} 0 ${w * 0.12} ${w * 0.12}v${h - w * 0.12}Z`,
        wall(s, white),
      );
    let art =
      lampGlow(s, 0, -90, 320, 180) +
      drum(0, 440, 88, 0) +
      panes(s, {
        x: -200,
        y: -76,
        w: 180,
        h: 52,
        columns: 4,
        rows: 1,
        fillX: 0.76,
        fillY: 0.9,
        frame: s.lit('#fffaf0'),
      }) +
      glassWall(s, 10, 0, 180, 66, 4);
    art +=
      stroke('M-222-84H222', s.lit(band), 5) +
      stroke(railing(-214, -88, 428, 18, 14), s.lit('#fffaf0'), 2) +
      drum(50, 270, 78, -88) +
      panes(s, {
        x: -70,
        y: -158,
        w: 240,
        h: 46,
        columns: 6,
        rows: 1,
        fillX: 0.72,
        fillY: 0.9,
        frame: s.lit('#fffaf0'),
      }) +
      stroke('M-86-160H186', s.lit(band), 5);
    art +=
      drum(104, 110, 50, -166) +
      panes(s, { x: 56, y: -208, w: 96, h: 32, columns: 3, rows: 1, fillX: 0.66 }) +
      stroke(railing(-80, -168, 130, 16, 12), s.lit('#fffaf0'), 2) +
      stroke('M160-166V-250', s.shade('#8a7a6a'), 3) +
      disc(-150, -100, 12, s.far('#4f8a50', 0.05)) +
      disc(-190, -98, 10, s.far('#4f8a50', 0.05));
    return art + shape('M-240 6H240V-3H-240Z', s.lit('#dcc8a8'));
  },
  before: poolside(0.5, 3),
};

/** A planter's bungalow: one deep verandah under a great roof. */
const bungalow: Building = {
  says: 'a verandahed bungalow in its garden',
  half: 250,
  fits: ['hills', 'forest', 'plain', 'mountain', 'river'],
  build(s) {
    const face = s.r.pick(['#f9f0dc', '#f3e2bc', '#e6ead8']);
    const roof = s.r.pick(['#b5432f', '#7f8a8f', '#8f5a44', '#3f6a52']);
    return (
      lampGlow(s, 0, -60, 330, 140) +
      front(s, 0, 400, 86, face) +
      row(s, -190, -30, -74, 56, 4, '#fffaf0') +
      row(s, 30, 190, -74, 56, 4, '#fffaf0') +
      verandah(s, -226, 226, 0, 82, 10, '#fffaf0', 5) +
      balcony(s, -226, -40, -8, '#fffaf0', '#fffaf0', 22) +
      balcony(s, 40, 226, -8, '#fffaf0', '#fffaf0', 22) +
      hipRoof(s, 0, -80, 252, 120, 88, roof) +
      gableFront(s, 0, 96, 96, 44, face, roof) +
      door(s, 0, 0, 36, 64, '#6b4432', '#fffaf0') +
      disc(0, -108, 11, glass(s)) +
      stack(s, -120, -150, 20, 36, '#a8604a') +
      stack(s, 120, -150, 20, 36, '#a8604a') +
      steps(s, 0, 80, 8)
    );
  },
  before: garden(300, 44),
};

export const villas: readonly [Building, ...Building[]] = [modern, tiled, slates, deco, bungalow, ...regionalVillas];
