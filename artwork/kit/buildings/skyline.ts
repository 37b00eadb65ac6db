import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, shape, stroke } from '../core/shapes.ts';
import { glass } from './facade.ts';

export interface Towers {
  readonly from: number;
  readonly to: number;
  readonly ground: number;
  readonly tall: number;
  readonly distance: number;
}

/** City towers side by side; the nearer they are, the more windows show. */
export function skyline(s: Scene, { from, to, ground, tall, distance }: Towers): string {
  const base = s.far('#8f96a8', distance);
  const dim = mix(base, s.sky.deep, 0.14);
  let bodies = '';
  let sides = '';
  let windows = '';
  let masts = '';
  let x = from;
  while (x < to) {
    const w = tall * s.r.between(0.16, 0.32);
    const middle = 1 - Math.abs((x - from) / (to - from) - 0.5) * 0.7;
    const h = tall * s.r.between(0.35, 1) * middle;
    if (x + w > -20 && x < s.w + 20) {
      const cut = s.r.int(0, 3);
      bodies += body(cut, x, ground, w, h);
      sides += d`M${s.side < 0 ? x + w * 0.66 : x} ${ground}v${-h}h${w * 0.34}v${h}Z`;
      if (cut === 3 && h > tall * 0.5) masts += d`M${x + w / 2} ${ground - h}v${-h * 0.22}`;
      if (distance < 0.62) windows += litWindows(s, x, ground - h, w, h, tall, distance);
    }
    x += w * s.r.between(0.92, 1.5);
  }
  const light = mix(glass(s), base, s.glowing ? distance * 0.45 : 0.45 + distance * 0.4);
  const panes = `<path d="${windows}" stroke="${light}" stroke-width="${Math.max(2, Math.round(tall * 0.026))}"/>`;
  return shape(bodies, base) + shape(sides, dim, 0.6) + stroke(masts, dim, 2 * s.u) + (windows ? panes : '');
}

function body(cut: number, x: number, ground: number, w: number, h: number): string {
  if (cut === 0) return d`M${x} ${ground}v${-h}l${w} ${-w * 0.4}V${ground}Z`;
  const crown = d`h${w * 0.2}v${-h * 0.1}h${w * 0.6}v${h * 0.1}h${w * 0.2}`;
  return d`M${x} ${ground}v${-h}${cut === 1 ? crown : d`h${w}`}V${ground}Z`;
}

/** Rows of dashes on a grid of whole pixels, so that many windows weigh little. */
function litWindows(s: Scene, x: number, top: number, w: number, h: number, tall: number, distance: number): string {
  const rows = Math.round(h / Math.max(13, tall * 0.075));
  const columns = Math.max(2, Math.round(w / Math.max(8, tall * 0.055)));
  const pitch = Math.round(w / columns);
  const wide = Math.max(2, Math.round(pitch * 0.46));
  const share = (s.glowing ? 0.33 : 0.24) * (distance > 0.3 ? 0.62 : 1);
  let path = '';
  for (let row = 0; row < rows - 1; row++) {
    let line = '';
    let skipped = 0;
    for (let column = 0; column < columns; column++) {
      if (s.r.chance(share)) {
        line += `${skipped ? `m${skipped * pitch} 0` : ''}h${wide}m${pitch - wide} 0`;
        skipped = 0;
      } else skipped += 1;
    }
    if (line) path += `M${Math.round(x + pitch * 0.3)} ${Math.round(top + (h * (row + 0.6)) / rows)}${line}`;
  }
  return path;
}
