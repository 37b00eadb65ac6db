import { boards, door, front, pots, row } from '../../kit/buildings/building-parts.ts';
import { hollow, panes, wall } from '../../kit/buildings/facade.ts';
import { block, glassWall, lampGlow, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import { d, shape, stroke } from '../../kit/core/shapes.ts';
import type { Building } from './building.ts';
import { forecourt, garden } from './grounds.ts';

const twinTowers: Building = {
  says: 'an apartment block with planted balconies',
  half: 190,
  build(s) {
    const face = s.r.pick(['#efe2cf', '#d9c9b4', '#e3d6d0']);
    const accent = s.r.pick(['#b5633a', '#3f7f7a', '#8a5a48']);
    const floors = s.r.int(7, 8);
    const tower = (x: number, w: number, rows: number, columns: number) => {
      const h = rows * 44 + 20;
      let art =
        block(s, x, 0, w, h, face) +
        shape(d`M${x + w * 0.42} 0v${-h}h${w * 0.16}v${h}Z`, s.lit(accent)) +
        panes(s, { x, y: -h + 10, w: w * 0.42, h: h - 30, columns, rows, fillX: 0.6, fillY: 0.56, lamps: 0.6 }) +
        panes(s, {
          x: x + w * 0.58,
          y: -h + 10,
          w: w * 0.42,
          h: h - 30,
          columns,
          rows,
          fillX: 0.6,
          fillY: 0.56,
          lamps: 0.6,
        });
      for (let row = 1; row <= rows; row++) {
        const y = -20 - (row - 1) * ((h - 30) / rows);
        for (const at of [x + 4, x + w * 0.58 + 2])
          art +=
            shape(d`M${at} ${y}h${w * 0.38}v5h${-w * 0.38}Z`, s.lit('#fff6e8')) +
            stroke(railing(at, y, w * 0.38, 13, 8), s.shade(accent), 1.2) +
            (s.r.chance(0.5) ? stroke(d`M${at + 8} ${y - 13}h${w * 0.16}`, s.far('#4f8a50', 0.04), 8) : '');
      }
      return art + shape(d`M${x + w * 0.4} ${-h - 7}v-20h${w * 0.2}v20Z`, s.shade(face));
    };
    return (
      lampGlow(s, 0, -160, 300, 260) +
      tower(-190, 170, floors - 2, 2) +
      tower(-10, 200, floors, 2) +
      shape('M-30 0V-40H40V0Z', hollow(s, accent)) +
      shape('M-44-40H54v-8H-44Z', s.lit('#fff6e8'))
    );
  },
  before: forecourt(280),
};

/** One slim tower of rounded balconies. */
const slender: Building = {
  says: 'a slender apartment tower of curved balconies',
  half: 150,
  fits: ['city', 'coast', 'lake', 'plain', 'hills', 'river'],
  build(s) {
    const white = s.r.pick(['#f7f0e4', '#e9e4dc', '#f3e2cc']);
    const accent = s.r.pick(['#2f7f8a', '#b5633a', '#5f6f78']);
    const floors = s.r.int(7, 9);
    let art =
      lampGlow(s, 0, -160, 240, 240) +
      front(s, 0, 150, floors * 36 + 46, white) +
      shape(d`M-75 0v${-floors * 36 - 46}h24v${floors * 36 + 46}Z`, s.lit(accent));
    for (let i = 0; i < floors; i++) {
      const y = -44 - i * 36;
      const out = i % 2 ? 100 : 86;
      art += panes(s, { x: -46, y: y - 32, w: 116, h: 30, columns: 4, rows: 1, fillX: 0.74, fillY: 0.86, lamps: 0.6 });
      art +=
        shape(d`M-50 ${y}H${out - 18}q18 0 18 8t-18 8H-50Z`, s.lit('#fffaf0')) +
        stroke(d`M-50 ${y - 10}H${out - 16}q16 0 16 14`, mix(s.lit('#dfe9ea'), s.sky.air[2], 0.3), 3, 0.8);
      if (s.r.chance(0.5)) art += stroke(d`M${s.r.between(-30, 40)} ${y - 6}h18`, s.far('#4f8a50', 0.05), 9);
    }
    const top = -floors * 36 - 46;
    art +=
      shape(d`M-82 ${top}h164v-9h-164Z`, s.lit('#fffaf0')) +
      shape(d`M-30 ${top - 8}v-30h70v30Z`, wall(s, white)) +
      stroke(d`M-70 ${top - 9}v-26M-40 ${top - 9}v-26M-78 ${top - 36}h48`, s.shade('#8a7a6a'), 4);
    return (
      art +
      glassWall(s, -130, 0, 260, 42, 7) +
      shape('M-146-40H146L138-50H-138Z', s.lit(accent)) +
      shape('M-150 5H150V-3H-150Z', s.lit('#dccdb4'))
    );
  },
  before: forecourt(260),
};

/** A seafront mansion block of the nineteen-thirties, rounded at its corner. */
const mansions: Building = {
  says: 'an art deco mansion block with rounded balconies',
  half: 240,
  door: 90,
  fits: ['city', 'town', 'coast', 'lake', 'plain', 'backwater', 'desert'],
  build(s) {
    const face = s.r.pick(['#f6dcc0', '#f7ead2', '#e3ece4', '#f0c9b4']);
    const band = s.r.pick(['#c4602f', '#2f7f7a', '#8a5a78', '#c9983a']);
    const floors = 4;
    let art = lampGlow(s, 0, -110, 330, 200) + shape(d`M-220 0V-196q0 -24 24 -24H220V0Z`, wall(s, face));
    for (let i = 0; i < floors; i++) {
      const y = -i * 52;
      art +=
        row(s, -70, 50, y - 46, 42, 3, '#fffaf0') +
        row(s, 130, 210, y - 46, 42, 2, '#fffaf0') +
        panes(s, { x: -212, y: y - 46, w: 130, h: 42, columns: 3, rows: 1, fillX: 0.8, fillY: 0.76, lamps: 0.7 });
      if (i)
        art +=
          shape(d`M-232 ${y - 4}q0 -18 20 -18H-78v20H-226q-6 0 -6 -2Z`, s.lit('#fffaf0')) +
          stroke(d`M-214 ${y - 22}H-78`, s.lit(mix(band, '#fffaf0', 0.4)), 2.4) +
          stroke(d`M-78 ${y}H220`, s.lit(band), 3.4);
    }
    art +=
      shape('M60 0V-244H120V0Z', wall(s, mix(face, '#ffffff', 0.2))) +
      stroke('M74-20V-250M90-20V-258M106-20V-250', s.lit(band), 5) +
      row(s, 62, 118, -196, 34, 1, '#fffaf0') +
      row(s, 62, 118, -144, 34, 1, '#fffaf0') +
      row(s, 62, 118, -92, 34, 1, '#fffaf0');
    return (
      art +
      door(s, 90, 0, 40, 50, '#6b4432', '#fffaf0') +
      shape('M56-48H124v-9H56Z', s.lit(band)) +
      shape('M-232 5H232V-3H-232Z', s.lit('#dccdb4')) +
      pots(s, [44, 136], 0, '#e0567a')
    );
  },
  before: garden(300, 44),
};

/** Brick storeys stepping back, every terrace a garden. */
const stepped: Building = {
  says: 'a brick apartment house of stepped garden terraces',
  half: 240,
  door: 120,
  fits: ['highland', 'mountain', 'hills', 'city', 'town', 'river'],
  build(s) {
    const brick = s.r.pick(['#b5694a', '#c98a62', '#a85a44', '#d9b08a']);
    let art = lampGlow(s, 0, -110, 320, 200);
    for (let i = 4; i >= 0; i--) {
      const [left, right] = [-226 + i * 42, 226 - i * 18];
      const y = -i * 50;
      art +=
        shape(d`M${left} ${y}v-48H${right}v48Z`, wall(s, brick)) +
        boards(s, left, y, right - left, 48, brick, 12) +
        panes(s, {
          x: left + 12,
          y: y - 42,
          w: right - left - 24,
          h: 38,
          columns: Math.round((right - left) / 56),
          rows: 1,
          fillX: 0.6,
          fillY: 0.8,
          frame: s.lit('#f7efe0'),
          lamps: 0.65,
        });
      art += shape(d`M${left - 8} ${y - 48}H${right + 4}v-6H${left - 8}Z`, s.lit('#f0e2cc'));
      // a trough of shrubs along the terrace, or along the whole of the roof
      const end = i === 4 ? right : left + 38;
      let greens = '';
      for (let x = left + 4; x < end; x += 11) greens += d`M${x} ${y - 66 - (Math.abs(x) % 3) * 2}h0`;
      art +=
        stroke(greens, s.far('#4f8a50', 0.05), 14) +
        shape(d`M${left - 6} ${y - 54}v-11H${end}v11Z`, s.lit(mix(brick, '#f0e2cc', 0.5)));
    }
    return (
      art +
      door(s, 120, 0, 46, 44, '#4a3a34', '#f7efe0') +
      shape('M84-42H156v-8H84Z', s.lit('#f0e2cc')) +
      shape('M-240 5H240V-3H-240Z', s.lit('#cbb89c'))
    );
  },
  before: garden(300, 40),
};

export const blocks: readonly [Building, ...Building[]] = [twinTowers, slender, mansions, stepped];
