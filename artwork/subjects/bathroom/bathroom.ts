import { sunPatch, window } from '../../kit/buildings/openings.ts';
import { contact, indoors, type Room, shell, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { disc, outline, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { seen } from '../../kit/land/views.ts';
import { doors } from '../../kit/things/cabinets.ts';
import { pendant, pottedPlant, rug } from '../../kit/things/furniture.ts';

export const bathroom = indoors((s, room) => {
  const half = room.halfWidth;
  const { colours } = room;
  const tubbed = s.r.chance(0.6);
  const wide = tubbed
    ? { x: half * 0.24, w: half * 1.04, bays: 2 }
    : { x: half * 0.02, w: half * 0.6, bays: s.r.int(1, 2) };
  const opening = { ...wide, y: 72, h: 174, arched: s.r.chance(0.4), curtains: false };
  let art = shell(room, { tiles: true }) + window(room, s.setting, opening) + sunPatch(room, opening);
  art +=
    mirror(s, room, -half * 0.62) +
    solid(room, { x: -half * 0.62, w: half * 0.56, y: 46, h: 34, z: 0, deep: 52 }, colours.wood) +
    doors(room, -half * 0.62, half * 0.56, 48, 30, 52, 2) +
    solid(room, { x: -half * 0.62, w: half * 0.6, y: 80, h: 5, z: 0, deep: 56 }, '#f4efe6') +
    basin(room, -half * 0.62);
  art += tubbed
    ? pottedPlant(room, half * 0.9, 40, 160) +
      rug(room, half * 0.2, 190, 176, 80) +
      tub(s, room, half * 0.26, 120) +
      stool(room, -half * 0.24, 150)
    : shower(room, half * 0.66) +
      rug(room, -half * 0.16, 170, 140, 90) +
      bench(room, half * 0.04) +
      pottedPlant(room, -half * 0.92, 110, 130);
  return {
    art: art + pendant(room, -half * 0.3, 50, 80, 18),
    says: `a bathroom with a ${tubbed ? 'free-standing tub' : 'glass shower'} and a view of ${seen(s.setting)}`,
  };
});

/** A tray behind a sheet of glass, with a rain head over it. */
function shower(room: Room, x: number): string {
  const { s, at, tone, halfWidth: half, colours } = room;
  const [left, deep] = [x - half * 0.3, 130];
  const brass = tone('#c9a860');
  const [hx, hy] = at(x + half * 0.1, 214, 50);
  const k = room.scale(50);
  const glass = outline([at(left, 4, 0), at(left, 222, 0), at(left, 222, deep), at(left, 4, deep)]);
  const front = outline([at(left, 4, deep), at(left, 222, deep), at(x, 222, deep), at(x, 4, deep)]);
  let rain = '';
  for (let i = -3; i <= 3; i++) rain += `M${i * 9} 8V${196 + (i % 2) * 8}`;
  return (
    solid(room, { x: x + half * 0.03, w: half * 0.66, y: 0, h: 7, z: 0, deep }, mix(colours.floor, '#ffffff', 0.4)) +
    place(
      hx,
      hy,
      k,
      stroke('M0-6V-40H60V150', brass, 5) +
        oval(0, 0, 34, 6, brass) +
        stroke(rain, '#ffffff', 1.6, 0.5) +
        disc(60, 90, 9, brass),
    ) +
    shape(glass, '#ffffff', 0.26) +
    shape(front, '#ffffff', 0.18) +
    stroke(glass + front, tone(mix(colours.wood, '#ffffff', 0.3)), 3 * s.u, 0.8)
  );
}

/** A slatted bench with folded towels. */
function bench(room: Room, x: number): string {
  const { colours } = room;
  return (
    contact(room, x, 120, 70, 44) +
    solid(room, { x: x - 52, w: 8, y: 0, h: 40, z: 76, deep: 34 }, colours.wood) +
    solid(room, { x: x + 52, w: 8, y: 0, h: 40, z: 76, deep: 34 }, colours.wood) +
    solid(room, { x, w: 124, y: 40, h: 6, z: 70, deep: 44 }, colours.wood) +
    solid(room, { x: x - 24, w: 44, y: 46, h: 9, z: 76, deep: 32 }, colours.accent) +
    solid(room, { x: x - 24, w: 42, y: 55, h: 9, z: 77, deep: 30 }, colours.linen)
  );
}

function tub(s: Scene, room: Room, x: number, z: number): string {
  const { tone, colours } = room;
  const [px, py] = room.at(x, 0, z);
  const white = tone('#fffdf8');
  const dim = tone('#cfc6c0');
  const steam =
    s.time === 'noon'
      ? ''
      : stroke('M-30-70q-10-18 2-32t2-30M10-74q-10-16 2-30t0-28M44-70q-8-14 2-26', '#ffffff', 4, 0.3);
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 2, 92, 12, s.sky.deep, 0.24) +
      shape(
        'M-96-62Q-92 0-48 0H48Q92 0 96-62Z',
        s.across([0, s.side < 0 ? white : dim], [0.5, mix(white, dim, 0.25)], [1, s.side < 0 ? dim : white]),
      ) +
      oval(0, -62, 100, 14, white) +
      oval(0, -62, 90, 10, mix(tone('#8fd0d4'), s.sky.air[2], 0.3)) +
      oval(-24, -64, 30, 6, tone('#ffffff'), 0.9) +
      oval(10, -66, 26, 6, tone('#ffffff'), 0.9) +
      stroke('M84-62V-110Q84-122 70-122 60-122 60-112', tone('#c9a860'), 5) +
      shape('M-88-64Q-92-30-84-24H-58Q-62-40-60-62Z', tone(colours.accent)) +
      steam,
  );
}

function mirror(s: Scene, room: Room, x: number): string {
  const [px, py] = room.at(x, 152, 2);
  const k = room.scale(2);
  const face = s.down([0, room.tone('#e6f0f0')], [1, room.tone('#b9cdd0')]);
  return place(
    px,
    py,
    k,
    (s.glowing ? disc(0, 0, 110, s.radial([0, '#ffe2a4', 0.6], [1, '#ffc46c', 0])) : '') +
      disc(0, 0, 47, room.tone(room.colours.wood)) +
      disc(0, 0, 42, face) +
      stroke('M-18 14L14-22M-4 20L22-8', '#ffffff', 4, 0.5),
  );
}

function basin(room: Room, x: number): string {
  const [px, py] = room.at(x, 85, 30);
  return place(
    px,
    py,
    room.scale(30),
    stroke('M0-2V-28Q0-36 10-36', room.tone('#c9a860'), 4) +
      shape('M-32-14H32Q28 2 0 2T-32-14Z', room.tone('#ffffff')) +
      oval(0, -14, 32, 4, room.tone('#d6dcdc')) +
      shape('M44 0V-22H56V0Z', room.tone(room.colours.second)),
  );
}

function stool(room: Room, x: number, z: number): string {
  const [px, py] = room.at(x, 0, z);
  const { tone, colours } = room;
  return place(
    px,
    py,
    room.scale(z),
    stroke('M-16-40L-20 0M16-40L20 0', tone(colours.wood), 4) +
      oval(0, -41, 24, 5, tone(colours.wood)) +
      shape('M-18-42h36v-9h-36Z', tone(colours.accent)) +
      shape('M-17-51h34v-9h-34Z', tone(colours.linen)),
  );
}
