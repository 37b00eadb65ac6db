import { pavilion } from '../../kit/buildings/pavilions.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { type Point, place, shape } from '../../kit/core/shapes.ts';
import { seaOfCloud } from '../../kit/land/cloud-sea.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { type Pose, person } from '../../kit/people/people.ts';
import { foliage, leafyTree } from '../../kit/plants/plants.ts';
import { teaSlope } from '../../kit/plants/tea.ts';
import { bushes, factory, plucker, silverOaks, trail } from './tea-garden.ts';

const plans = ['terraces', 'path', 'pluckers', 'clouds', 'factory'] as const;
const told = {
  terraces: 'tea terraces and pluckers on rolling hills',
  path: 'a path through tea bushes to a planter’s bungalow on its hill',
  pluckers: 'women plucking tea into the baskets on their backs, blue hills behind them',
  clouds: 'tea bushes on a hilltop above a sea of cloud',
  factory: 'a tea factory among silver oaks in a valley of tea',
} as const;

export const teaHills: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'dawn', 'noon', 'dusk'],
  horizon: { landscape: 0.5, wide: 0.52, tall: 0.5, square: 0.5 },
  paint(s) {
    const plan = s.r.pick(plans);
    const painted = { terraces, path, pluckers, clouds, factory: valley }[plan];
    const sky = paintSky(s) + birds(s, s.w * s.r.between(0.24, 0.4), s.horizon * s.r.between(0.3, 0.5));
    return { art: sky + painted(s), says: told[plan] };
  },
};

/** Blue ridges one behind the other, and mist below them. */
function ridges(s: Scene, count: number, from = 0.7): string {
  const h = s.horizon;
  let art = '';
  for (let i = 0; i < count; i++)
    art += land(
      s,
      profile(s.r, s.w, { y: h * (from + i * 0.12), rise: (170 - i * 40) * s.u, rough: 0.46 }),
      s.h * 0.8,
      s.far('#5f8a78', 0.7 - i * 0.15),
    );
  return art + mist(s, h * 1.04, 120 * s.u, 0.6);
}

const wood = (s: Scene): string =>
  woods(
    s,
    profile(s.r, s.w, { y: s.horizon * 1.06, rise: 60 * s.u, rough: 0.45 }),
    s.h,
    s.far('#3f7050', 0.34),
    20 * s.u,
  );

/** A slope's skyline: gently uneven, on a curve of our own in shares of the horizon's height. */
const slopeLine = (s: Scene, at: number, bend: (t: number) => number, rise = 26): Point[] =>
  profile(s.r, s.w, {
    y: s.horizon * at,
    rise: rise * s.u,
    rough: 0.3,
    points: 18,
    bend: (t) => bend(t) * s.horizon,
  });

function terraces(s: Scene): string {
  const h = s.horizon;
  let art = ridges(s, 3) + wood(s);
  const lean = s.r.chance(0.5) ? 1 : -1;
  const slopes = [
    [1.14, 0.34, 0.24, 0.9],
    [1.3, 0.22, 0.16, 2.6],
    [1.52, 0.1, 0.08, 0.6],
  ] as const;
  slopes.forEach(([at, size, distance, phase], i) => {
    const line = slopeLine(s, at, (t) => Math.sin(t * 3.4 * lean + phase * lean) * (0.12 + i * 0.05));
    art += teaSlope(s, line, distance, i);
    if (i < 2) art += shadeTrees(s, line, distance, 5 - i * 2, (70 + i * 60) * s.u);
    if (i === 0) art += bungalow(s, s.w * (lean > 0 ? 0.66 : 0.36), line, 0.82);
    if (i === 1) art += farPluckers(s, line, i, size);
    art += i < 2 ? mist(s, h * (at + 0.18), 80 * s.u, 0.3) : '';
  });
  return s.r.chance(0.5) ? art + corner(s) : art;
}

/** One round hill before us, a trail winding up to the house on it. */
function path(s: Scene): string {
  const peak = s.r.between(0.34, 0.66);
  const broad = s.r.between(0.19, 0.3);
  const high = s.r.between(0.4, 0.6);
  const way = s.r.pick([-1, 1]);
  const hill = slopeLine(s, 1.3, (t) => -high * Math.exp(-(((t - peak) / broad) ** 2)), 12);
  const near = slopeLine(s, 1.62, (t) => 0.1 * Math.sin(t * 4 + peak * 9));
  const top: Point = [s.w * peak, heightAt(hill, s.w * peak) + 12 * s.u];
  const oaks = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => s.r.pick([-1, 1]) * s.r.between(from, to) + peak);
  return (
    ridges(s, 3, 0.6) +
    wood(s) +
    teaSlope(
      s,
      slopeLine(s, 1.18, (t) => 0.08 * Math.sin(t * 5)),
      0.3,
      0,
    ) +
    mist(s, s.horizon * 1.3, 120 * s.u, 0.4) +
    silverOaks(s, hill, oaks(s.r.int(1, 3), 0.075, 0.11), 150, 0.16) +
    bungalow(s, top[0], hill, s.r.between(0.8, 1.15)) +
    teaSlope(s, hill, 0.14, 1) +
    trail(s, top, s.h + 10, s.w * (peak + way * s.r.between(0.2, 0.36)), way) +
    silverOaks(s, hill, oaks(s.r.int(1, 4), 0.2, 0.34), 230, 0.1) +
    teaSlope(s, near, 0.04, 2) +
    (s.r.chance(0.7) ? walkers(s, s.w * (peak + way * 0.3), near) : '')
  );
}

