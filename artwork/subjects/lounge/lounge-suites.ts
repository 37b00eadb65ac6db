import { contact, type Room, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { armchair, pendant, pottedPlant, rug } from '../../kit/things/furniture.ts';

/** A pot of tea on a brass tray. */
export function teaTray(room: Room, x = 0, y = 34, z = 184): string {
  const [px, py] = room.at(x, y, z);
  const { tone } = room;
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 0, 34, 7, tone('#c9a860')) +
      shape('M-16-2Q-20-22-6-24H4Q16-22 12-2Z', tone('#b5703a')) +
      stroke('M12-8Q22-12 20-22', tone('#b5703a'), 3.4) +
      shape('M18-2L16-12H28L26-2ZM-30-2L-32-11H-20L-22-2Z', tone('#fdf8ee')),
  );
}

/** A lamp that stands on the floor. */
export function floorLamp(room: Room, x: number, z: number): string {
  const { s, tone, colours } = room;
  const [px, py] = room.at(x, 0, z);
  const on = s.glowing || s.time === 'golden';
  return place(
    px,
    py,
    room.scale(z),
    (on ? disc(0, -150, 140, s.radial([0, '#ffdf9c', 0.7], [0.4, '#ffc46c', 0.24], [1, '#ffb65e', 0])) : '') +
      oval(0, 0, 20, 5, tone(colours.wood)) +
      stroke('M0 0V-136', tone(colours.wood), 4) +
      shape('M-30-130L-20-174H20L30-130Z', on ? '#ffe6b0' : tone('#f6ead2')),
  );
}

/** A low table of dark wood before the seats. */
export const lowTable = (room: Room, x: number, w: number, z: number): string =>
  contact(room, x, w, z, 60) +
  solid(room, { x, w, y: 28, h: 6, z, deep: 62 }, room.colours.wood) +
  solid(room, { x: x - w * 0.38, w: 8, y: 0, h: 28, z: z + 40, deep: 8 }, room.colours.wood) +
  solid(room, { x: x + w * 0.38, w: 8, y: 0, h: 28, z: z + 40, deep: 8 }, room.colours.wood);

/** Mattresses on the floor along three sides, bolsters on them, a chowki with tea in the middle. */
export function baithak(room: Room): string {
  const { colours, halfWidth: half } = room;
  const reach = Math.min(220, half * 0.76);
  const mattress = mix(colours.feature, colours.linen, 0.3);
  const hues = [colours.accent, colours.second, colours.feature, colours.second, colours.accent];
  const cushions = hues.map((hue, i) =>
    solid(room, { x: -reach * 0.6 + i * reach * 0.3, w: reach * 0.24, y: 22, h: 34, z: 20, deep: 14 }, hue),
  );
  const wing = (way: number) =>
    contact(room, way * reach, 84, 70, 150) +
    solid(room, { x: way * reach, w: 84, y: 0, h: 20, z: 70, deep: 150 }, mattress) +
    [84, 132, 180]
      .map((z, i) =>
        solid(room, { x: way * (reach + 34), w: 12, y: 20, h: 32, z, deep: 38 }, hues[(i + 1) % 5] ?? colours.accent),
      )
      .join('');
  return (
    rug(room, 0, reach * 1.5, 96, 150) +
    contact(room, 0, reach * 1.7, 6, 66) +
    solid(room, { x: 0, w: reach * 1.7, y: 0, h: 22, z: 6, deep: 66 }, mattress) +
    cushions.join('') +
    wing(-1) +
    wing(1) +
    contact(room, 0, 110, 130, 70) +
    solid(room, { x: 0, w: 104, y: 0, h: 22, z: 132, deep: 64 }, colours.wood) +
    teaTray(room, 0, 22, 170) +
    brassLamp(room, -reach * 0.62, 92) +
    pendant(room, -reach * 0.5, 120, 62, 22) +
    pendant(room, reach * 0.5, 120, 62, 22)
  );
}

/** A standing oil lamp of five wicks. */
function brassLamp(room: Room, x: number, z: number): string {
  const { s, tone } = room;
  const [px, py] = room.at(x, 0, z);
  const lit = s.time !== 'noon' && s.time !== 'morning';
  const flames = [-16, -8, 0, 8, 16].map((dx) => shape(d`M${dx - 2} -77q-1 -5 2 -10q3 5 2 10Z`, '#ffcf6a')).join('');
  return place(
    px,
    py,
    room.scale(z),
    (lit ? disc(0, -80, 60, s.radial([0, '#ffdf9c', 0.7], [1, '#ffb65e', 0])) : '') +
      shape('M-18 0L-12-6H12L18 0Z', tone('#b58a3e')) +
      stroke('M0-4V-70M-6-26H6M-5-48H5', tone('#c9a04e'), 5) +
      oval(0, -74, 22, 5, tone('#d9b45e')) +
      (lit ? flames : ''),
  );
}

