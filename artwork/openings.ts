import { mix } from './colour.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { d, n, outline, shape, stroke } from './shapes.ts';
import { view } from './views.ts';

export interface Opening {
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly h: number;
  readonly bays?: number;
  readonly arched?: boolean;
  readonly curtains?: boolean;
}

/** A window in the back wall, with what is seen through it. */
export function window(
  room: Room,
  kind: Setting,
  { x, w, y, h, bays = 3, arched = false, curtains = true }: Opening,
): string {
  const { s, at, tone, colours } = room;
  const [left, top] = at(x - w / 2, y + h, 0);
  const [right, bottom] = at(x + w / 2, y, 0);
  const [pw, ph] = [right - left, bottom - top];
  const rise = Math.min(ph * 0.3, pw / bays / 2);
  let opening = d`M0 0H${pw}V${ph}H0Z`;
  if (arched) {
    opening = '';
    for (let i = 0; i < bays; i++)
      opening += d`M${(pw * i) / bays + 4} ${ph}V${rise}Q${(pw * i) / bays + 6} ${rise * 0.3} ${(pw * (i + 0.5)) / bays} 0Q${(pw * (i + 1)) / bays - 6} ${rise * 0.3} ${(pw * (i + 1)) / bays - 4} ${rise}V${ph}Z`;
  }
  const frame = tone(mix(colours.wood, '#ffffff', 0.12));
  let bars = '';
  for (let i = 1; i < bays && !arched; i++) bars += d`M${(pw * i) / bays} 0V${ph}`;
  let art = `<g transform="translate(${n(left)} ${n(top)})"><g clip-path="${s.clip(opening)}">${view(s, kind, pw, ph)}</g>${stroke(opening, frame, 8 * s.u)}${stroke(bars, frame, 4 * s.u)}</g>`;
  art += shape(
    outline([
      at(x - w / 2 - 8, y, 0),
      at(x + w / 2 + 8, y, 0),
      at(x + w / 2 + 10, y - 5, 12),
      at(x - w / 2 - 10, y - 5, 12),
    ]),
    tone(mix(colours.wood, '#ffffff', 0.3)),
  );
  return art + (curtains ? curtain(room, x - w / 2, y, h, 1) + curtain(room, x + w / 2, y, h, -1) : '');
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
