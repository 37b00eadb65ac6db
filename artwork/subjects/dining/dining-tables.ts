import { contact, type Room, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import { disc, outline, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { pendant } from '../../kit/things/furniture.ts';

/** A chair seen from the front or the back, in centimetres. */
function chair(room: Room, x: number, z: number, facing: 'us' | 'away'): string {
  const { tone, colours, s } = room;
  const [px, py] = room.at(x, 0, z);
  const wood = tone(colours.wood);
  const cloth = tone(facing === 'us' ? colours.accent : mix(colours.accent, '#20141a', 0.25));
  const back =
    shape('M-20-46Q-24-92-16-96H16Q24-92 20-46Z', cloth) + stroke('M-20-46Q-24-92-16-96H16Q24-92 20-46', wood, 3);
  const seat = shape('M-23-50H23L24-42H-24Z', mix(cloth, '#ffffff', 0.16));
  const legs = stroke('M-20-42L-22 0M20-42L22 0', wood, 4);
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 0, 28, 5, s.sky.deep, 0.2) + (facing === 'us' ? legs + back + seat : legs + seat + back),
  );
}

/** One long table for six. */
export function longTable(room: Room): string {
  const { tone, colours } = room;
  let art = '';
  for (const x of [-110, 0, 110]) art += chair(room, x, 92, 'us');
  art +=
    contact(room, 0, 300, 110, 90) +
    solid(room, { x: -110, w: 14, y: 0, h: 70, z: 130, deep: 60 }, colours.wood) +
    solid(room, { x: 110, w: 14, y: 0, h: 70, z: 130, deep: 60 }, colours.wood) +
    solid(room, { x: 0, w: 330, y: 70, h: 6, z: 110, deep: 95 }, mix(colours.wood, '#ffffff', 0.12));
  art += shape(
    outline([room.at(-165, 77, 140), room.at(165, 77, 140), room.at(165, 77, 176), room.at(-165, 77, 176)]),
    tone(colours.second),
    0.85,
  );
  for (const x of [-110, 0, 110]) for (const z of [126, 190]) art += plate(room, x, 77, z);
  art += bowl(room, 0, 77, 158) + candle(room, -70, 77, 158) + candle(room, 70, 77, 158);
  for (const x of [-110, 0, 110]) art += chair(room, x, 216, 'away');
  for (const x of [-90, 0, 90]) art += pendant(room, x, 150, 76, 24);
  return art;
}

/** A round table on one foot, set for three, a great lamp over it. */
export function roundTable(room: Room): string {
  const { tone, colours, s } = room;
  const [px, py] = room.at(0, 0, 150);
  const table = place(
    px,
    py,
    room.scale(150),
    oval(0, 2, 100, 20, s.sky.deep, 0.22) +
      shape('M-40 4Q-10-6-9-30V-74H9V-30Q10-6 40 4Z', tone(mix(colours.wood, '#20141a', 0.2))) +
      oval(0, -72, 118, 27, tone(mix(colours.wood, '#20141a', 0.3))) +
      oval(0, -77, 118, 27, tone(mix(colours.wood, '#ffffff', 0.14))) +
      oval(0, -78, 44, 10, tone(colours.second), 0.85),
  );
  return (
    chair(room, -86, 100, 'us') +
    chair(room, 86, 100, 'us') +
    table +
    plate(room, -66, 77, 138) +
    plate(room, 66, 77, 138) +
    plate(room, 0, 77, 168) +
    bowl(room, 0, 77, 148) +
    chair(room, 0, 214, 'away') +
    pendant(room, 0, 150, 92, 38)
  );
}

