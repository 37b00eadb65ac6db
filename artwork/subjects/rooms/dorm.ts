import { sunPatch, window } from '../../kit/buildings/openings.ts';
import { contact, openRoom, type Room, shell, solid } from '../../kit/buildings/room.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import { settings } from '../../kit/core/setting.ts';
import { d, disc, outline, shape, stroke } from '../../kit/core/shapes.ts';
import { seen } from '../../kit/land/views.ts';
import { pendant, pottedPlant, rug } from '../../kit/things/furniture.ts';

/** A shared room: bunk beds along both walls, a window at the end that looks on the country around. */
export const roomDorm: Painter = {
  settings,
  times: ['morning', 'noon', 'golden', 'dawn', 'dusk'],
  paint(s) {
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const room = openRoom(
      s,
      s.crop === 'tall'
        ? { left: 0.06, right: 0.94, top: 0.2, bottom: 0.64 }
        : { left: 0.18, right: 0.82, top: 0.1, bottom: 0.66 },
    );
    const half = room.halfWidth;
    const kind = s.setting;
    const opening = {
      x: 0,
      w: Math.max(110, (half - 118) * 2 * 0.8),
      y: 92,
      h: 150,
      bays: s.r.int(1, 3),
      arched: s.r.chance(0.4),
    };
    let art = shell(room, { beams: s.r.chance(0.3) }) + window(room, kind, opening, 0.5) + sunPatch(room, opening);
    art += rug(room, 0, 300, Math.max(60, half - 130), 150) + pendant(room, 0, 60, 70);
    if (!narrow) art += pottedPlant(room, 0, 26, 90);
    const deep = narrow ? [0] : [0, 218];
    const blankets = [room.colours.accent, room.colours.second, room.colours.feature] as const;
    for (const z of deep)
      for (const way of [-1, 1])
        art += bunk(room, way, z, blankets[(z ? 1 : 0) + (way > 0 ? 1 : 0)] ?? blankets[0], s.r.chance(0.5));
    return { art, says: `a dormitory of bunk beds whose window looks on ${seen(kind)}` };
  },
};

/** Two beds one above the other along a wall, with a ladder at their foot and a lamp at each head. */
function bunk(room: Room, way: number, z: number, blanket: Hex, drawn: boolean): string {
  const { s, at, tone, colours, halfWidth } = room;
  const [w, long] = [104, 200];
  const x = way * (halfWidth - w / 2 - 4);
  const inner = x - (way * w) / 2;
  const post = (px: number, pz: number) => solid(room, { x: px, w: 9, y: 0, h: 214, z: pz, deep: 9 }, colours.wood);
  const berth = (y: number) =>
    solid(room, { x, w, y, h: 14, z, deep: long }, colours.wood) +
    solid(room, { x, w: w - 4, y: y + 14, h: 17, z: z + 3, deep: long - 6 }, colours.linen) +
    // the blanket covers the half towards us and falls over the inner edge
    shape(
      outline([
        at(x - w / 2 + 1, y + 33, z + 78),
        at(x + w / 2 - 1, y + 33, z + 78),
        at(x + w / 2 - 1, y + 33, z + long - 4),
        at(x - w / 2 + 1, y + 33, z + long - 4),
      ]),
      tone(blanket),
    ) +
    shape(
      outline([
        at(inner, y + 33, z + 78),
        at(inner, y + 33, z + long - 4),
        at(inner, y + 10, z + long - 4),
        at(inner, y + 12, z + 78),
      ]),
      tone(mix(blanket, '#2a1a20', 0.24)),
    ) +
    stroke(line(at(inner, y + 33, z + 92), at(inner, y + 11, z + 92)), tone(colours.linen), 4 * s.u) +
    shape(
      outline([
        at(x - w * 0.34, y + 44, z + 12),
        at(x + w * 0.34, y + 44, z + 12),
        at(x + w * 0.36, y + 36, z + 52),
        at(x - w * 0.36, y + 36, z + 52),
      ]),
      tone(mix(colours.linen, '#ffffff', 0.5)),
    );
  let art = contact(room, x, w, z, long);
  art += post(x - w / 2 + 5, z) + post(x + w / 2 - 5, z);
  art += berth(26) + lampAt(room, inner, 92, z + 14) + berth(126) + lampAt(room, inner, 190, z + 14);
  if (drawn) art += curtain(room, inner, z);
  // the rail that keeps the upper sleeper in
  art += stroke(
    line(at(inner, 182, z), at(inner, 182, z + long - 46)) + line(at(inner, 196, z), at(inner, 196, z + long)),
    tone(mix(colours.wood, '#ffffff', 0.16)),
    6 * s.u,
  );
  art += post(x - w / 2 + 5, z + long - 9) + post(x + w / 2 - 5, z + long - 9);
  const [near, far] = [z + long - 4, z + long - 36];
  let rungs = line(at(inner, 4, near), at(inner, 210, near)) + line(at(inner, 4, far), at(inner, 210, far));
  for (let y = 30; y < 190; y += 34) rungs += line(at(inner, y, near), at(inner, y, far));
  return art + stroke(rungs, tone(mix(colours.wood, '#ffffff', 0.3)), 7 * s.u * room.scale(near) * 0.6);
}

const line = (a: readonly [number, number], b: readonly [number, number]): string =>
  d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;

function lampAt(room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.at(x, y, z);
  const r = 26 * room.scale(z);
  return (
    disc(px, py, r * 2.2, room.s.radial([0, '#ffe0a0', 0.55], [1, '#ffd080', 0])) + disc(px, py, r * 0.3, '#fff0c4')
  );
}

/** A curtain half drawn along the lower bed. */
function curtain({ at, tone, colours }: Room, x: number, z: number): string {
  const cloth = mix(colours.feature, colours.second, 0.4);
  const corners = [at(x, 124, z + 8), at(x, 124, z + 96), at(x, 34, z + 92), at(x, 34, z + 8)];
  let folds = '';
  for (let i = 1; i < 6; i++) folds += line(at(x, 124, z + 8 + i * 15), at(x, 34, z + 8 + i * 14));
  return shape(outline(corners), tone(cloth)) + stroke(folds, tone(mix(cloth, '#2a1a20', 0.4)), 2.4, 0.6);
}
