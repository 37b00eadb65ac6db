import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { boulder, looseBoulders } from '../../kit/land/boulders.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { cliff, fall, rimWoods, spray, tiers } from '../../kit/water/falling-water.ts';
import { water } from '../../kit/water/water.ts';
import { jungleFrame, leafCorners } from './jungle-frame.ts';
import { gorge, hangingBridge, stream } from './views.ts';

const falls = ['plunge', 'tiers', 'curtain', 'twins'] as const;
type Fall = (typeof falls)[number];
const plans = [...falls, 'gorge', 'stream', 'bridge'] as const;
const told = {
  plunge: 'a waterfall plunging from a green plateau',
  tiers: 'a waterfall coming down in steps through the forest',
  curtain: 'a broad waterfall in the forest',
  twins: 'waterfalls side by side over a great cliff',
  gorge: 'a waterfall across a green gorge, from its edge',
  stream: 'a waterfall at the head of a forest stream',
  bridge: 'a hanging bridge before a waterfall in the forest',
} as const;

export const waterfall: Painter = {
  temperament: 'forest',
  times: ['morning', 'noon', 'golden', 'dawn', 'dusk'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.68, square: 0.66 },
  paint(s) {
    const plan = s.r.pick(plans);
    const t = s.r.between(0.32, 0.66);
    const sky = paintSky(s) + birds(s, s.w * (t > 0.5 ? 0.22 : 0.78), s.horizon * 0.16, 5);
    const fromPool = (fall: Fall) => () => atPool(s, fall, t) + jungleFrame(s);
    const views: Record<(typeof plans)[number], () => string> = {
      plunge: fromPool('plunge'),
      tiers: fromPool('tiers'),
      curtain: fromPool('curtain'),
      twins: fromPool('twins'),
      gorge: () => gorge(s, t),
      stream: () => stream(s, t) + leafCorners(s),
      bridge: () => atPool(s, s.r.pick(falls), t) + hangingBridge(s) + leafCorners(s),
    };
    return { art: sky + views[plan](), says: told[plan] };
  },
};

/** Where a strand of water comes down, and how broad it is at its lip and at its foot. */
type Strand = readonly [x: number, lip: number, foot: number];

/** From the edge of the pool into which it falls. */
function atPool(s: Scene, plan: Fall, t: number): string {
  const h = s.horizon;
  const foot = h + (s.h - h) * 0.1;
  const rim = profile(s.r, s.w, {
    y: h * (plan === 'curtain' ? 0.56 : plan === 'tiers' ? 0.36 : 0.34),
    rise: (plan === 'curtain' ? 20 : 50) * s.u,
    rough: 0.5,
    bend: (at) =>
      plan === 'curtain'
        ? -Math.max(0, Math.abs(at - t) - 0.19) * 200 * s.u
        : -Math.abs(at - t) * 110 * s.u + Math.exp(-(((at - t) / 0.05) ** 2)) * 14 * s.u,
  });
  const x = s.w * t;
  const top = heightAt(rim, x) + 6 * s.u;
  const strands: readonly Strand[] =
    plan === 'twins'
      ? [
          [x - 130 * s.u, 34, 50],
          [x + 10 * s.u, 26, 36],
          [x + 110 * s.u, 44, 66],
        ]
      : plan === 'curtain'
        ? [-190, -104, -20, 76, 164].map((dx, i) => [x + dx * s.u, 70 + (i % 3) * 22, 100 + (i % 3) * 24] as const)
        : [[x, 40, 84]];
  return (
    land(s, profile(s.r, s.w, { y: h * 0.3, rise: 110 * s.u }), h, s.far('#5f8a84', 0.62)) +
    woods(s, profile(s.r, s.w, { y: h * 0.36, rise: 60 * s.u }), h, s.far('#4a7a62', 0.46), 26 * s.u) +
    mist(s, h * 0.36, 90 * s.u, 0.5) +
    cliff(s, rim, foot, t) +
    rimWoods(s, rim, t, plan === 'curtain' ? (220 * s.u) / s.w : 0.06) +
    (plan === 'tiers'
      ? tiers(s, x, top, foot)
      : strands.map(([at, w0, w1]) => fall(s, at, heightAt(rim, at) + 4 * s.u, foot, w0 * s.u, w1 * s.u)).join('')) +
    pool(s, foot, plan === 'tiers' ? [[x, 60, 120]] : strands) +
    spray(s, x, foot, plan === 'plunge' || plan === 'tiers' ? 150 : 260) +
    banks(s, foot, x)
  );
}

