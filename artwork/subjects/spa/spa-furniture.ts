import { contact, type Room, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, outline, oval, place, shape, stroke } from '../../kit/core/shapes.ts';

/** Three candles of different heights. */
export function candles(s: Scene, room: Room, x: number, y: number, z: number): string {
  const [px, py] = room.at(x, y, z);
  let art = s.time === 'noon' ? '' : disc(0, -26, 70, s.radial([0, '#ffdf9c', 0.7], [1, '#ffb65e', 0]));
  for (const [dx, tall] of [
    [-14, 18],
    [0, 28],
    [13, 14],
  ] as const)
    art +=
      shape(d`M${dx - 5.5} 0v${-tall}h11v${tall}Z`, room.tone('#f6ead2')) +
      shape(d`M${dx - 2.4} ${-tall - 1}q-1 -5 2.4 -11q3.4 6 2.4 11Z`, '#ffcf6a');
  return place(px, py, room.scale(z), art);
}

/** A long table of one log with its rim and groove; a brass pot hangs from a frame over its head. */
export function oilTable(s: Scene, room: Room): string {
  const { at, tone, colours } = room;
  const [z, w] = [110, 240];
  const leg = (x: number) => solid(room, { x, w: 16, y: 0, h: 54, z: z + 20, deep: 44 }, colours.wood);
  const groove = outline([at(-106, 68, z + 16), at(106, 68, z + 16), at(108, 68, z + 64), at(-108, 68, z + 64)]);
  const [hx, hy] = at(-84, 68, z + 34);
  const [tx, ty] = at(-84, 196, z + 34);
  const k = room.scale(z + 34);
  const brass = tone('#c9a04e');
  return (
    contact(room, 0, w, z, 84) +
    leg(-86) +
    leg(86) +
    solid(room, { x: 0, w, y: 54, h: 14, z, deep: 80 }, mix(colours.wood, '#d9a468', 0.25)) +
    shape(groove, tone(mix(colours.linen, colours.feature, 0.25))) +
    solid(room, { x: -78, w: 40, y: 68, h: 8, z: z + 18, deep: 44 }, colours.linen) +
    solid(room, { x: 40, w: 90, y: 68, h: 5, z: z + 18, deep: 46 }, colours.accent) +
    stroke(
      d`M${tx - 40 * k} ${at(0, 0, z)[1]}V${ty}H${tx + 40 * k}V${at(0, 68, z + 2)[1]}`,
      tone(colours.wood),
      8 * k,
    ) +
    stroke(d`M${tx} ${ty}V${hy - 92 * k}M${tx} ${hy - 64 * k}V${hy - 10 * k}`, brass, 1.6 * k) +
    place(
      hx,
      hy - 66 * k,
      k,
      (s.glowing ? disc(0, -8, 60, s.radial([0, '#ffdf9c', 0.4], [1, '#ffb65e', 0])) : '') +
        stroke('M-22-22L0-40 22-22', brass, 2) +
        shape('M-26-22H26Q24 2 4 6L0 12-4 6Q-24 2-26-22Z', brass) +
        oval(0, -22, 26, 5, tone('#e6c67c')),
    ) +
    candles(s, room, room.halfWidth * 0.3, 0, 226)
  );
}

/** Bottles of oil and folded towels on a stand. */
export function oilShelf(room: Room, x: number): string {
  const { tone, colours } = room;
  const board = (y: number) => solid(room, { x, w: 76, y, h: 5, z: 66, deep: 36 }, colours.wood);
  const bottles = (y: number, hues: readonly string[]) => {
    const [px, py] = room.at(x, y, 90);
    return place(
      px,
      py,
      room.scale(90),
      hues.map((hue, i) => shape(d`M${-30 + i * 17} 0v-18q0 -5 4 -6v-7h5v7q4 1 4 6v18Z`, tone(hue))).join(''),
    );
  };
  return (
    contact(room, x, 76, 66, 36) +
    solid(room, { x: x - 35, w: 6, y: 0, h: 130, z: 66, deep: 36 }, colours.wood) +
    solid(room, { x: x + 35, w: 6, y: 0, h: 130, z: 66, deep: 36 }, colours.wood) +
    board(14) +
    solid(room, { x: x - 8, w: 48, y: 19, h: 10, z: 70, deep: 28 }, colours.accent) +
    solid(room, { x: x - 8, w: 46, y: 29, h: 10, z: 70, deep: 28 }, colours.linen) +
    board(66) +
    bottles(71, ['#8a5a2c', '#b5803a', '#6f7a3a', '#8a5a2c']) +
    board(120) +
    bottles(125, ['#b5803a', '#7a4a2c', '#c9a04e', '#8f8a4a'])
  );
}

/** A deep chair laid back, a stool and a copper basin of petals at its foot. */
export function recliner(room: Room, x: number, mirrored: boolean): string {
  const { tone, s, colours } = room;
  const [px, py] = room.at(x, 0, 130);
  const [lit, dim] = [tone(colours.linen), tone(mix(colours.linen, '#5a4a44', 0.28))];
  return place(
    px,
    py,
    room.scale(130),
    oval(6, 0, 92, 10, s.sky.deep, 0.22) +
      stroke('M-66 0L-58-22M44 0L40-20', tone(colours.wood), 6) +
      shape('M-96-86Q-86-98-74-88L-32-38H56Q64-36 62-26L60-18H-52Q-60-18-66-26Z', dim) +
      shape('M-90-88Q-82-96-74-88L-32-42H56Q62-40 61-34H-40Q-46-34-50-40Z', lit) +
      shape('M-88-84L-72-94-54-74-68-62Z', tone(colours.accent)) +
      shape('M-16-40H28V-33H-16Z', tone(colours.second)) +
      shape('M66-18Q70 2 92 2T118-18Z', tone('#b5703a')) +
      oval(92, -18, 26, 5, tone('#d99a5a')) +
      oval(92, -18, 22, 3.6, tone('#7fb8b8')) +
      stroke('M82-19h.1M92-17h.1M102-20h.1', tone('#e8507a'), 5),
    mirrored,
  );
}
