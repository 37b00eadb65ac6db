import {
  balcony,
  door,
  front,
  gableFront,
  hipRoof,
  openArches,
  pots,
  row,
  steps,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { hollow, roundArch, rounded, wall } from '../../../kit/buildings/facade.ts';
import { glassWall, lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, onionDome } from '../../../kit/buildings/mughal.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, disc, place, shape, stroke } from '../../../kit/core/shapes.ts';
import { prayerFlags } from '../../../kit/things/flags.ts';
import type { Building } from '../building.ts';
import { forecourt, garden } from '../grounds.ts';
import { framedWindow } from '../roof-homes.ts';
import { haveliHotel } from './haveli-hotel.ts';

/** The presidencies' Indo-Saracenic: banded arcades, corner turrets, a clock under a dome. */
const clockTower: Building = {
  says: 'a hotel of banded arcades and corner domes under a clock tower',
  half: 290,
  fits: ['city', 'town', 'plain', 'coast', 'lake'],
  build(s) {
    const brick = s.r.pick(['#c4694a', '#d9a06a', '#b5735a', '#e6c79a']);
    const trim = '#fbeed8';
    const dome = s.r.pick(['#f6ead6', '#c4523a', '#5f8f86']);
    const floors = s.r.int(2, 3);
    const tall = floors * 54;
    let art = lampGlow(s, 0, -tall * 0.6, 390, tall + 60) + front(s, 0, 500, tall + 10, brick);
    for (let i = 0; i < floors; i++) {
      const y = -4 - i * 54;
      art +=
        openArches(s, -244, -54, y, 42, 6, brick, trim) +
        openArches(s, 54, 244, y, 42, 6, brick, trim) +
        stroke(d`M-252 ${y - 49}H252`, s.lit(trim), 5);
      if (i) art += stroke(railing(-244, y, 190, 12, 10) + railing(54, y, 190, 12, 10), s.lit(trim), 2);
    }
    for (const x of [-250, 250])
      art +=
        shape(d`M${x - 27} 0V${-tall - 18}h54V0Z`, rounded(s, mix(brick, trim, 0.15))) +
        stroke(d`M${x - 27} -53h54M${x - 27} -107h54M${x - 30} ${-tall - 18}h60`, s.lit(trim), 4) +
        row(s, x - 20, x + 20, -46, 32, 1, trim, true) +
        row(s, x - 20, x + 20, -100, 32, 1, trim, true) +
        place(x, -tall - 18, 1, chhatri(s, 50, mix(brick, trim, 0.3), dome));
    const top = tall + 52;
    art +=
      front(s, 0, 104, top, mix(brick, trim, 0.15)) +
      stroke(d`M-54 -53H54M-54 ${-tall - 2}H54M-56 ${-top}H56`, s.lit(trim), 5) +
      row(s, -42, 42, -104, 42, 3, trim, true) +
      disc(0, -tall - 27, 18, s.lit(trim)) +
      stroke(d`M0 ${-tall - 27}v-12m0 12l8 6`, s.shade('#4a3a34'), 2.6) +
      shape(roundArch(0, 0, 72, 50), s.lit(trim)) +
      shape(roundArch(0, 0, 56, 42), hollow(s, '#6b4432'));
    if (floors > 2) art += row(s, -42, 42, -158, 42, 3, trim, true);
    for (const x of [-44, 44]) art += place(x, -top, 0.9, chhatri(s, 24, trim, dome));
    return art + place(0, -top, 1, onionDome(s, 64, dome)) + shape('M-288 5H288V-4H-288Z', s.lit('#d9c4a4'));
  },
  before: forecourt(320),
};

/** The sea-front of the nineteen-thirties: round corners, ribbons of window, a stepped fin. */
const seaFront: Building = {
  says: 'a hotel of curved white terraces around a stepped tower',
  half: 270,
  fits: ['coast', 'city', 'town', 'plain', 'backwater'],
  build(s) {
    const white = s.r.pick(['#fbf4e6', '#f6e2c4', '#f3d6c4', '#e3ece6']);
    const band = s.r.pick(['#2f8a8a', '#d9785a', '#d99a3a', '#5f7fa8']);
    const floors = s.r.int(3, 4);
    const tall = 10 + floors * 46;
    let art = lampGlow(s, 0, -tall * 0.5, 370, tall);
    for (const way of [-1, 1]) {
      const [near, far] = [way * 36, way * 250];
      const turn = way * 44;
      art += shape(d`M${near} 0V${-tall}H${far - turn}Q${far} ${-tall} ${far} ${-tall + 40}V0Z`, wall(s, white));
      const [x0, x1] = [Math.min(near, far) + 14, Math.max(near, far) - 14];
      for (let i = 0; i < floors; i++) {
        const y = -10 - i * 46;
        art += i
          ? row(s, x0, x1, y - 38, 34, 6, '#fffaf0') +
            shape(d`M${near} ${y - 12}H${far + way * 9}V${y}H${near}Z`, mix(s.lit(white), '#ffffff', 0.3)) +
            stroke(d`M${near} ${y - 15}H${far + way * 9}`, s.lit(band), 4)
          : verandah(s, x0 + 4, x1 - 4, 0, 44, 5, white, 7);
      }
      art += stroke(railing(Math.min(near, far - turn), -tall, 170, 14, 14), s.lit(band), 2);
    }
    const top = tall + 20;
    art +=
      shape(d`M-52 0V${-top}h16v-24h16v-22h40v22h16v24h16V0Z`, wall(s, mix(white, '#ffffff', 0.3))) +
      stroke(d`M-20 -66V${-top - 20}M0 -66V${-top - 34}M20 -66V${-top - 20}`, s.lit(band), 6) +
      stroke(d`M0 ${-top - 46}v-26`, s.shade('#8a7a6a'), 3) +
      glassWall(s, -36, 0, 72, 46, 3) +
      shape('M-66-46H66v-10H-66Z', s.lit(band));
    return art + shape('M-262 5H262V-4H-262Z', s.lit('#dccdb4')) + pots(s, [-60, 60], 0, '#e0567a');
  },
  before: forecourt(300),
};

/** Kerala and the Konkan: tiled wings with carved gables on white pillars. */
const courtHotel: Building = {
  says: 'a hotel of tiled wings with carved timber gables',
  half: 290,
  fits: ['backwater', 'coast'],
  build(s) {
    const face = s.r.pick(['#fbf3e0', '#f6e3be', '#efd9c0']);
    const roof = s.r.pick(['#b5573a', '#a04f38', '#8f5a44']);
    const wood = s.r.pick(['#7a4a30', '#8a5a38', '#5f4030']);
    let jali = 'M-30 0V-9';
    for (let x = -20; x <= 30; x += 10) jali += d`M${x} 0v${-(42 - Math.abs(x)) * 0.86}`;
    let art = lampGlow(s, 0, -90, 380, 200);
    art +=
      front(s, 0, 540, 112, face) +
      row(s, -262, -70, -104, 40, 7, wood) +
      row(s, 70, 262, -104, 40, 7, wood) +
      stroke(railing(-266, -60, 200, 13, 9) + railing(66, -60, 200, 13, 9), s.lit(wood), 2) +
      verandah(s, -266, -62, 0, 54, 6, '#fffaf0', 8) +
      verandah(s, 62, 266, 0, 54, 6, '#fffaf0', 8) +
      hipRoof(s, 0, -108, 294, 220, 66, roof);
    for (const x of [-164, 164])
      art += place(x, -108, 1, gableFront(s, 0, 92, 8, 46, wood, roof) + stroke(jali, s.lit('#c9955a'), 2.4));
    art +=
      gableFront(s, 0, 170, 128, 84, face, roof) +
      shape('M-52-140H52L0-196Z', s.shade(wood)) +
      stroke('M-30-142v-18M-15-142v-34M0-142v-48M15-142v-34M30-142v-18', s.lit('#c9955a'), 3) +
      row(s, -66, 66, -124, 40, 4, wood) +
      balcony(s, -82, 82, -72, wood) +
      verandah(s, -78, 78, 0, 62, 4, '#fffaf0', 9) +
      door(s, 0, 0, 40, 54, wood, '#e6c79a') +
      steps(s, 0, 150, 7);
    return art + pots(s, [-276, -94, 94, 276], 0, '#e0567a');
  },
  before: forecourt(320),
};

/** Ladakh and Spiti: white storeys with black-framed windows and carved balconies. */
const highHotel: Building = {
  says: 'a whitewashed flat-roofed hotel with carved balconies and prayer flags',
  half: 280,
  fits: ['highland'],
  build(s) {
    const white = s.r.pick(['#f7efe0', '#f3e6d0', '#ecdcc4']);
    const wood = s.r.pick(['#7a4630', '#8a3f30', '#6a4a34']);
    const floors = s.r.int(2, 3);
    const raised = s.r.chance(0.5);
    let art = lampGlow(s, 0, -90, 360, 190);
    const storey = (x: number, half: number, i: number, count: number) => {
      const y = -i * 58;
      let windows = '';
      for (let k = 0; k < count; k++) {
        const at = x - half + ((k + 0.5) * half * 2) / count;
        windows += framedWindow(s, at, y - 8, 30, 36);
      }
      return (
        shape(d`M${x - half - 6} ${y}L${x - half} ${y - 58}h${half * 2}L${x + half + 6} ${y}Z`, wall(s, white)) +
        windows +
        stroke(d`M${x - half - 8} ${y - 58}h${half * 2 + 16}`, s.shade(wood), 8)
      );
    };
    for (let i = 0; i < floors; i++) art += storey(-174, 92, i, 3) + storey(174, 92, i, 3);
    const middle = raised ? floors + 1 : floors;
    for (let i = 0; i < middle; i++) art += storey(0, 82, i, i ? 3 : 0);
    const top = -middle * 58;
    if (!raised)
      for (const x of [-174, 174])
        art += glassWall(s, x - 62, top - 4, 124, 40, 5) + stroke(d`M${x - 70} ${top - 46}h140`, s.shade(wood), 8);
    for (let i = 1; i < middle; i++)
      art +=
        shape(d`M-74 ${-i * 58 + 2}H74v9H-74Z`, s.lit(wood)) +
        stroke(railing(-72, -i * 58 + 2, 144, 18, 9), s.lit(mix(wood, '#f0c080', 0.4)), 2.4);
    return (
      art +
      stroke(d`M-70 ${top - 4}v-34M70 ${top - 4}v-34`, s.shade('#7a5a40'), 4) +
      prayerFlags(s, [-70, top - 34], [70, top - 34], 14, 13) +
      door(s, 0, 0, 52, 46, wood, '#e8b83a') +
      shape('M-40-50H40V-58H-40Z', s.lit('#e8b83a')) +
      steps(s, 0, 110, 6, '#c9b494') +
      pots(s, [-60, 60], 0, '#f0a830')
    );
  },
  before: garden(310, 46),
};

export const regionalHotels: readonly Building[] = [clockTower, seaFront, courtHotel, highHotel, haveliHotel];
