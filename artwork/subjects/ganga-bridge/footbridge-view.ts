import { wall } from '../../kit/buildings/facade.ts';
import { storeyedTemple } from '../../kit/buildings/temples.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { lodging } from '../../kit/water/bathing-steps.ts';
import { mirrored, water } from '../../kit/water/water.ts';

/** Wooded slopes that meet over the river. */
export function valley(s: Scene, shore: number, gap: number): string {
  let far = '';
  for (let i = 0; i < 3; i++)
    far += land(
      s,
      profile(s.r, s.w, {
        y: shore * (0.84 + i * 0.05),
        rise: (110 - 20 * i) * s.u,
        rough: 0.5,
        bend: (t) => -(Math.abs(t - gap) ** 0.9) * (430 + i * 50) * s.u + 60 * s.u,
      }),
      shore + 4,
      s.far('#5f7f78', 0.72 - i * 0.16),
    );
  far += mist(s, shore * 0.86, 120 * s.u, 0.45);
  far += woods(
    s,
    profile(s.r, s.w, {
      y: shore * 1.03,
      rise: 50 * s.u,
      bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.1) * 470 * s.u,
    }),
    shore + 4,
    s.far('#41695a', 0.24),
    22 * s.u,
    0.3,
  );
  return far;
}

/** How far the bridge reaches, in metres, and where we begin to see it. */
const [near, end] = [2, 64] as const;

/** A footbridge as one who walks on it sees it: the deck runs to the far tower, the cables dip and rise over us. */
export function onFootbridge(s: Scene): string {
  const eye = s.horizon * s.r.between(0.74, 0.82);
  const middle = s.w * s.r.between(0.38, 0.62);
  const focal = ((s.h - eye) * near) / 1.6;
  // a point `side` metres off the middle and `up` over the deck
  const at = (z: number, side: number, up: number): Point => [
    middle + (side * focal) / z,
    eye + ((1.6 - up) * focal) / z,
  ];
  const shore = eye + 120 * s.u;
  const bank = mirrored(s, valley(s, shore, middle / s.w) + farBank(s, shore, middle), shore, 0.34, 0.7);
  const boat = place(
    middle + s.r.pick([-1, 1]) * s.w * s.r.between(0.26, 0.34),
    shore + (s.h - shore) * s.r.between(0.2, 0.36),
    s.u * 0.9,
    rowingBoat(s, '#d9b04b'),
  );
  return (
    paintSky(s) +
    bank.art +
    water(s, { top: shore, colour: '#3d8a84' }) +
    bank.echo +
    mist(s, shore, 36 * s.u, 0.4) +
    birds(s, s.w * s.r.between(0.2, 0.8), eye * s.r.between(0.3, 0.5)) +
    boat +
    span(s, at, middle) +
    walkers(s, at)
  );
}

/** Lodging houses and two temples to both sides of the landing. */
function farBank(s: Scene, shore: number, middle: number): string {
  const colours = ['#f0d9b5', '#e3a878', '#f4e8d4', '#d98a6a', '#e8c48f'] as const;
  const holy = s.r.pick([-1, 1]);
  let art = '';
  for (const way of [-1, 1]) {
    for (let i = s.r.int(4, 6); i > 0; i--)
      art += place(middle + way * (90 + i * 66) * s.u, shore, s.u, lodging(s, s.r.between(50, 120), s.r.pick(colours)));
    const storeys = way === holy ? s.r.int(6, 8) : s.r.int(3, 4);
    art += place(
      middle + way * s.r.between(100, 130) * s.u,
      shore,
      s.u * s.r.between(1, 1.2),
      storeyedTemple(s, storeys),
    );
  }
  return (
    art +
    shape(
      d`M${middle - 40 * s.u} ${shore + 2}l${14 * s.u} ${-112 * s.u}h${52 * s.u}l${14 * s.u} ${112 * s.u}Z`,
      wall(s, '#c9ab88'),
    ) +
    shape(
      d`M${middle - 560 * s.u} ${shore + 4}l${16 * s.u} ${-14 * s.u}H${middle + 544 * s.u}l${16 * s.u} ${14 * s.u}Z`,
      s.lit('#cfae8a'),
    )
  );
}

