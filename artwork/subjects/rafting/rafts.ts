import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, n, oval, type Point, shape, stroke } from '../../kit/core/shapes.ts';
import { foliage } from '../../kit/plants/plants.ts';

export const paints = ['#d9402b', '#e8a02b', '#2f6fb0', '#e8c83a', '#2f8a6a'] as const;
const vests: readonly Hex[] = ['#f0943a', '#e8502b', '#f2d04a', '#f0943a'];
const helmets: readonly Hex[] = ['#e8dcc4', '#3f7fc4', '#d9402b', '#f2d04a'];
const skinOf = (s: Scene): Hex => mix(s.sky.deep, s.shade('#6a4434'), 0.6);

/** White water: a lifting swell behind the raft, a breaking crest before it. */
export function wave(s: Scene, x: number, y: number, size: number, behind: boolean): string {
  const u = s.u * size;
  const white = mix('#ffffff', s.sky.lit, 0.25);
  const cool = mix(s.lit('#a9dcd8'), s.sky.air[2], 0.2);
  const swell = mix(s.lit('#4fb0b0'), s.shade('#1f8a98'), 0.4);
  const glassy = s.between(
    y - 60 * u,
    y + (behind ? 30 : 46) * u,
    [0, mix(s.lit('#8fd8d2'), s.sky.air[2], 0.2)],
    [0.6, swell, 0.8],
    [1, swell, 0],
  );
  const half = (behind ? 210 : 250) * u;
  const lift = (behind ? 74 : 40) * u;
  const crest = (t: number) => y - lift * Math.sin(Math.PI * t) ** 1.4 * (0.8 + 0.3 * Math.sin(t * 9 + size * 5));
  const points: Point[] = Array.from({ length: 21 }, (_, i) => [x - half + half * 2 * (i / 20), crest(i / 20)]);
  const base = y + (behind ? 30 : 46) * u;
  let foam = '';
  let drops = '';
  for (let i = 2; i < 19; i++) {
    const [px, py] = points[i] ?? [x, y];
    const reach = u * s.r.between(11, 28) * (0.4 + Math.sin((Math.PI * i) / 20));
    foam += foliage(s.r, px, py + reach * 0.2 + s.r.between(-9, 7) * u, reach, reach * 0.56, 0.2);
    if (i % 2) drops += d`M${px + s.r.between(-12, 12) * u} ${py - s.r.between(14, 56) * u}h0`;
  }
  const streaks = points
    .filter((_, i) => i > 3 && i < 17 && i % 3 === 0)
    .map(([px, py]) => d`M${px} ${py + 14 * u}q${-10 * u} ${16 * u} ${-34 * u} ${24 * u}`)
    .join('');
  return (
    shape(
      `M${points.map(([px, py]) => d`${px} ${py}`).join('L')}Q${n(x + half * 0.7)} ${n(base)} ${n(x)} ${n(base)}Q${n(x - half * 0.7)} ${n(base)} ${n(x - half)} ${n(y)}Z`,
      glassy,
    ) +
    stroke(streaks, white, 4 * u, 0.5) +
    `<g transform="translate(0 ${n(8 * u)})">${shape(foam, cool, 0.5)}</g>` +
    shape(foam, white) +
    stroke(drops, white, 7 * u, 0.9)
  );
}

