import { panes, wall } from '../../kit/buildings/facade.ts';
import { shrine } from '../../kit/buildings/temples.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { disc, place, shape, stroke } from '../../kit/core/shapes.ts';

type Landmark = 'church' | 'clock' | 'temple';

/** What stands over the roofs of a hill town, its foot at the point. */
export function hilltop(s: Scene, landmark: Landmark, x: number, y: number): string {
  if (landmark === 'temple') return place(x, y + 16 * s.u, s.u * 0.62, shrine(s, 90, 190, '#f0e0c8'));
  if (landmark === 'clock') return place(x, y + 10 * s.u, s.u * 0.72, clockTower(s));
  return church(s, x, y);
}

function clockTower(s: Scene): string {
  return (
    shape('M-17 20V-128H17V20Z', wall(s, '#e9d3b0')) +
    shape('M-21-124V-136H21V-124Z', s.lit('#fbf0dc')) +
    shape('M-21-136L0-176 21-136Z', s.shade('#8f4a3a')) +
    stroke('M0-176V-192', s.lit('#f7efe0'), 2.4) +
    disc(0, -106, 11, s.glowing ? '#ffe7b4' : s.lit('#fffaf0')) +
    stroke('M0-106V-114M0-106H5', s.sky.deep, 1.8) +
    panes(s, { x: -12, y: -84, w: 24, h: 84, columns: 1, rows: 3, arched: true, fillX: 0.5 })
  );
}

function church(s: Scene, x: number, y: number): string {
  const face = s.lit('#f1dfae');
  const body =
    shape('M-60 20V-40L-34-66-8-40V20Z', face) +
    shape('M-8 20V-40H52V20Z', s.shade('#e6d09a')) +
    shape('M-34-70L40-70 58-40H-8Z', s.shade('#7a4a42')) +
    shape('M-72 20V-96H-40V20Z', face) +
    shape('M-76-96L-56-160-36-96Z', s.shade('#6a4440')) +
    stroke('M-56-160V-176M-62-170H-50', s.lit('#f7efe0'), 2.4);
  return place(
    x,
    y,
    s.u * 0.76,
    body +
      panes(s, { x: -4, y: -34, w: 52, h: 44, columns: 4, rows: 1, arched: true, fillX: 0.36, fillY: 0.8 }) +
      disc(-56, -78, 8, s.lit('#fff8e6')) +
      stroke('M-56-78V-84M-56-78H-52', s.sky.deep, 1.4) +
      panes(s, { x: -66, y: -60, w: 20, h: 40, columns: 1, rows: 1, arched: true }),
  );
}