function span(s: Scene, at: (z: number, side: number, up: number) => Point, middle: number): string {
  const steel = mix(s.shade('#8a5a4a'), s.sky.deep, 0.4);
  const half = 1.5;
  const dip = (z: number) => 1.5 + 15 * ((2 * z) / end - 1) ** 2;
  const line = (points: readonly Point[]) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`;
  const far: number[] = [];
  for (let z = end; z > 0.44; z *= 0.88) far.push(z);
  const [[a, top], [b], [c, low], [e]] = [at(end, -half, 0), at(end, half, 0), at(near, half, 0), at(near, -half, 0)];
  let planks = '';
  for (const z of far) {
    const [[x, y], [x1]] = [at(z, -half, 0), at(z, half, 0)];
    planks += d`M${x} ${y}H${x1}`;
  }
  const tall = (at(end, 0, 0)[1] - at(end, 0, 17)[1]) / 100;
  let art =
    place(
      middle,
      top,
      tall,
      shape('M-26 6L-17-100H-11L-9 6ZM26 6L17-100H11L9 6ZM-18-62H18V-56H-18ZM-24-104H24V-96H-24Z', steel),
    ) +
    shape(
      d`M${a} ${top}H${b}L${c} ${low + 4}H${e}Z`,
      s.between(top, low, [0, s.far('#b59a7c', 0.3)], [1, mix(s.shade('#a8886a'), s.sky.deep, 0.14)]),
    ) +
    stroke(planks, steel, 1.4 * s.u, 0.4);
  for (const side of [-half, half]) {
    const posts = far
      .filter((z) => z > 1.4)
      .map((z) => line([at(z, side, 0), at(z, side, Math.max(1.2, dip(z)))]))
      .join('');
    art +=
      stroke(posts, steel, 1.5 * s.u, 0.85) +
      stroke(line(far.map((z) => at(z, side, 0.4))) + line(far.map((z) => at(z, side, 0.8))), steel, 1.3 * s.u, 0.8) +
      stroke(line(far.map((z) => at(z, side, 1.2))), steel, 4 * s.u) +
      stroke(line(far.map((z) => at(z, side, 0))), steel, 5 * s.u) +
      stroke(line(far.filter((z) => z > 7).map((z) => at(z, side, dip(z)))), steel, 4.6 * s.u);
  }
  if (s.glowing)
    for (const z of [5, 8.5, 14, 24])
      for (const side of [-half, half]) {
        const [x, y] = at(z, side, 1.8);
        const [, foot] = at(z, side, 1.2);
        art +=
          stroke(d`M${x} ${foot}V${y}`, steel, (16 * s.u) / z) +
          disc(x, y, (220 * s.u) / z, s.radial([0, '#ffd68a', 0.8], [1, '#ffb65e', 0])) +
          disc(x, y, (36 * s.u) / z, '#ffe7b0');
      }
  return art;
}

/** Those who come towards us and those who go, the farthest first. */
function walkers(s: Scene, at: (z: number, side: number, up: number) => Point): string {
  const cloths = ['#d9822b', '#a8323a', '#3a4f7a', '#2f7d7a', '#8a2f5f'] as const;
  let art = '';
  let way = s.r.pick([-1, 1]);
  for (const z of [34, 22, 15, 10, 7, 4.6]) {
    way = -way;
    const foot = z + s.r.between(-0.1, 0.1) * z;
    const [x, y] = at(foot, way * s.r.between(0.3, 1.1), 0);
    const tall = y - at(foot, 0, 1.66)[1];
    const cloth = mix(s.sky.deep, s.shade(s.r.pick(cloths)), 0.62);
    art += person(s.r.pick(['sari', 'standing', 'walker', 'carrying']), x, y, tall, cloth, s.r.chance(0.5));
  }
  return art;
}
