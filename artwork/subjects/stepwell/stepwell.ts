import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { wellFront } from './fronts.ts';
import { corridor } from './storeys.ts';
import { foldedStairs, roundWell, steppedTank } from './views.ts';

const stones = ['#dcae78', '#cfa27a', '#d9b890', '#c99268'] as const;

const plans = ['pyramid', 'storeys', 'stairs', 'round', 'tank'] as const;
type Plan = (typeof plans)[number];

const views: Record<Plan, { readonly says: string; readonly paint: (s: Scene, stone: Hex) => string }> = {
  pyramid: { says: 'a stepwell whose stairs fold down to green water', paint: pyramid },
  storeys: { says: 'the pillared storeys of a stepwell going down to the water', paint: corridor },
  stairs: { says: 'women with water pots on the folded stairs of a stepwell', paint: foldedStairs },
  round: { says: 'a round stepwell seen from its rim, gallery below gallery down to the water', paint: roundWell },
  tank: { says: 'a stepped tank whose terraces are mirrored in its water', paint: steppedTank },
};

export const stepwell: Painter = {
  temperament: 'desert',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.3, wide: 0.32, tall: 0.26, square: 0.28 },
  paint(s) {
    const stone = s.r.pick(stones);
    const { says, paint } = views[s.r.pick(plans)];
    return { art: paintSky(s) + birds(s, s.w * s.r.between(0.2, 0.8), s.horizon * 0.4, 6) + paint(s, stone), says };
  },
};

/** The inverted pyramid: stairs in triangles on three walls, a palace front on the far one. */
function pyramid(s: Scene, stone: Hex): string {
  const top = s.horizon + 16 * s.u;
  const bottom = s.h * s.r.between(0.74, 0.8);
  const middle = s.w * (s.crop === 'tall' ? s.r.between(0.46, 0.54) : s.r.pick([0.34, 0.5, 0.66]));
  const levels = s.crop === 'tall' ? 9 : 7;
  const rim = s.w * (s.crop === 'tall' ? 0.4 : 0.36);
  const pool = rim * 0.46;
  const at = (level: number) => ({
    y: top + (bottom - top) * (level / levels),
    half: rim + (pool - rim) * (level / levels),
  });
  const lit = s.lit(stone);
  const dim = s.shade(stone);
  let art = rimBuildings(s, top, stone, middle, rim);
  let ledges = '';
  let bright = '';
  let dark = '';
  for (let i = 0; i < levels; i++) {
    const [a, b] = [at(i), at(i + 1)];
    const tall = b.y - a.y;
    art += shape(
      d`M${middle - a.half} ${a.y}H${middle + a.half}L${middle + b.half} ${b.y}H${middle - b.half}Z`,
      mix(lit, dim, 0.3 + 0.05 * i),
    );
    ledges += d`M${middle - a.half} ${a.y + 2}H${middle + a.half}`;
    const count = 5 + ((levels - i) >> 1);
    const step = (b.half * 2) / count;
    for (let k = 0; k < count; k++) {
      const x = middle - b.half + step * (k + 0.5);
      const [w, foot] = [step * 0.4, b.y];
      for (let n = 0; n < 4; n++) {
        const [y0, reach] = [foot - (tall * 0.9 * n) / 4, w * (1 - n / 4)];
        bright += d`M${x - reach} ${y0}h${reach}v${(-tall * 0.9) / 4}h${-reach * 0.76}Z`;
        dark += d`M${x + reach} ${y0}h${-reach}v${(-tall * 0.9) / 4}h${reach * 0.76}Z`;
      }
    }
  }
  const [open, water] = s.side < 0 ? [bright, dark] : [dark, bright];
  art +=
    shape(open, s.lit(mix(stone, '#fff0d0', 0.3)), 0.9) +
    shape(water, s.shade(mix(stone, '#6a4030', 0.25)), 0.8) +
    stroke(ledges, s.lit(mix(stone, '#fff4dc', 0.5)), 3 * s.u, 0.8);
  art += wellFront(s, stone, { x: middle, top, bottom, rim });
  for (const way of [-1, 1]) art += sideWall(s, stone, middle, way, at, levels);
  art += shape(
    d`M${middle - pool} ${bottom}H${middle + pool}L${middle + pool * 1.7} ${s.h + 4}H${middle - pool * 1.7}Z`,
    s.between(
      bottom,
      s.h,
      [0, mix(s.shade('#5f7f4a'), s.sky.air[2], 0.3)],
      [1, mix(s.shade('#3f6a48'), s.sky.deep, 0.4)],
    ),
  );
  art += reflections(s, middle, bottom, pool, stone);
  return art + visitors(s, middle, at, levels);
}

