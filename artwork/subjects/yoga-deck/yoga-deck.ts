import { postLamp } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { seen, view } from '../../kit/land/views.ts';
import { person } from '../../kit/people/people.ts';

const practices = ['sitting', 'sitting', 'alone', 'standing'] as const;
type Practice = (typeof practices)[number];

const told: Record<Practice, string> = {
  sitting: 'people meditating',
  alone: 'one person meditating',
  standing: 'people in the tree pose of yoga',
};

export const yogaDeck: Painter = {
  settings: ['mountain', 'hills', 'lake', 'river', 'forest', 'coast', 'backwater', 'plain'],
  times: ['dawn', 'morning', 'golden', 'dusk', 'noon'],
  horizon: { landscape: 0.6, wide: 0.6, tall: 0.56, square: 0.6 },
  paint(s) {
    const edge = s.h * 0.68;
    const roofed = s.r.chance(0.6);
    const practice = s.r.pick(practices);
    const art =
      view(s, s.setting, s.w, edge + 4) +
      deck(s, edge) +
      (roofed ? '' : lanterns(s, edge)) +
      people(s, edge, practice) +
      (roofed ? roof(s, edge) : '');
    return { art, says: `${told[practice]} on an open deck before ${seen(s.setting)}` };
  },
};

function deck(s: Scene, edge: number): string {
  const wood = s.between(edge, s.h, [0, s.lit('#dcb084')], [1, mix(s.lit('#a8703f'), s.sky.deep, 0.35)]);
  let boards = '';
  for (let i = -12; i <= 12; i++) boards += d`M${s.w / 2 + i * 62 * s.u} ${edge}L${s.w / 2 + i * 150 * s.u} ${s.h}`;
  let rail = '';
  for (let x = -10; x < s.w + 20; x += 26 * s.u) rail += d`M${x} ${edge}v${-40 * s.u}`;
  const bar = mix(s.shade('#8a5a38'), s.sky.deep, 0.2);
  return (
    stroke(rail, bar, 2.6 * s.u, 0.8) +
    stroke(d`M-10 ${edge - 41 * s.u}H${s.w + 10}`, bar, 6 * s.u) +
    shape(d`M0 ${edge}H${s.w}V${s.h}H0Z`, wood) +
    stroke(boards, s.shade('#7a5236'), 2 * s.u, 0.4)
  );
}

const mats = ['#0e6a6a', '#c4502f', '#8a4a7a', '#d99a35', '#4f7f5a'] as const;

type Spot = readonly [across: number, towardsUs: number, size: number];
type Group = readonly [Spot, ...Spot[]];

/** Where they are on the deck, for a picture that is broad and for one that is not. */
const groups: Record<Practice, { readonly broad: readonly [Group, ...Group[]]; readonly narrow: Group }> = {
  sitting: {
    broad: [
      [
        [0.24, 0.3, 0.96],
        [0.42, 0.22, 0.84],
        [0.6, 0.3, 0.96],
        [0.78, 0.22, 0.84],
        [0.5, 0.72, 1.4],
      ],
      [
        [0.3, 0.2, 0.8],
        [0.5, 0.16, 0.76],
        [0.7, 0.2, 0.8],
        [0.4, 0.62, 1.3],
        [0.64, 0.66, 1.34],
      ],
      [
        [0.2, 0.24, 0.9],
        [0.32, 0.4, 1.1],
        [0.46, 0.58, 1.3],
        [0.62, 0.78, 1.56],
      ],
      [
        [0.5, 0.14, 0.76],
        [0.3, 0.28, 0.94],
        [0.7, 0.28, 0.94],
        [0.22, 0.66, 1.3],
        [0.78, 0.66, 1.3],
      ],
      [
        [0.26, 0.56, 1.3],
        [0.74, 0.56, 1.3],
      ],
    ],
    narrow: [
      [0.3, 0.2, 0.8],
      [0.7, 0.2, 0.8],
      [0.5, 0.62, 1.3],
    ],
  },
  alone: {
    broad: [[[0.5, 0.5, 1.9]], [[0.4, 0.44, 1.7]], [[0.6, 0.44, 1.7]]],
    narrow: [[0.5, 0.4, 1.6]],
  },
  standing: {
    broad: [
      [
        [0.24, 0.28, 1.1],
        [0.42, 0.28, 1.1],
        [0.6, 0.28, 1.1],
        [0.78, 0.28, 1.1],
      ],
      [
        [0.34, 0.24, 1],
        [0.62, 0.24, 1],
        [0.48, 0.66, 1.6],
      ],
      [
        [0.26, 0.44, 1.3],
        [0.5, 0.2, 1],
        [0.74, 0.44, 1.3],
      ],
    ],
    narrow: [
      [0.32, 0.24, 0.9],
      [0.64, 0.5, 1.2],
    ],
  },
};

