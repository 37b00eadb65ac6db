import { type Opening, sunPatch, window, windows } from '../../kit/buildings/openings.ts';
import { openRoom, type Room, shell } from '../../kit/buildings/room.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Time } from '../../kit/core/palettes.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { settings as everywhere, type Setting, temperaments } from '../../kit/core/setting.ts';
import { seen } from '../../kit/land/views.ts';
import { armchair, bedside, pendant, picture, pottedPlant, rug } from '../../kit/things/furniture.ts';
import { bed, bench, canopy, desk, type Headboard } from './beds.ts';

const times: readonly [Time, ...Time[]] = ['morning', 'golden', 'dusk', 'dawn', 'noon', 'night'];
const boards: readonly [Headboard, ...Headboard[]] = ['padded', 'arched', 'panelled', 'cane'];

/** Whether the room is too narrow for a chair beside the bed. */
const slim = (room: Room): boolean => room.halfWidth < 230;

/** What somebody sleeps in, as a room type says it. */
type Beds = 'a double bed' | 'a double and a single bed' | 'two single beds' | 'a single bed';

/** `wide` is the width of its bed, in centimetres. */
type Layout = (s: Scene, room: Room, kind: Setting, wide: number) => string;

/**
 * A bedroom with a view, in one of several layouts; narrow pictures keep to those that fit.
 * Where the view has a country, it looks as it does there: a lake has palms or pines at its shore.
 */
function bedroom(kind: Setting, settings?: readonly [Setting, ...Setting[]]): Painter {
  return {
    temperament: temperaments[kind],
    times,
    ...(settings && { settings }),
    paint(s) {
      const narrow = s.crop === 'tall' || s.crop === 'square';
      const room = openRoom(
        s,
        s.crop === 'tall'
          ? { left: 0.06, right: 0.94, top: 0.2, bottom: 0.64 }
          : { left: 0.14, right: 0.86, top: 0.09, bottom: 0.66 },
      );
      const beams = s.r.chance(0.35);
      // the same beds in every crop
      const beds = s.r.pick(bedding);
      const layout = s.r.pick((narrow ? narrowLayouts : layouts)[beds]);
      return {
        art: shell(room, { beams }) + layout(s, room, kind, beds === 'a single bed' ? 112 : 188),
        says: `a bedroom with ${beds} whose window looks on ${seen(kind, settings ? s.setting : kind)}`,
      };
    },
  };
}

/** The bed to one side, a chair in the window. */
const beside: Layout = (s, room, kind, wide) => {
  const half = room.halfWidth;
  const opening = { x: half * 0.38, w: half * 0.94, y: 50, h: 196, bays: s.r.int(2, 4), arched: s.r.chance(0.3) };
  const x = -half * 0.46;
  return (
    window(room, kind, opening, s.r.between(0.3, 0.7)) +
    picture(room, x, 160, 74, 58) +
    sunPatch(room, opening) +
    rug(room, x + 30, 280, 130, 120) +
    pottedPlant(room, half * 0.9, 30, 150) +
    bedside(room, x - wide / 2 - 38) +
    bedside(room, x + wide / 2 + 38) +
    bed(room, x, wide, s.r.pick(boards)) +
    armchair(room, half * 0.52, 110, room.colours.feature, s.r.chance(0.5)) +
    pendant(room, half * 0.1, 80, 60)
  );
};

/** The bed under a broad window. */
const under: Layout = (s, room, kind, wide) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.36, y: 92, h: 150, bays: s.r.int(2, 4), arched: s.r.chance(0.3) };
  const x = s.r.between(-20, 20);
  return (
    window(room, kind, opening, s.r.pick([0.16, 0.84])) +
    sunPatch(room, opening) +
    rug(room, x, slim(room) ? 240 : 300, 130, 130) +
    pottedPlant(room, half * 0.86, 30, 150) +
    bedside(room, x - wide / 2 - 41) +
    bedside(room, x + wide / 2 + 41) +
    bed(room, x, wide, s.r.pick(boards)) +
    (s.r.chance(0.5) ? bench(room, x, 226, 150) : '') +
    pendant(room, -half * 0.62, 60, 84)
  );
};

/** A canopied bed between two tall windows. */
const fourPoster: Layout = (s, room, kind) => {
  const half = room.halfWidth;
  const wide = Math.min(150, half - 128);
  const arched = s.r.chance(0.6);
  const pair: Opening[] = [-1, 1].map((way) => ({
    x: way * (128 + wide / 2),
    w: wide,
    y: 40,
    h: 200,
    bays: 1,
    arched,
    curtains: true,
  }));
  return (
    windows(room, kind, pair, s.r.pick([0.14, 0.86])) +
    picture(room, 0, 166, 90, 60) +
    pair.map((opening) => sunPatch(room, opening)).join('') +
    rug(room, 0, 330, 140, 150) +
    bed(room, 0, 190, s.r.pick(['arched', 'panelled'])) +
    canopy(room, 0, 192) +
    bench(room, 0, 236, 150) +
    pottedPlant(room, -half * 0.9, 60, 140) +
    armchair(room, half * 0.78, 120, room.colours.second, true)
  );
};