/** What stands along the rim: low walls, kiosks, trees beyond. */
function rimBuildings(s: Scene, top: number, stone: Hex, middle: number, rim: number): string {
  let trees = d`M-10 ${top}`;
  for (let x = -10; x < s.w + 40; x += 36 * s.u) trees += d`q${18 * s.u} ${-s.r.between(16, 46) * s.u} ${36 * s.u} 0`;
  let kiosks = '';
  for (const [t, w] of [
    [-1.1, 54],
    [1.1, 54],
    [-1.5, 40],
    [1.52, 40],
  ] as const)
    kiosks += place(middle + t * rim, top - 14 * s.u, s.u, chhatri(s, w, stone));
  return (
    shape(`${trees}V${Math.round(top)}H-10Z`, s.far('#6f8450', 0.4)) +
    kiosks +
    shape(
      d`M-10 ${top + 4}v${-20 * s.u}H${s.w + 10}v${20 * s.u}Z` + merlons(-10, s.w + 10, top - 15 * s.u, 14 * s.u),
      s.far(stone, 0.14),
    ) +
    shape(d`M-10 ${top}H${s.w + 10}V${s.h}H-10Z`, s.shade(stone))
  );
}

type Level = (level: number) => { readonly y: number; readonly half: number };

/** A wall coming towards us, its ledges fanning out. */
function sideWall(s: Scene, stone: Hex, middle: number, way: number, at: Level, levels: number): string {
  const rim = at(0);
  const far = (i: number): Point => [middle + way * at(i).half, at(i).y];
  const edge = way < 0 ? -20 : s.w + 20;
  const grow = 1.9;
  const near = (i: number): Point => [
    Math.abs(far(i)[0] - middle) * grow * way + middle,
    rim.y - 60 * s.u + (at(i).y - rim.y) * grow,
  ];
  const lightSide = way !== s.side;
  const base = lightSide ? s.lit(stone) : s.shade(stone);
  let art = shape(
    outline([far(0), near(0), [edge, near(0)[1]], [edge, s.h + 10], near(levels), far(levels)]),
    mix(base, s.shade(stone), 0.25),
  );
  let steps = '';
  let shadows = '';
  for (let i = 0; i < levels; i++) {
    const [a, b, c, e] = [far(i), near(i), near(i + 1), far(i + 1)];
    const end: Point = [a[0] + (b[0] - a[0]) * 2.6, a[1] + (b[1] - a[1]) * 2.6];
    art += stroke(d`M${a[0]} ${a[1]}L${end[0]} ${end[1]}`, s.lit(mix(stone, '#fff4dc', 0.5)), 2.6 * s.u, 0.7);
    const count = 5;
    const seen = way < 0 === middle < s.w / 2 ? 7 : 13;
    const mixed = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    for (let k = 0; k < seen; k++) {
      const [t0, t1, t2] = [(k + 0.12) / count, (k + 0.5) / count, (k + 0.88) / count];
      const apex = mixed(a, b, t1);
      const foot0 = mixed(e, c, t0);
      const foot1 = mixed(e, c, t1);
      const foot2 = mixed(e, c, t2);
      steps += outline([apex, foot0, foot1]);
      shadows += outline([apex, foot1, foot2]);
    }
  }
  return (
    art +
    shape(steps, s.lit(mix(stone, '#fff0d0', 0.3)), lightSide ? 0.8 : 0.4) +
    shape(shadows, s.shade(mix(stone, '#6a4030', 0.3)), 0.6)
  );
}

function reflections(s: Scene, x: number, y: number, pool: number, stone: Hex): string {
  let path = '';
  for (let i = 0; i < 5; i++) {
    const k = x - pool + pool * 2 * ((i + 0.5) / 5);
    path += d`M${k - pool * 0.1} ${y}L${k} ${y + 50 * s.u}L${k + pool * 0.1} ${y}Z`;
  }
  let lines = '';
  for (let i = 0; i < 16; i++) {
    const t = s.r.next();
    const half = s.r.between(10, 50) * s.u;
    lines += d`M${x + s.r.between(-1, 1) * pool * (0.8 + t * 0.5)} ${y + (s.h - y) * (0.08 + t * 0.9)}h${half}`;
  }
  return (
    shape(path, s.lit(stone), 0.22) +
    stroke(lines, s.sky.air[3], 2 * s.u, 0.4) +
    stroke(d`M${x - pool} ${y}h${pool * 2}`, s.lit('#fff0d0'), 3 * s.u, 0.6)
  );
}

function visitors(s: Scene, middle: number, at: Level, levels: number): string {
  const cloths = ['#a8323a', '#d9822b', '#8a2f5f', '#2f6f7a'] as const;
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  let art = '';
  for (let i = 1; i <= 7; i++) {
    const level = at(Math.min(levels, i));
    const way = i % 2 ? -1 : 1;
    art += person(
      s.r.pick(['sari', 'carrying', 'standing']),
      middle + way * level.half * s.r.between(0.56, 0.9),
      level.y + 2,
      (24 + i * 2) * s.u,
      mix(dark, s.shade(s.r.pick(cloths)), 0.6),
      way > 0,
    );
  }
  return art;
}
