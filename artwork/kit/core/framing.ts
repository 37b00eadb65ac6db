import type { Extent } from './extent.ts';
import { n } from './shapes.ts';

/** How much of the frame's width, or of its height, a subject takes at least. */
const fills = 0.64;
const most = 2.8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the frame that the longer measure of a box takes. */
export function shareOf({ left, top, right, bottom }: Extent, { width, height }: Size): number {
  return Math.max((right - left) / width, (bottom - top) / height);
}

/** Where a stretch of the frame begins that is `long`, so that what lies from `from` to `to` keeps its place in it, and all of it is in. */
function window(from: number, to: number, at: number, long: number, whole: number): number {
  const kept = at * (1 - long / whole);
  const inside = Math.max(Math.min(kept, from - long * 0.05), to - long * 0.95);
  return Math.max(0, Math.min(inside, whole - long));
}

/** The picture from as near as its subject asks for: the subject keeps its place in the frame, and what is before it stays before it. */
export function nearer(art: string, box: Extent, frame: Size): { readonly art: string; readonly box: Extent } {
  const scale = Math.round(Math.min(fills / shareOf(box, frame), most) * 100) / 100;
  if (!(scale > 1.02)) return { art, box };
  const x = window(box.left, box.right, (box.left + box.right) / 2, frame.width / scale, frame.width);
  const y = window(box.top, box.bottom, Math.min(box.bottom, frame.height), frame.height / scale, frame.height);
  const [right, down] = [-x * scale, -y * scale];
  return {
    art: `<g transform="matrix(${scale} 0 0 ${scale} ${n(right)} ${n(down)})">${art}</g>`,
    box: {
      left: box.left * scale + right,
      top: box.top * scale + down,
      right: box.right * scale + right,
      bottom: box.bottom * scale + down,
    },
  };
}