/** Pluckers with their baskets coming home along the lower rows. */
const walkers = (s: Scene, x: number, line: readonly Point[]): string => {
  const count = s.r.int(1, 3);
  const step = 88 * s.u;
  // all of them in the picture, wherever the trail comes down
  const first = Math.max(s.w * 0.13, Math.min(x - 40 * s.u, s.w * 0.87 - step * (count - 1)));
  const cloth = s.r.int(0, 4);
  return Array.from({ length: count }, (_, i) => {
    const at = first + i * step;
    return plucker(s, at, heightAt(line, at) + 26 * s.u, s.r.between(116, 134) * s.u, i + cloth, false);
  }).join('');
};

/** Among the bushes, close enough to see hands and baskets. */
function pluckers(s: Scene): string {
  const line = slopeLine(s, 1.2, (t) => 0.14 * Math.sin(t * 3.2 + 0.4));
  const middle = slopeLine(s, 1.42, (t) => -0.1 * Math.sin(t * 3.6));
  const row = s.h - 150 * s.u;
  const count = s.crop === 'tall' ? s.r.int(1, 3) : s.r.int(2, 4);
  const step = s.w * (s.crop === 'wide' ? 0.15 : 0.21) * s.r.between(0.9, 1.1);
  const first = s.r.between(0.12 * s.w, 0.88 * s.w - step * (count - 1));
  const large = 1.5 - count * 0.12;
  const cloth = s.r.int(0, 4);
  const oaks = Array.from({ length: s.r.int(1, 4) }, () => s.r.between(0.06, 0.94));
  let art =
    ridges(s, 3, 0.62) +
    wood(s) +
    teaSlope(s, line, 0.26, 0) +
    shadeTrees(s, line, 0.26, 4, 84 * s.u) +
    mist(s, s.horizon * 1.36, 90 * s.u, 0.3) +
    teaSlope(s, middle, 0.12, 1) +
    silverOaks(s, middle, oaks, 260, 0.1) +
    bushes(s, row - 4 * s.u, 0.8, 0.1);
  for (let i = 0; i < count; i++)
    art += plucker(
      s,
      first + i * step + s.r.between(-24, 24) * s.u,
      row + (104 + (i % 2) * 22) * s.u,
      s.r.between(240, 276) * large * s.u,
      i + cloth,
      s.r.chance(0.4),
    );
  return art + bushes(s, row + 74 * s.u, 1.1, 0.03) + bushes(s, row + 148 * s.u, 1.4, 0);
}

/** A hilltop at the edge of the sky. */
function clouds(s: Scene): string {
  const lean = s.r.pick([-1, 1]);
  const steep = s.r.between(0.16, 0.44);
  const brow = slopeLine(s, 1.42, (t) => lean * steep * (t - 0.5) - 0.06 * Math.sin(t * 6 + steep * 9), 16);
  const near = slopeLine(s, 1.72, (t) => lean * 0.2 * (t - 0.4));
  const lone = s.w * (lean > 0 ? s.r.between(0.12, 0.3) : s.r.between(0.7, 0.88));
  const people = s.w * (lean > 0 ? s.r.between(0.42, 0.66) : s.r.between(0.34, 0.58));
  const green = mix(s.sky.deep, s.shade('#2f5a3a'), 0.5);
  const landmarks = {
    tree: () =>
      place(
        lone,
        heightAt(brow, lone) + 14 * s.u,
        s.r.between(1.8, 2.7) * s.u,
        leafyTree(s, 120, green, s.far('#8fb058', 0.06), 0.42),
      ),
    oaks: () => silverOaks(s, brow, [lone / s.w - 0.05, lone / s.w, lone / s.w + 0.07], 290, 0.04),
    hut: () => bungalow(s, lone, brow, 1.2) + silverOaks(s, brow, [lone / s.w + lean * 0.11], 230, 0.06),
  };
  const stand = (pose: Pose, dx: number, i: number) => {
    const x = people + dx * s.u;
    return person(pose, x, heightAt(brow, x) + 4, 82 * s.u, mix(s.sky.deep, s.shade('#8a2f3f'), 0.5), i > 0);
  };
  const poses = s.r.pick<readonly [Pose, ...Pose[]]>([
    ['sari', 'standing'],
    ['standing'],
    ['resting', 'resting', 'child'],
  ]);
  return (
    seaOfCloud(s) +
    landmarks[s.r.pick(['tree', 'oaks', 'hut'] as const)]() +
    poses.map((pose, i) => stand(pose, i * 40, i)).join('') +
    teaSlope(s, brow, 0.08, 1) +
    teaSlope(s, near, 0.02, 2)
  );
}

