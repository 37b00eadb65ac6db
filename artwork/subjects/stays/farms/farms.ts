import {
  balcony,
  boards,
  door,
  front,
  gableFront,
  hipRoof,
  row,
  stack,
  steps,
  thatch,
  verandah,
} from '../../../kit/buildings/building-parts.ts';
import { panes } from '../../../kit/buildings/facade.ts';
import { lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { pavilion } from '../../../kit/buildings/pavilions.ts';
import { mix } from '../../../kit/core/colour.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import type { Setting } from '../../../kit/core/setting.ts';
import { d, disc, oval, place, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { mudCottage } from '../local-cottages.ts';
import { fields } from './farm-fields.ts';

/** An open shed on posts under thatch, a manger along its back. */
const cattleShed = (s: Scene): string =>
  shape('M-84 0V-62H84V0Z', mix(s.shade('#6a4a34'), s.sky.deep, 0.35)) +
  shape('M-70-10V-26H70V-10Z', s.lit('#c9a878')) +
  stroke('M-66-27l6-8M-44-27l-4-9M-20-27l7-8M4-27l-5-9M28-27l6-8M52-27l-4-9', s.lit('#c9b04e'), 5) +
  stroke('M-84 0V-64M-28 0V-64M28 0V-64M84 0V-64', s.lit('#9a6f48'), 6) +
  thatch(s, 0, -58, 104, 70, 40);

const houseAndShed = (s: Scene): string =>
  place(206, -4, 0.94, cattleShed(s)) +
  pavilion(s, {
    w: 290,
    h: 88,
    wall: s.r.pick(['#f4e6c8', '#efd4b0', '#e3e6d4']),
    roof: s.r.pick(['#b5633a', '#9a5540']),
    rise: 76,
    columns: 4,
  }) +
  haystack(s, -212, 0) +
  haystack(s, -258, 10);

/** A painted mud house of the sands and the shed of its cattle. */
const mudFarm = (s: Scene): string => place(212, -2, 0.9, cattleShed(s)) + mudCottage.build(s) + haystack(s, -262, 8);

/** A slate-roofed hill farm with maize drying under its eaves. */
function hillFarm(s: Scene): string {
  const stone = '#c3b29a';
  const wood = '#8a5a38';
  let cobs = '';
  for (let x = -120; x < 124; x += 12) cobs += d`M${x} -138v13`;
  let crates = '';
  for (const [x, y] of [
    [178, 0],
    [210, 0],
    [194, -22],
  ] as const)
    crates +=
      shape(d`M${x - 15} ${y}v-20h30v20Z`, s.lit('#c99a5f')) +
      stroke(d`M${x - 10} ${y - 22}h0M${x} ${y - 24}h0M${x + 9} ${y - 22}h0`, s.lit('#d8362b'), 10);
  return (
    lampGlow(s, 0, -80, 270, 150) +
    front(s, -10, 270, 84, stone) +
    boards(s, -145, 0, 270, 84, stone, 15) +
    row(s, -132, -40, -66, 42, 2, wood) +
    row(s, 40, 116, -66, 42, 2, wood) +
    door(s, 0, 0, 36, 56, wood, '#e6c79a') +
    front(s, -10, 270, 56, '#b98a5a', -84) +
    row(s, -138, 118, -134, 42, 6, '#e6c79a') +
    balcony(s, -160, 140, -86, wood, wood, 22) +
    stroke(cobs, s.lit('#e8b83a'), 8) +
    hipRoof(s, -10, -136, 182, 96, 66, s.r.pick(['#6f7a84', '#8a7a6a'])) +
    stack(s, 60, -180, 16, 26, stone) +
    front(s, 196, 0, 0, stone) +
    crates +
    haystack(s, -220, 6)
  );
}

/** The canal country: a flat-roofed brick house, a tube-well spilling into its tank, a tractor. */
function canalFarm(s: Scene): string {
  const brick = s.r.pick(['#c47a54', '#d9a474', '#b5694a']);
  const trim = '#f7ecd6';
  return (
    lampGlow(s, 0, -70, 270, 140) +
    front(s, -66, 150, 146, brick) +
    row(s, -132, 0, -136, 42, 2, trim) +
    shape('M-146-146H14v-9H-146Z', s.lit(trim)) +
    stroke(railing(20, -92, 124, 16, 10), s.lit(trim), 2) +
    front(s, 0, 290, 90, mix(brick, trim, 0.15)) +
    boards(s, -145, 0, 290, 90, brick, 10) +
    shape('M-152-90H152v-8H-152Z', s.lit(trim)) +
    row(s, -136, -30, -72, 48, 2, trim) +
    row(s, 30, 136, -72, 48, 2, trim) +
    verandah(s, -32, 32, 0, 74, 2, trim, 6) +
    door(s, 0, 0, 34, 58, '#3f6a7a', trim) +
    place(-240, 4, 1, tubeWell(s)) +
    place(222, 6, 1, tractor(s)) +
    haystack(s, 316, 0)
  );
}

/** A pump house, its pipe over a tank. */
const tubeWell = (s: Scene): string =>
  front(s, 26, 52, 54, '#d9b48c') +
  shape('M-4-54H56v-6H-4Z', s.shade('#a8845c')) +
  door(s, 26, 0, 20, 38, '#4f7a6a', '#f7ecd6') +
  stroke('M0-34H-24q-8 0-8 8', s.shade('#6f757a'), 7) +
  stroke('M-32-24V-14', s.lit('#dff0f2'), 6) +
  shape('M-76 2V-16H-4V2Z', s.lit('#cfc0a8')) +
  oval(-40, -16, 34, 4, mix(s.lit('#5fa8b5'), s.sky.air[2], 0.3));

/** A small tractor from the side. */
function tractor(s: Scene): string {
  const paint = s.r.pick(['#c4402b', '#2f6f9a', '#3f8a4f']);
  const tyre = '#26222a';
  return (
    oval(-s.side * 8, 2, 62, 6, s.sky.deep, 0.24) +
    shape('M-34-22V-40H8L14-48H50L56-40V-22Z', s.down([0, s.lit(paint)], [1, s.shade(paint)])) +
    stroke('M34-48V-70M-4-40L6-58M-40-42q-10-4-8-16', s.shade('#4a4448'), 4) +
    stroke('M20-28H50M20-34H50', s.shade(paint), 2, 0.7) +
    shape('M-50-30Q-46-54-20-50L-4-40H-30Z', s.lit(paint)) +
    disc(-26, -25, 25, tyre) +
    disc(-26, -25, 12, s.lit('#e6d6b0')) +
    disc(40, -13, 13, tyre) +
    disc(40, -13, 6, s.lit('#e6d6b0'))
  );
}

/** A tiled southern farmhouse with its bullock cart and areca palms. */
function tiledFarm(s: Scene): string {
  const wood = '#7a4f34';
  const cart =
    shape('M-46-34H46V-46H-46Z', s.lit('#b5824f')) +
    stroke('M-40-46V-60M-20-46V-60M0-46V-60M20-46V-60M40-46V-60M-44-60H44M46-38L104-8', s.shade(wood), 4) +
    disc(0, -26, 27, s.shade(wood)) +
    disc(0, -26, 20, s.far('#94a356', 0.1)) +
    stroke('M-24-26H24M0-50V-2M-17-43L17-9M17-43L-17-9', s.shade(wood), 3.4) +
    disc(0, -26, 6, s.lit('#b5824f'));
  return (
    lampGlow(s, 0, -60, 270, 130) +
    front(s, 0, 310, 74, s.r.pick(['#f3e2bc', '#e6efe0', '#f0c9a0'])) +
    row(s, -146, -50, -62, 44, 3, wood) +
    row(s, 50, 146, -62, 44, 3, wood) +
    verandah(s, -172, 172, 0, 70, 8, wood, 6) +
    hipRoof(s, 0, -66, 204, 120, 70, s.r.pick(['#a8553a', '#b5643f'])) +
    gableFront(s, 0, 84, 74, 42, '#e6c79a', '#a8553a') +
    door(s, 0, 0, 36, 56, wood, '#f6e6c4') +
    panes(s, { x: -24, y: -98, w: 48, h: 26, columns: 4, rows: 1, lamps: 1 }) +
    place(-236, 6, 1, cart) +
    haystack(s, 224, 4) +
    steps(s, 0, 80, 7)
  );
}

const farm = (says: string, build: (s: Scene) => string, fits?: readonly Setting[]): Building => ({
  says,
  half: 210,
  ...(fits ? { fits } : {}),
  build,
  before: fields,
});

export const farms: readonly [Building, ...Building[]] = [
  farm('a farmhouse with its fields, haystack and cows', houseAndShed, [
    'plain',
    'hills',
    'mountain',
    'river',
    'lake',
    'forest',
    'backwater',
    'coast',
  ]),
  farm('a mud-walled farmhouse with its cattle shed', mudFarm, ['desert']),
  farm('a hill farm with maize drying under its eaves', hillFarm, [
    'mountain',
    'highland',
    'hills',
    'river',
    'lake',
    'forest',
  ]),
  farm('a brick farmhouse with its tractor and tube-well', canalFarm, ['plain', 'river', 'lake', 'desert']),
  farm('a tiled farmhouse with its bullock cart', tiledFarm, [
    'backwater',
    'coast',
    'plain',
    'hills',
    'forest',
    'river',
  ]),
];

const haystack = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    1,
    oval(-s.side * 10, 2, 44, 6, s.sky.deep, 0.22) +
      shape(
        'M-36 2Q-44-36-16-62 0-76 16-62 44-36 36 2Z',
        s.across(
          [0, s.side < 0 ? s.lit('#e6c06a') : s.shade('#b8924a')],
          [1, s.side < 0 ? s.shade('#b8924a') : s.lit('#e6c06a')],
        ),
      ) +
      stroke('M-24-10Q-20-30-8-50M0-6V-56M22-10Q20-30 8-50', s.shade('#a8843c'), 1.8, 0.6),
  );