/** Two single beds with the window between or behind them. */
const twins: Layout = (s, room, kind) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.1, y: 88, h: 156, bays: s.r.int(2, 4), arched: s.r.chance(0.4) };
  const board = s.r.pick(boards);
  const apart = Math.min(128, half * 0.46);
  return (
    window(room, kind, opening, 0.5) +
    sunPatch(room, opening) +
    rug(room, 0, slim(room) ? 230 : 360, 170, 130) +
    pottedPlant(room, half * 0.9, 30, 150) +
    bedside(room, 0) +
    bed(room, -apart, 112, board) +
    bed(room, apart, 112, board) +
    pendant(room, -half * 0.5, 70, 70, 26) +
    pendant(room, half * 0.5, 70, 70, 26)
  );
};

/** Glass from wall to wall, the bed facing into the room before it. */
const panorama: Layout = (s, room, kind, wide) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.8, y: 10, h: 244, bays: s.r.int(4, 6), curtains: true };
  const x = slim(room) ? 0 : half * s.r.pick([-0.34, 0, 0.34]);
  const free = x > 0 ? -1 : 1;
  return (
    window(room, kind, opening, 0.5 + free * 0.24) +
    sunPatch(room, opening) +
    rug(room, x, slim(room) ? 240 : 290, 150, 130) +
    bedside(room, x - wide / 2 - 38) +
    bedside(room, x + wide / 2 + 38) +
    bed(room, x, wide, s.r.pick(['padded', 'cane'])) +
    (slim(room) ? '' : armchair(room, free * half * 0.78, 130, room.colours.accent, free > 0))
  );
};

/** A work table on the wall beside the window. */
const study: Layout = (s, room, kind, wide) => {
  const half = room.halfWidth;
  const opening = { x: -half * 0.44, w: half * 0.92, y: 92, h: 150, bays: s.r.int(2, 3), arched: s.r.chance(0.4) };
  const x = -half * 0.44;
  return (
    window(room, kind, opening, s.r.pick([0.2, 0.8])) +
    sunPatch(room, opening) +
    rug(room, x + 20, 270, 140, 120) +
    bedside(room, x + wide / 2 + 40) +
    bed(room, x, wide, s.r.pick(boards)) +
    desk(room, half * 0.52) +
    pendant(room, half * 0.08, 90, 70) +
    pottedPlant(room, half * 0.93, 50, 120)
  );
};

/** A double bed and a single one under one window. */
const family: Layout = (s, room, kind) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.24, y: 92, h: 150, bays: s.r.int(2, 4), arched: s.r.chance(0.4) };
  const board = s.r.pick(boards);
  const wide = Math.min(180, half * 0.8);
  const small = Math.min(106, half * 0.46);
  const [x, other] = [-half * 0.9 + wide / 2 + 30, half * 0.94 - small / 2];
  return (
    window(room, kind, opening, s.r.between(0.4, 0.6)) +
    sunPatch(room, opening) +
    rug(room, 0, slim(room) ? 240 : 320, 150, 130) +
    bedside(room, (x + wide / 2 + other - small / 2) / 2) +
    bed(room, x, wide, board) +
    bed(room, other, small, board) +
    pendant(room, s.r.pick([-0.1, 0.1]) * half, 70, 76)
  );
};

/** Glass from wall to wall, a single bed along it beside the double one. */
const familyPanorama: Layout = (s, room, kind) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.8, y: 10, h: 244, bays: s.r.int(4, 6), curtains: true };
  const board = s.r.pick(boards);
  return (
    window(room, kind, opening, 0.5) +
    sunPatch(room, opening) +
    rug(room, 0, 290, 160, 120) +
    bedside(room, half * 0.22) +
    bed(room, -half * 0.3, Math.min(184, half * 0.66), board) +
    bed(room, half * 0.62, Math.min(108, half * 0.4), board) +
    pottedPlant(room, -half * 0.88, 30, 130)
  );
};

const bedding: readonly [Beds, ...Beds[]] = [
  'a double bed',
  'a double bed',
  'a double bed',
  'a double and a single bed',
  'a double and a single bed',
  'two single beds',
  'a single bed',
];
const layouts: Record<Beds, readonly [Layout, ...Layout[]]> = {
  'a double bed': [beside, under, fourPoster, panorama, study],
  'a double and a single bed': [family, familyPanorama],
  'two single beds': [twins],
  'a single bed': [beside, under, study],
};
const narrowLayouts: Record<Beds, readonly [Layout, ...Layout[]]> = {
  'a double bed': [under, panorama],
  'a double and a single bed': [family],
  'two single beds': [twins],
  'a single bed': [under, panorama],
};

export const roomMountain = bedroom('mountain', ['mountain', 'hills', 'highland']);
export const roomHills = bedroom('hills', everywhere);
export const roomLake = bedroom('lake', everywhere);
export const roomCity = bedroom('city', everywhere);
export const roomSea = bedroom('coast');
export const roomForest = bedroom('forest', everywhere);
export const roomDesert = bedroom('desert');
export const roomGarden = bedroom('plain');
export const roomRiver = bedroom('river', everywhere);
