import { boulderHeap, looseBoulders } from '../boulders.ts';
import { type Hex, mix } from '../colour.ts';
import type { Painter } from '../painting.ts';
import { framingPines, grove } from '../pines.ts';
import { foliage } from '../plants.ts';
import { land, profile, woods } from '../ridges.ts';
import { cableBridge, riverCamp } from '../river-sights.ts';
import type { Scene } from '../scene.ts';
import { d, disc, n, oval, type Point, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { snowRange } from '../snow.ts';

const rafts = ['#d9402b', '#e8a02b', '#2f6fb0', '#e8c83a', '#2f8a6a'] as const;

const sights = ['bridge', 'beach', 'none'] as const;
const told = {
  bridge: ' below a footbridge',
  beach: ' past tents on the sand',
  none: '',
} as const;

export const rafting: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'noon', 'golden', 'dawn', 'morning'],
  horizon: { landscape: 0.48, wide: 0.5, tall: 0.5, square: 0.48 },
  paint(s) {
    const h = s.horizon;
    const gap = s.r.between(0.4, 0.6);
    const gorge = s.r.chance(0.45);
    const sight = s.r.pick(sights);
    let art = paintSky(s) + birds(s, s.w * gap, h * 0.3, 5);
    if (!gorge)
      art +=
        snowRange(s, { base: h, height: h * 0.62, peaks: 4, snow: 0.76, distance: 0.32 }) +
        mist(s, h * 0.8, 120 * s.u, 0.5);
    for (let i = 0; i < 3; i++) {
      const line = profile(s.r, s.w, {
        y: h * (0.98 + i * 0.05),
        rise: (50 - i * 8) * s.u,
        rough: gorge ? 0.6 : 0.5,
        bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.02 - i * 0.07) * (gorge ? 760 : 520) * s.u,
      });
      art +=
        gorge && i > 0
          ? land(s, line, s.h, s.far('#8f8272', 0.44 - i * 0.14), 0.2) +
            grove(s, {
              from: -10,
              to: s.w + 10,
              ground: (x) => h * (0.98 + i * 0.05) - Math.max(0, Math.abs(x / s.w - gap) - 0.02 - i * 0.07) * 740 * s.u,
              height: () => 56 * s.u,
              count: 14,
              colour: s.far('#34604c', 0.36 - i * 0.12),
              light: s.lit('#74986a'),
            })
          : woods(s, line, s.h, s.far('#3f6d5c', 0.5 - i * 0.16), (26 + i * 8) * s.u, 0.3);
    }
    if (sight === 'bridge') art += cableBridge(s, h, gap, gorge ? 740 : 520);
    art += mist(s, h * 1.02, 80 * s.u, 0.5) + river(s, h, gap);
    if (sight === 'beach') art += riverCamp(s, h);
    const x = s.w * s.r.between(0.3, 0.64);
    const y = s.h * s.r.between(0.68, 0.78);
    const big = s.r.between(0.8, 1.2);
    const tilt = s.r.between(4, 15) * s.r.pick([-1, 1]);
    const crew = s.r.int(3, 4);
    if (s.r.chance(0.55))
      // clear of the heads in the near one
      art += place(
        s.w * gap + (x > s.w * gap ? -1 : 1) * 70 * s.u,
        h + (s.h - h) * 0.19,
        s.u * 0.38,
        raft(s, s.r.pick(rafts), 3),
      );
    art += wave(s, x, y + 30 * big * s.u, 1.25 * big, true);
    art += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${Math.round(s.u * big * 200) / 100})">${raft(s, s.r.pick(rafts), crew)}</g>`;
    art += wave(s, x - 20 * s.u, y + 62 * big * s.u, 1.5 * big, false);
    return { art: art + near(s), says: `a raft riding white water${told[sight]} in a Himalayan gorge` };
  },
};

