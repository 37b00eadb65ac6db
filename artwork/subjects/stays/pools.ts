import type { Hex } from '../../kit/core/colour.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, type Point, place, round, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import type { Surroundings } from '../../kit/land/surroundings.ts';
import { lounger, swimmingPool } from '../../kit/plants/garden.ts';
import { broadLeaves } from '../../kit/plants/plants.ts';
import { reflection } from '../../kit/water/water.ts';

/** A pool between a house and us: `x` is the middle of the house, `wide` the pool's width as a share of the picture. */
type Pool = (s: Scene, around: Surroundings, x: number, wide: number, loungers: number) => string;

const stone = '#e9d6b8';

/** Clear water from one height down to another. */
const blue = (s: Scene, top: number, bottom: number): Hex =>
  s.between(
    top,
    bottom,
    [0, s.glowing ? '#7fe0e0' : mix(s.lit('#8fe0e0'), '#8fe0e0', 0.6)],
    [1, s.glowing ? '#1f8fa8' : mix(s.lit('#2a9fc0'), '#2a9fc0', 0.6)],
  );

/** Ripples between two edges that lie `from` and `to` at a depth 0..1 of the pool. */
function ripples(s: Scene, top: number, bottom: number, span: (t: number) => readonly [number, number]): string {
  let lines = '';
  for (let i = 0; i < 16; i++) {
    const t = s.r.between(0.08, 0.92);
    const [from, to] = span(t);
    const long = (20 + 44 * t) * s.u;
    const at = from + (to - from - long) * s.r.next();
    lines += d`M${at} ${top + (bottom - top) * t}q${long / 2} ${-4 * s.u} ${long} 0`;
  }
  return stroke(lines, '#ffffff', 2.4 * s.u, 0.6);
}

function swimmer(s: Scene, x: number, y: number): string {
  const dark = mix(s.sky.deep, s.shade('#4a2a2a'), 0.4);
  return place(
    x,
    y,
    s.u * 0.8,
    disc(0, -12, 9, dark) + stroke('M-24 3Q0-6 24 3', dark, 6) + stroke('M-46 7h34M14 9h40', '#ffffff', 3, 0.6),
  );
}

/** A paved pool of straight sides. */
const terrace: Pool = (s, { ground }, x, wide, loungers) =>
  swimmingPool(s, x, ground + (s.h - ground) * 0.3, s.w * wide, (s.h - ground) * 0.4, loungers);

/** A pool of curved sides among boulders and broad leaves. */
const lagoon: Pool = (s, { ground }, x, wide, loungers) => {
  const [w, deep] = [s.w * wide * 1.1, s.h - ground];
  const [top, tall] = [ground + deep * 0.3, deep * 0.5];
  const way = s.r.pick([-1, 1]);
  const side: readonly Point[] = [
    [-0.5, 0.42],
    [-0.4, 0.06],
    [-0.12, 0.14],
    [0.12, -0.02],
    [0.42, 0.06],
    [0.54, 0.5],
    [0.34, 0.98],
    [0.06, 0.82],
    [-0.2, 1.02],
    [-0.46, 0.86],
  ];
  const rim = (grow: number) =>
    round(side.map(([u, v]): Point => [x + way * u * w * grow, top + tall * (0.5 + (v - 0.5) * grow)]));
  const shore = (u: number, v: number) => [x + way * u * w, top + tall * v] as const;
  const leaf = mix(s.sky.deep, s.shade('#3f7450'), 0.7);
  return (
    shape(rim(1.12), s.lit(stone)) +
    shape(rim(1), blue(s, top, top + tall)) +
    ripples(s, top, top + tall, (t) => [
      x - w * (0.4 - Math.abs(t - 0.5) * 0.3),
      x + w * (0.42 - Math.abs(t - 0.5) * 0.3),
    ]) +
    swimmer(s, ...shore(0.16, 0.5)) +
    Array.from({ length: loungers }, (_, i) =>
      lounger(s, shore(-0.34 + i * 0.2, 0)[0], top - 8 * s.u, s.u * 0.6, i),
    ).join('') +
    looseBoulders(
      s,
      [
        [...shore(0.5, 0.16), 54 * s.u],
        [...shore(0.56, 0.4), 84 * s.u],
        [...shore(-0.54, 0.9), 96 * s.u],
        [...shore(-0.4, 1.06), 60 * s.u],
      ],
      '#b5a692',
    ) +
    broadLeaves(s, ...shore(0.62, 0.5), 96 * s.u, leaf, s.far('#8fae5a', 0.04)) +
    broadLeaves(s, ...shore(-0.6, 0.96), 110 * s.u, leaf, s.far('#8fae5a', 0.04))
  );
};

