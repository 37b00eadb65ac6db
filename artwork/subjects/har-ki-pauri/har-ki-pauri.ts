import { arch, hollow, wall } from '../../kit/buildings/facade.ts';
import { chhatri, onionDome } from '../../kit/buildings/mughal.ts';
import { shrine } from '../../kit/buildings/temples.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Time } from '../../kit/core/palettes.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { broadWoods, heightAt, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { floatingLamps, lodging, nearSteps, umbrella } from '../../kit/water/bathing-steps.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const plans = ['steps', 'lamps', 'close'] as const;
const hours: Record<Time, number> = { dawn: 6, morning: 9, noon: 12, golden: 17, dusk: 18.75, night: 20 };

export const harKiPauri: Painter = {
  temperament: 'forest',
  times: ['dusk', 'golden', 'dawn', 'morning', 'night'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  // a clock's hands cannot be mirrored; it leans either way by itself
  mirrors: false,
  paint(s) {
    const plan = s.r.pick(plans);
    const onSteps = plan === 'steps';
    const shore = s.horizon - (onSteps ? 20 * s.u : 0);
    const deep = s.h - shore;
    const lean = s.r.pick([-1, 1]);
    const at = (t: number) => (lean > 0 ? s.w * t : s.w * (1 - t));
    const bank = mirrored(s, hill(s, shore, at) + town(s, shore, at), shore, 0.34, 0.7);
    const close = plan === 'close';
    const edge = shore + deep * (close ? s.r.between(0.46, 0.54) : s.r.between(0.2, 0.26));
    const near = { ...s, u: close ? Math.min(s.u * s.r.between(1.5, 1.64), edge / 420) : s.u };
    const island = mirrored(s, bridge(near, edge, at) + platform(near, edge, at, close), edge, 0.4, 0.7);
    const art =
      paintSky(s) +
      birds(s, at(s.r.between(0.5, 0.6)), shore * s.r.between(0.16, 0.28)) +
      bank.art +
      water(s, { top: shore, colour: '#4d8a84' }) +
      bank.echo +
      mist(s, shore, 30 * s.u, 0.3) +
      island.echo +
      island.art;
    const lamps = s.glowing || s.time === 'dawn' ? floatingLamps(s, edge, s.h - edge, -s.w) : '';
    if (!onSteps) return { art: art + lamps, says: 'the clock tower and the footbridge of Har Ki Pauri on the Ganga' };
    const before = s.glowing ? 'priests raising lamps' : 'pilgrims on the steps';
    return { art: art + nearSteps(s), says: `${before} before the clock tower of Har Ki Pauri on the Ganga` };
  },
};

/** The wooded hill above the town, its white temple and the cabins that go up to it. */
function hill(s: Scene, shore: number, at: (t: number) => number): string {
  const top = s.r.between(0.72, 0.84);
  const peak = at(top) / s.w;
  const rise = shore * s.r.between(0.36, 0.46);
  const swell = (t: number, wide: number) => Math.exp(-((t / wide) ** 2));
  const shoulder = s.r.pick([-1, 1]) * s.r.between(0.2, 0.3);
  const far = profile(s.r, s.w, { y: shore * 0.74, rise: 60 * s.u, rough: 0.5 });
  const slope = profile(s.r, s.w, {
    y: shore * 0.86,
    rise: 34 * s.u,
    bend: (t) => -rise * (swell(t - peak, 0.13) + 0.5 * swell(t - peak + shoulder, 0.16)),
  });
  const [x, foot] = [at(top), heightAt(slope, at(top)) - 6 * s.u];
  const [from, start] = [at(top - 0.3), shore - 90 * s.u];
  const rope = (k: number) => start + (foot - start) * k + Math.sin(Math.PI * k) * 22 * s.u;
  let cabins = '';
  for (let i = 0; i < 3; i++) {
    const k = (i + s.r.between(0.3, 0.7)) / 3.2;
    cabins += place(
      from + (x - from) * k,
      rope(k),
      s.u,
      stroke('M0 0v9', s.shade('#5a5048'), 1.6) + shape('M-8 9h16v13h-16Z', s.lit('#d9692f')),
    );
  }
  const line = [0.2, 0.4, 0.6, 0.8, 1].map((k) => d`L${from + (x - from) * k} ${rope(k)}`).join('');
  return (
    land(s, far, shore + 4, s.far('#6f8a80', 0.66)) +
    place(x, foot + 12 * s.u, s.u, shape('M-38 34V-10H38V34Z', wall(s, '#e8dcc4'))) +
    place(x, foot + 4 * s.u, s.u, shrine(s, 46, 88, '#f6ecda')) +
    broadWoods(s, slope, shore + 4, s.far('#4f7a4e', 0.3), 15 * s.u) +
    stroke(d`M${from} ${start}${line}`, s.shade('#5a5048'), 1.6 * s.u, 0.8) +
    cabins
  );
}

/** Lodging houses on the far bank, the temples before them at the water. */
function town(s: Scene, shore: number, at: (t: number) => number): string {
  const terrace = shore - 34 * s.u;
  const colours = ['#f0dcc0', '#e8b48a', '#f4e8d4', '#d9927a', '#e0c8a0', '#c9d4cc'] as const;
  let art = '';
  for (let x = -20 * s.u; x < s.w + 40 * s.u; x += s.r.between(60, 76) * s.u)
    art += place(x, terrace, s.u, lodging(s, s.r.between(50, 128), s.r.pick(colours)));
  const spires = s.r.int(4, 5);
  const hues = ['#c8503a', '#f4ead6', '#e09a52', '#f0d8b0', '#b8443a'] as const;
  for (let i = 0; i < spires; i++) {
    const h = [176, 128, 150, 116, 140][i] ?? 120;
    const x = at(0.52 + (i * 0.36) / spires + s.r.between(-0.01, 0.01));
    art += place(x, terrace + 12 * s.u, s.u * s.r.between(0.9, 1.1), shrine(s, h * 0.42, h, hues[i] ?? hues[0]));
  }
  art += stairs(s, [-20, s.w + 20], terrace, shore, 5, '#e0bd98');
  return (
    art +
    crowd(s, {
      from: 0,
      to: s.w,
      top: terrace + 14 * s.u,
      bottom: shore - 2 * s.u,
      count: s.r.int(20, 26),
      small: 24 * s.u,
      tall: 28 * s.u,
      poses: ['standing', 'sari', 'resting', 'child'],
    })
  );
}

/** Levels of stone from `top` down to the water, each a little darker. */
function stairs(s: Scene, [a, b]: readonly [number, number], top: number, foot: number, levels: number, stone: Hex) {
  const [light, dim] = [s.lit(stone), s.shade(mix(stone, '#8a5a44', 0.4))];
  let art = '';
  for (let i = 0; i < levels; i++) {
    const y = top + ((foot - top) * i) / levels;
    art +=
      shape(d`M${a} ${y}H${b}V${foot + 2}H${a}Z`, mix(light, dim, 0.2 + (0.6 * i) / levels)) +
      stroke(d`M${a} ${y}H${b}`, light, 1.8 * s.u, 0.8);
  }
  return art;
}

/** The island of the clock tower, full of people. */
function platform(s: Scene, edge: number, at: (t: number) => number, close: boolean): string {
  const top = edge - 46 * s.u;
  const ends = [at(-0.05), at(0.6)].sort((a, b) => a - b) as [number, number];
  const tower = at(close ? s.r.between(0.36, 0.44) : s.r.between(0.3, 0.4));
  let art = place(at(0.1), top + 4 * s.u, s.u, shrine(s, 84, 190, s.r.pick(['#e8c48f', '#d9805a', '#f4ead6'])));
  art += place(at(0.2), top + 4 * s.u, s.u, chhatri(s, 76, '#f0dcc0', '#d9805a'));
  art += stairs(s, ends, top, edge, 4, '#e8c8a4');
  art += place(tower, top + 6 * s.u, s.u * (close ? 1 : s.r.between(1, 1.14)), clockTower(s));
  for (const t of [0.06, 0.48, 0.55])
    art += place(at(t + s.r.between(-0.02, 0.02)), top + 20 * s.u, 1.25, umbrella(s, 0, 0));
  return (
    art +
    crowd(s, {
      from: at(0.02),
      to: at(0.57),
      top: top + 6 * s.u,
      bottom: edge - 8 * s.u,
      count: s.r.int(15, 19),
      small: 44 * s.u,
      tall: 54 * s.u,
      poses: ['sari', 'standing', 'resting', 'meditating', 'child', 'carrying'],
    })
  );
}

/** Its clock tells the hour of the picture; its foot at the origin. */
function clockTower(s: Scene): string {
  const [brick, cream] = ['#c4664a', '#f4e6cc'] as const;
  const block = (half: number, foot: number, top: number, colour: Hex) =>
    shape(d`M${-half} ${foot}V${top}H${half}V${foot}Z`, wall(s, colour));
  const ledge = (half: number, y: number) => shape(d`M${-half} ${y}h${half * 2}l-5 9h${-half * 2 + 10}Z`, s.lit(cream));
  const hour = hours[s.time];
  const hand = (turn: number, long: number) =>
    d`M0-231l${Math.sin(turn * 2 * Math.PI) * long} ${-Math.cos(turn * 2 * Math.PI) * long}`;
  let windows = '';
  for (const y of [-98, -148]) windows += arch(0, y, 15, 34);
  return (
    place(0, -296, 1, onionDome(s, 42, cream)) +
    block(22, -272, -296, cream) +
    [-1, 1].map((way) => place(way * 30, -268, 1, chhatri(s, 15, cream, brick))).join('') +
    block(38, 0, -64, cream) +
    shape(arch(0, 0, 30, 50), hollow(s, cream)) +
    block(28, -64, -190, brick) +
    stroke('M-20-72V-182M20-72V-182', s.lit(cream), 3, 0.8) +
    shape(windows, hollow(s, brick)) +
    block(36, -190, -268, cream) +
    ledge(46, -68) +
    ledge(46, -194) +
    ledge(46, -272) +
    disc(0, -231, 26, s.shade(brick)) +
    disc(0, -231, 22, s.glowing ? '#fff0c4' : s.lit('#fdf8ec')) +
    stroke(hand(hour / 12, 11) + hand(hour % 1, 17), s.sky.deep, 3)
  );
}

/** A low footbridge of three spans from the island's end to the bank. */
function bridge(s: Scene, edge: number, at: (t: number) => number): string {
  const [a, b] = [at(0.56), at(1.06)];
  const deck = (k: number) => edge - (48 + Math.sin(Math.PI * k) * 20) * s.u;
  const steel = mix(s.shade('#b5533a'), s.sky.deep, 0.1);
  const along = (lift: number) =>
    Array.from(
      { length: 13 },
      (_, i) => d`${i ? 'L' : 'M'}${a + ((b - a) * i) / 12} ${deck(i / 12) - lift * s.u}`,
    ).join('');
  let posts = '';
  for (let i = 0; i <= 24; i++) posts += d`M${a + ((b - a) * i) / 24} ${deck(i / 24)}v${-24 * s.u}`;
  let art = '';
  for (const k of [0.28, 0.56, 0.84]) {
    const x = a + (b - a) * k;
    art += shape(
      d`M${x - 15 * s.u} ${edge + 3}V${deck(k) + 20 * s.u}l${-9 * s.u} ${-20 * s.u}h${48 * s.u}l${-9 * s.u} ${20 * s.u}V${edge + 3}Z`,
      wall(s, '#dcc4a4'),
    );
  }
  const cloths = ['#d9822b', '#a8323a', '#e8d8c0', '#4a4a8a', '#2f7d7a'] as const;
  for (let i = 0; i < 9; i++) {
    const k = (i + s.r.between(0.2, 0.8)) / 9;
    const cloth = mix(s.sky.deep, s.shade(s.r.pick(cloths)), 0.6);
    art += person(s.r.pick(['walker', 'sari', 'standing']), a + (b - a) * k, deck(k), 44 * s.u, cloth, s.r.chance(0.5));
  }
  return (
    art +
    stroke(along(-3), s.lit('#e8c8a4'), 11 * s.u) +
    stroke(posts, steel, 1.8 * s.u) +
    stroke(along(24), steel, 3.4 * s.u) +
    stroke(along(12), steel, 1.6 * s.u)
  );
}
