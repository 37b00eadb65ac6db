import { front, openArches, pots, row, steps } from '../../../kit/buildings/building-parts.ts';
import { arch, hollow } from '../../../kit/buildings/facade.ts';
import { lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { chhatri, merlons, oriel } from '../../../kit/buildings/mughal.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { forecourt } from '../grounds.ts';

/** Painted lime, carved oriels, terraces at three heights: a merchant's street front made an inn. */
export const haveliHotel: Building = {
  says: 'a painted hotel of carved oriels and rooftop terraces',
  half: 270,
  fits: ['desert', 'town', 'city', 'lake'],
  build(s) {
    const [face, other] = s.r.pick<readonly [string, string]>([
      ['#e9b98a', '#d9967a'],
      ['#f3dcb4', '#e6b98f'],
      ['#d98f78', '#efc9a4'],
      ['#b9cbd6', '#efe2cc'],
    ]);
    const trim = '#fff4e0';
    const high = s.r.pick([-1, 1]);
    return (
      lampGlow(s, 0, -110, 370, 220) +
      wing(s, high * 186, 148, 138, other, trim) +
      oriel(s, high * 186, -76, other, trim) +
      row(s, high * 186 - 64, high * 186 + 64, -56, 44, 3, trim, true) +
      place(high * 186, -139, 1, chhatri(s, 62, other, trim)) +
      wing(s, -high * 186, 150, 190, other, trim) +
      oriel(s, -high * 222, -132, other, trim) +
      oriel(s, -high * 150, -132, other, trim) +
      oriel(s, -high * 222, -68, other, trim) +
      oriel(s, -high * 150, -68, other, trim) +
      openArches(s, -high * 186 - 66, -high * 186 + 66, 0, 46, 4, other, trim) +
      wing(s, 0, 226, 164, face, trim) +
      openArches(s, -104, -44, -66, 40, 2, face, trim) +
      openArches(s, 44, 104, -66, 40, 2, face, trim) +
      openArches(s, -104, -44, -114, 36, 2, face, trim) +
      openArches(s, 44, 104, -114, 36, 2, face, trim) +
      oriel(s, 0, -112, face, trim) +
      stroke('M-113-58H113M-113-108H-30M30-108H113', s.lit(trim), 4) +
      place(-76, -165, 1, chhatri(s, 44, face, trim)) +
      place(76, -165, 1, chhatri(s, 44, face, trim)) +
      stroke(railing(-44, -166, 88, 16, 11), s.lit(trim), 2.2) +
      row(s, -104, -48, -46, 38, 2, trim, true) +
      row(s, 48, 104, -46, 38, 2, trim, true) +
      shape(arch(0, 0, 72, 76), s.lit(trim)) +
      shape(arch(0, 0, 54, 66), hollow(s, '#6b4432')) +
      steps(s, 0, 90, 6) +
      pots(s, [-56, 56, high * 120, -high * 262], 0, '#e0567a') +
      shape('M-262 5H262V-4H-262Z', s.lit('#d9bd94'))
    );
  },
  before: forecourt(300),
};

const wing = (s: Scene, x: number, w: number, h: number, face: string, trim: string): string =>
  front(s, x, w, h, face) +
  shape(merlons(x - w / 2, x + w / 2, -h + 1, 10), s.lit(face)) +
  stroke(d`M${x - w / 2} ${-h + 6}h${w}`, s.lit(trim), 4);
