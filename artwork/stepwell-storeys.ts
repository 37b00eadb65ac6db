import { type Hex, mix } from './colour.ts';
import { arch } from './facade.ts';
import { chhatri, merlons } from './mughal.ts';
import { person } from './people.ts';
import type { Scene } from './scene.ts';
import { d, outline, place, shape, stroke } from './shapes.ts';

/** Storey after storey of pillars across the shaft, the stair running down under them to the water. */
export function corridor(s: Scene, stone: Hex): string {
  const x = s.w * s.r.between(0.46, 0.54);
  const rings = 5;
  const half = s.w * (s.crop === 'tall' ? 0.56 : 0.46);
  /** Each frame is farther and lower than the one before it. */
  const ring = (i: number) => {
    const k = 0.2 + 0.8 * 0.62 ** i;
    return {
      k,
      half: half * k,
      top: s.horizon + (s.h * 0.6 - s.horizon) * (1 - k) * 0.92,
      foot: s.h * 0.66 + s.h * 0.4 * (k - 0.2),
    };
  };
  let art = shaft(s, stone, x, ring(0), ring(rings));
  for (let i = rings; i >= 0; i--) {
    const near = ring(i);
    art += flight(s, stone, x, near, ring(i + 1), i === rings);
    art += frame(s, stone, x, near, i, rings);
  }
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  return (
    art +
    person('carrying', x - half * 0.14, s.h * 0.9, 104 * s.u, mix(dark, s.shade('#a8323a'), 0.55)) +
    person('sari', x + half * 0.12, s.h * 0.78, 62 * s.u, mix(dark, s.shade('#e0a030'), 0.55), true)
  );
}

interface Ring {
  readonly k: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
}

/** The two long walls and the round well shaft that closes them. */
function shaft(s: Scene, stone: Hex, x: number, near: Ring, far: Ring): string {
  const edge = (way: number) => (way < 0 ? -20 : s.w + 20);
  const floor = outline([
    [edge(-1), s.h + 60],
    [x - far.half, far.foot],
    [x + far.half, far.foot],
    [edge(1), s.h + 60],
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

/** Two storeys of pillars and beams across the stair. */
function frame(s: Scene, stone: Hex, x: number, { k, half, top, foot }: Ring, i: number, rings: number): string {
  const air = (i / (rings + 1)) * 0.34;
  const lit = mix(s.lit(stone), s.sky.haze, air);
  const dim = mix(s.shade(mix(stone, '#7a4a3a', 0.2)), s.sky.haze, air * 0.8);
  const wide = 40 * s.u * k;
  const columns = [-1, -0.62, 0.62, 1];
  const floors = 2;
  let shafts = '';
  let edges = '';
  let beams = '';
  let caps = '';
  let rims = '';
  for (const out of columns) {
    const px = x + half * out;
    shafts += d`M${px - wide / 2} ${foot}V${top}h${wide}V${foot}Z`;
    edges += d`M${px + (s.side < 0 ? -wide / 2 : wide * 0.2)} ${foot}V${top}h${wide * 0.3}V${foot}Z`;
  }
  for (let f = 0; f < floors; f++) {
    const y = top + ((foot - top) * f * 0.94) / floors;
    beams += d`M${x - half - wide * 1.6} ${y}h${half * 2 + wide * 3.2}v${wide * 0.5}h${-half * 2 - wide * 3.2}Z`;
    rims += d`M${x - half - wide * 1.6} ${y}h${half * 2 + wide * 3.2}`;
    for (const out of columns)
      caps += d`M${x + half * out - wide} ${y + wide * 0.5}h${wide * 2}l${-wide * 0.46} ${wide * 0.5}h${-wide * 1.08}Z`;
  }
  const kiosk =
    i === 0 || i === 2
      ? place(x - half * 0.8, top, s.u * k, chhatri(s, 64, stone)) +
        place(x + half * 0.8, top, s.u * k, chhatri(s, 64, stone))
      : '';
  return (
    kiosk +
    shape(shafts, mix(lit, dim, 0.45)) +
    shape(edges, lit, 0.75) +
    shape(beams, mix(lit, dim, 0.22)) +
    shape(caps, dim, 0.85) +
    stroke(rims, mix(s.lit('#fff0d0'), s.sky.haze, air), 3 * s.u * k, 0.8) +
    shape(merlons(x - half - wide * 1.5, x + half + wide * 1.5, top + 1, 15 * s.u * k), mix(lit, dim, 0.2))
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