/** Water from edge to edge of the picture, the house in it, and a deck with loungers going out over it. */
const mirror: Pool = (s, { ground, house }, x, _wide, loungers) => {
  const deep = s.h - ground;
  const top = ground + deep * 0.3;
  const coping = s.h - deep * 0.1;
  const way = x < s.w / 2 ? 1 : -1;
  const wood = s.lit('#c9985f');
  const deck = (t: number) => x + way * s.w * t;
  const [edge, foot] = [top + deep * 0.2, top + deep * 0.22];
  return (
    shape(d`M0 ${top}V${top - 14 * s.u}H${s.w}V${top}Z`, s.lit(stone)) +
    shape(d`M0 ${top}H${s.w}V${s.h}H0Z`, blue(s, top, s.h)) +
    (house ? reflection(s, house, top, 0.24, 1 - (top - ground) / top) : '') +
    ripples(s, top, coping, () => [0, s.w]) +
    shape(d`M${deck(0.1)} ${top - 12 * s.u}H${deck(0.5)}L${deck(0.6)} ${edge}H${deck(0.12)}Z`, wood) +
    shape(d`M${deck(0.12)} ${edge}H${deck(0.6)}V${foot}H${deck(0.12)}Z`, s.shade('#8a6440')) +
    Array.from({ length: Math.min(3, loungers) }, (_, i) =>
      lounger(s, deck(0.2 + i * 0.12), edge - 10 * s.u, s.u * 0.74, i),
    ).join('') +
    swimmer(s, deck(-0.2), top + deep * 0.34) +
    shape(d`M0 ${coping}H${s.w}V${s.h}H0Z`, s.lit(stone)) +
    shape(d`M0 ${coping - 6 * s.u}H${s.w}v${6 * s.u}H0Z`, s.shade('#2f7f96'), 0.55)
  );
};

/** A long basin on the axis of the house, with jets along it and loungers on the lawn. */
const axis: Pool = (s, { ground, house }, x, _wide, loungers) => {
  const deep = s.h - ground;
  const top = ground + deep * 0.24;
  const half = (t: number) => (70 + 150 * t) * s.u;
  const basin = (more: number) =>
    d`M${x - half(0) - more} ${top - more * 0.4}H${x + half(0) + more}L${x + half(1) + more * 2.4} ${s.h + 4}H${x - half(1) - more * 2.4}Z`;
  let jets = '';
  for (const t of [0.2, 0.5, 0.86]) {
    const [y, tall] = [top + (s.h - top) * t, (26 + 40 * t) * s.u];
    for (const way of [-1, 1]) {
      const from = x + way * half(t) * 0.94;
      jets += d`M${from} ${y}q${-way * tall * 0.5} ${-tall * 1.5} ${-way * tall} 0`;
    }
  }
  const seat = (i: number) => {
    const t = 0.12 + Math.floor(i / 2) * 0.34;
    return lounger(
      s,
      x + (i % 2 ? 1 : -1) * (half(t) + 100 * s.u),
      top + (s.h - top) * t + 12 * s.u,
      s.u * (0.62 + t * 0.4),
      i,
    );
  };
  return (
    shape(basin(22 * s.u), s.lit(stone)) +
    shape(basin(0), blue(s, top, s.h)) +
    (house
      ? `<g clip-path="${s.clip(basin(0))}">${reflection(s, house, top, 0.26, 1 - (top - ground) / top)}</g>`
      : '') +
    ripples(s, top, s.h, (t) => [x - half(t) * 0.9, x + half(t) * 0.9]) +
    stroke(jets, '#ffffff', 2.6 * s.u, 0.75) +
    Array.from({ length: loungers }, (_, i) => seat(i)).join('')
  );
};

/** Round plunge pools in a wooden deck. */
const plunges: Pool = (s, { ground }, x, wide, loungers) => {
  const deep = s.h - ground;
  const [top, foot] = [ground + deep * 0.2, ground + deep * 0.84];
  const half = s.w * Math.max(0.4, wide * 0.8);
  let planks = '';
  for (let i = -6; i <= 6; i++) planks += d`M${x + (half * i * 0.86) / 7} ${top}L${x + (half * i * 1.1) / 7} ${foot}`;
  const tub = (u: number, t: number) => {
    const y = top + (foot - top) * t;
    const [rx, ry] = [half * (0.22 + t * 0.1), deep * (0.09 + t * 0.06)];
    return (
      oval(x + half * u, y + 8 * s.u, rx + 16 * s.u, ry + 9 * s.u, s.shade('#a8835a')) +
      oval(x + half * u, y, rx + 16 * s.u, ry + 9 * s.u, s.lit(stone)) +
      oval(x + half * u, y, rx, ry, blue(s, y - ry, y + ry)) +
      stroke(
        d`M${x + half * u - rx * 0.5} ${y - ry * 0.2}q${rx * 0.3} -4 ${rx * 0.6} 0m${-rx * 0.1} ${ry * 0.6}q${rx * 0.2} -4 ${rx * 0.4} 0`,
        '#ffffff',
        2.4 * s.u,
        0.6,
      )
    );
  };
  const way = s.r.pick([-1, 1]);
  return (
    shape(
      d`M${x - half * 0.9} ${top}H${x + half * 0.9}L${x + half * 1.1} ${foot}H${x - half * 1.1}Z`,
      s.between(top, foot, [0, s.far('#d2a06a', 0.12)], [1, s.lit('#b07c46')]),
    ) +
    stroke(planks, s.shade('#8a6440'), 1.8 * s.u, 0.5) +
    shape(d`M${x - half * 1.1} ${foot}H${x + half * 1.1}v${9 * s.u}H${x - half * 1.1}Z`, s.shade('#7a5636')) +
    Array.from({ length: Math.min(3, loungers) }, (_, i) =>
      lounger(s, x - way * half * (0.62 - i * 0.34), top + deep * 0.06, s.u * 0.62, i),
    ).join('') +
    tub(way * 0.56, 0.3) +
    tub(-way * 0.52, 0.56) +
    tub(way * 0.2, 0.82)
  );
};

/** The pools that may lie before a house. */
export const pools: readonly [Pool, ...Pool[]] = [terrace, lagoon, mirror, axis, plunges];
