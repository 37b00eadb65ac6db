import { wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { rickshaw } from '../../kit/things/street-vehicles.ts';

const sandstone = '#e9c795';

/** Half the front and half the depth of each course of the gate, and the heights it lies between. */
const courses = [
  [140, 66, 0, 9],
  [122, 52, 9, 194],
  [131, 60, 194, 207],
  [118, 50, 207, 230],
  [129, 58, 230, 240],
  [94, 44, 240, 256],
  [70, 34, 256, 270],
  [46, 24, 270, 283],
] as const;

type Spot = (x: number, y: number, z: number) => Point;

/** Where a point of the gate stands in a picture that sees it from a corner, low down. */
function spot(turn: number): Spot {
  const [cos, sin, away, eye] = [Math.cos(turn), Math.sin(turn), 1000, 26];
  return (x, y, z) => {
    const scale = away / (away + z * cos - x * sin);
    return [(x * cos + z * sin) * scale, -eye - (y - eye) * scale];
  };
}

/** The points of a round arch in a plane of the gate. */
function archPoints(at: (across: number, y: number) => Point, half: number, foot: number, spring: number): Point[] {
  const round = Array.from({ length: 13 }, (_, i): Point => {
    const a = Math.PI * (1 - i / 12);
    return at(Math.cos(a) * half, spring + Math.sin(a) * half);
  });
  return [at(-half, foot), ...round, at(half, foot)];
}

/** The gate from one of its corners: its broad front, its narrow side, and what is seen through its arch. */
export function fromCorner(s: Scene, x: number, y: number, size: number): string {
  const at = spot(0.5);
  // the front faces us on the left, the side on the right
  const [bright, dim] =
    s.side < 0
      ? [wall(s, sandstone), s.shade(sandstone)]
      : [mix(s.lit(sandstone), s.shade(sandstone), 0.6), s.lit(sandstone)];
  const [front, side] = [bright, s.side < 0 ? mix(s.lit(sandstone), s.shade(sandstone), 0.85) : dim];
  const edge = s.lit('#fbe6bf');
  let art = '';
  // from the top down: each course hides the foot of the one that stands back on it
  for (const [a, b, low, high] of [...courses].reverse()) {
    const hole = high === 194 ? outline(archPoints((u, v) => at(u, v, -b), 46, low, 110)) : '';
    art +=
      shape(
        outline([at(-a, low, -b), at(a, low, -b), at(a, low, b), at(-a, low, b)]),
        mix(s.shade(sandstone), s.sky.deep, 0.25),
      ) +
      shape(outline([at(a, low, -b), at(a, high, -b), at(a, high, b), at(a, low, b)]), side) +
      `<path d="${outline([at(-a, low, -b), at(-a, high, -b), at(a, high, -b), at(a, low, -b)])}${hole}" fill="${front}" fill-rule="evenodd"/>`;
    if (hole) {
      const back = outline(archPoints((u, v) => at(u, v, b), 46, low, 110));
      art += `<g clip-path="${s.clip(hole)}"><path d="M-300-400H300V60H-300Z${back}" fill="${mix(s.shade(sandstone), s.sky.deep, 0.2)}" fill-rule="evenodd"/></g>`;
      const small = outline(archPoints((u, v) => at(a, v, u), 20, low, 92));
      art +=
        shape(small, mix(s.shade(sandstone), s.sky.deep, 0.45)) +
        stroke(outline(archPoints((u, v) => at(u, v, -b), 53, low, 110)), s.shade(sandstone), 2.4, 0.8);
      for (const u of [-88, 88])
        art += shape(
          outline(archPoints((k, v) => at(u + k, v, -b), 12, 14, 58)),
          s.shade(mix(sandstone, '#7a5a48', 0.3)),
        );
    }
    art += stroke(
      `M${[at(-a, high, -b), at(a, high, -b), at(a, high, b)].map(([px, py]) => d`${px} ${py}`).join('L')}`,
      edge,
      2,
      0.7,
    );
  }
  return place(x, y, size, art);
}

/** Between two pillars of the canopy that faces the gate: their shafts, their capitals, the beam over them. */
export function canopyFrame(s: Scene): string {
  const near = mix(s.shade('#d9b48a'), s.sky.deep, s.glowing ? 0.5 : 0.3);
  const light = mix(near, s.lit(sandstone), 0.34);
  const beam = s.h * 0.12;
  const foot = s.h * 0.93;
  let art = '';
  for (const way of [-1, 1])
    for (const [t, half] of [
      [0.43, 46],
      [0.32, 30],
    ] as const) {
      const [x, w] = [s.w * (0.5 + way * t), half * s.u];
      const lit = s.side === way ? 1 : -1;
      art +=
        shape(d`M${x - w} ${foot}L${x - w * 0.88} ${beam}h${w * 1.76}L${x + w} ${foot}Z`, near) +
        shape(
          d`M${x + lit * w} ${foot}L${x + lit * w * 0.88} ${beam}h${-lit * w * 0.4}L${x + lit * w * 0.5} ${foot}Z`,
          light,
        ) +
        shape(d`M${x - w} ${beam + 60 * s.u}L${x - w * 1.5} ${beam - 2}h${w * 3}L${x + w} ${beam + 60 * s.u}Z`, near) +
        shape(d`M${x - w * 1.3} ${foot + 4}v${-40 * s.u}h${w * 2.6}v${40 * s.u}Z`, near);
    }
  let brackets = '';
  for (let x = 16 * s.u; x < s.w; x += 58 * s.u) brackets += d`M${x} ${beam}v${-22 * s.u}h${26 * s.u}v${22 * s.u}Z`;
  return (
    shape(d`M-4-4H${s.w + 4}V${beam}H-4Z`, s.between(0, beam, [0, mix(near, s.sky.deep, 0.4)], [1, near])) +
    shape(brackets, light, 0.5) +
    stroke(d`M-4 ${beam}H${s.w + 4}M-4 ${beam - 26 * s.u}H${s.w + 4}`, light, 5 * s.u) +
    art +
    shape(d`M-4 ${s.h + 4}V${foot}H${s.w + 4}V${s.h + 4}Z`, s.between(foot, s.h, [0, light], [1, near])) +
    crowd(s, {
      from: s.w * 0.4,
      to: s.w * 0.6,
      top: foot + 12 * s.u,
      bottom: s.h - 14 * s.u,
      count: s.r.int(2, 3),
      small: 168 * s.u,
      tall: 190 * s.u,
      poses: ['standing', 'sari', 'child', 'standing'],
    })
  );
}

/** The one-way road that goes clockwise round the gate, so to our left, and those who wait at its kerb. */
export function ringRoad(s: Scene, ground: number): string {
  const [top, bottom] = [ground + (s.h - ground) * 0.34, s.h - 84 * s.u];
  const deep = bottom - top;
  let dashes = '';
  for (let x = 20 * s.u; x < s.w; x += 120 * s.u) dashes += d`M${x} ${top + deep * 0.44}h${56 * s.u}`;
  const kerb = s.lit('#e0d0b4');
  const far = [0.18, 0.46, 0.82].map((t) => s.w * (t + s.r.between(-0.06, 0.06)));
  // between those beyond it
  const near = s.w * (s.r.pick([0.32, 0.64]) + s.r.between(-0.03, 0.03));
  return (
    shape(
      d`M-4 ${top}H${s.w + 4}V${bottom}H-4Z`,
      s.between(top, bottom, [0, s.far('#6f6660', 0.16)], [1, mix(s.shade('#5a5250'), s.sky.deep, 0.2)]),
    ) +
    stroke(d`M-4 ${top}H${s.w + 4}M-4 ${bottom}H${s.w + 4}`, kerb, 6 * s.u) +
    stroke(dashes, s.lit('#f4ead8'), 4 * s.u, 0.7) +
    far.map((x) => place(x, top + deep * 0.3, s.u * 0.7, rickshaw(s), true)).join('') +
    place(near, bottom - 18 * s.u, s.u * 1.5, rickshaw(s), true) +
    crowd(s, {
      from: s.w * 0.06,
      to: s.w * 0.94,
      top: bottom + 30 * s.u,
      bottom: s.h - 8 * s.u,
      count: 4,
      small: 96 * s.u,
      tall: 112 * s.u,
    })
  );
}
