import {
  balcony,
  creeper,
  door,
  front,
  gableFront,
  hipRoof,
  openArches,
  pots,
  row,
  signBoard,
  stack,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { arch, glass, hollow, panes, roundArch, wall } from '../../../kit/buildings/facade.ts';
import { block, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, merlons, onionDome, oriel } from '../../../kit/buildings/mughal.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import { guests, stringLights } from '../../../kit/plants/garden.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';
import { cedarGuestHouse } from './hill-guest-house.ts';

const balconies: Building = {
  says: 'a guest house with balconies and a roof terrace',
  half: 160,
  scale: 1.1,
  build(s) {
    const face = s.r.pick(['#f0c9a0', '#f4e2c4', '#cfe0d8', '#f0d0c0']);
    const trim = '#fff6e8';
    const accent = s.r.pick(['#b5432f', '#0e6a66', '#8a4a6a']);
    let art = lampGlow(s, 0, -100, 260, 190) + block(s, -140, 0, 270, 214, face) + block(s, 60, -214, 70, 46, face);
    for (let floor = 0; floor < 3; floor++) {
      const y = -floor * 70;
      art +=
        panes(s, {
          x: -132,
          y: y - 62,
          w: 104,
          h: 56,
          columns: 2,
          rows: 1,
          arched: true,
          frame: s.lit(trim),
          fillX: 0.46,
          fillY: 0.76,
        }) +
        shape(d`M-16 ${y - 4}v-54h56v54Z`, floor ? glass(s) : hollow(s, '#6b4432')) +
        (floor ? stroke(d`M-16 ${y - 4}v-54h56v54M12 ${y - 4}v-54`, s.lit(trim), 3) : '') +
        panes(s, {
          x: 54,
          y: y - 62,
          w: 72,
          h: 56,
          columns: 1,
          rows: 1,
          arched: true,
          frame: s.lit(trim),
          fillX: 0.42,
          fillY: 0.76,
        });
      if (floor)
        art +=
          shape(d`M-30 ${y + 2}h170v-8h-170Z`, s.lit(trim)) +
          stroke(railing(-28, y - 6, 166, 22, 10), s.lit(accent), 2.2) +
          stroke(d`M-20 ${y - 10}h40M60 ${y - 8}h50`, s.far('#4f8a50', 0.04), 12) +
          stroke(
            d`M-14 ${y - 14}h.1M0 ${y - 6}h.1M14 ${y - 14}h.1M70 ${y - 12}h.1M90 ${y - 4}h.1M104 ${y - 12}h.1`,
            s.lit('#e8407a'),
            7,
          );
    }
    art +=
      door(s, 84, -214, 26, 36, accent, trim) +
      stroke(railing(-140, -221, 200, 20, 11), s.lit(trim), 2.2) +
      stroke('M-70-222V-292', s.shade('#8a6a4a'), 4) +
      shape('M-132-280Q-70-322-8-280-40-288-70-286-100-288-132-280Z', s.lit('#f0a830')) +
      shape('M-70-306Q-50-304-36-285-54-288-70-286Z', s.lit('#fff2da'), 0.8);
    art += stringLights(s, -138, -262, 62, -258, 9) + stroke('M-138-222V-264', s.shade('#8a6a4a'), 3);
    return art + shape('M-150 5H142V-3H-150Z', s.lit('#d9c4a4')) + shape('M-28-52H52l8 10H-36Z', s.lit(accent));
  },
  before: garden(250),
};

/** A narrow painted town house with oriel windows and a parasol on its roof. */
const townHouse: Building = {
  says: 'a narrow guest house with carved oriels and a rooftop',
  half: 140,
  scale: 1.12,
  fits: ['desert', 'city', 'town', 'plain', 'lake', 'river'],
  build(s) {
    const face = s.r.pick(['#e39a80', '#8fb0d0', '#ecc98f', '#f0dcc0']);
    const trim = '#fff4e0';
    // the parapet hides them to the waist
    let art = lampGlow(s, 0, -120, 230, 190) + guests(s, -30, -212, 40, 2) + front(s, 0, 220, 226, face);
    for (const y of [-84, -156])
      art +=
        [-66, 0, 66].map((x) => oriel(s, x, y, face, trim)).join('') + stroke(d`M-110 ${y + 18}H110`, s.lit(trim), 3);
    art +=
      shape(merlons(-110, 110, -225, 10), s.lit(face)) +
      place(-86, -226, 1, chhatri(s, 40, face, trim)) +
      stroke('M44-232V-286', s.shade('#8a6a4a'), 4) +
      shape('M-6-274Q44-310 94-274 68-282 44-280 20-282-6-274Z', s.lit('#e0762e'));
    art +=
      shape(arch(0, 0, 60, 62), s.lit(trim)) +
      shape(arch(0, 0, 44, 54), hollow(s, '#6b4432')) +
      row(s, -102, -40, -50, 40, 1, trim, true) +
      row(s, 40, 102, -50, 40, 1, trim, true);
    return art + steps(s, 0, 70, 6) + pots(s, [-44, 44], 0, '#e0567a');
  },
  before: garden(240),
};

/** Three storeys of timber galleries under a broad roof. */
const gallery: Building = {
  says: 'a hill guest house with wooden galleries',
  half: 170,
  scale: 1.1,
  fits: ['mountain', 'hills', 'river', 'lake', 'forest'],
  build(s) {
    const face = s.r.pick(['#f6ecd8', '#dfe6dc', '#f0dcc4']);
    const wood = s.r.pick(['#8a5a38', '#3f6a5a', '#8f4030']);
    let art = lampGlow(s, 0, -110, 250, 180) + front(s, 0, 270, 186, face);
    for (let i = 0; i < 3; i++) {
      const y = -i * 62;
      art += row(s, -130, -42, y - 52, 44, 2, wood) + row(s, 42, 130, y - 52, 44, 2, wood);
      if (i) art += balcony(s, -150, 150, y, wood, wood, 24);
    }
    art +=
      stroke('M-148 0V-188M-74-62V-188M0-62V-188M74-62V-188M148 0V-188', s.lit(wood), 5) +
      hipRoof(s, 0, -184, 184, 92, 66, s.r.pick(['#6f7a84', '#b5432f', '#3f6a52']));
    art +=
      gableFront(s, 0, 74, 206, 34, face, wood) +
      row(s, -32, 32, -176, 44, 2, wood) +
      row(s, -32, 32, -114, 44, 2, wood) +
      door(s, 0, 0, 34, 52, wood, '#f7efe0') +
      stack(s, 92, -222, 16, 28, '#a8705a');
    return art + signBoard(s, -196, 6, wood) + pots(s, [-100, -60, 60, 100], 0, '#f0a830') + steps(s, 0, 60, 5);
  },
  before: garden(260),
};

/** Arched galleries, a garland over the gate, a little dome: a pilgrims' house. */
const pilgrims: Building = {
  says: 'a quiet guest house of arched galleries under a dome',
  half: 210,
  fits: ['river', 'plain', 'city', 'town', 'lake', 'desert'],
  build(s) {
    const face = s.r.pick(['#fbf5e8', '#f6e2bc', '#f0d2a4']);
    const trim = s.r.pick(['#d9642b', '#b5432f', '#3f6f9a']);
    let art = lampGlow(s, 0, -70, 300, 150);
    for (const way of [-1, 1])
      art +=
        front(s, way * 130, 150, 124, face) +
        openArches(s, way * 130 - 70, way * 130 + 70, 0, 48, 4, face, trim) +
        openArches(s, way * 130 - 70, way * 130 + 70, -66, 44, 4, face, trim) +
        stroke(d`M${way * 130 - 78} -62h156M${way * 130 - 80} -124h160`, s.lit(trim), 5);
    art +=
      front(s, 0, 130, 152, mix(face, '#ffffff', 0.3)) +
      shape(arch(0, 0, 74, 92), s.lit(trim)) +
      shape(arch(0, 0, 56, 80), hollow(s, '#8a5a3a')) +
      openArches(s, -54, 54, -106, 30, 4, face, trim) +
      stroke('M-70-152H70', s.lit(trim), 6);
    art +=
      place(0, -150, 1, onionDome(s, 54, trim === '#3f6f9a' ? '#fbf5e8' : '#f0dcb8')) +
      place(-190, -122, 1, chhatri(s, 36, face)) +
      place(190, -122, 1, chhatri(s, 36, face));
    let garland = 'M-60-94';
    for (let i = 0; i < 6; i++) garland += 'q10 16 20 0';
    return `${art}<path d="${garland}" fill="none" stroke="${s.lit('#f0a030')}" stroke-width="5" stroke-dasharray="4 2"/>${steps(s, 0, 100, 6)}${pots(s, [-220, -50, 50, 220], 0, '#f0a830')}`;
  },
  before: garden(300, 40),
};

/** Whitewash, blue shutters, an outside stair. */
const seaward: Building = {
  says: 'a whitewashed guest house with shutters and a terrace',
  half: 180,
  door: -24,
  scale: 1.08,
  fits: ['coast', 'backwater', 'plain', 'city', 'town'],
  build(s) {
    const white = s.r.pick(['#fdf8ee', '#f9ead6', '#eef3ee']);
    const shutter = s.r.pick(['#2f7fa8', '#2f8a7a', '#c4602f', '#d9a030']);
    const win = (x: number, y: number) =>
      shape(d`M${x - 30} ${y}v-44h14v44ZM${x + 16} ${y}v-44h14v44Z`, s.lit(shutter)) +
      row(s, x - 26, x + 26, y - 46, 48, 1, '#fffaf0');
    let art = lampGlow(s, 0, -90, 260, 160) + front(s, -20, 290, 150, white);
    for (const [x, y] of [
      [-120, -16],
      [-120, -88],
      [-40, -88],
      [50, -88],
    ] as const)
      art += win(x, y);
    art +=
      shape(roundArch(-24, 0, 56, 62), s.lit(shutter)) +
      shape(roundArch(-24, 0, 44, 54), hollow(s, '#8a6a4a')) +
      balcony(s, -84, 94, -76, shutter, '#fffaf0', 20);
    art +=
      shape('M40 0L126-76V0Z', wall(s, mix(white, '#a08a70', 0.12))) +
      stroke('M44-2l12-9v-1l12-10v-1l12-10v-1l12-10v-1l12-10', s.lit('#fffaf0'), 3);
    art +=
      front(s, -100, 110, 54, white, -150) +
      row(s, -146, -56, -194, 38, 2, shutter) +
      hipRoof(s, -100, -202, 68, 40, 34, '#b5573a') +
      stroke(railing(-40, -150, 164, 20, 10), s.lit('#fffaf0'), 2.2) +
      verandah(s, -30, 110, -150, 56, 3, '#fffaf0', 3) +
      shape('M-38-206H120v-7H-38Z', s.lit('#e6c890'));
    return (
      art +
      creeper(s, 124, 0, 110, '#d9307a') +
      pots(s, [-70, 20], 0, '#f0a830') +
      shape('M-180 5H150V-3H-180Z', s.lit('#d9c4a4'))
    );
  },
  before: garden(260),
};

export const guestHouses: readonly [Building, ...Building[]] = [
  balconies,
  townHouse,
  gallery,
  pilgrims,
  seaward,
  cedarGuestHouse,
];
