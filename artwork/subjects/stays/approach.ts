import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import { d, n, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { profile } from '../../kit/land/ridges.ts';
import type { Surroundings } from '../../kit/land/surroundings.ts';
import { fence, path } from '../../kit/plants/garden.ts';
import { flowers, grass } from '../../kit/plants/plants.ts';
import { teaSlope } from '../../kit/plants/tea.ts';
import { beachedBoat, rowingBoat, shikara } from '../../kit/things/boats.ts';
import { cart, rickshaw } from '../../kit/things/street-vehicles.ts';
import { reflection, water } from '../../kit/water/water.ts';

type Front = 'lawn' | 'water' | 'street' | 'wall' | 'meadow' | 'tea' | 'sand';

/** What may lie between a house's garden and us. */
const fronts: Record<Setting, readonly [Front, ...Front[]]> = {
  mountain: ['wall', 'meadow', 'lawn'],
  highland: ['wall', 'wall', 'lawn'],
  hills: ['tea', 'wall', 'meadow', 'lawn'],
  lake: ['water', 'water', 'lawn', 'wall'],
  river: ['water', 'wall', 'lawn', 'meadow'],
  plain: ['meadow', 'wall', 'street', 'lawn'],
  desert: ['wall', 'lawn', 'sand'],
  coast: ['sand', 'sand', 'lawn', 'wall'],
  backwater: ['water', 'water', 'lawn'],
  city: ['street', 'street', 'wall', 'lawn'],
  town: ['street', 'street', 'wall', 'lawn'],
  forest: ['meadow', 'wall', 'lawn', 'water'],
};

interface Way {
  /** Where the path meets the house. */
  readonly x: number;
  readonly wide: number;
  readonly surface: string;
}

/** The path to a door, and what it comes from: the street, a jetty, a gate in a wall, a flowering meadow. */
export function approach(s: Scene, around: Surroundings, x: number, wide: number, surface = '#d9c09a'): string {
  const possible = fronts[around.setting];
  const way = { x, wide, surface };
  const front = possible[Math.floor((around.lot ?? 0) * possible.length)] ?? possible[0];
  if (front === 'lawn') return path(s, x, around.ground, wide, surface);
  const y = around.ground + (s.h - around.ground) * (front === 'tea' ? 0.62 : 0.46);
  return scenes[front](s, around, way, y);
}

/** The near part of the path, straight to where it ends. */
function lane(s: Scene, { ground }: Surroundings, { x, wide, surface }: Way, y: number): string {
  const [near, far] = [wide * s.u * (0.5 + ((y - ground) / (s.h - ground)) * 1.5), wide * s.u * 0.5];
  return shape(
    d`M${x - far} ${ground}C${x - far} ${ground + (y - ground) * 0.5} ${x - near} ${ground + (y - ground) * 0.5} ${x - near} ${y}H${x + near}C${x + near} ${ground + (y - ground) * 0.5} ${x + far} ${ground + (y - ground) * 0.5} ${x + far} ${ground}Z`,
    s.between(ground, s.h, [0, s.far(surface, 0.12)], [1, mix(s.shade(surface), s.sky.deep, 0.2)]),
  );
}

const scenes: Record<Exclude<Front, 'lawn'>, (s: Scene, around: Surroundings, way: Way, y: number) => string> = {
  water(s, around, way, y) {
    const green = around.setting === 'backwater' || around.setting === 'forest';
    const bank = shape(
      d`M0 ${y + 5 * s.u}V${y - 6 * s.u}Q${s.w * 0.3} ${y - 14 * s.u} ${s.w * 0.6} ${y - 4 * s.u}T${s.w} ${y - 7 * s.u}V${y + 5 * s.u}Z`,
      mix(s.lit('#a08a62'), s.shade('#7a6a4c'), 0.6),
    );
    const reeds = [s.r.between(0, 0.12), s.r.between(0.7, 0.84)]
      .map((t) => grass(s.r, s.w * t, s.w * (t + 0.13), () => y + 5 * s.u, 34 * s.u, 9 * s.u))
      .join('');
    const side = s.r.pick([-1, 1]);
    const [deck, half] = [s.lit('#b58a58'), way.wide * 0.62 * s.u];
    const foot = y + (s.h - y) * 0.44;
    const rowed = around.setting !== 'lake' || s.r.chance(0.4);
    const boat = rowed ? rowingBoat(s, s.r.pick(['#2f6f8a', '#8a4a34', '#3f6f4c']), false) : shikara(s, '#c4402b');
    return (
      lane(s, around, way, y) +
      water(s, { top: y, colour: green ? '#4f8474' : '#3a8292', glitter: 0.6 }) +
      (around.house ? reflection(s, around.house, y, 0.3, 1 - (y - around.ground) / y) : '') +
      bank +
      shape(reeds, s.far('#4f7a48', 0.05)) +
      stroke(
        d`M${way.x - half} ${y + 14 * s.u}v${22 * s.u}M${way.x + half} ${y + 14 * s.u}v${22 * s.u}M${way.x - half * 1.5} ${foot}v${30 * s.u}M${way.x + half * 1.5} ${foot}v${30 * s.u}`,
        s.shade('#6a4a30'),
        7 * s.u,
      ) +
      shape(
        d`M${way.x - half} ${y - 8 * s.u}H${way.x + half}L${way.x + half * 1.6} ${foot}H${way.x - half * 1.6}Z`,
        deck,
      ) +
      shape(
        d`M${way.x - half * 1.6} ${foot}H${way.x + half * 1.6}v${8 * s.u}H${way.x - half * 1.6}Z`,
        s.shade('#8a6440'),
      ) +
      stroke(planks(way.x, half, y, foot), s.shade('#8a6440'), 1.6 * s.u, 0.7) +
      place(way.x + side * (half * 1.6 + (rowed ? 104 : 176) * s.u), foot + 6 * s.u, s.u * 1.1, boat, side < 0)
    );
  },
  street(s, around, way, y) {
    const kerb = y + (s.h - y) * 0.3;
    const stone = s.between(y, kerb, [0, s.far('#d8cab4', 0.12)], [1, s.lit('#c9b89c')]);
    const asphalt = s.between(kerb, s.h, [0, s.far('#77727c', 0.06)], [1, mix(s.shade('#5a5660'), s.sky.deep, 0.3)]);
    const lanes = kerb + (s.h - kerb) * 0.62;
    let joints = '';
    for (let x = s.r.between(0, 60); x < s.w; x += 74 * s.u)
      joints += d`M${x} ${y}l${(x - s.w / 2) * 0.05} ${kerb - y}`;
    const dash = Math.round(80 * s.u);
    // on the far lane, so to the right
    const vehicle = s.r.chance(0.62) ? place(0, 0, 1, rickshaw(s), s.turned) : cart(s);
    const at = s.w * (way.x < s.w / 2 ? s.r.between(0.66, 0.84) : s.r.between(0.16, 0.34));
    return (
      lane(s, around, way, y) +
      lowWall(s, around, way, y) +
      shape(d`M0 ${y}H${s.w}V${kerb}H0Z`, stone) +
      stroke(joints, s.shade('#b5a488'), 1.6, 0.6) +
      shape(d`M0 ${kerb}H${s.w}v${7 * s.u}H0Z`, s.shade('#a89a84')) +
      shape(d`M0 ${kerb + 7 * s.u}H${s.w}V${s.h}H0Z`, asphalt) +
      `<path d="M0 ${n(lanes)}H${s.w}" stroke="${s.lit('#f3e2b4')}" stroke-width="${n(5 * s.u)}" stroke-dasharray="${dash} ${dash}" opacity=".6"/>` +
      place(at, kerb + 22 * s.u, s.u * 0.92, vehicle)
    );
  },
  wall(s, around, way, y) {
    const wood = around.setting === 'plain' || around.setting === 'forest' || s.r.chance(0.3);
    const gap = way.wide * 1.5 * s.u + 22 * s.u;
    const ends = [
      [-10, way.x - gap],
      [way.x + gap, s.w + 10],
    ] as const;
    const bars = ends
      .map(([from, to]) =>
        wood
          ? fence(s, from, to, y + 14 * s.u, mix(s.shade('#9a7048'), s.sky.deep, 0.08))
          : stoneWall(s, from, to, y + 14 * s.u),
      )
      .join('');
    const posts = [-1, 1]
      .map((side) => {
        const x = way.x + side * (gap - 8 * s.u);
        return (
          shape(d`M${x - 11 * s.u} ${y + 18 * s.u}v${-62 * s.u}h${22 * s.u}v${62 * s.u}Z`, s.lit('#d9c4a0')) +
          shape(d`M${x - 15 * s.u} ${y - 42 * s.u}h${30 * s.u}v${-8 * s.u}h${-30 * s.u}Z`, s.shade('#b59a74'))
        );
      })
      .join('');
    return blooms(s, y + 20 * s.u, way) + lane(s, around, way, s.h + 4) + bars + posts;
  },
  meadow(s, around, way, y) {
    const stones = Array.from(
      { length: 4 },
      () => [s.w * s.r.next(), y + (s.h - y) * s.r.between(0.1, 0.8), s.r.between(30, 66) * s.u] as const,
    ).filter(([at]) => at < way.x - 230 * s.u || at > way.x + 330 * s.u);
    return (
      blooms(s, y - 10 * s.u, way) +
      path(s, way.x, around.ground, way.wide, way.surface) +
      (around.setting === 'mountain' || around.setting === 'river' ? looseBoulders(s, stones, '#a8a298') : '')
    );
  },
  tea(s, around, way, y) {
    const line = profile(s.r, s.w, {
      y: y + 8 * s.u,
      rise: 16 * s.u,
      rough: 0.3,
      points: 12,
      bend: (t) => (t - 0.5) ** 2 * 110 * s.u,
    });
    return lane(s, around, way, y + 24 * s.u) + teaSlope(s, line, 0.02, 1.4);
  },
  sand(s, around, way, y) {
    const sand = around.setting === 'coast' ? '#f0d9ae' : '#e6bd86';
    const beach = shape(
      d`M-10 ${s.h}V${y}Q${s.w * 0.26} ${y - 22 * s.u} ${s.w * 0.55} ${y}T${s.w + 10} ${y - 8 * s.u}V${s.h}Z`,
      s.between(y, s.h, [0, s.far(sand, 0.1)], [1, mix(s.shade(sand), s.sky.deep, 0.12)]),
    );
    let ridges = '';
    for (let i = 0; i < 16; i++) {
      const t = s.r.next();
      ridges += d`M${s.r.next() * s.w} ${y + (s.h - y) * (0.1 + 0.85 * t)}q${(16 + 30 * t) * s.u} ${-5 * s.u} ${(32 + 60 * t) * s.u} 0`;
    }
    const at = s.w * (way.x < s.w / 2 ? s.r.between(0.68, 0.82) : s.r.between(0.18, 0.32));
    const boat =
      around.setting === 'coast'
        ? place(at, y + (s.h - y) * 0.5, s.u * 0.8, beachedBoat(s, s.r.pick(['#2f7fa8', '#c4402b', '#3f8a5a'])))
        : '';
    return (
      lane(s, around, way, y + 14 * s.u) +
      beach +
      stroke(ridges, s.shade(sand), 2 * s.u, 0.5) +
      shape(
        grass(s.r, 0, s.w * 0.3, () => y - 2 * s.u, 22 * s.u, 12 * s.u),
        s.far('#7a8a4c', 0.05),
      ) +
      boat
    );
  },
};

function planks(x: number, half: number, from: number, to: number): string {
  let path = '';
  for (let i = 1; i < 6; i++) {
    const t = (i / 6) ** 1.3;
    const reach = half * (1 + 0.6 * t);
    path += d`M${x - reach} ${from + (to - from) * t}h${reach * 2}`;
  }
  return path;
}

/** A garden wall along a pavement, open where the path passes. */
function lowWall(s: Scene, { setting }: Surroundings, { x, wide }: Way, y: number): string {
  const tall = 26 * s.u;
  const gap = wide * 1.3 * s.u + 10 * s.u;
  const face = s.lit(setting === 'city' ? '#e6cfae' : '#d9b48c');
  const piece = (from: number, to: number) =>
    shape(d`M${from} ${y}v${-tall}H${to}v${tall}Z`, face) +
    shape(d`M${from} ${y - tall}v${-6 * s.u}H${to}v${6 * s.u}Z`, s.shade('#b5946c'));
  return piece(-10, x - gap) + piece(x + gap, s.w + 10);
}

function stoneWall(s: Scene, from: number, to: number, y: number): string {
  const tall = 30 * s.u;
  let joints = '';
  for (let row = 0; row < 3; row++)
    for (let x = from + s.r.between(0, 20); x < to - 10; x += s.r.between(26, 44) * s.u)
      joints += d`M${x} ${y - tall + (row * tall) / 3}v${tall / 3}`;
  return (
    shape(d`M${from} ${y}v${-tall}H${to}v${tall}Z`, s.lit('#b5aa98')) +
    stroke(
      `${joints}${d`M${from} ${y - tall / 3}H${to}M${from} ${y - (tall * 2) / 3}H${to}`}`,
      s.shade('#8a8070'),
      2 * s.u,
      0.8,
    ) +
    shape(d`M${from} ${y - tall}v${-7 * s.u}H${to}v${7 * s.u}Z`, s.lit('#cfc4b0'))
  );
}

/** Flowers in the near grass, larger towards us, none on the path. */
function blooms(s: Scene, y: number, { x }: Way): string {
  const hues = s.r.pick([
    ['#e0567a', '#f3ead8'],
    ['#f0a830', '#f3ead8'],
    ['#c94f8a', '#f0c24a'],
    ['#8a6ac4', '#f3ead8'],
  ]);
  const depth = s.h - y;
  return hues
    .map((hue, i) =>
      [0, 1, 2]
        .map((band) => {
          const [top, foot] = [y + depth * (0.06 + band * 0.3), y + depth * (0.3 + band * 0.3)];
          const gap = (60 + band * 50) * s.u;
          const left = flowers(s, 0, x - gap, top, foot, 9 - band * 2, s.lit(hue));
          return left + flowers(s, x + gap, s.w, top + i * 6, foot, 9 - band * 2, s.lit(hue));
        })
        .join(''),
    )
    .join('');
}
