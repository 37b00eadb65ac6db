import { balcony, door, front, row, steps } from '../../../kit/buildings/building-parts.ts';
import { glassWall, lampGlow } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import { prayerFlags } from '../../../kit/things/flags.ts';
import type { Building } from '../building.ts';
import { poolside } from '../grounds.ts';
import { framedWindow } from '../roof-homes.ts';

/** Whitewashed pavilions of the high valleys, flat-roofed, their beams carved. */
const highPavilions: Building = {
  says: 'a resort of whitewashed flat-roofed pavilions around a heated pool',
  half: 310,
  fits: ['highland'],
  build(s) {
    const white = s.r.pick(['#f7efe0', '#f3e3c8', '#ead2b4']);
    const wood = s.r.pick(['#7a4630', '#8a3f30', '#6a4a34']);
    const stone = s.r.pick(['#c9b79c', '#b8a890']);
    const roof = (x: number, half: number, y: number) => {
      let beams = '';
      for (let at = x - half + 8; at <= x + half - 8; at += 14) beams += d`M${at} ${y + 7}h.1`;
      return (
        stroke(beams, s.lit('#d9a468'), 6) +
        stroke(d`M${x - half - 10} ${y}h${half * 2 + 20}`, s.shade(wood), 8) +
        stroke(d`M${x - half - 6} ${y - 6}h${half * 2 + 12}`, s.lit('#b5432f'), 3)
      );
    };
    let art = lampGlow(s, 0, -80, 380, 170);
    for (const x of [-226, 226])
      art +=
        front(s, x, 148, 84, white) +
        framedWindow(s, x - 44, -20, 34, 42) +
        framedWindow(s, x + 44, -20, 34, 42) +
        door(s, x, 0, 28, 50, wood, '#f7ecd8') +
        roof(x, 74, -86);
    art +=
      front(s, 0, 190, 64, mix(white, '#ffffff', 0.3), -96) +
      row(s, -88, 88, -150, 44, 5, wood) +
      balcony(s, -96, 96, -100, wood, stone, 18) +
      roof(0, 95, -162) +
      front(s, 0, 270, 96, stone) +
      glassWall(s, -118, 0, 236, 74, 7) +
      roof(0, 135, -98) +
      place(
        0,
        0,
        1,
        prayerFlags(s, [-98, -178], [-270, -104], 10, 13) + prayerFlags(s, [98, -178], [270, -104], 10, 13),
      );
    return art + steps(s, 0, 150, 6, '#c9b494') + shape('M-300 5H300V-3H-300Z', s.lit('#c9b494'));
  },
  before: poolside(0.58, 4),
};

export const regionalResorts: readonly Building[] = [highPavilions];
