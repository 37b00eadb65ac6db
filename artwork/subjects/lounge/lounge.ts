import { sunPatch, window } from '../../kit/buildings/openings.ts';
import { contact, indoors, type Room, shell, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { seen } from '../../kit/land/views.ts';
import { armchair, pendant, pottedPlant, rug } from '../../kit/things/furniture.ts';
import { baithak, floorLamp, library, lowTable, swing, swingRoom, teaTray } from './lounge-suites.ts';

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

interface Suite {
  readonly says: string;
  readonly furnish: (room: Room) => string;
  /** The window behind it, in shares of the half width and centimetres. */
  readonly glass: { readonly w: number; readonly y: number; readonly h: number };
}

const suites: readonly [Suite, ...Suite[]] = [
  { says: 'a lounge with sofas', furnish: sofas, glass: { w: 1.3, y: 96, h: 152 } },
  { says: 'a lounge of floor mattresses and bolsters', furnish: baithak, glass: { w: 1.4, y: 66, h: 178 } },
  { says: 'a lounge with walls of books', furnish: library, glass: { w: 0.96, y: 84, h: 162 } },
  { says: 'a lounge with a swing seat', furnish: swingRoom, glass: { w: 1.56, y: 36, h: 208 } },
];

export const lounge = indoors((s, room) => {
  const { says, furnish, glass } = s.r.pick(suites);
  const opening = {
    ...glass,
    x: furnish === sofas ? s.r.between(-30, 30) : 0,
    w: room.halfWidth * glass.w,
    bays: s.r.pick([1, 3, 5]),
    arched: s.r.chance(0.3),
  };
  return {
    art:
      shell(room, { beams: s.r.chance(0.6) }) +
      window(room, s.setting, opening) +
      sunPatch(room, opening) +
      furnish(room),
    says: `${says} before a window on ${seen(s.setting)}`,
  };
});

/** A sofa and chairs around tea, a fire or a swing beside them. */
function sofas(room: Room): string {
  const { colours, halfWidth: half, s } = room;
  const corner = s.r.pick(['chairs', 'chairs', 'fire', 'swing']);
  const art =
    rug(room, 0, 400, 90, 180) +
    (corner === 'fire' ? '' : pottedPlant(room, half * 0.84, 26, 170)) +
    (corner === 'swing' ? '' : floorLamp(room, -half * 0.8, 30)) +
    sofa(
      room,
      corner === 'swing' ? half * 0.24 : 0,
      14,
      corner === 'swing' ? half * 0.92 : Math.min(280, half * 1.3),
      mix(colours.feature, colours.accent, 0.2),
    ) +
    lowTable(room, 0, 130, 150) +
    teaTray(room);
  if (corner === 'swing')
    return art + swing(room, -half * 0.72) + armchair(room, half * 0.7, 180, colours.accent, true);
  const seats =
    corner === 'fire'
      ? fireplace(room, half * 0.9) + armchair(room, -half * 0.7, 180, colours.second)
      : armchair(room, -half * 0.72, 190, colours.accent) + armchair(room, half * 0.74, 196, colours.second, true);
  return art + seats + pendant(room, 0, 130, 66, 34);
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