/** Shelves of books on either side of the window, two deep chairs and a lamp between them. */
export function library(room: Room): string {
  const { colours, halfWidth: half } = room;
  const w = half * 0.42;
  return (
    bookcase(room, -half * 0.78, w) +
    bookcase(room, half * 0.78, w) +
    rug(room, 0, Math.min(380, half * 1.5), 90, 150) +
    solid(room, { x: 0, w: half * 0.9, y: 0, h: 40, z: 2, deep: 48 }, mix(colours.wood, '#ffffff', 0.1)) +
    solid(room, { x: 0, w: half * 0.88, y: 40, h: 9, z: 3, deep: 45 }, colours.feature) +
    solid(room, { x: -half * 0.3, w: 40, y: 49, h: 30, z: 8, deep: 12 }, colours.accent) +
    solid(room, { x: half * 0.28, w: 40, y: 49, h: 30, z: 8, deep: 12 }, colours.second) +
    armchair(room, -half * 0.42, 150, colours.accent) +
    floorLamp(room, -half * 0.68, 130) +
    lowTable(room, half * 0.06, 84, 140) +
    openBook(room, half * 0.06) +
    armchair(room, half * 0.54, 168, colours.second, true)
  );
}

function bookcase(room: Room, x: number, w: number): string {
  const { colours, s, at, tone } = room;
  const inks = [colours.accent, colours.second, colours.feature, colours.linen, mix(colours.wood, '#ffffff', 0.35)];
  const paths = inks.map(() => '');
  for (let shelf = 0; shelf < 5; shelf++) {
    const foot = 16 + shelf * 46;
    let left = x - w / 2 + 8;
    while (left < x + w / 2 - 14) {
      const thick = s.r.between(4, 8);
      const [l, b] = at(left, foot, 30);
      const [r, t] = at(left + thick, foot + s.r.between(24, 36), 30);
      paths[s.r.int(0, 4)] += d`M${l} ${b}V${t}H${r}V${b}Z`;
      left += thick + (s.r.chance(0.12) ? 14 : 0.8);
    }
  }
  let art = solid(room, { x, w, y: 0, h: 248, z: 0, deep: 32 }, colours.wood);
  for (let shelf = 0; shelf < 5; shelf++) {
    const [l, t] = at(x - w / 2 + 6, 54 + shelf * 46, 32);
    const [r, b] = at(x + w / 2 - 6, 16 + shelf * 46, 32);
    art += shape(d`M${l} ${t}H${r}V${b}H${l}Z`, tone(mix(colours.wood, '#1a0f0c', 0.5)));
  }
  return art + paths.map((path, i) => shape(path, tone(inks[i] ?? colours.linen))).join('');
}

function openBook(room: Room, x: number): string {
  const [px, py] = room.at(x, 34, 172);
  return place(
    px,
    py,
    room.scale(172),
    shape('M-22 0Q-12-7 0-2 12-7 22 0L26 5Q12-1 0 4-12-1-26 5Z', room.tone('#fdf8ee')) +
      stroke('M0-2V4', room.tone('#b5a48c'), 1.4),
  );
}

/** A swing for two in the middle of the room, cane chairs and plants on either side. */
export function swingRoom(room: Room): string {
  const { colours, halfWidth: half } = room;
  return (
    rug(room, 0, Math.min(360, half * 1.4), 110, 150) +
    pottedPlant(room, -half * 0.9, 24, 180) +
    pottedPlant(room, half * 0.9, 24, 165) +
    swing(room, 0, 176, 84) +
    armchair(room, -half * 0.66, 190, colours.second) +
    armchair(room, half * 0.68, 184, colours.accent, true) +
    lowTable(room, 0, 96, 210) +
    teaTray(room, 0, 34, 240)
  );
}

/** An Indian swing seat on brass chains. */
export function swing(room: Room, x: number, w = 104, z = 96): string {
  const { colours, tone, at } = room;
  const deep = 56;
  const chain = (dx: number, dz: number) => {
    const [foot, top] = [at(x + dx, 50, dz), at(x + dx, room.height, dz)];
    return d`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}`;
  };
  const brass = tone('#c9a04e');
  return (
    contact(room, x, w - 20, z + 6, deep - 10) +
    stroke(chain(-w / 2 + 6, z + 4) + chain(w / 2 - 6, z + 4), brass, 2.6) +
    solid(room, { x, w, y: 42, h: 8, z, deep }, colours.wood) +
    solid(room, { x, w: w - 10, y: 50, h: 7, z: z + 2, deep: deep - 6 }, colours.linen) +
    solid(room, { x, w, y: 57, h: 34, z, deep: 5 }, mix(colours.wood, '#ffffff', 0.1)) +
    solid(room, { x: x - w * 0.28, w: 34, y: 57, h: 28, z: z + 8, deep: 12 }, colours.accent) +
    solid(room, { x: x + w * 0.28, w: 34, y: 57, h: 28, z: z + 8, deep: 12 }, colours.second) +
    stroke(chain(-w / 2 + 6, z + deep - 4) + chain(w / 2 - 6, z + deep - 4), brass, 3.4)
  );
}