/** Two small tables side by side, as where many dine. */
export function smallTables(room: Room): string {
  const { colours, tone } = room;
  const table = (x: number, z: number) =>
    chair(room, x - 58, z + 4, 'us') +
    contact(room, x, 92, z + 8, 62) +
    solid(room, { x, w: 12, y: 0, h: 68, z: z + 30, deep: 12 }, colours.wood) +
    solid(room, { x, w: 104, y: 68, h: 5, z, deep: 76 }, colours.linen) +
    shape(
      outline([
        room.at(x - 52, 73, z + 76),
        room.at(x + 52, 73, z + 76),
        room.at(x + 52, 52, z + 78),
        room.at(x - 52, 52, z + 78),
      ]),
      tone(mix(colours.linen, colours.second, 0.3)),
    ) +
    plate(room, x - 26, 74, z + 38) +
    plate(room, x + 26, 74, z + 38) +
    candle(room, x, 74, z + 30) +
    chair(room, x + 58, z + 92, 'away') +
    pendant(room, x, z + 20, 96, 20);
  return table(-128, 30) + table(136, 54) + table(-6, 176);
}

/** A low table with floor cushions and brass plates. */
export function lowTable(room: Room): string {
  const { colours, tone, s } = room;
  const cushion = (x: number, z: number, hue: string) => {
    const [px, py] = room.at(x, 0, z);
    const lit = tone(hue);
    return place(
      px,
      py,
      room.scale(z),
      oval(0, -1, 46, 6, s.sky.deep, 0.26) +
        shape('M-44-4Q-48-18-38-20 0-26 38-20 48-18 44-4 0 6-44-4Z', mix(lit, '#20141a', 0.12)) +
        shape('M-40-12Q0-26 40-12 0-4-40-12Z', mix(lit, '#ffffff', 0.16)),
    );
  };
  let art = cushion(-80, 80, colours.accent) + cushion(80, 80, colours.second);
  art +=
    contact(room, 0, 250, 110, 90) +
    solid(room, { x: -100, w: 16, y: 0, h: 30, z: 112, deep: 84 }, colours.wood) +
    solid(room, { x: 100, w: 16, y: 0, h: 30, z: 112, deep: 84 }, colours.wood) +
    solid(room, { x: 0, w: 270, y: 30, h: 6, z: 106, deep: 98 }, mix(colours.wood, '#ffffff', 0.1));
  for (const x of [-88, 0, 88]) art += thali(room, x, 37, 154);
  return (
    art +
    cushion(-150, 222, colours.second) +
    cushion(0, 232, colours.accent) +
    cushion(150, 222, colours.feature) +
    pendant(room, 0, 150, 70, 34)
  );
}

function thali(room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.at(x, y, z);
  const brass = room.tone('#d9a94e');
  const dish = (dx: number, dy: number, hue: string) =>
    oval(dx, dy, 8, 3, room.tone('#b5853a')) + oval(dx, dy - 0.8, 6.4, 2.2, room.tone(hue));
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 0, 34, 10.5, brass) +
      oval(0, -1, 30, 8.6, room.tone('#e9c478')) +
      dish(-16, -5, '#d9702a') +
      dish(0, -7, '#e8c94a') +
      dish(16, -5, '#6f8f3f') +
      oval(3, 2, 13, 4, room.tone('#fdf8ec')),
  );
}

function plate(room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.at(x, y, z);
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 0, 19, 5.4, room.tone('#ffffff')) +
      oval(0, -0.6, 12, 3.2, room.tone(mix(room.colours.accent, '#ffffff', 0.55))) +
      stroke('M-26 2V-3M27 2V-3', room.tone('#c9b47a'), 1.8),
  );
}

function bowl(room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.at(x, y, z);
  const { tone } = room;
  return place(
    px,
    py,
    room.scale(z),
    disc(-9, -15, 7, tone('#e0862e')) +
      disc(4, -17, 7.4, tone('#d8402b')) +
      disc(14, -13, 6, tone('#8fae4a')) +
      shape('M-24-12H24Q18 2 0 2T-24-12Z', tone(room.colours.feature)),
  );
}

function candle(room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.at(x, y, z);
  const flame = room.s.glowing ? disc(0, -40, 26, room.s.radial([0, '#ffe2a4', 0.8], [1, '#ffc46c', 0])) : '';
  return place(
    px,
    py,
    room.scale(z),
    stroke('M0 0V-30', room.tone('#f4ead6'), 4) +
      shape('M-7 1H7L4-4H-4Z', room.tone('#b5905a')) +
      flame +
      shape('M-2-31Q0-44 2-31Z', '#ffdf9c'),
  );
}
