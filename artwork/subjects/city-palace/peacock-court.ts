import { arch, hollow, wall } from '../../kit/buildings/facade.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';

const cream = '#f6e6c6';
const glassy = ['#c4402b', '#2f7f8a', '#e0a030', '#3f8f5a', '#2f5fa8'] as const;

/** An inner court: mosaics of peacocks in the niches, balconies of coloured glass over them. */
export function peacockCourt(s: Scene): string {
  const floor = s.h * 0.72;
  const size = s.h / 800;
  const middle = s.w / 2 + s.w * s.r.between(-0.02, 0.02);
  const columns = Math.ceil(s.w / (250 * size) / 2);
  let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.3, s.h * 0.08, 4);
  const top = s.h * 0.19;
  art += box(0, top, s.w, floor - top, wall(s, cream)) + shape(merlons(0, s.w, top + 1, 15 * size), s.lit(cream));
  art += stroke(
    d`M0 ${top + 16 * size}H${s.w}M0 ${s.h * 0.4}H${s.w}M0 ${floor - 12 * size}H${s.w}`,
    s.lit('#fff6e2'),
    9 * size,
  );
  for (let i = -columns; i <= columns; i++) {
    const x = middle + i * 250 * size;
    art +=
      place(x, floor - 16 * size, size, niche(s)) + place(x, s.h * 0.4, size, i % 2 ? window(s, i) : balcony(s, i));
    art += place(x + 125 * size, top, size * 0.9, i % 2 ? '' : chhatri(s, 74, cream, '#f3ead8'));
  }
  const paved = s.between(floor, s.h, [0, s.lit('#e9d6b0')], [1, s.shade('#c9ae84')]);
  let joints = '';
  for (let i = -8; i <= 8; i++) joints += d`M${middle + i * 90 * size} ${floor}L${middle + i * 210 * size} ${s.h}`;
  for (const t of [0.14, 0.36, 0.68]) joints += d`M0 ${floor + (s.h - floor) * t}H${s.w}`;
  return (
    art +
    box(0, floor, s.w, s.h - floor, paved) +
    stroke(joints, s.shade('#a88f6a'), 2 * s.u, 0.4) +
    crowd(s, {
      from: s.w * 0.08,
      to: s.w * 0.92,
      top: floor + 20 * s.u,
      bottom: s.h - 20 * s.u,
      count: 7,
      small: 92 * size,
      tall: 124 * size,
    })
  );
}

/** A peacock of glass in its arch, 190 wide and 240 tall, foot at the origin. */
function niche(s: Scene): string {
  let fan = '';
  let eyes = '';
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (1.06 + (i * 0.88) / 10);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    fan += d`M0 -76L${dx * 76} ${-84 + dy * 100}`;
    eyes +=
      oval(dx * 74, -84 + dy * 98, 10, 11, s.lit('#e0b040')) + oval(dx * 74, -84 + dy * 98, 5, 6, s.lit('#2f4a9a'));
  }
  return (
    shape(arch(0, 0, 204, 232), s.lit('#e0a860')) +
    shape(arch(0, 0, 186, 218), s.lit('#fbf3e0')) +
    stroke(arch(0, 0, 166, 200), s.lit('#b5402f'), 4) +
    stroke(fan, s.lit('#2f8f6a'), 11) +
    eyes +
    shape('M-26-24C-34-70-16-92-8-112-12-128-2-140 8-138 18-136 18-122 12-112 26-84 32-54 22-24Z', s.lit('#1f6fa0')) +
    shape('M13-128L30-122 12-119Z', s.lit('#e0a030')) +
    disc(6, -127, 2.6, '#1c1a20') +
    stroke('M0-140L-6-156M4-140V-158M8-139L14-155', s.lit('#1f6fa0'), 3) +
    stroke('M-8-24V-4M8-24V-4', s.shade('#7a5236'), 5)
  );
}

const window = (s: Scene, at: number): string =>
  shape(arch(0, -14, 74, 118), s.lit('#fff6e2')) +
  shape(arch(0, -14, 56, 100), hollow(s, '#e3c79c')) +
  shape(d`M-28 -14V-50H28V-14Z`, s.lit(glassy[Math.abs(at) % 5] ?? glassy[0]));

/** A hanging balcony with panes of many colours, its sill at the origin. */
function balcony(s: Scene, at: number): string {
  const first = at + 10;
  let panes = '';
  for (let i = 0; i < 5; i++)
    panes +=
      shape(arch(-64 + i * 32, -20, 25, 84), s.lit(glassy[(i + first) % 5] ?? glassy[0])) +
      box(-76.5 + i * 32, -44, 25, 5, s.lit('#fff6e2'));
  return (
    shape('M-96-14H96L70 22H-70Z', s.shade('#d9bd92')) +
    shape('M-92-120H92V-14H-92Z', s.lit('#fff3da')) +
    panes +
    shape('M-104-118Q-60-124-40-150 0-176 40-150 60-124 104-118L96-108H-96Z', s.lit('#e9d3a8')) +
    stroke('M-96-16H96M-92-108H92', s.lit('#e0a860'), 5)
  );
}