/** The water at the foot of the cliff, with the light of each strand lying on it. */
function pool(s: Scene, foot: number, strands: readonly Strand[]): string {
  const line = d`M-10 ${foot + 16 * s.u}Q${s.w * 0.25} ${foot - 6 * s.u} ${s.w * 0.5} ${foot}T${s.w + 10} ${foot + 12 * s.u}V${s.h}H-10Z`;
  let rings = '';
  for (let i = 0; i < 8; i++)
    rings += d`M${s.w * s.r.between(0.2, 0.7)} ${foot + s.r.between(10, 60) * s.u}q${40 * s.u} ${-6 * s.u} ${90 * s.u} 0`;
  const gleam = strands
    .map(([x, , w]) => d`M${x - w * 0.5 * s.u} ${foot}h${w * s.u}l${-w * 0.16 * s.u} ${150 * s.u}h${-w * 0.68 * s.u}Z`)
    .join('');
  return (
    `<g clip-path="${s.clip(line)}">${water(s, { top: foot - 10 * s.u, colour: '#3f8a84', glitter: 0.5 })}</g>` +
    // a golden sky alone would make the pool look like sand
    shape(line, s.between(foot, s.h, [0, s.far('#4f9a94', 0.3), 0.3], [1, s.far('#2f7f80', 0.05), 0.5])) +
    shape(gleam, s.between(foot, foot + 150 * s.u, [0, '#ffffff', 0.6], [1, '#ffffff', 0])) +
    stroke(rings, '#ffffff', 2.4 * s.u, 0.45)
  );
}

function banks(s: Scene, foot: number, x: number): string {
  const deep = s.h - foot;
  // on the roomier side, where no near tree hides those on the rock
  const way = x > s.w / 2 ? -1 : 1;
  const at = x + way * s.w * s.r.between(0.2, 0.3);
  const y = foot + deep * s.r.between(0.26, 0.42);
  const wide = s.r.between(150, 210) * s.u;
  const strewn = Array.from({ length: s.r.int(5, 9) }, (): readonly [number, number, number] => {
    const side = s.r.pick([-1, 1]);
    const depth = s.r.between(0.02, 0.5);
    return [
      x + side * (150 + 400 * s.r.next()) * s.u,
      foot + deep * depth + 10 * s.u,
      (50 + 190 * depth) * s.u * s.r.between(0.7, 1.2),
    ];
  });
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const stone = s.r.pick(['#8d8a82', '#7f8378', '#9a8f80']);
  const stand = y - wide * 0.66;
  const near = strewn.filter(([, foot]) => foot > y);
  return (
    looseBoulders(
      s,
      strewn.filter(([, foot]) => foot <= y).sort((a, b) => a[1] - b[1]),
      stone,
    ) +
    oval(at - s.side * wide * 0.16, y + 2, wide * 0.6, wide * 0.07, s.sky.deep, 0.2) +
    place(at, y, wide / 100, boulder(s, stone, 0.9)) +
    person('standing', at - 14 * s.u, stand, 56 * s.u, mix(dark, s.shade('#c4402b'), 0.5)) +
    person('sari', at + 20 * s.u, stand + 2, 52 * s.u, mix(dark, s.shade('#e0a030'), 0.5), true) +
    (near.length > 0
      ? looseBoulders(
          s,
          near.sort((a, b) => a[1] - b[1]),
          stone,
        )
      : '')
  );
}
