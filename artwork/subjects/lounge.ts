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
  const corner = s.r.pick(['chairs', 'chairs', 'fire', 'swing']);
  let art =
    shell(room, { beams: s.r.chance(0.6) }) +
    window(room, s.setting, opening) +
    sunPatch(room, opening) +
    rug(room, 0, 400, 90, 180);
  art +=
    (corner === 'fire' ? '' : pottedPlant(room, half * 0.84, 26, 170)) +
    (corner === 'swing' ? '' : floorLamp(room, -half * 0.8, 30)) +
    sofa(
      room,
      corner === 'swing' ? half * 0.24 : 0,
      14,
      corner === 'swing' ? half * 0.92 : Math.min(280, half * 1.3),
      mix(colours.feature, colours.accent, 0.2),
    );
  art +=
    contact(room, 0, 130, 150, 60) +
    solid(room, { x: 0, w: 130, y: 28, h: 6, z: 150, deep: 62 }, colours.wood) +
    solid(room, { x: -50, w: 8, y: 0, h: 28, z: 190, deep: 8 }, colours.wood) +
    solid(room, { x: 50, w: 8, y: 0, h: 28, z: 190, deep: 8 }, colours.wood) +
    teaTray(room);
  if (corner === 'chairs')
    art += armchair(room, -half * 0.72, 190, colours.accent) + armchair(room, half * 0.74, 196, colours.second, true);
  else if (corner === 'fire') art += fireplace(room, half * 0.9) + armchair(room, -half * 0.7, 180, colours.second);
  else art += swing(room, -half * 0.72) + armchair(room, half * 0.7, 180, colours.accent, true);
  if (corner !== 'swing') art += pendant(room, 0, 130, 66, 34);
  return { art, says: `a lounge with sofas before a window on ${seen(s.setting)}` };
});

/** An Indian swing seat on brass chains. */
function swing(room: Room, x: number): string {
  const { colours, tone, at } = room;
  const [z, deep, w] = [96, 56, 104];
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
    solid(room, { x: x - 30, w: 34, y: 57, h: 28, z: z + 8, deep: 12 }, colours.accent) +
    solid(room, { x: x + 28, w: 34, y: 57, h: 28, z: z + 8, deep: 12 }, colours.second) +
    stroke(chain(-w / 2 + 6, z + deep - 4) + chain(w / 2 - 6, z + deep - 4), brass, 3.4)
  );
}

/** A stone chimney breast with a fire in it, against the side wall. */
function fireplace(room: Room, x: number): string {
  const { at, tone, s } = room;
  const stone = '#b9aa96';
  const [l, t] = at(x - 46, 66, 72);
  const [r, b] = at(x + 10, 4, 72);
  const w = r - l;
  const glow = disc((l + r) / 2, (t + b) / 2, w * 2.2, s.radial([0, '#ffb65e', 0.5], [1, '#ff9a3c', 0]));
  const flame = (dx: number, tall: number, hue: string) =>
    shape(
      d`M${l + w * dx - w * 0.16} ${b}q${-w * 0.08} ${-tall * 0.5} ${w * 0.16} ${-tall}q${w * 0.26} ${tall * 0.5} ${w * 0.16} ${tall}Z`,
      hue,
    );
  return (
    contact(room, x - 18, 92, 0, 72) +
    solid(room, { x: x - 18, w: 92, y: 0, h: room.height - 4, z: 0, deep: 60 }, stone) +
    solid(room, { x: x - 18, w: 104, y: 0, h: 82, z: 0, deep: 72 }, mix(stone, '#ffffff', 0.12)) +
    solid(room, { x: x - 18, w: 116, y: 82, h: 8, z: 0, deep: 80 }, room.colours.wood) +
    shape(d`M${l} ${b}V${t + w * 0.2}Q${(l + r) / 2} ${t - w * 0.1} ${r} ${t + w * 0.2}V${b}Z`, tone('#2a201e')) +
    glow +
    flame(0.34, (b - t) * 0.56, '#f0822e') +
    flame(0.64, (b - t) * 0.46, '#f0822e') +
    flame(0.5, (b - t) * 0.6, '#ffb84a') +
    flame(0.5, (b - t) * 0.34, '#ffe6a0')
  );
}

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
