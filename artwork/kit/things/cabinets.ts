import type { Room } from '../buildings/room.ts';
import { mix } from '../core/colour.ts';
import { d, stroke } from '../core/shapes.ts';

/** The seams and handles of a row of cupboard doors. */
export function doors(room: Room, x: number, w: number, y: number, h: number, z: number, count: number): string {
  const { at, tone, colours } = room;
  let seams = '';
  let knobs = '';
  for (let i = 0; i < count; i++) {
    const [l, t] = at(x - w / 2 + (w * i) / count + 3, y + h - 3, z);
    const [r, b] = at(x - w / 2 + (w * (i + 1)) / count - 3, y + 3, z);
    seams += d`M${l} ${t}H${r}V${b}H${l}Z`;
    knobs += d`M${i % 2 ? l + 8 : r - 8} ${(t + b) / 2 - 6}v12`;
  }
  return stroke(seams, tone(mix(colours.wood, '#20141a', 0.2)), 1.4, 0.4) + stroke(knobs, tone('#c9a860'), 3);
}
