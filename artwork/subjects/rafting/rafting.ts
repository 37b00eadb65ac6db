import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, shape, stroke } from '../../kit/core/shapes.ts';
import { boulderHeap, looseBoulders } from '../../kit/land/boulders.ts';
import { land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { paints, raft, wave } from './rafts.ts';
import { cableBridge, riverCamp } from './river-sights.ts';
import { fromBridge, rapid } from './views.ts';

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
    const view = s.r.pick(['side', 'side', 'rapid', 'bridge'] as const);
    if (view === 'rapid')
      return { art: rapid(s), says: 'a raft coming down a rapid between the boulders of a Himalayan gorge' };
    if (view === 'bridge')
      return { art: fromBridge(s), says: 'rafts far below on a bend of a Himalayan river, seen from a footbridge' };
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
    const x = s.w * s.r.between(0.42, 0.58);
    const y = s.h * s.r.between(0.72, 0.8);
    const big = s.r.between(1.5, 1.75) * (s.crop === 'tall' ? 0.7 : s.crop === 'square' ? 0.8 : 1);
    const tilt = s.r.between(4, 15) * s.r.pick([-1, 1]);
    const crew = s.r.int(3, 4);
    art += wave(s, x, y + 30 * big * s.u, 1.25 * big, true);
    art += s.main(
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${Math.round(s.u * big * 200) / 100})">${raft(s, s.r.pick(paints), crew)}</g>`,
    );
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
    shape(
      d`M-10 ${top - 64 * s.u}Q${x * 0.6} ${top - 16 * s.u} ${x} ${top - 8 * s.u}Q${x + (s.w - x) * 0.4} ${top - 16 * s.u} ${s.w + 10} ${top - 64 * s.u}V${s.h}H-10Z`,
      bank,
    ) +
    pebbles(s, top, deep) +
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

/** Stones strewn over both banks. */
function pebbles(s: Scene, top: number, deep: number): string {
  let path = '';
  for (let i = 0; i < 60; i++) {
    const t = s.r.next() ** 1.6;
    const x = s.w * (s.r.chance(0.5) ? s.r.between(0, 0.3) : s.r.between(0.7, 1));
    const w = (5 + 16 * t) * s.u;
    path += d`M${x} ${top + deep * 0.5 * t}q${w * 0.5} ${-w * 0.6} ${w} 0Z`;
  }
  return shape(path, s.shade('#7a6f62'), 0.4);
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
