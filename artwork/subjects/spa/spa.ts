import { sunPatch, window } from '../../kit/buildings/openings.ts';
import { contact, indoors, type Room, shell, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, outline, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { seen } from '../../kit/land/views.ts';
import { pendant, pottedPlant } from '../../kit/things/furniture.ts';
import { candles, oilShelf, oilTable, recliner } from './spa-furniture.ts';

interface Treatment {
  readonly says: string;
  readonly lay: (s: Scene, room: Room) => string;
}

const treatments: readonly [Treatment, ...Treatment[]] = [
  {
    says: 'a spa room with a wooden tub',
    lay(s, room) {
      const half = room.halfWidth;
      return (
        couch(room, -half * 0.42) +
        hotTub(s, room, half * 0.46) +
        candles(s, room, half * 0.06, 0, 200) +
        pendant(room, half * 0.46, 90, 70, 26)
      );
    },
  },
  {
    says: 'a spa room with candles',
    lay(s, room) {
      const half = room.halfWidth;
      return (
        couch(room, -half * 0.4) +
        couch(room, half * 0.4) +
        contact(room, 0, 60, 70, 40) +
        solid(room, { x: 0, w: 60, y: 0, h: 46, z: 70, deep: 40 }, room.colours.wood) +
        candles(s, room, 0, 46, 92) +
        petalBowl(room, 0, 214) +
        candles(s, room, -half * 0.8, 0, 120) +
        candles(s, room, half * 0.8, 0, 120) +
        pendant(room, -half * 0.7, 90, 70, 22) +
        pendant(room, half * 0.7, 90, 70, 22)
      );
    },
  },
  {
    says: 'an Ayurvedic room with an oil pot over its table',
    lay: (s, room) =>
      oilTable(s, room) + oilShelf(room, room.halfWidth * 0.74) + petalBowl(room, -room.halfWidth * 0.5, 190),
  },
  {
    says: 'a spa room with reclining chairs and foot baths',
    lay(s, room) {
      const apart = Math.max(122, room.halfWidth * 0.46);
      return (
        contact(room, 0, 64, 10, 44) +
        solid(room, { x: 0, w: 64, y: 0, h: 50, z: 10, deep: 44 }, room.colours.wood) +
        candles(s, room, 0, 50, 36) +
        recliner(room, -apart, false) +
        recliner(room, apart, true) +
        pendant(room, 0, 70, 60, 34)
      );
    },
  },
];

export const spa = indoors((s, room) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.5, y: 40, h: 204, bays: s.r.int(3, 5), arched: s.r.chance(0.4) };
  const { says, lay } = s.r.pick(treatments);
  return {
    art:
      shell(room, { beams: true }) +
      window(room, s.setting, opening) +
      sunPatch(room, opening) +
      pottedPlant(room, -half * 0.92, 20, 170) +
      pottedPlant(room, half * 0.92, 20, 160) +
      lay(s, room),
    says: `${says}, open to ${seen(s.setting)}`,
  };
});

/** A round tub of staves with steaming water and petals. */
function hotTub(s: Scene, room: Room, x: number): string {
  const [px, py] = room.at(x, 0, 120);
  const { tone, colours } = room;
  const wood = tone(colours.wood);
  let staves = '';
  for (let i = -5; i <= 5; i++) staves += d`M${i * 16} ${-2 + 14 * Math.sqrt(1 - (i / 6.4) ** 2)}v-62`;
  return place(
    px,
    py,
    room.scale(120),
    oval(0, 8, 112, 20, s.sky.deep, 0.24) +
      shape(
        'M-100-62V-4Q-96 14 0 16 96 14 100-4V-62Z',
        s.across(
          [0, s.side < 0 ? mix(wood, '#ffffff', 0.2) : mix(wood, '#20141a', 0.3)],
          [1, s.side < 0 ? mix(wood, '#20141a', 0.3) : mix(wood, '#ffffff', 0.2)],
        ),
      ) +
      stroke(staves, mix(wood, '#20141a', 0.4), 1.6, 0.6) +
      stroke('M-100-14Q-96 2 0 4 96 2 100-14M-100-44Q-96-28 0-26 96-28 100-44', tone('#b5a078'), 4) +
      oval(0, -62, 100, 20, mix(wood, '#ffffff', 0.16)) +
      oval(0, -61, 90, 15.5, tone('#6fb0b4')) +
      stroke('M-52-62h.1M-20-55h.1M16-66h.1M38-58h.1M60-63h.1', tone('#e8507a'), 8) +
      stroke('M-36-66h.1M0-59h.1M50-68h.1', tone('#f3ead8'), 7) +
      stroke('M-30-78q-10-18 2-32t2-30M14-82q-10-16 2-30t0-28M52-78q-8-14 2-26', '#ffffff', 4, 0.3),
  );
}

function couch(room: Room, x: number): string {
  const { at, tone, colours } = room;
  const sheet = solid(room, { x, w: 88, y: 52, h: 12, z: 30, deep: 170 }, colours.linen);
  const cover = outline([at(x - 45, 65, 110), at(x + 45, 65, 110), at(x + 45, 65, 200), at(x - 45, 65, 200)]);
  const drop = outline([at(x - 45, 65, 200), at(x + 45, 65, 200), at(x + 45, 34, 202), at(x - 45, 34, 202)]);
  const [px, py] = at(x, 65, 52);
  return (
    contact(room, x, 90, 30, 170) +
    solid(room, { x, w: 80, y: 0, h: 52, z: 34, deep: 162 }, colours.wood) +
    sheet +
    shape(cover, tone(colours.accent)) +
    shape(drop, tone(mix(colours.accent, '#20141a', 0.25))) +
    place(
      px,
      py,
      room.scale(52),
      shape('M-30 2Q-34-10-28-16H28Q34-10 30 2Z', tone(mix(colours.linen, colours.second, 0.35))),
    ) +
    rolled(room, x)
  );
}

function rolled(room: Room, x: number): string {
  const [px, py] = room.at(x, 66, 150);
  const { tone, colours } = room;
  return place(
    px,
    py,
    room.scale(150),
    disc(-14, -8, 9, tone(colours.linen)) +
      disc(6, -8, 9, tone(colours.linen)) +
      disc(-4, -22, 9, tone(mix(colours.linen, colours.second, 0.3))) +
      stroke(
        'M-20-8a6 6 0 1 1 6 6 3.4 3.4 0 1 1 3-4M0-8a6 6 0 1 1 6 6 3.4 3.4 0 1 1 3-4M-10-22a6 6 0 1 1 6 6 3.4 3.4 0 1 1 3-4',
        tone('#a8988c'),
        1.4,
        0.8,
      ) +
      shape('M16-4Q22-20 34-20 32-8 16-4ZM16-4Q14-18 24-26 28-14 16-4Z', tone('#f3a8b8')),
  );
}

function petalBowl(room: Room, x: number, z: number): string {
  const [px, py] = room.at(x, 0, z);
  const { tone, s } = room;
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 2, 27, 4.4, s.sky.deep, 0.3) +
      shape('M-42-20Q-34 2 0 2T42-20Z', tone('#b5753f')) +
      oval(0, -20, 42, 8, tone('#d99a5a')) +
      oval(0, -20, 37, 6, tone('#7fb8b8')) +
      stroke('M-22-21h.1M-8-18h.1M6-23h.1M18-19h.1M26-22h.1', tone('#e8507a'), 7) +
      stroke('M-15-23h.1M0-20h.1M12-21h.1', tone('#f0b030'), 6),
  );
}
