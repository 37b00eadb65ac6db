import {
  balcony,
  door,
  front,
  hipRoof,
  openArches,
  pots,
  row,
  stack,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { arch, glass, hollow, panes, wall } from '../../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, merlons, onionDome } from '../../../kit/buildings/mughal.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, disc, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { forecourt } from '../grounds.ts';
import { highValleys } from '../high-valleys.ts';
import { hillHotel } from './hill-hotel.ts';
import { regionalHotels } from './regional-hotels.ts';
import { stationHotel } from './station-hotel.ts';

const limes = ['#f4e6cf', '#f0cdb0', '#f7efe2', '#dfe6d6', '#ecc98a', '#dce2e8', '#eec4b4'] as const;

const mansard: Building = {
  says: 'a grand hotel with lit windows and a porch',
  half: 300,
  fits: ['lake', 'city', 'plain'],
  build(s) {
    const face = s.r.pick(limes);
    const roof = s.r.pick(['#8f4a38', '#4a6a78', '#6b4a44', '#3f6a56', '#8a7a5c']);
    const floors = s.r.int(4, 5);
    const tall = floors * 50;
    const balcony = mix(s.lit(face), '#ffffff', 0.35);
    let art = lampGlow(s, 0, -tall * 0.5, 380, tall);
    for (const way of [-1, 1]) {
      const x = way < 0 ? -290 : 110;
      art +=
        shape(d`M${x} 0V${-tall + 44}h180V0Z`, wall(s, face)) +
        panes(s, {
          x: x + 6,
          y: -tall + 50,
          w: 168,
          h: tall - 56,
          columns: 5,
          rows: floors - 1,
          frame: s.lit('#fff6e6'),
          fillX: 0.4,
          fillY: 0.5,
          lamps: 0.7,
        });
      for (let i = 1; i < floors - 1; i++) art += stroke(railing(x + 8, -i * 50 + 4, 164, 13, 8), balcony, 1.5);
      art += shape(
        d`M${x - 10} ${-tall + 46}l24 -34h152l24 34Z`,
        mix(s.lit(roof), s.shade(roof), way === s.side ? 0.1 : 0.6),
      );
    }
    art +=
      shape(d`M-118 0V${-tall}H118V0Z`, wall(s, mix(face, '#ffffff', 0.25))) +
      panes(s, {
        x: -108,
        y: -tall + 8,
        w: 216,
        h: tall - 66,
        columns: 6,
        rows: floors - 1,
        arched: true,
        frame: s.lit('#fff6e6'),
        fillX: 0.42,
        fillY: 0.58,
        lamps: 0.75,
      });
    for (let i = 1; i < floors; i++) art += shape(d`M-122 ${-i * 50 - 6}H122v6H-122Z`, balcony);
    art +=
      shape(
        d`M-130 ${-tall + 2}L-84 ${-tall - 54}H84L130 ${-tall + 2}Z`,
        s.down([0, s.lit(roof)], [1, s.shade(roof)]),
      ) +
      shape(d`M-34 ${-tall - 4}v-40l34-26 34 26v40Z`, wall(s, face)) +
      disc(0, -tall - 36, 14, glass(s)) +
      stroke(d`M0 ${-tall - 70}v-40`, s.shade('#8a6a4a'), 2.6) +
      shape(d`M1 ${-tall - 110}l34 8-34 9Z`, s.lit('#c4402b'));
    art +=
      shape('M-66 0V-52H66V0Z', hollow(s, face)) +
      glassWall(s, -48, 0, 96, 44, 4) +
      shape('M-84-50H84L74-62H-74Z', s.lit('#c9a860')) +
      shape('M-84-50H84v7H-84Z', s.shade('#a8843c')) +
      stroke('M-74 0V-46M-50 0V-46M50 0V-46M74 0V-46', s.lit('#fff4e0'), 5);
    return art + shape('M-90 0L-82-7H82L90 0Z', s.lit('#e6d6bc'));
  },
  before: forecourt(330),
};

/** A slab of balconies over a glass lobby. */
const slab: Building = {
  says: 'a tall modern hotel with balconies and a glass lobby',
  half: 210,
  fits: ['city', 'coast', 'plain', 'lake'],
  build(s) {
    const face = s.r.pick(['#f2e9dc', '#e6ddd2', '#efe2cc', '#dfe3e4']);
    const accent = s.r.pick(['#b5633a', '#2f6f7a', '#8a6a4a', '#c9a24a']);
    const floors = s.r.int(6, 8);
    const [w, step] = [250, 37];
    const tall = 56 + floors * step;
    let art = lampGlow(s, 0, -tall * 0.5, 330, tall * 0.8) + front(s, 0, w, tall, face);
    art +=
      shape(d`M${-w / 2} 0v${-tall}h34v${tall}Z`, s.lit(accent)) +
      shape(d`M${w / 2 - 34} 0v${-tall}h34v${tall}Z`, s.shade(accent));
    for (let i = 0; i < floors; i++) {
      const y = -56 - i * step;
      art += panes(s, {
        x: -88,
        y: y - step + 4,
        w: 176,
        h: step - 6,
        columns: 6,
        rows: 1,
        fillX: 0.7,
        fillY: 0.86,
        lamps: 0.6,
      });
      art +=
        shape(d`M-94 ${y}h188v5h-188Z`, s.lit('#fffaf0')) +
        stroke(d`M-94 ${y - 11}h188`, mix(s.lit('#dfe9ea'), s.sky.air[2], 0.3), 3, 0.8);
    }
    art +=
      shape(d`M${-w / 2 - 12} ${-tall}h${w + 24}v-10h${-w - 24}Z`, s.lit('#fffaf0')) +
      stack(s, 40, -tall - 8, 60, 24, face) +
      place(-60, -tall - 10, 0.5, pots(s, [-60, -20, 20], 0, accent));
    art +=
      glassWall(s, -190, 0, 380, 52, 9) +
      shape('M-206-50H206L196-64H-196Z', s.lit(accent)) +
      shape('M-206-50H206v6H-206Z', s.shade(accent)) +
      stroke('M-190 0V-50M-96 0V-50M96 0V-50M190 0V-50', s.lit('#fffaf0'), 5);
    return art + shape('M-214 5H214V-3H-214Z', s.lit('#dccdb4'));
  },
  before: forecourt(300),
};

/** Tiled storeys around a lantern tower, open to the breeze. */
const tropical: Building = {
  says: 'a tile-roofed hotel with deep verandahs',
  half: 290,
  fits: ['coast', 'backwater', 'forest', 'plain', 'hills', 'lake', 'river', 'mountain'],
  build(s) {
    const face = s.r.pick(['#f7ecd6', '#f0d9b4', '#efe6d8', '#f3dcc4']);
    const roof = s.r.pick(['#b5573a', '#a8643f', '#9a4f3a', '#5f6f78', '#4f6f5a']);
    const wood = '#7a4f34';
    let art = lampGlow(s, 0, -90, 380, 200);
    for (const way of [-1, 1]) {
      const x = way * 186;
      art +=
        front(s, x, 200, 128, face) +
        verandah(s, x - 98, x + 98, 0, 54, 5, '#fbf3e4', 5) +
        row(s, x - 96, x + 96, -118, 44, 5, wood, true) +
        balcony(s, x - 98, x + 98, -64, wood) +
        hipRoof(s, x, -126, 118, 64, 62, roof);
    }
    art +=
      front(s, 0, 180, 176, mix(face, '#ffffff', 0.2)) +
      verandah(s, -88, 88, 0, 58, 4, '#fbf3e4', 6) +
      row(s, -84, 84, -112, 44, 4, wood, true) +
      balcony(s, -88, 88, -66, wood) +
      row(s, -84, 84, -168, 42, 4, wood) +
      balcony(s, -88, 88, -122, wood) +
      hipRoof(s, 0, -174, 112, 44, 60, roof);
    art +=
      front(s, 0, 60, 26, face, -232) +
      panes(s, { x: -28, y: -256, w: 56, h: 22, columns: 4, rows: 1, fillX: 0.6, lamps: 1 }) +
      hipRoof(s, 0, -256, 44, 8, 34, roof) +
      door(s, 0, 0, 34, 46, wood, '#fbf3e4');
    return art + steps(s, 0, 120, 6) + pots(s, [-272, -104, 104, 272], 0, '#e0567a');
  },
  before: forecourt(320),
};

/** Sandstone arcades under domed kiosks. */
const sandstone: Building = {
  says: 'a sandstone hotel of arcades and kiosks',
  half: 300,
  fits: ['desert', 'city', 'town', 'plain', 'lake'],
  build(s) {
    const stone = s.r.pick(['#e2b27c', '#d99a74', '#ecd0a2']);
    const trim = '#fbf0dc';
    const floors = s.r.int(3, 4);
    const tall = floors * 52;
    let art = lampGlow(s, 0, -tall * 0.5, 390, tall);
    art += front(s, 0, 560, tall - 36, stone) + shape(merlons(-280, 280, -tall + 37, 11), s.lit(stone));
    for (let i = 0; i < floors - 1; i++)
      art +=
        openArches(s, -272, -84, -8 - i * 52, 40, 6, stone, trim) +
        openArches(s, 84, 272, -8 - i * 52, 40, 6, stone, trim) +
        stroke(d`M-280 ${-54 - i * 52}H280`, s.lit(trim), 3);
    art += front(s, 0, 160, tall + 20, mix(stone, trim, 0.2)) + shape(merlons(-80, 80, -tall - 19, 11), s.lit(stone));
    for (let i = 1; i < floors; i++) art += openArches(s, -72, 72, -14 - i * 52, 40, 5, stone, trim);
    art += shape(arch(0, 0, 96, 62), s.lit(trim)) + shape(arch(0, 0, 76, 52), hollow(s, stone));
    for (const x of [-262, -180, 180, 262]) art += place(x, -tall + 36, 1, chhatri(s, 44, stone, trim));
    for (const x of [-60, 60]) art += place(x, -tall - 20, 1, chhatri(s, 38, stone, trim));
    art += place(0, -tall - 18, 1, onionDome(s, 76, trim));
    return art + shape('M-292 5H292V-4H-292Z', s.lit('#d9bd94'));
  },
  before: forecourt(320),
};

export const hotels: readonly [Building, ...Building[]] = [
  mansard,
  stationHotel,
  slab,
  tropical,
  sandstone,
  hillHotel,
  highValleys.hotel,
  ...regionalHotels,
];
