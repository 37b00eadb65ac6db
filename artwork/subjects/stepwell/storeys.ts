import { arch } from '../../kit/buildings/facade.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, place, shape, stroke } from '../../kit/core/shapes.ts';
import { person } from '../../kit/people/people.ts';

/** Storey after storey of pillars across the shaft, the stair running down under them to the water. */
export function corridor(s: Scene, stone: Hex): string {
  const x = s.w * s.r.between(0.46, 0.54);
  const rings = 5;
  const half = s.w * (s.crop === 'tall' ? 0.56 : 0.46);
  const floors = s.crop === 'tall' ? 3 : s.r.pick([2, 3]);
  const columns = s.r.pick(rows);
  const least = 0.2 + 0.8 * 0.62 ** rings;
  /** Each frame is farther and lower than the one before it, and as wide as the shaft is there. */
  const ring = (i: number): Ring => {
    const k = 0.2 + 0.8 * 0.62 ** i;
    const near = (k - least) / (1 - least);
    const wallAt = (edge: number, end: number) => end + (edge - end) * near;
    return {
      k,
      half: half * k,
      top: s.horizon + (s.h * 0.6 - s.horizon) * (1 - k) * 0.92,
      foot: s.h * 0.66 + s.h * 0.4 * (k - 0.2),
      left: wallAt(-20, x - half * least),
      right: wallAt(s.w + 20, x + half * least),
      ground: wallAt(s.h + 60 * s.u, s.h * 0.66 + s.h * 0.4 * (least - 0.2)),
    };
  };
  let art = shaft(s, stone, x, ring(0), ring(rings));
  // from the stair itself the nearest storey is behind us
  const first = s.r.pick([0, 1]);
  for (let i = rings; i >= 0; i--) {
    const near = ring(i);
    art += flight(s, stone, x, near, ring(i + 1), i === rings);
    if (i >= first)
      art += frame(s, stone, x, near, {
        floors,
        columns,
        air: (i / (rings + 1)) * 0.34,
        kiosks: i === first || i === 2,
      });
  }
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  const cloth = (hue: Hex) => mix(dark, s.shade(hue), 0.55);
  const way = s.r.pick([-1, 1]);
  const [near, far] = s.r.chance(0.5) ? (['carrying', 'sari'] as const) : (['sari', 'carrying'] as const);
  return (
    art +
    person(far, x + way * half * 0.12, s.h * 0.78, 62 * s.u, cloth(s.r.pick(['#e0a030', '#2f6f7a'])), true) +
    person(near, x - way * half * 0.14, s.h * 0.9, 104 * s.u, cloth(s.r.pick(['#a8323a', '#8a2f5f', '#d9822b'])))
  );
}

interface Ring {
  readonly k: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
  /** Where the long walls are. */
  readonly left: number;
  readonly right: number;
  /** Where they meet the ground. */
  readonly ground: number;
}

/** Where the pillars of a frame stand, in halves of its width. */
const rows: readonly [readonly number[], ...(readonly number[])[]] = [
  [-1, -0.62, 0.62, 1],
  [-0.9, -0.72, 0.72, 0.9],
  [-0.98, -0.74, -0.46, 0.46, 0.74, 0.98],
];

interface Storeys {
  readonly floors: number;
  readonly columns: readonly number[];
  /** How much air lies before them. */
  readonly air: number;
  readonly kiosks: boolean;
}

/** The two long walls and the round well shaft that closes them. */
function shaft(s: Scene, stone: Hex, x: number, near: Ring, far: Ring): string {
  const edge = (way: number) => (way < 0 ? -20 : s.w + 20);
  const floor = outline([
    [edge(-1), s.h + 60 * s.u],
    [x - far.half, far.foot],
    [x + far.half, far.foot],
    [edge(1), s.h + 60 * s.u],
  ]);
  let art = shape(floor, s.shade(mix(stone, '#7a4a3a', 0.3)));
  for (const way of [-1, 1]) {
    const base = way === s.side ? s.shade(mix(stone, '#8a5a44', 0.15)) : mix(s.lit(stone), s.shade(stone), 0.3);
    art += shape(
      outline([
        [edge(way), near.top - 26 * s.u],
        [x + way * far.half, far.top],
        [x + way * far.half, far.foot],
        [edge(way), s.h + 60 * s.u],
      ]),
      base,
    );
    let courses = '';
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      courses += d`M${edge(way)} ${near.top + (s.h - near.top) * t}L${x + way * far.half} ${far.top + (far.foot - far.top) * t}`;
    }
    art += stroke(courses, s.lit(mix(stone, '#fff4dc', 0.4)), 2.4 * s.u, 0.5);
  }
  const w = far.half;
  let niches = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++)
      niches += arch(
        x - w + (w * 2 * (i + 0.5)) / 4,
        far.top + ((far.foot - far.top) * (row + 0.86)) / 3.4,
        w * 0.3,
        (far.foot - far.top) * 0.2,
      );
  return (
    art +
    shape(d`M${x - w} ${far.foot + 4}V${far.top}h${w * 2}V${far.foot + 4}Z`, mix(s.lit(stone), s.shade(stone), 0.5)) +
    shape(niches, mix(s.shade('#5a3a2c'), s.sky.deep, 0.2), 0.8)
  );
}