function river(s: Scene, h: number, gap: number): string {
  const top = h + 6 * s.u;
  const x = s.w * gap;
  const deep = s.h - top;
  const turn = s.r.between(-70, 70) * s.u;
  const bed = d`M${x + turn} ${top - 10 * s.u}C${x + turn - 30 * s.u} ${top + deep * 0.04} ${x - 90 * s.u} ${top + deep * 0.06} ${x - 110 * s.u} ${top + deep * 0.12}S${-s.w * 0.05} ${top + deep * 0.34} ${-s.w * 0.1} ${s.h}H${s.w * 1.1}C${s.w * 1.05} ${top + deep * 0.34} ${x + 160 * s.u} ${top + deep * 0.22} ${x + 120 * s.u} ${top + deep * 0.12}S${x + turn + 30 * s.u} ${top + deep * 0.03} ${x + turn + 6 * s.u} ${top - 10 * s.u}Z`;
  const fill = s.between(
    top,
    s.h,
    [0, mix(s.sky.air[3], s.lit('#8fd0cc'), 0.5)],
    [0.3, mix(s.lit('#4fb0b0'), s.sky.air[2], 0.2)],
    [1, mix(s.shade('#1f7f90'), s.sky.deep, 0.16)],
  );
  const bank = s.between(top, s.h, [0, s.far('#c9b89a', 0.34)], [1, mix(s.shade('#a08f78'), s.sky.deep, 0.2)]);
  let foam = '';
  let dark = '';
  for (let i = 0; i < 44; i++) {
    const t = s.r.between(0.05, 1);
    const at = x + s.r.between(-1, 1) * (50 + 560 * t) * s.u;
    const long = (14 + 100 * t) * s.u;
    const line = d`M${at} ${top + deep * t}q${long * 0.25} ${-12 * t * s.u} ${long * 0.5} 0t${long * 0.5} ${3 * t}`;
    if (i % 3) foam += line;
    else dark += line;
  }
  return (
    shape(d`M-10 ${top - 10 * s.u}H${s.w + 10}V${s.h}H-10Z`, bank) +
    shape(bed, fill) +
    stroke(dark, s.shade('#1f6f80'), 3 * s.u, 0.4) +
    stroke(foam, mix('#ffffff', s.sky.lit, 0.3), 4 * s.u, 0.75) +
    boulderHeap(s, { x: s.w * 0.06, y: top + deep * 0.4, w: 300 * s.u, h: 60 * s.u, count: 7, stone: '#a8a094' }) +
    boulderHeap(s, { x: s.w * 0.94, y: top + deep * 0.36, w: 320 * s.u, h: 70 * s.u, count: 7, stone: '#a8a094' }) +
    looseBoulders(
      s,
      [
        [x - 150 * s.u, top + deep * 0.2, 46 * s.u],
        [x + 170 * s.u, top + deep * 0.24, 60 * s.u],
      ],
      '#a8a094',
    )
  );
}

/** White water: a lifting swell behind the raft, a breaking crest before it. */
function wave(s: Scene, x: number, y: number, size: number, behind: boolean): string {
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
function raft(s: Scene, paint: Hex, crew: number): string {
  const skin = mix(s.sky.deep, s.shade('#6a4434'), 0.6);
  const vests: readonly Hex[] = ['#f0943a', '#e8502b', '#f2d04a', '#f0943a'];
  const helmets: readonly Hex[] = ['#e8dcc4', '#3f7fc4', '#d9402b', '#f2d04a'];
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
    'M-98-34Q-110-26-96-12-80 6-40 8H44Q84 6 100-14 112-30 98-38 88-30 70-20 40-14 0-14-44-14-76-20-90-28-98-34Z',
    s.down([0, s.lit(paint)], [1, s.shade(paint)]),
  );
  for (let i = 0; i < crew - 1; i++) art += sit(-26 + (i * 104) / (crew - 1 || 1), -6, i + 1, -1);
  return (
    art +
    shape(
      'M-90-20Q-60-2 0-2T92-24Q86 2 44 8H-40Q-78 6-90-20Z',
      s.down([0, s.lit(mix(paint, '#ffffff', 0.12))], [1, s.shade(paint)]),
    ) +
    stroke('M-86-14Q-50 2 0 2T86-16', s.lit('#fff6e2'), 2.6, 0.8) +
    stroke('M-60-4v10M-20 0v9M24 0v9M62-6v10', s.shade(paint), 2, 0.7)
  );
}

function near(s: Scene): string {
  const left = s.r.chance(0.5);
  const near: Scene = {
    ...s,
    lit: (c) => mix(s.lit(c), s.sky.deep, 0.46),
    shade: (c) => mix(s.shade(c), s.sky.deep, 0.5),
  };
  const at = (t: number) => s.w * (left ? t : 1 - t);
  return (
    looseBoulders(
      near,
      [
        [at(0.02), s.h + 26 * s.u, 280 * s.u],
        [at(0.15), s.h + 20 * s.u, 150 * s.u],
        [at(0.97), s.h + 24 * s.u, 200 * s.u],
      ],
      '#a8a094',
    ) + framingPines(s, left ? 'left' : 'right', s.h, s.h * s.r.between(0.5, 0.66), 3)
  );
}
