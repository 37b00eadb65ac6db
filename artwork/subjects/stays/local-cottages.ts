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
} from '../../kit/buildings/building-parts.ts';
import { arch, hollow, roundArch, wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import type { Building } from './building.ts';
import { garden } from './grounds.ts';
import { framedWindow } from './roof-homes.ts';

/** The Thar: plastered mud, painted bands, a flat roof to sleep on. */
export const mudCottage: Building = {
  says: 'a mud-plastered cottage with a flat roof and painted bands',
  half: 180,
  scale: 1.2,
  fits: ['desert'],
  build(s) {
    const earth = s.r.pick(['#d9a06a', '#e3b98a', '#cf9a72']);
    const paint = s.r.pick(['#fff6e6', '#b5432f', '#5f7fa8']);
    const up = s.r.pick([-1, 1]);
    const lime = s.lit(mix(earth, '#ffffff', 0.45));
    let zigzag = 'M-150-26';
    for (let i = 0; i < 15; i++) zigzag += 'l10-9 10 9';
    let beams = '';
    for (let x = -132; x <= 132; x += 22) beams += d`M${x} -80h.1`;
    return (
      lampGlow(s, 0, -60, 270, 140) +
      shape(
        d`M${up * 86 - 62} -92V-140Q${up * 86 - 62} -150 ${up * 86 - 52} -150h104q10 0 10 10V-92Z`,
        wall(s, earth),
      ) +
      row(s, up * 86 - 50, up * 86 + 50, -138, 34, 2, '#7a4f34') +
      stroke(d`M${-up * 150} -98H${up * 20}v-10`, lime, 5) +
      shape('M-156 0V-86Q-156-98-144-98H144Q156-98 156-86V0Z', wall(s, earth)) +
      stroke(beams, s.shade('#6a4a34'), 8) +
      stroke(zigzag, s.lit(paint), 3.4) +
      stroke('M-154-12H154', s.lit(paint), 6) +
      shape('M-30 0V-68Q0-84 30-68V0Z', s.lit(paint === '#fff6e6' ? '#fff6e6' : mix(paint, '#fff6e6', 0.5))) +
      door(s, 0, 0, 36, 60, '#5f7f86', '#fff6e6') +
      row(s, -142, -46, -70, 36, 2, '#7a4f34') +
      row(s, 46, 142, -70, 36, 2, '#7a4f34') +
      place(-up * 214, 4, 1, charpoy(s)) +
      pots(s, [up * 176], 2, '#e0567a') +
      shape('M-166 5H166V-3H-166Z', lime)
    );
  },
  before: garden(230, 26),
};

/** A string bed on its four legs, a rolled quilt at its head. */
export const charpoy = (s: Scene): string =>
  shape('M-44-20L-32-30H36L44-20Z', s.lit('#e9d6ae')) +
  stroke('M-44-20H44M-42-20V0M42-20V0M-32-28V-10M34-28V-10', s.shade('#7a5236'), 5) +
  shape('M-36-28q0-12 12-12t12 12Z', s.lit('#b5432f'));

/** Yellow stone: a carved oriel over the door, a kiosk on the roof. */
const stoneHaveli: Building = {
  says: 'a sandstone cottage with a carved oriel and a rooftop kiosk',
  half: 180,
  scale: 1.16,
  door: -84,
  fits: ['desert', 'city', 'town', 'lake'],
  build(s) {
    const stone = s.r.pick(['#e6bb7c', '#e9c592', '#dba67a']);
    const trim = '#fbeed2';
    const [tower, wing] = [-84, 62];
    let jali = '';
    for (const x of [wing - 40, wing + 44]) jali += arch(x, -14, 36, 58);
    return (
      lampGlow(s, 0, -70, 270, 160) +
      front(s, wing, 220, 96, stone) +
      shape(merlons(wing - 110, wing + 110, -95, 10), s.lit(stone)) +
      place(wing + 70, -96, 1, chhatri(s, 48, stone, trim)) +
      front(s, tower, 140, 156, mix(stone, trim, 0.2)) +
      shape(merlons(tower - 70, tower + 70, -155, 10), s.lit(stone)) +
      stroke(d`M${tower - 72} -84h144M${wing - 110} -88h220`, s.lit(trim), 4) +
      shape(jali, hollow(s, stone)) +
      stroke(jali, s.lit(trim), 3) +
      shape(d`M${tower - 34} -92v-40h68v40l-12 14h-44Z`, s.lit(mix(stone, trim, 0.6))) +
      shape(d`M${tower - 42} -130q10 -22 42 -24q32 2 42 24Z`, s.lit(trim)) +
      openArches(s, tower - 30, tower + 30, -96, 30, 3, '#6a4434') +
      shape(arch(tower, 0, 58, 66), s.lit(trim)) +
      shape(arch(tower, 0, 42, 56), hollow(s, '#6b4432')) +
      steps(s, tower, 60, 6) +
      pots(s, [tower - 50, tower + 50], 0, '#e0567a') +
      creeper(s, wing + 100, 0, 70, '#d9307a') +
      shape('M-176 5H176V-3H-176Z', s.lit('#d9bd94'))
    );
  },
  before: garden(250, 30),
};

/** Ladakh: thick white walls, dark frames, fodder and flags on the roof. */
const ladakhi: Building = {
  says: 'a whitewashed mud-brick cottage with flags on its flat roof',
  half: 180,
  scale: 1.18,
  fits: ['highland'],
  build(s) {
    const white = s.r.pick(['#f7efe0', '#f0e2cc', '#ead0b0']);
    const wood = '#6a4230';
    const up = s.r.pick([-1, 0, 1]);
    let fodder = '';
    for (let x = -144; x <= 144; x += 12) fodder += d`M${x} -116l${(x % 24) / 4} -10`;
    const room =
      up === 0
        ? ''
        : shape(d`M${up * 84 - 62} -112l4 -58h116l4 58Z`, wall(s, white)) +
          framedWindow(s, up * 84 - 26, -124, 30, 32) +
          framedWindow(s, up * 84 + 26, -124, 30, 32) +
          stroke(d`M${up * 84 - 66} -172h132`, s.shade(wood), 9);
    const top = up === 0 ? -200 : -230;
    return (
      lampGlow(s, 0, -60, 260, 150) +
      room +
      stroke(fodder, s.lit('#c9a45e'), 7) +
      shape('M-164 0L-154-108H154L164 0Z', wall(s, white)) +
      stroke('M-162-110H162', s.shade(wood), 9) +
      stroke('M-164-117H164', s.lit('#b5482f'), 5) +
      [-118, -66, 66, 118].map((x) => framedWindow(s, x, -32, 34, 44)).join('') +
      door(s, 0, 0, 40, 62, wood, '#e9b86a') +
      shape('M-32-70H32v-8H-32Z', s.lit('#b5482f')) +
      stroke(d`M-150-112V${top}M150-112V${top + 34}`, s.shade('#6a5038'), 4) +
      prayerFlags(s, [-150, top + 2], [150, top + 36], 18, 13) +
      steps(s, 0, 60, 5) +
      shape('M-172 5H172V-3H-172Z', s.lit('#cbb79a'))
    );
  },
  before: garden(230, 26),
};

/** Kerala and the Konkan: a tiled roof low over a pillared sit-out. */
const tiled: Building = {
  says: 'a tile-roofed cottage with a pillared verandah',
  half: 190,
  scale: 1.16,
  fits: ['backwater', 'coast', 'plain', 'forest', 'hills'],
  build(s) {
    const face = s.r.pick(['#f7ead0', '#c9684a', '#e9ddc4', '#dfe6d2']);
    const roof = s.r.pick(['#a8553a', '#8f4a34', '#b5643f']);
    const wood = '#6a4028';
    return (
      lampGlow(s, 0, -60, 280, 140) +
      front(s, 0, 300, 80, face) +
      row(s, -144, -40, -68, 46, 2, wood) +
      row(s, 40, 144, -68, 46, 2, wood) +
      door(s, 0, 0, 38, 62, wood, '#c99a5a') +
      verandah(s, -166, 166, 0, 74, 6, wood, 8) +
      stroke('M-166-20H-60M60-20H166', s.lit(mix(wood, '#d9a878', 0.4)), 6) +
      hipRoof(s, 0, -68, 198, 96, 84, roof) +
      gablet(s, 0, -96, 96, wood) +
      steps(s, 0, 90, 8) +
      pots(s, [-184, 184], 2, '#e0567a') +
      stroke('M-110-72V-60M110-72V-60', s.shade(wood), 2) +
      disc(-110, -54, 6, s.glowing ? '#ffe2a4' : s.lit('#d9b060')) +
      disc(110, -54, 6, s.glowing ? '#ffe2a4' : s.lit('#d9b060'))
    );
  },
  before: garden(250, 30),
};

/** The carved triangle in a Kerala roof, w wide over its foot. */
export const gablet = (s: Scene, x: number, y: number, w: number, wood: string): string =>
  shape(d`M${x - w / 2} ${y}L${x} ${y - w * 0.62}L${x + w / 2} ${y}Z`, s.shade(wood)) +
  stroke(
    d`M${x - w * 0.3} ${y - 3}L${x} ${y - w * 0.42}L${x + w * 0.3} ${y - 3}M${x} ${y - 3}v${-w * 0.4}`,
    s.lit('#c99a5a'),
    2.4,
  );

/** Goa: a painted front, white mouldings, a porch with seats to one side. */
const goan: Building = {
  says: 'a painted cottage with a tiled porch',
  half: 180,
  scale: 1.16,
  door: -64,
  fits: ['coast', 'backwater', 'town', 'city'],
  build(s) {
    const face = s.r.pick(['#e8b84a', '#7fa8c4', '#d9785a', '#8fb09a', '#f0dcc0']);
    const roof = '#b5573a';
    const trim = '#fffaf0';
    const arched = (x: number) =>
      shape(roundArch(x, -16, 42, 62), s.lit(trim)) +
      shape(roundArch(x, -18, 30, 52), s.glowing ? '#ffd384' : mix(hollow(s, face), s.sky.air[1], 0.5)) +
      stroke(d`M${x} -18v-52M${x - 15} -40h30`, s.lit(trim), 2.4);
    return (
      lampGlow(s, 0, -60, 270, 140) +
      front(s, 0, 310, 92, face) +
      stroke('M-155-5H155M-155-90H155', s.lit(trim), 6) +
      stroke('M-152 0V-90M152 0V-90', s.lit(trim), 7) +
      [-126, 26, 78, 128].map(arched).join('') +
      hipRoof(s, 0, -90, 178, 104, 66, roof) +
      door(s, -64, 0, 34, 62, '#5f3f30', trim) +
      verandah(s, -104, -24, 0, 68, 2, trim, 8) +
      shape('M-96 0V-22H-84V0ZM-44 0V-22H-32V0Z', s.lit(trim)) +
      hipRoof(s, -64, -66, 56, 22, 32, roof) +
      steps(s, -64, 40, 5) +
      creeper(s, 166, 0, 86, '#d9307a') +
      pots(s, [0, 52, 104], 0, '#f0a830')
    );
  },
  before: garden(250, 26),
};

/** The plains: white arches round a raised verandah, rolled blinds, a lantern in the roof. */
const bungalow: Building = {
  says: 'a white bungalow with an arched verandah',
  half: 200,
  scale: 1.12,
  fits: ['plain', 'city', 'town', 'forest', 'hills', 'lake', 'river'],
  build(s) {
    const white = s.r.pick(['#fbf5e8', '#f6e6c8', '#eef0e6']);
    const roof = s.r.pick(['#a8553a', '#8a6a52', '#9a5540']);
    const blind = s.r.pick(['#b5a05a', '#5f8a6a', '#c98a4a']);
    let arches = '';
    let blinds = '';
    for (const x of [-144, -96, -48, 48, 96, 144]) {
      arches += roundArch(x, -8, 38, 66);
      blinds += d`M${x - 19} -56q19 -26 38 0v8h-38Z`;
    }
    return (
      lampGlow(s, 0, -60, 290, 150) +
      front(s, 0, 180, 40, white, -96) +
      row(s, -84, 84, -132, 26, 6, '#fffaf0') +
      hipRoof(s, 0, -132, 112, 60, 38, roof) +
      front(s, 0, 350, 92, white) +
      shape(arches, hollow(s, mix(white, '#8a7a60', 0.4))) +
      shape(blinds, s.lit(blind), 0.9) +
      stroke(arches, s.lit('#fffdf6'), 3.4) +
      hipRoof(s, 0, -90, 196, 120, 40, roof) +
      front(s, 0, 76, 100, mix(white, '#ffffff', 0.4)) +
      shape(roundArch(0, -8, 46, 76), hollow(s, '#6b4432')) +
      stroke(roundArch(0, -8, 46, 76), s.lit('#fffdf6'), 4) +
      shape('M-46-98L0-130 46-98Z', s.lit(mix(white, '#ffffff', 0.5))) +
      stroke('M-48-98L0-131 48-98Z', s.lit('#fffdf6'), 5) +
      shape('M-186 5H186V-9H-186Z', s.lit('#dccdb4')) +
      steps(s, 0, 80, 9) +
      balcony(s, -176, -30, -9, '#fffdf6', '#dccdb4', 15) +
      balcony(s, 30, 176, -9, '#fffdf6', '#dccdb4', 15) +
      pots(s, [-58, 58], 4, '#e0567a')
    );
  },
  before: garden(270, 34),
};

export const localCottages: readonly Building[] = [mudCottage, stoneHaveli, ladakhi, tiled, goan, bungalow];
