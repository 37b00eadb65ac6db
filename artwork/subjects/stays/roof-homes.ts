import { balcony, creeper, door, front, openArches, pots, row, steps } from '../../kit/buildings/building-parts.ts';
import { arch, hollow, wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import type { Building } from './building.ts';
import { garden } from './grounds.ts';

/** The flat-roofed family house of dry country: a painted doorway, a roof to sleep on. */
export const roofTerrace: Building = {
  says: 'a flat-roofed family homestay with a painted doorway',
  half: 190,
  scale: 1.14,
  fits: ['desert', 'city', 'town', 'plain', 'river', 'lake'],
  build(s) {
    const face = s.r.pick(['#e9c08a', '#a9c0dc', '#f0dcc0', '#dfa98a'] as const);
    const trim = '#fff4e0';
    const wood = '#7a5238';
    const up = s.r.pick([-1, 1]);
    const room = up * 74;
    let art =
      lampGlow(s, 0, -80, 260, 170) +
      front(s, room, 156, 190, face) +
      shape(merlons(room - 78, room + 78, -189, 9), s.lit(face)) +
      row(s, room - 60, room + 60, -176, 46, 3, trim, true) +
      balcony(s, room - 70, room + 70, -118, wood, trim) +
      front(s, 0, 340, 112, face) +
      shape(d`M-176-108H176v-8H-176Z`, s.lit(trim)) +
      stroke(d`M${-up * 166}-116v-26H${-up * 8}`, s.lit(trim), 3) +
      place(-up * 132, -116, 1, chhatri(s, 46, face, trim)) +
      stroke(d`M-170-20H170`, s.lit(mix(face, '#c4402b', 0.5)), 6);
    art +=
      shape(arch(0, 0, 66, 82), s.lit(trim)) +
      shape(arch(0, 0, 46, 70), hollow(s, wood)) +
      stroke('M-40-24q-8-14 0-26M-40-24q8-14 0-26M40-24q-8-14 0-26M40-24q8-14 0-26', s.lit('#c4402b'), 3) +
      row(s, -156, -52, -92, 56, 2, trim, true) +
      row(s, 52, 156, -92, 56, 2, trim, true) +
      steps(s, 0, 80, 8);
    return art + pots(s, [-60, 60], 0, '#e0567a') + creeper(s, -up * 172, 0, 96, '#e0567a');
  },
  before: garden(260, 30),
};

/** A window of the high mountains in its broad dark frame, under a red lintel; standing on y. */
export const framedWindow = (s: Scene, x: number, y: number, w: number, h: number): string =>
  shape(
    d`M${x - w / 2 - 5} ${y + 4}L${x - w / 2 + 2} ${y - h}h${w - 4}L${x + w / 2 + 5} ${y + 4}Z`,
    s.shade('#6a4230'),
  ) +
  row(s, x - w / 2, x + w / 2, y - h + 5, h - 8, 1, '#e9b86a') +
  shape(d`M${x - w / 2 - 9} ${y - h}h${w + 18}v-7h${-w - 18}Z`, s.lit('#b5482f'));

/** The whitewashed house of the high mountains: dark window frames, a broad roof with its winter wood. */
export const mountainHome: Building = {
  says: 'a whitewashed mountain homestay under prayer flags',
  half: 190,
  scale: 1.12,
  fits: ['mountain', 'highland'],
  build(s) {
    const white = s.r.pick(['#f7efe0', '#efe4d0', '#f0dcc4'] as const);
    const wood = '#6a4230';
    const up = s.r.pick([-1, 1]);
    let logs = '';
    for (let i = 0; i < 22; i++) logs += d`M${up * 150 - i * up * 8} -140h.1M${up * 146 - i * up * 8} -147h.1`;
    let art =
      lampGlow(s, 0, -80, 260, 170) +
      shape('M-172 0L-164-134H164L172 0Z', wall(s, white)) +
      front(s, -up * 66, 150, 56, white, -134) +
      shape(d`M${-up * 66 - 84}-190h168v-9h-168Z`, s.lit('#b5482f')) +
      shape(d`M${-up * 66 - 80}-184h160v-7h-160Z`, s.shade(wood)) +
      stroke(logs, s.shade('#a87a50'), 7) +
      shape('M-176-128H176v-8H-176Z', s.shade(wood)) +
      shape('M-178-136H178v-7H-178Z', s.lit('#b5482f'));
    for (const dx of [-48, 0, 48]) art += framedWindow(s, -up * 66 + dx, -146, 30, 36);
    for (const x of [-132, -78, 78, 132]) art += framedWindow(s, x, -66, 36, 46) + framedWindow(s, x, -14, 28, 26);
    art +=
      openArches(s, -20, 20, -74, 34, 2, wood, '#e9b86a') +
      balcony(s, -34, 34, -72, wood, '#e9b86a') +
      door(s, 0, 0, 38, 56, wood, '#e9b86a');
    const pole = [-up * 130, up * 160] as const;
    return (
      art +
      stroke(d`M${pole[0]}-198V-250M${pole[1]}-140V-214`, s.shade('#6a5038'), 4) +
      prayerFlags(s, [pole[0], -248], [pole[1], -212], 16, 13) +
      pots(s, [-36, 36], 0, '#f0a830')
    );
  },
  before: garden(260, 30),
};
