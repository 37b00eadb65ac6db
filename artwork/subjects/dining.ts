import { mix } from '../colour.ts';
import { pendant, pottedPlant, rug } from '../furniture.ts';
import { indoors } from '../indoors.ts';
import { sunPatch, window } from '../openings.ts';
import { contact, type Room, shell, solid } from '../room.ts';
import { disc, outline, oval, place, shape, stroke } from '../shapes.ts';
import { seen } from '../views.ts';

/** Chair seen from the front or the back, in centimetres. */
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

export const dining = indoors((s, room) => {
  const half = room.halfWidth;
  const opening = { x: 0, w: half * 1.4, y: 62, h: 182, bays: s.r.int(3, 5), arched: s.r.chance(0.5) };
  const { tone, colours } = room;
  let art =
    shell(room, { beams: s.r.chance(0.4), tiles: s.r.chance(0.5) }) +
    window(room, s.setting, opening) +
    sunPatch(room, opening) +
    rug(room, 0, 420, 70, 210);
  art += pottedPlant(room, -half * 0.88, 30) + pottedPlant(room, half * 0.88, 30, 130);
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
  for (const x of [-110, 0, 110]) for (const z of [126, 190]) art += plate(room, x, z);
  art += bowl(room, 0, 158) + glassware(room, -70, 158) + glassware(room, 70, 158);
  for (const x of [-110, 0, 110]) art += chair(room, x, 216, 'away');
  for (const x of [-90, 0, 90]) art += pendant(room, x, 150, 76, 24);
  return { art, says: `a laid dining table before a window on ${seen[s.setting]}` };
});

function plate(room: Room, x: number, z: number): string {
  const [px, py] = room.at(x, 77, z);
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 0, 19, 5.4, room.tone('#ffffff')) +
      oval(0, -0.6, 12, 3.2, room.tone(mix(room.colours.accent, '#ffffff', 0.55))) +
      stroke('M-26 2V-3M27 2V-3', room.tone('#c9b47a'), 1.8),
  );
}

function bowl(room: Room, x: number, z: number): string {
  const [px, py] = room.at(x, 77, z);
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

function glassware(room: Room, x: number, z: number): string {
  const [px, py] = room.at(x, 77, z);
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