/** Storeys of pillars and beams across the shaft, from wall to wall. */
function frame(s: Scene, stone: Hex, x: number, ring: Ring, { floors, columns, air, kiosks }: Storeys): string {
  const { k, half, top, foot, left, right, ground } = ring;
  const lit = mix(s.lit(stone), s.sky.haze, air);
  const dim = mix(s.shade(mix(stone, '#7a4a3a', 0.2)), s.sky.haze, air * 0.8);
  const wide = 40 * s.u * k;
  let shafts = '';
  let edges = '';
  let beams = '';
  let caps = '';
  let rims = '';
  const pilasters = d`M${left} ${ground}V${top}h${-wide * 0.5}V${ground + wide * 0.2}ZM${right} ${ground}V${top}h${wide * 0.5}V${ground + wide * 0.2}Z`;
  for (const out of columns) {
    const px = x + half * out;
    shafts += d`M${px - wide / 2} ${foot}V${top}h${wide}V${foot}Z`;
    edges += d`M${px + (s.side < 0 ? -wide / 2 : wide * 0.2)} ${foot}V${top}h${wide * 0.3}V${foot}Z`;
  }
  for (let f = 0; f < floors; f++) {
    const y = top + ((foot - top) * f * 0.94) / floors;
    beams += d`M${left} ${y}H${right}v${wide * 0.5}H${left}Z`;
    rims += d`M${left} ${y}H${right}`;
    for (const out of columns)
      caps += d`M${x + half * out - wide} ${y + wide * 0.5}h${wide * 2}l${-wide * 0.46} ${wide * 0.5}h${-wide * 1.08}Z`;
  }
  const kiosk = kiosks
    ? place(x - half * 0.8, top, s.u * k, chhatri(s, 64, stone)) +
      place(x + half * 0.8, top, s.u * k, chhatri(s, 64, stone))
    : '';
  return (
    kiosk +
    shape(pilasters, mix(lit, dim, 0.6)) +
    shape(shafts, mix(lit, dim, 0.45)) +
    shape(edges, lit, 0.75) +
    shape(beams, mix(lit, dim, 0.22)) +
    shape(caps, dim, 0.85) +
    stroke(rims, mix(s.lit('#fff0d0'), s.sky.haze, air), 3 * s.u * k, 0.8) +
    shape(merlons(left, right, top + 1, 15 * s.u * k), mix(lit, dim, 0.2))
  );
}

/** The stair between two frames; under the last it meets the water. */
function flight(s: Scene, stone: Hex, x: number, near: Ring, far: Ring, last: boolean): string {
  if (last)
    return shape(
      d`M${x - near.half} ${near.foot - 10 * s.u}h${near.half * 2}v${20 * s.u}h${-near.half * 2}Z`,
      mix(s.shade('#4f7a5a'), s.sky.air[2], 0.4),
    );
  const [w0, w1] = [near.half * 0.94, far.half * 0.94];
  let art = '';
  const count = 8;
  for (let i = count; i > 0; i--) {
    const t = (i - 1) / count;
    const t1 = i / count;
    const reach = w0 + (w1 - w0) * t;
    const y = near.foot + 40 * s.u * near.k + (far.foot + 40 * s.u * far.k - near.foot - 40 * s.u * near.k) * t;
    const y1 = near.foot + 40 * s.u * near.k + (far.foot + 40 * s.u * far.k - near.foot - 40 * s.u * near.k) * t1;
    art +=
      shape(
        d`M${x - reach} ${y1}h${reach * 2}V${y + 2}h${-reach * 2}Z`,
        mix(s.lit(stone), s.shade(stone), 0.2 + (i % 2) * 0.22),
      ) + stroke(d`M${x - reach} ${y1}h${reach * 2}`, s.lit(mix(stone, '#fff4dc', 0.5)), 1.8 * s.u, 0.7);
  }
  return art;
}
