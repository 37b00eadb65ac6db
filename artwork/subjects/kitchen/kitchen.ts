import { sunPatch, window } from '../../kit/buildings/openings.ts';
import { contact, indoors, type Room, shell, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, outline, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { seen } from '../../kit/land/views.ts';
import { doors } from '../../kit/things/cabinets.ts';
import { pendant, pottedPlant, rug } from '../../kit/things/furniture.ts';

export const kitchen = indoors((s, room) => {
  const half = room.halfWidth;
  const { colours } = room;
  const opening = {
    x: 0,
    w: half * 0.86,
    y: 112,
    h: 122,
    bays: s.r.int(2, 3),
    arched: s.r.chance(0.25),
    curtains: false,
  };
  const cabinet = mix(colours.feature, '#ffffff', 0.2);
  let art = shell(room, { tiles: true }) + tiling(room) + window(room, s.setting, opening) + sunPatch(room, opening);
  const plan = s.r.pick(['island', 'table', 'galley'] as const);
  const shelved = s.r.chance(0.5) ? s.r.pick([-1, 1]) : 0;
  for (const way of [-1, 1])
    art +=
      way === shelved
        ? openShelves(room, way * half * 0.74, half * 0.44)
        : solid(room, { x: way * half * 0.74, w: half * 0.46, y: 168, h: 84, z: 0, deep: 36 }, cabinet) +
          doors(room, way * half * 0.74, half * 0.46, 168, 84, 36, 2) +
          shelfLight(s, room, way * half * 0.74);
  art +=
    solid(room, { x: 0, w: half * 2, y: 0, h: 86, z: 0, deep: 60 }, cabinet) +
    doors(room, 0, half * 2, 6, 74, 60, 8) +
    solid(room, { x: 0, w: half * 2, y: 86, h: 5, z: 0, deep: 64 }, '#efe9e0');
  art += sink(room) + hob(room, half * 0.62) + jars(room, -half * 0.6);
  art += pottedPlant(room, (plan === 'galley' ? 1 : -1) * half * 0.9, 90, 120);
  if (plan === 'island') art += counter(room) + pendant(room, -70, 220, 70, 20) + pendant(room, 70, 220, 70, 20);
  else if (plan === 'table') art += breakfast(room) + pendant(room, 20, 190, 84, 30);
  else art += fridge(room, -half * 0.86) + trolley(room, half * 0.5) + rug(room, -half * 0.12, 210, 150, 90);
  return { art, says: `a kitchen with a window on ${seen(s.setting)}` };
});

/** A tall fridge at the end of the worktop. */
function fridge(room: Room, x: number): string {
  const { colours, at, tone, s } = room;
  const w = room.halfWidth * 0.28;
  const enamel = mix(colours.second, '#ffffff', 0.6);
  const [l, r] = [x - w / 2, x + w / 2];
  const seam = d`M${at(l, 128, 70)[0]} ${at(l, 128, 70)[1]}H${at(r, 128, 70)[0]}`;
  const grip = (from: number, to: number) =>
    d`M${at(l + 10, from, 72)[0]} ${at(l + 10, from, 72)[1]}V${at(l + 10, to, 72)[1]}`;
  return (
    contact(room, x, w, 6, 64) +
    solid(room, { x, w, y: 4, h: 186, z: 0, deep: 70 }, enamel) +
    stroke(seam, tone(mix(enamel, '#3a2630', 0.4)), 3 * s.u) +
    stroke(grip(120, 86) + grip(168, 138), tone('#c9a860'), 5 * s.u)
  );
}

/** A small table on wheels with a basket and a pot. */
function trolley(room: Room, x: number): string {
  const { colours } = room;
  const leg = (dx: number, z: number) => solid(room, { x: x + dx, w: 6, y: 0, h: 74, z, deep: 6 }, colours.wood);
  return (
    contact(room, x, 110, 190, 60) +
    leg(-48, 194) +
    leg(48, 194) +
    solid(room, { x, w: 104, y: 22, h: 5, z: 192, deep: 54 }, colours.wood) +
    solid(room, { x: x + 14, w: 48, y: 27, h: 22, z: 202, deep: 34 }, colours.second) +
    leg(-48, 240) +
    leg(48, 240) +
    solid(room, { x, w: 118, y: 74, h: 6, z: 186, deep: 66 }, mix(colours.wood, '#ffffff', 0.14)) +
    fruit(room, 80, 216, x, 32)
  );
}

/** An island to work and sit at. */
function counter(room: Room): string {
  const { colours } = room;
  return (
    contact(room, 0, 250, 190, 70) +
    solid(room, { x: 0, w: 240, y: 0, h: 88, z: 196, deep: 60 }, colours.accent) +
    doors(room, 0, 240, 8, 74, 256, 4) +
    solid(room, { x: 0, w: 264, y: 88, h: 6, z: 188, deep: 76 }, colours.wood) +
    fruit(room, 94, 226)
  );
}

/** A table with two stools. */
function breakfast(room: Room): string {
  const { colours } = room;
  const stool = (x: number, z: number) =>
    contact(room, x, 36, z, 34) +
    solid(room, { x: x - 14, w: 5, y: 0, h: 44, z: z + 28, deep: 4 }, colours.wood) +
    solid(room, { x: x + 14, w: 5, y: 0, h: 44, z: z + 28, deep: 4 }, colours.wood) +
    solid(room, { x, w: 40, y: 44, h: 6, z, deep: 36 }, colours.accent);
  // in a narrow picture the stools stand nearer
  const reach = room.halfWidth * 0.72;
  return (
    stool(-Math.min(150, reach), 180) +
    contact(room, 20, 230, 170, 76) +
    solid(room, { x: -72, w: 10, y: 0, h: 70, z: 176, deep: 10 }, colours.wood) +
    solid(room, { x: 112, w: 10, y: 0, h: 70, z: 176, deep: 10 }, colours.wood) +
    solid(room, { x: -72, w: 10, y: 0, h: 70, z: 236, deep: 10 }, colours.wood) +
    solid(room, { x: 112, w: 10, y: 0, h: 70, z: 236, deep: 10 }, colours.wood) +
    solid(room, { x: 20, w: 230, y: 70, h: 6, z: 168, deep: 84 }, mix(colours.wood, '#ffffff', 0.14)) +
    fruit(room, 77, 210) +
    stool(Math.min(178, reach), 210)
  );
}

/** Two boards on the wall with bowls, jars and a trailing plant. */
function openShelves(room: Room, x: number, w: number): string {
  const { colours, tone } = room;
  const board = (y: number) => solid(room, { x, w, y, h: 5, z: 0, deep: 26 }, colours.wood);
  const [px, py] = room.at(x, 173, 16);
  const [qx, qy] = room.at(x, 219, 16);
  const k = room.scale(16);
  return (
    board(168) +
    place(
      px,
      py,
      k,
      shape('M-46 0V-22H-30V0ZM-26 0V-16H-12V0Z', tone(colours.second)) +
        shape('M0-14H34Q30 0 17 0T0-14Z', tone(colours.accent)) +
        shape('M4-22H30Q26-14 17-14T4-22Z', tone(colours.linen)),
    ) +
    board(214) +
    place(
      qx,
      qy,
      k,
      shape('M-44-4H-14L-16 0H-42ZM-43-8H-15L-14-4H-44ZM-42-12H-16L-15-8H-43Z', tone(colours.linen)) +
        shape('M14-16H36L33 0H17Z', tone(colours.accent)) +
        stroke('M25-16Q12-30 6-14M25-16Q38-32 44-12 46 0 42 12M25-16Q22-34 30-38M25-16Q8-26 4-2', tone('#5f9450'), 4),
    )
  );
}

function tiling(room: Room): string {
  const { at, tone, colours, s, halfWidth: half } = room;
  let lines = '';
  for (let y = 98; y < 160; y += 15) lines += d`M${at(-half, y, 0)[0]} ${at(0, y, 0)[1]}H${at(half, y, 0)[0]}`;
  for (let x = -half; x < half; x += 24) lines += d`M${at(x, 0, 0)[0]} ${at(0, 92, 0)[1]}V${at(0, 164, 0)[1]}`;
  return (
    shape(
      outline([at(-half, 90, 0), at(half, 90, 0), at(half, 164, 0), at(-half, 164, 0)]),
      tone(mix(colours.second, '#ffffff', 0.55)),
    ) + stroke(lines, tone('#ffffff'), 1.4 * s.u, 0.6)
  );
}

function shelfLight(s: Scene, room: Room, x: number): string {
  const [px, py] = room.at(x, 160, 20);
  return s.glowing ? oval(px, py + 30, 110 * s.u, 60 * s.u, s.radial([0, '#ffdf9c', 0.6], [1, '#ffc46c', 0])) : '';
}

function sink(room: Room): string {
  const [px, py] = room.at(0, 91, 36);
  return place(
    px,
    py,
    room.scale(36),
    oval(0, 0, 40, 6, room.tone('#b9bcc0')) +
      oval(0, 1, 34, 4, room.tone('#7f858c')) +
      stroke('M0-4V-30Q0-42 14-42 24-42 24-30', room.tone('#c9a860'), 4.4),
  );
}

function hob(room: Room, x: number): string {
  const [px, py] = room.at(x, 91, 36);
  const { tone, colours } = room;
  return place(
    px,
    py,
    room.scale(36),
    shape('M-46 4L-38-6H38L46 4Z', tone('#2f2c30')) +
      shape('M-34-6V-26H-2V-6Z', tone(colours.accent)) +
      stroke('M-38-24H2M-18-28V-33', tone('#2a2226'), 3.4) +
      shape('M8-6Q6-20 12-22H34Q40-20 38-6Z', tone('#c98a4a')) +
      stroke('M38-18L54-24', tone('#3a2a24'), 4),
  );
}

function jars(room: Room, x: number): string {
  const [px, py] = room.at(x, 91, 30);
  const { tone } = room;
  const hues = ['#d98f2e', '#b5432f', '#e8c050', '#8f9a4a'] as const;
  return place(
    px,
    py,
    room.scale(30),
    hues
      .map(
        (hue, i) =>
          shape(d`M${-40 + i * 20} 0v-24h15v24Z`, tone(hue)) +
          shape(d`M${-41 + i * 20} -24h17v-5h-17Z`, tone('#6b4432')),
      )
      .join(''),
  );
}

/** A bowl of fruit and a loaf, each `apart` from x. */
function fruit(room: Room, y: number, z: number, x = 10, apart = 50): string {
  const [px, py] = room.at(x - apart, y, z);
  const [bx, by] = room.at(x + apart, y, z);
  const { tone, colours } = room;
  return (
    place(
      px,
      py,
      room.scale(z),
      disc(-10, -14, 8, tone('#e0862e')) +
        disc(4, -17, 8, tone('#d8402b')) +
        disc(15, -13, 7, tone('#e8c050')) +
        shape('M-26-12H26Q20 3 0 3T-26-12Z', tone(colours.linen)),
    ) +
    place(
      bx,
      by,
      room.scale(z),
      shape('M-30 2H30L26-4H-26Z', tone('#d9a468')) + shape('M-20-4Q-16-16 2-15 20-13 20-4Z', tone('#c98a4a')),
    )
  );
}