/** An inflated raft with paddlers in helmets, 180 long; its keel on the origin. */
export function raft(s: Scene, paint: Hex, crew: number): string {
  const skin = skinOf(s);
  const sit = (x: number, y: number, i: number, way: number) =>
    shape(d`M${x - 9} ${y - 16}Q${x} ${y - 46} ${x + 9} ${y - 16}V${y}H${x - 9}Z`, s.lit(vests[i % 4] ?? '#f0943a')) +
    stroke(d`M${x} ${y - 30}L${x + way * 14} ${y - 22}L${x + way * 24} ${y - 14}`, skin, 5) +
    stroke(d`M${x + way * 8} ${y - 46}L${x + way * 40} ${y + 22}`, s.lit('#e8d9b0'), 2.6) +
    shape(d`M${x + way * 34} ${y + 12}l${way * 12} 4l${way * 4} 16l${-way * 12} -4Z`, s.lit('#3f5f9a')) +
    disc(x, y - 44, 7, skin) +
    shape(d`M${x - 8} ${y - 45}a8 8 0 0 1 16 0Z`, s.lit(helmets[i % 4] ?? '#e8dcc4'));
  let art = oval(0, 6, 100, 10, s.sky.deep, 0.22);
  for (let i = 0; i < crew; i++) art += sit(-52 + (i * 104) / (crew - 1 || 1), -16, i, 1);
  art += shape(
    'M-90-38Q-112-36-108-16-100 6-56 8H58Q102 6 109-16 113-38 92-40 82-40 74-24 40-16 0-16-44-16-74-22-80-36-90-38Z',
    s.down([0, s.lit(paint)], [1, s.shade(paint)]),
  );
  for (let i = 0; i < crew - 1; i++) art += sit(-26 + (i * 104) / (crew - 1 || 1), -6, i + 1, -1);
  return (
    art +
    shape(
      'M-106-20Q-60-4 0-4T107-22Q102 4 58 8H-56Q-98 6-106-20Z',
      s.down([0, s.lit(mix(paint, '#ffffff', 0.12))], [1, s.shade(paint)]),
    ) +
    stroke('M-100-12Q-50 2 0 2T101-13', s.lit('#fff6e2'), 2.6, 0.8) +
    stroke('M-60-4v10M-20 0v9M24 0v9M62-6v10', s.shade(paint), 2, 0.7)
  );
}

/** The same raft coming straight at us, 170 wide: its bow up, a paddler at each of its tubes. */
export function raftAhead(s: Scene, paint: Hex, rows: number): string {
  const skin = skinOf(s);
  const paddler = (row: number, way: number) => {
    const size = 1 - row * 0.16;
    const [x, y] = [way * (60 - row * 13), -32 - row * 17];
    const at = (dx: number, dy: number): Point => [x + way * dx * size, y + dy * size];
    const [shoulder, hand, blade] = [at(4, -30), at(22, -12), at(46, 40)];
    const [cap] = [at(0, -52)];
    const i = row * 2 + (way > 0 ? 1 : 0);
    return (
      stroke(d`M${at(6, -44)[0]} ${at(6, -44)[1]}L${blade[0]} ${blade[1]}`, s.lit('#e8d9b0'), 3) +
      shape(
        d`M${x - 13 * size} ${y}Q${x - 12 * size} ${y - 42 * size} ${x} ${y - 42 * size}T${x + 13 * size} ${y}Z`,
        s.lit(vests[i % 4] ?? '#f0943a'),
      ) +
      stroke(d`M${shoulder[0]} ${shoulder[1]}L${hand[0]} ${hand[1]}`, skin, 6) +
      disc(cap[0], cap[1], 9 * size, skin) +
      shape(
        d`M${cap[0] - 10 * size} ${cap[1] - 1}a${10 * size} ${10 * size} 0 0 1 ${20 * size} 0Z`,
        s.lit(helmets[i % 4] ?? '#e8dcc4'),
      )
    );
  };
  let crew = '';
  for (let row = rows - 1; row >= 0; row--) crew += paddler(row, -1) + paddler(row, 1);
  return (
    oval(0, 14, 96, 12, s.sky.deep, 0.22) +
    shape('M-66-20Q-62-66-40-74 0-84 40-74 62-66 66-20Z', s.shade(mix(paint, '#3a2a2a', 0.3))) +
    shape('M-50-24Q-46-56-30-62 0-70 30-62 46-56 50-24Z', mix(s.shade(paint), s.sky.deep, 0.55)) +
    crew +
    shape(
      'M-84 4Q-92-36-66-46-52-50-46-34-30-22 0-22T46-34Q52-50 66-46 92-36 84 4 64 22 0 24-64 22-84 4Z',
      s.down([0, s.lit(paint)], [1, s.shade(paint)]),
    ) +
    stroke('M-76-4Q-50 12 0 12T76-4', s.lit('#fff6e2'), 3, 0.8) +
    stroke('M-40-22v28M0-20v32M40-22v28', s.shade(paint), 2, 0.6)
  );
}