/** In the tree pose, a hundred units tall, feet at the origin. */
const treePose = (colour: Hex): string =>
  disc(0, -79, 6, colour) +
  shape('M-7-70Q0-74 7-70L6-50 8-38 5 0H-2L-2-34-6-40-6-50Z', colour) +
  shape('M-5-44L-27-29Q-29-25-25-23L2-19 1-25-16-28 2-36Z', colour) +
  stroke('M-5-68L-15-88 0-110 15-88 5-68', colour, 4.4);

function people(s: Scene, edge: number, practice: Practice): string {
  const deep = s.h - edge;
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const { broad, narrow } = groups[practice];
  const first = s.r.int(0, 4);
  const hue = (i: number) => mats[(first + i) % mats.length] ?? mats[0];
  let art = '';
  (s.w > s.h ? s.r.pick(broad) : narrow).forEach(([t, z, size], i) => {
    const [x, y] = [s.w * t, edge + deep * z];
    const k = s.u * size;
    const cloth = mix(dark, s.shade(hue(i + 2)), 0.4);
    art +=
      shape(d`M${x - 62 * k} ${y - 12 * k}H${x + 62 * k}L${x + 74 * k} ${y + 18 * k}H${x - 74 * k}Z`, s.lit(hue(i))) +
      shape(
        d`M${x - 26 * k} ${y + 2}l${-s.side * 70 * k} ${14 * k}l${s.side * 20 * k} ${4 * k}l${60 * k} ${-10 * k}Z`,
        s.sky.deep,
        0.26,
      ) +
      (practice === 'standing'
        ? place(x, y + 6 * k, 1.3 * k, treePose(cloth), i % 2 === 1)
        : person('meditating', x, y + 4, 112 * k, cloth));
  });
  return art;
}

/** Lamps along the rail of a deck without a roof. */
const lanterns = (s: Scene, edge: number): string =>
  [0.08, 0.36, 0.64, 0.92].map((t) => postLamp(s, s.w * t, edge + 4, 96 * s.u)).join('');

/** Timber posts and a gabled roof that frame the view. */
function roof(s: Scene, edge: number): string {
  const wood = mix(s.shade('#6b4830'), s.sky.deep, 0.4);
  const light = s.lit('#c98f58');
  const post = (x: number, w: number, foot: number) =>
    shape(d`M${x - w / 2} 0H${x + w / 2}V${foot}H${x - w / 2}Z`, wood) +
    shape(
      s.side < 0
        ? d`M${x - w / 2} 0h${w * 0.2}V${foot}h${-w * 0.2}Z`
        : d`M${x + w / 2} 0h${-w * 0.2}V${foot}h${w * 0.2}Z`,
      light,
      0.5,
    );
  const beam = s.h * 0.12;
  let art =
    shape(d`M0 0H${s.w}V${beam}L${s.w / 2} ${beam * 0.5}L0 ${beam}Z`, wood) +
    stroke(d`M0 ${beam}L${s.w / 2} ${beam * 0.5}L${s.w} ${beam}`, light, 4 * s.u, 0.6);
  for (const [t, w] of [
    [0.06, 34],
    [0.94, 34],
  ] as const)
    art += post(s.w * t, w * s.u, s.h);
  for (const t of [0.27, 0.73]) art += post(s.w * t, 18 * s.u, edge + 6);
  for (const t of [0.165, 0.5, 0.835]) {
    const on = s.glowing || s.time === 'golden' || s.time === 'dawn';
    const y = beam * (0.5 + Math.abs(t - 0.5));
    art +=
      stroke(d`M${s.w * t} ${y - 4}v${40 * s.u}`, wood, 2.4 * s.u) +
      place(
        s.w * t,
        y + 50 * s.u,
        s.u,
        (on ? disc(0, 0, 70, s.radial([0, '#ffe2a4', 0.7], [1, '#ffc46c', 0])) : '') +
          shape('M-16-12Q0-24 16-12L12 16Q0 24-12 16Z', on ? '#ffe2a4' : s.lit('#f0dcb8')) +
          stroke('M-15-4Q0 2 15-4M-14 6Q0 12 14 6', s.shade('#a8743f'), 1.8),
      );
  }
  return art;
}