/** Slopes leaning in from both sides on the factory at the valley's foot. */
function valley(s: Scene): string {
  const x = s.w * s.r.between(0.34, 0.66);
  const middle = x / s.w;
  const floor = slopeLine(s, 1.24, (t) => -0.34 * Math.min(1, Math.abs(t - middle) / 0.5) ** 2, 14);
  const side = slopeLine(s, 1.6, (t) => -0.5 * Math.max(0, Math.abs(t - middle) - 0.12), 14);
  const foot = heightAt(floor, x) + 74 * s.u;
  const oaks = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => middle + s.r.pick([-1, 1]) * s.r.between(from, to));
  return (
    ridges(s, 3, 0.56) +
    wood(s) +
    teaSlope(s, floor, 0.22, 0) +
    silverOaks(s, floor, oaks(6, 0.19, 0.4), 120, 0.22) +
    mist(s, foot - 30 * s.u, 110 * s.u, 0.35) +
    trail(s, [x + 40 * s.u, foot + 4], s.h + 10, x - 120 * s.u, s.r.pick([-1, 1])) +
    place(x, foot, s.u * s.r.between(0.86, 1.2) * (s.crop === 'tall' ? 0.9 : 1), factory(s), s.r.chance(0.5)) +
    teaSlope(s, side, 0.06, 2) +
    (s.r.chance(0.7) ? farPluckers(s, side, 2, 0.1) : '') +
    silverOaks(s, side, oaks(s.r.int(1, 4), 0.34, 0.6), 330, 0.05)
  );
}

function shadeTrees(s: Scene, line: readonly Point[], distance: number, count: number, tall: number): string {
  const id = s.id();
  let art = `<defs><g id="${id}">${leafyTree(s, 100, s.far('#3f6e48', distance), s.far('#9ab85a', distance), 0.5)}</g></defs>`;
  for (let i = 0; i < count; i++) {
    const x = s.w * s.r.between(0.05, 0.95);
    art += place(x, heightAt(line, x) + 8, (tall / 100) * s.r.between(0.7, 1.1), `<use href="#${id}"/>`, i % 2 === 0);
  }
  return art;
}

/** A few who pluck side by side along one row of a slope, in it to their knees. */
function farPluckers(s: Scene, line: readonly Point[], rank: number, distance: number): string {
  const count = s.r.int(2, 3);
  const tall = (44 + rank * 20) * s.u;
  const step = tall * s.r.between(1, 1.4);
  const first = s.w * s.r.between(0.16, 0.74) - (step * (count - 1)) / 2;
  const down = (40 + rank * 30) * s.u * s.r.between(0.9, 1.5);
  const cloth = s.r.int(0, 4);
  const flip = s.r.chance(0.5);
  const leaf = s.far('#447a3a', distance);
  let art = '';
  for (let i = 0; i < count; i++) {
    const x = first + i * step;
    const y = Math.min(s.h - 12 * s.u, heightAt(line, x) + down);
    art +=
      plucker(s, x, y, tall * s.r.between(0.92, 1.04), cloth + i, flip) +
      shape(foliage(s.r, x, y - tall * 0.04, tall * 0.4, tall * 0.14, 0.08), leaf);
  }
  return art;
}

/** A planter's house: a verandah under one broad low roof. */
const bungalow = (s: Scene, x: number, line: readonly Point[], size: number): string => {
  const w = s.r.between(140, 186);
  return place(
    x,
    heightAt(line, x) + 10,
    s.u * size,
    pavilion(s, {
      w,
      h: 44,
      wall: '#f7efe0',
      roof: s.r.pick(['#b5432f', '#b5432f', '#4f7f6c', '#8a5a44']),
      rise: w * s.r.between(0.18, 0.24),
      columns: s.r.pick([4, 6]),
    }),
    s.r.chance(0.5),
  );
};

function corner(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#2f5a3a'), 0.4);
  return place(s.w * 0.96, s.h + 30, s.u * 4.6, leafyTree(s, 120, green, s.far('#8fb058', 0.04), 0.5));
}
