import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, shape, stroke } from '../core/shapes.ts';
import { glass } from './facade.ts';
import type { Towers } from './skyline.ts';

const walls = ['#e9d6b6', '#d9a98a', '#cdd6cc', '#e6c29a'] as const;

/** The flat roofs of an Indian town: painted walls, stair heads, water tanks, a dome or a spire among them. */
export function rooftops(s: Scene, { from, to, ground, tall, distance }: Towers): string {
  const bodies = walls.map(() => '');
  let sides = '';
  let windows = '';
  let tanks = '';
  let x = from;
  // so far off, windows are lost in the haze
  const near = distance < 0.6;
  let i = s.r.int(0, 3);
  while (x < to) {
    const w = tall * s.r.between(0.4, 0.9);
    const h = tall * s.r.between(0.36, 0.86);
    const top = ground - h;
    i = (i + s.r.int(1, 3)) % walls.length;
    bodies[i] += `M${Math.round(x)} ${Math.round(ground)}V${Math.round(top)}h${Math.round(w)}V${Math.round(ground)}Z`;
    sides += `M${Math.round(s.side < 0 ? x + w * 0.72 : x)} ${Math.round(ground)}V${Math.round(top)}h${Math.round(w * 0.28)}V${Math.round(ground)}Z`;
    const kind = s.r.int(0, 9);
    const at = x + w * s.r.between(0.3, 0.6);
    if (kind < 3) bodies[i] += d`M${at} ${top}v${-tall * 0.18}h${w * 0.3}v${tall * 0.18}Z`;
    else if (kind < 6)
      tanks += d`M${at} ${top}v${-tall * 0.13}q${tall * 0.055} ${-tall * 0.05} ${tall * 0.11} 0v${tall * 0.13}Z`;
    else if (kind === 6 && w > tall * 0.5)
      bodies[i] +=
        d`M${x + w * 0.3} ${top}c${-w * 0.1} ${-w * 0.28} ${w * 0.12} ${-w * 0.36} ${w * 0.2} ${-w * 0.5}c${w * 0.08} ${w * 0.14} ${w * 0.3} ${w * 0.22} ${w * 0.2} ${w * 0.5}Z`;
    else if (kind === 7)
      bodies[i] +=
        d`M${at - tall * 0.12} ${top}c${tall * 0.02} ${-tall * 0.3} ${tall * 0.1} ${-tall * 0.42} ${tall * 0.12} ${-tall * 0.56}c${tall * 0.02} ${tall * 0.14} ${tall * 0.1} ${tall * 0.26} ${tall * 0.12} ${tall * 0.56}Z`;
    const step = Math.max(14, Math.round(tall * 0.17));
    for (let y = top + step * 0.7; near && y < ground - step; y += step)
      for (let at = x + step * 0.5; at < x + w - step * 0.5; at += step)
        if (s.r.chance(0.36)) windows += d`M${Math.round(at)} ${Math.round(y)}h${Math.round(step * 0.4)}`;
    x += w * s.r.between(0.86, 1.06);
  }
  const dim = s.far('#7a6a68', distance);
  const pane = mix(glass(s), s.far('#5a5f70', distance), s.glowing ? distance * 0.4 : 0.5 + distance * 0.3);
  return (
    bodies.map((path, k) => (path ? shape(path, s.far(walls[k] ?? walls[0], distance)) : '')).join('') +
    shape(sides, dim, 0.35) +
    (tanks ? shape(tanks, dim) : '') +
    (windows ? stroke(windows, pane, Math.max(2, tall * 0.05)) : '')
  );
}
