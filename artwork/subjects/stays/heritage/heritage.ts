import {
  balcony,
  bigGlass,
  boards,
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
import { arch, glass, hollow, wall } from '../../../kit/buildings/facade.ts';
import { lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, merlons } from '../../../kit/buildings/mughal.ts';
import { mix } from '../../../kit/core/colour.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { forecourt, garden } from '../grounds.ts';
import { highValleys } from '../high-valleys.ts';
import { hillPalace } from './hill-palace.ts';
import { tiledPalace } from './tiled-palace.ts';

const haveli: Building = {
  says: 'a heritage haveli with arches and domed kiosks',
  half: 300,
  fits: ['desert', 'city', 'town', 'plain', 'lake'],
  build(s) {
    const face = s.r.pick(['#e9bd86', '#f0d9b8', '#dd9a76']);
    const trim = '#fbf0dc';
    const oriel = s.id();
    let art =
      `<defs><g id="${oriel}">${jharokha(s, face, trim)}</g></defs>` +
      lampGlow(s, 0, -80, 400, 190) +
      shape('M-290 0V-116H290V0Z', wall(s, face)) +
      shape(merlons(-290, 290, -116, 11), s.lit(face));
    art +=
      shape('M-104 0V-176H104V0Z', wall(s, mix(face, trim, 0.25))) + shape(merlons(-104, 104, -176, 11), s.lit(face));
    for (const x of [-270, -200, 200, 270]) art += place(x, -116, 1, chhatri(s, 42, face, trim));
    for (const x of [-84, 84]) art += place(x, -176, 1, chhatri(s, 44, face, trim));
    art += place(0, -178, 1, chhatri(s, 62, face, trim));
    let arches = '';
    for (let i = 0; i < 4; i++) for (const way of [-1, 1]) arches += arch(way * (134 + i * 44), 0, 33, 52);
    art += shape(arches, hollow(s, face)) + stroke(arches, s.lit(trim), 2.6);
    for (let i = 0; i < 4; i++)
      for (const way of [-1, 1]) art += place(way * (134 + i * 44), -66, 1, `<use href="#${oriel}"/>`);
    art +=
      place(-62, -112, 1, `<use href="#${oriel}"/>`) +
      place(62, -112, 1, `<use href="#${oriel}"/>`) +
      place(0, -118, 1, `<use href="#${oriel}"/>`);
    art +=
      shape(arch(0, 0, 88, 100), s.lit(trim)) +
      shape(arch(0, 0, 66, 82), hollow(s, face)) +
      stroke('M-290-60H290M-104-112H104', s.lit(trim), 3);
    return art + shape('M-300 4H300V-4H-300Z', s.lit('#d9bd94'));
  },
  before: forecourt(320),
};

/** A white mansion of columns and a pediment. */
const portico: Building = {
  says: 'a columned mansion with a great portico',
  half: 290,
  fits: ['city', 'town', 'plain', 'coast', 'river'],
  build(s) {
    const white = s.r.pick(['#fbf5e8', '#f3e2bc', '#f0d2b0', '#eef0e6']);
    const trim = '#fffaf0';
    let art =
      lampGlow(s, 0, -80, 390, 180) +
      front(s, 0, 540, 128, white) +
      row(s, -260, -90, -116, 46, 5, trim) +
      row(s, 90, 260, -116, 46, 5, trim, false) +
      row(s, -260, -90, -56, 50, 5, trim, true) +
      row(s, 90, 260, -56, 50, 5, trim, true) +
      stroke('M-270-64H270', s.lit(trim), 4) +
      shape('M-278-126H278v-9H-278Z', s.lit(trim)) +
      stroke(railing(-272, -135, 170, 16, 9) + railing(102, -135, 170, 16, 9), s.lit(trim), 2);
    art +=
      front(s, 0, 190, 140, mix(white, '#ffffff', 0.2)) +
      shape('M-92 0V-132H92V0Z', hollow(s, '#b5a088'), 0.55) +
      row(s, -80, 80, -122, 44, 4, trim) +
      door(s, 0, 0, 40, 62, '#6b4432', trim) +
      row(s, -84, -28, -56, 46, 1, trim) +
      row(s, 28, 84, -56, 46, 1, trim);
    let columns = '';
    for (const x of [-92, -56, -20, 20, 56, 92])
      columns += d`M${x - 7} 0V-136h14V0ZM${x - 10} -130h20v-8h-20ZM${x - 10} 0h20v-7h-20Z`;
    art +=
      shape(columns, wall(s, '#ffffff')) +
      shape('M-110-136H110v-12H-110Z', s.lit(trim)) +
      shape('M-112-148L0-200 112-148Z', wall(s, mix(white, '#ffffff', 0.3))) +
      stroke('M-112-148L0-200 112-148Z', s.lit(trim), 5) +
      disc(0, -166, 11, glass(s));
    return art + shape('M-120 5L-108-6H108L120 5Z', s.lit('#e6d6bc')) + shape('M-284 5H284V0H-284Z', s.lit('#dccdb4'));
  },
  before: forecourt(320),
};

/** A fort made a house: bastions, a gate, a palace over the wall. */
const fortPalace: Building = {
  says: 'a fort palace of bastions and balconies',
  half: 300,
  fits: ['desert', 'plain', 'hills', 'lake', 'mountain', 'forest', 'river'],
  build(s) {
    const stone = s.r.pick(['#d9a874', '#c99a78', '#e2bf92', '#b58f7a']);
    const trim = '#fbeed6';
    let art = lampGlow(s, 0, -90, 390, 190);
    for (const [x, w, h, kiosk] of [
      [-120, 150, 176, 44],
      [120, 150, 164, 44],
      [0, 160, 214, 58],
    ] as const) {
      art +=
        front(s, x, w, h, stone) +
        shape(merlons(x - w / 2, x + w / 2, -h + 1, 10), s.lit(stone)) +
        openArches(s, x - w * 0.42, x + w * 0.42, -h + 62, 38, 4, '#7a5240', trim) +
        stroke(d`M${x - w / 2} ${-h + 66}h${w}`, s.lit(trim), 3);
      art +=
        place(x - w * 0.34, -h, 1, chhatri(s, kiosk * 0.8, stone, trim)) +
        place(x + w * 0.34, -h, 1, chhatri(s, kiosk * 0.8, stone, trim));
    }
    art +=
      place(0, -214, 1, chhatri(s, 62, stone, trim)) +
      front(s, 0, 560, 92, mix(stone, '#a0705a', 0.12)) +
      shape(merlons(-280, 280, -91, 13), s.lit(stone));
    for (const x of [-266, -136, 136, 266])
      art +=
        shape(
          d`M${x - 38} 4L${x - 30} -118h60L${x + 38} 4Z`,
          s.side < 0
            ? s.across([0, s.lit(stone)], [1, s.shade(stone)])
            : s.across([0, s.shade(stone)], [1, s.lit(stone)]),
        ) +
        shape(merlons(x - 30, x + 30, -117, 11), s.lit(stone)) +
        stroke(d`M${x - 33} -84h66`, s.lit(trim), 2.4, 0.7);
    return (
      art +
      shape(arch(0, 0, 104, 96), s.lit(trim)) +
      shape(arch(0, 0, 82, 82), hollow(s, '#6a4434')) +
      stroke('M-34 0V-50M0 0V-72M34 0V-50M-40-30H40', s.shade('#4a2e22'), 3, 0.8)
    );
  },
  before: forecourt(320),
};

/** A shooting lodge of the forests: stone below, timber above, antlers over its low gable. */
const huntingLodge: Building = {
  says: 'an old forest lodge of stone and timber',
  half: 260,
  fits: ['forest', 'mountain', 'hills', 'river', 'lake', 'plain'],
  build(s) {
    const stone = '#b3a594';
    const wood = s.r.pick(['#8a5a38', '#7a4a34', '#9a6a44']);
    const roof = s.r.pick(['#5f6f5a', '#7a4436', '#6f7478']);
    let art =
      lampGlow(s, 0, -80, 340, 170) +
      front(s, 0, 440, 72, stone) +
      boards(s, -220, 0, 440, 72, stone, 14) +
      row(s, -206, -70, -60, 44, 4, '#f0e2c4', true) +
      row(s, 70, 206, -60, 44, 4, '#f0e2c4', true) +
      front(s, 0, 440, 62, wood, -72) +
      boards(s, -220, -72, 440, 62, wood, 12, true) +
      row(s, -206, -70, -124, 42, 4, '#f0e2c4') +
      row(s, 70, 206, -124, 42, 4, '#f0e2c4') +
      balcony(s, -236, 236, -72, wood, wood, 22);
    art += hipRoof(s, 0, -130, 252, 176, 60, roof);
    for (const x of [-150, 150])
      art +=
        gableFront(s, x, 96, 140, 24, wood, roof) +
        front(s, x, 96, 72, stone) +
        boards(s, x - 48, 0, 96, 72, stone, 14) +
        row(s, x - 38, x + 38, -122, 42, 2, '#f0e2c4') +
        row(s, x - 38, x + 38, -60, 44, 2, '#f0e2c4', true);
    art +=
      gableFront(s, 0, 150, 150, 40, stone, roof) +
      bigGlass(s, 'M-48-78V-146L0-170 48-146V-78Z', 'M0-78V-170M-48-128H48', '#f0e2c4') +
      shape(arch(0, 0, 64, 66), s.lit('#f0e2c4')) +
      shape(arch(0, 0, 50, 58), hollow(s, '#5a3a28')) +
      stroke('M0-196Q-18-206-20-222M0-196Q18-206 20-222M-14-208l-12-2M14-208l12-2', s.lit('#f0e2c4'), 4);
    return art + stack(s, -92, -172, 22, 40, stone) + stack(s, 92, -172, 22, 40, stone) + steps(s, 0, 90, 6);
  },
  before: garden(310, 50),
};

/** Chettinad and Kerala: tiers of tile, a long pillared front, twin gables. */
const merchants: Building = {
  says: 'a merchant’s mansion of pillared verandahs and tiled roofs',
  half: 290,
  fits: ['backwater', 'coast', 'plain', 'hills', 'city', 'town', 'forest'],
  build(s) {
    const face = s.r.pick(['#f7ead0', '#f0c98f', '#e9e0d0']);
    const roof = s.r.pick(['#a8553a', '#b5643f', '#8f4a34']);
    const wood = '#6a4028';
    let art =
      lampGlow(s, 0, -80, 390, 180) +
      front(s, 0, 520, 84, face) +
      row(s, -250, -80, -70, 50, 5, wood) +
      row(s, 80, 250, -70, 50, 5, wood) +
      door(s, 0, 0, 48, 70, wood, '#c99a5a') +
      verandah(s, -272, 272, 0, 78, 14, wood, 7) +
      hipRoof(s, 0, -74, 298, 220, 46, roof);
    art +=
      front(s, 0, 360, 44, face, -112) +
      row(s, -172, 172, -150, 34, 10, wood, true) +
      balcony(s, -180, 180, -112, wood, '#fffaf0', 14) +
      hipRoof(s, 0, -152, 210, 140, 48, roof);
    for (const x of [-110, 110])
      art +=
        gableFront(s, x, 74, 160, 24, face, roof) +
        row(s, x - 30, x + 30, -126, 38, 2, wood, true) +
        row(s, x - 30, x + 30, -62, 46, 2, wood);
    art +=
      shape('M-28-198V-226H28V-198Z', wall(s, face)) +
      openArches(s, -26, 26, -200, 24, 3, wood) +
      hipRoof(s, 0, -224, 42, 12, 30, roof) +
      stroke('M0-254V-268', s.lit('#e8c25a'), 3);
    return art + steps(s, 0, 110, 8) + pots(s, [-230, -120, 120, 230], 0, '#e0567a');
  },
  before: forecourt(310),
};

export const heritage: readonly [Building, ...Building[]] = [
  haveli,
  portico,
  fortPalace,
  huntingLodge,
  merchants,
  hillPalace,
  highValleys.heritage,
  tiledPalace,
];

function jharokha(s: Scene, face: string, trim: string): string {
  return (
    shape('M-15 0V-28H15V0L8 9H-8Z', s.lit(mix(face, trim, 0.5))) +
    shape('M-18-27Q-12-42 0-44 12-42 18-27Z', s.lit(trim)) +
    shape(arch(-6, -3, 9, 19) + arch(6, -3, 9, 19), glass(s)) +
    shape('M-18-3H18V1H-18Z', s.shade(trim))
  );
}
