import { mix } from '../core/colour.ts';
import type { Setting } from '../core/setting.ts';
import { d, n, outline, shape, stroke } from '../core/shapes.ts';
import { view } from '../land/views.ts';
import type { Room } from './room.ts';

export interface Opening {
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly h: number;
  readonly bays?: number;
  readonly arched?: boolean;
  readonly curtains?: boolean;
}

/**
 * Windows in the back wall, and the one view that is seen through them all. `focus`, 0..1 from the left of it, is where
 * nothing stands before the glass.
 */
export function windows(room: Room, kind: Setting, openings: readonly Opening[], focus?: number): string {
  const { s, at, tone, colours } = room;
  const frame = tone(mix(colours.wood, '#ffffff', 0.12));
  const corners = openings.map(({ x, w, y, h }) => ({ from: at(x - w / 2, y + h, 0), to: at(x + w / 2, y, 0) }));
  const left = Math.min(...corners.map(({ from }) => from[0]));
  const top = Math.min(...corners.map(({ from }) => from[1]));
  const wide = Math.max(...corners.map(({ to }) => to[0])) - left;
  const tall = Math.max(...corners.map(({ to }) => to[1])) - top;
  let glass = '';
  let bars = '';
  corners.forEach(({ from, to }, i) => {
    const { bays = 3, arched = false } = openings[i] ?? {};
    const [x, y, w, h] = [from[0] - left, from[1] - top, to[0] - from[0], to[1] - from[1]];
    glass += arched ? arcade(x, y, w, h, bays) : d`M${x} ${y}H${x + w}V${y + h}H${x}Z`;
    for (let bay = 1; bay < bays && !arched; bay++) bars += d`M${x + (w * bay) / bays} ${y}V${y + h}`;
  });
  const art = `<g transform="translate(${n(left)} ${n(top)})"><g clip-path="${s.clip(glass)}">${view(s, kind, wide, tall, focus)}</g>${stroke(glass, frame, 8 * s.u)}${stroke(bars, frame, 4 * s.u)}</g>`;
  return art + openings.map((opening) => dressing(room, opening)).join('');
}

export const window = (room: Room, kind: Setting, opening: Opening, focus?: number): string =>
  windows(room, kind, [opening], focus);

/** Pointed arches side by side. */
function arcade(x: number, y: number, w: number, h: number, bays: number): string {
  const rise = Math.min(h * 0.3, w / bays / 2);
  let path = '';
  for (let i = 0; i < bays; i++) {
    const [from, to] = [x + (w * i) / bays, x + (w * (i + 1)) / bays];
    path += d`M${from + 4} ${y + h}V${y + rise}Q${from + 6} ${y + rise * 0.3} ${(from + to) / 2} ${y}Q${to - 6} ${y + rise * 0.3} ${to - 4} ${y + rise}V${y + h}Z`;
  }
  return path;
}

/** The sill, and curtains at its ends. */
function dressing(room: Room, { x, w, y, h, curtains = true }: Opening): string {
  const { at, tone, colours } = room;
  const sill = shape(
    outline([
      at(x - w / 2 - 8, y, 0),
      at(x + w / 2 + 8, y, 0),
      at(x + w / 2 + 10, y - 5, 12),
      at(x - w / 2 - 10, y - 5, 12),
    ]),
    tone(mix(colours.wood, '#ffffff', 0.3)),
  );
  return sill + (curtains ? curtain(room, x - w / 2, y, h, 1) + curtain(room, x + w / 2, y, h, -1) : '');
}

function curtain(room: Room, x: number, y: number, h: number, inward: number): string {
  const { s, at, tone, colours } = room;
  const [px, top] = at(x - inward * 16, y + h + 12, 6);
  const bottom = at(x, Math.max(4, y - 60), 6)[1];
  const wide = 46 * room.scale(6);
  const cloth = tone(mix(colours.linen, colours.feature, 0.35));
  const path = d`M${px} ${top}H${px + inward * wide}Q${px + inward * wide * 0.8} ${(top + bottom) / 2} ${px + inward * wide * 0.9} ${bottom}H${px}Z`;
  let folds = '';
  for (let i = 1; i < 4; i++)
    folds += d`M${px + inward * wide * i * 0.24} ${top}Q${px + inward * wide * i * 0.2} ${(top + bottom) / 2} ${px + inward * wide * i * 0.22} ${bottom}`;
  return shape(path, cloth) + stroke(folds, mix(cloth, s.sky.deep, 0.3), 3 * s.u, 0.3);
}

/** Sunlight from the window lying on the floor. */
export function sunPatch(room: Room, { x, w, bays = 3 }: Opening): string {
  const { s, at } = room;
  if (s.glowing) return '';
  const lean = -s.side * 70;
  let art = '';
  for (let i = 0; i < bays; i++) {
    const l = x - w / 2 + (w * (i + 0.06)) / bays;
    const r = x - w / 2 + (w * (i + 0.94)) / bays;
    art += outline([at(l + lean * 0.4, 0, 40), at(r + lean * 0.4, 0, 40), at(r + lean, 0, 210), at(l + lean, 0, 210)]);
  }
  return shape(art, mix('#fff6dc', s.sky.lit, 0.4), 0.34);
}
