import {
  balcony,
  boards,
  door,
  front,
  openArches,
  pots,
  row,
  thatch,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { arch, hollow, wall } from '../../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, merlons, onionDome } from '../../../kit/buildings/mughal.ts';
import { pavilion } from '../../../kit/buildings/pavilions.ts';
import { mix } from '../../../kit/core/colour.ts';
import { settings } from '../../../kit/core/setting.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { poolside } from '../grounds.ts';
import { highValleys } from '../high-valleys.ts';
import { hillLodges } from './hill-resort.ts';
import { regionalResorts } from './regional-resorts.ts';

const limes = ['#f4e6cf', '#efd9c0', '#f7efe2', '#e3d3bc'] as const;

const pavilions: Building = {
  says: 'a resort of low pavilions around a pool',
  half: 320,
  fits: settings.filter((at) => at !== 'highland'),
  build(s) {
    const roof = s.r.pick(['#b5633a', '#8a6f4a', '#a8503a']);
    const face = s.r.pick(limes);
    return (
      place(-232, -18, 0.62, pavilion(s, { w: 260, h: 76, wall: face, roof, columns: 4, rise: 74 })) +
      place(232, -18, 0.62, pavilion(s, { w: 260, h: 76, wall: face, roof, columns: 4, rise: 74 })) +
      pavilion(s, { w: 300, h: 84, wall: face, roof, columns: 5, rise: 84 }) +
      place(0, -156, 0.42, pavilion(s, { w: 190, h: 44, wall: face, roof, columns: 4, rise: 80, verandah: false }))
    );
  },
  before: poolside(0.62, 4),
};

/** A great thatched hall between cottages. */
const thatched: Building = {
  says: 'a resort of thatched cottages around a pool',
  half: 330,
  fits: ['coast', 'backwater', 'forest', 'hills', 'desert', 'plain', 'lake'],
  build(s) {
    const face = s.r.pick(['#e6c08f', '#f3e2c4', '#d9a878']);
    const wood = '#8a5a38';
    const hut = (x: number) =>
      front(s, x, 130, 62, face) +
      row(s, x - 60, x - 16, -54, 40, 1, wood) +
      row(s, x + 16, x + 60, -54, 40, 1, wood) +
      door(s, x, 0, 26, 44, wood, '#f7ecd8') +
      thatch(s, x, -52, 92, 22, 76);
    let art = lampGlow(s, 0, -70, 400, 170) + hut(-250) + hut(250);
    art +=
      verandah(s, -132, 132, 0, 82, 6, '#a8703f', 8) +
      balcony(s, -132, -60, -8, wood) +
      balcony(s, 60, 132, -8, wood) +
      thatch(s, 0, -74, 172, 56, 118);
    art += thatch(s, 0, -184, 62, 16, 44) + shape('M-150 6H150V-6H-150Z', s.lit('#c99a68'));
    return art + pots(s, [-150, 150], 0, '#e0567a');
  },
  before: poolside(0.56, 4),
};

/** White terraces stepping down a slope. */
const terraces: Building = {
  says: 'a resort of stepped terraces above its pool',
  half: 320,
  fits: ['hills', 'mountain', 'coast', 'lake', 'city', 'river'],
  build(s) {
    const white = s.r.pick(['#fbf5ea', '#f2e9da', '#e9e2d6']);
    const wood = s.r.pick(['#a8703f', '#7a5a44', '#b5804c']);
    let art = lampGlow(s, 0, -90, 400, 200);
    for (let i = 2; i >= 0; i--) {
      const [half, y] = [300 - i * 74, -i * 62];
      const shift = (i % 2 ? 1 : -1) * i * 16;
      art +=
        shape(d`M${shift - half} ${y}v-56h${half * 2}v56Z`, wall(s, white)) +
        glassWall(s, shift - half + 16, y, half * 2 - 90, 46, Math.round(half / 26)) +
        shape(d`M${shift + half - 62} ${y}v-56h50v56Z`, wall(s, wood)) +
        boards(s, shift + half - 62, y, 50, 56, wood, 9, true);
      art +=
        shape(d`M${shift - half - 16} ${y - 56}h${half * 2 + 32}v-9h${-half * 2 - 32}Z`, s.lit('#fffaf0')) +
        stroke(railing(shift - half - 8, y - 64, half * 2 + 16, 16, 16), mix(s.lit('#dfe9ea'), s.sky.air[2], 0.4), 1.8);
      let greens = '';
      for (let k = 0; k < 7; k++) greens += d`M${shift - half + 20 + k * ((half * 2 - 40) / 6)} ${y - 68}h0`;
      art += stroke(greens, s.far('#4f8a50', 0.05), 15);
    }
    return art + shape('M-320 6H320V-3H-320Z', s.lit('#dcc8a8'));
  },
  before: poolside(0.6, 4),
};

/** A court of arches with a pool on its axis. */
const palaceCourt: Building = {
  says: 'a palace resort of arcades and kiosks around a pool',
  half: 310,
  fits: ['desert', 'plain', 'lake', 'city', 'town'],
  build(s) {
    const stone = s.r.pick(['#fbf2e4', '#f0d6ae', '#e9c3a0']);
    const trim = '#fffaf0';
    let art =
      lampGlow(s, 0, -80, 400, 190) +
      front(s, 0, 580, 94, stone) +
      shape(merlons(-290, 290, -93, 10), s.lit(stone)) +
      openArches(s, -284, -70, -6, 64, 6, stone, trim) +
      openArches(s, 70, 284, -6, 64, 6, stone, trim);
    for (const x of [-286, 286])
      art +=
        front(s, x, 62, 124, stone) +
        openArches(s, x - 26, x + 26, -70, 36, 2, stone, trim) +
        place(x, -122, 1, chhatri(s, 58, stone, trim));
    art +=
      front(s, 0, 150, 150, mix(stone, '#ffffff', 0.2)) +
      shape(merlons(-75, 75, -149, 10), s.lit(stone)) +
      shape(arch(0, 0, 84, 104), s.lit(trim)) +
      shape(arch(0, 0, 64, 88), hollow(s, stone)) +
      openArches(s, -68, 68, -112, 28, 6, stone, trim) +
      place(0, -148, 1, onionDome(s, 84, trim));
    for (const x of [-58, 58]) art += place(x, -150, 1, chhatri(s, 34, stone, trim));
    return art + shape('M-324 5H324V-4H-324Z', s.lit('#e0c9a4'));
  },
  before: poolside(0.42, 2),
};

export const resorts: readonly [Building, ...Building[]] = [
  pavilions,
  thatched,
  terraces,
  palaceCourt,
  hillLodges,
  highValleys.resort,
  ...regionalResorts,
];
