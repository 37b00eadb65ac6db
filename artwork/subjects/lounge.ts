import { mix } from '../colour.ts';
import { armchair, pendant, pottedPlant, rug } from '../furniture.ts';
import { indoors } from '../indoors.ts';
import { sunPatch, window } from '../openings.ts';
import { contact, type Room, shell, solid } from '../room.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import { seen } from '../views.ts';

/** A three-seat sofa against the back, long cushions and scatter pillows. */
function sofa(room: Room, x: number, z: number, w: number, colour: string): string {
  const { colours } = room;
  let art =
    contact(room, x, w, z, 92) +
    solid(room, { x, w, y: 12, h: 74, z, deep: 26 }, mix(colour, '#20141a', 0.12)) +
    solid(room, { x, w: w - 30, y: 12, h: 32, z: z + 18, deep: 70 }, colour);
  art +=
    solid(room, { x: x - w / 2 + 10, w: 24, y: 6, h: 54, z, deep: 92 }, colour) +
    solid(room, { x: x + w / 2 - 10, w: 24, y: 6, h: 54, z, deep: 92 }, colour);
  const hues = [colours.second, colours.linen, colours.accent, colours.second];
  hues.forEach((hue, i) => {
    const [px, py] = room.at(x - w * 0.34 + i * w * 0.225, 44, z + 36);
    const lit = room.tone(hue);
    art += place(
      px,
      py,
      room.scale(z + 36),
      shape(
        'M-22 2Q-26-20-20-42 0-38 20-42 26-20 22 2 0 5-22 2Z',
        room.s.down([0, mix(lit, '#ffffff', 0.16)], [1, mix(lit, '#3a2a30', 0.22)]),
      ),
      i % 2 === 0,
    );
  });
  const seam = room.at(x, 44, z + 88);
  return (
    art + stroke(d`M${seam[0]} ${seam[1]}V${room.at(x, 14, z + 88)[1]}`, room.tone(mix(colour, '#20141a', 0.5)), 2, 0.6)
  );
}

export const lounge = indoors((s, room) => {
  const half = room.halfWidth;
  const opening = {
    x: s.r.between(-30, 30),
    w: half * 1.3,
    y: 96,
    h: 152,
    bays: s.r.pick([1, 3, 5]),
    arched: s.r.chance(0.3),
  };
  const { colours } = room;
  let art =
    shell(room, { beams: s.r.chance(0.6) }) +
    window(room, s.setting, opening) +
    sunPatch(room, opening) +
    rug(room, 0, 400, 90, 180);
  art +=
    pottedPlant(room, half * 0.84, 26, 170) +
    floorLamp(room, -half * 0.8, 30) +
    sofa(room, 0, 14, Math.min(280, half * 1.3), mix(colours.feature, colours.accent, 0.2));
  art +=
    contact(room, 0, 130, 150, 60) +
    solid(room, { x: 0, w: 130, y: 28, h: 6, z: 150, deep: 62 }, colours.wood) +
    solid(room, { x: -50, w: 8, y: 0, h: 28, z: 190, deep: 8 }, colours.wood) +
    solid(room, { x: 50, w: 8, y: 0, h: 28, z: 190, deep: 8 }, colours.wood) +
    teaTray(room);
  art += armchair(room, -half * 0.72, 190, colours.accent) + armchair(room, half * 0.74, 196, colours.second, true);
  art += pendant(room, 0, 130, 66, 34);
  return { art, says: `a lounge with sofas before a window on ${seen[s.setting]}` };
});

function teaTray(room: Room): string {
  const [px, py] = room.at(0, 34, 184);
  const { tone } = room;
  return place(
    px,
    py,
    room.scale(184),
    oval(0, 0, 34, 7, tone('#c9a860')) +
      shape('M-16-2Q-20-22-6-24H4Q16-22 12-2Z', tone('#b5703a')) +
      stroke('M12-8Q22-12 20-22', tone('#b5703a'), 3.4) +
      shape('M18-2L16-12H28L26-2ZM-30-2L-32-11H-20L-22-2Z', tone('#fdf8ee')),
  );
}

function floorLamp(room: Room, x: number, z: number): string {
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
