import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { type Pose, person } from '../../kit/people/people.ts';
import type { Town } from './street-ends.ts';

export const wares = ['spices', 'fruit', 'flowers and garlands', 'brass pots'] as const;
export type Ware = (typeof wares)[number];

const heaps: Record<Ware, readonly [Hex, Hex, Hex, Hex, Hex]> = {
  spices: ['#d9a021', '#b5402a', '#7a5a34', '#e0702b', '#8f9a3a'],
  fruit: ['#e8902b', '#c43a2b', '#e6c040', '#7fa03f', '#d9605a'],
  'flowers and garlands': ['#f0a01f', '#f6ead6', '#d9405f', '#e8c02b', '#e8702b'],
  'brass pots': ['#d9a441', '#c98a3a', '#e0b860', '#b5763a', '#d9a441'],
};

/** One heap on a counter, 100 wide, standing at the origin. */
const heap: Record<Ware, (s: Scene, hue: Hex) => string> = {
  spices: (s, hue) =>
    shape('M-50 0H50L42 24H-42Z', s.shade('#a8763a')) +
    shape('M-46 0Q-12-40 0-66 12-40 46 0Z', s.lit(hue)) +
    shape(s.side < 0 ? 'M0-66Q12-40 46 0H14Z' : 'M0-66Q-12-40-46 0H-14Z', s.shade(hue), 0.6),
  fruit: (s, hue) => {
    const rows = [
      [-36, -12, 12, 36],
      [-24, 0, 24],
      [-12, 12],
    ];
    return (
      shape('M-52 0H52L44 24H-44Z', s.shade('#a8763a')) +
      rows
        .map((xs, i) =>
          xs.map((x) => disc(x, -10 - i * 19, 13, i % 2 ? s.lit(hue) : mix(s.lit(hue), s.shade(hue), 0.35))).join(''),
        )
        .join('')
    );
  },
  'flowers and garlands': (s, hue) =>
    shape('M-50-2H50L40 24H-40Z', s.shade('#8a6a3a')) +
    shape('M-48-2Q-40-40 0-44 40-40 48-2Z', s.shade(hue)) +
    stroke('M-34-10h0M-18-14h0M0-12h0M17-13h0M34-9h0M-26-24h0M-8-28h0M10-28h0M26-24h0M0-38h0M-14-36h0', s.lit(hue), 15),
  'brass pots': (s, hue) =>
    shape(
      'M-26 22C-50 16-50-26-16-34L-20-52H20L16-34C50-26 50 16 26 22Z',
      s.across([0, s.lit(hue)], [0.5, s.lit(mix(hue, '#fff0c0', 0.3))], [1, s.shade(hue)]),
    ) +
    oval(0, -52, 22, 5, s.shade('#6a4a24')) +
    stroke('M-40-8Q0 4 40-8M-15-36Q0-31 15-36', s.shade(hue), 3),
};

/** The counter we stand before: heaps in two rows, its keeper, and the awning over us. */
export function stall(s: Scene, town: Town, ware: Ware): string {
  const y = s.h - 172 * s.u;
  const wood = mix(s.shade('#7a4a30'), s.sky.deep, 0.25);
  const hues = heaps[ware];
  const models = hues.map((hue) => ({ id: s.id(), art: heap[ware](s, hue) }));
  const cloth = s.lit(town.cloths[0]);
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  art += keepers(s, y, town);
  art += shape(
    d`M-10 ${y}H${s.w + 10}V${s.h + 4}H-10Z`,
    s.between(y, s.h, [0, wood], [1, mix(wood, s.sky.deep, 0.45)]),
  );
  const first = s.r.int(0, 4);
  for (let row = 0; row < 2; row++) {
    const size = s.u * (1.05 + row * 0.5);
    const step = 112 * size;
    const from = (row ? -0.3 : 0.1) * step;
    for (let i = 0; from + i * step < s.w + step; i++)
      art += place(
        from + i * step,
        y + (8 + row * 78) * s.u,
        size,
        `<use href="#${models[(i + first + row * 2) % models.length]?.id}"/>`,
      );
  }
  const front = s.h - 52 * s.u;
  art += shape(d`M-10 ${front}H${s.w + 10}V${s.h + 4}H-10Z`, mix(s.shade(town.cloths[1]), s.sky.deep, 0.3));
  art += stroke(d`M-10 ${front}H${s.w + 10}`, s.lit(town.trim), 5 * s.u, 0.8);
  let scallops = '';
  for (let x = 0; x < s.w; x += 56 * s.u)
    scallops += d`M${x} ${front}h${56 * s.u}q${-28 * s.u} ${46 * s.u} ${-56 * s.u} 0Z`;
  art += shape(scallops, s.shade(town.cloths[1]));
  return art + awning(s, cloth, town);
}

type Buyer = readonly [pose: Pose, at: number, tall: number, cloth: Hex];

/** Who stands at the stall: one, two together, somebody with a child, or nobody yet. */
const buyers: readonly [readonly Buyer[], ...(readonly Buyer[])[]] = [
  [['sari', 0.17, 306, '#8a2f5f']],
  [
    ['sari', 0.14, 304, '#8a2f5f'],
    ['standing', 0.24, 322, '#3f5f7a'],
  ],
  [
    ['sari', 0.16, 306, '#2f6f7a'],
    ['child', 0.25, 330, '#d9822b'],
  ],
  [],
];

/** Who sells and who buys, half hidden by the counter; lamps over them after dark. */
function keepers(s: Scene, y: number, town: Town): string {
  const dark = (hue: Hex) => mix(s.sky.deep, s.shade(hue), 0.45);
  const x = s.w * s.r.between(0.76, 0.84);
  return (
    person(
      s.r.pick(['standing', 'sari'] as const),
      x,
      y + 96 * s.u,
      s.r.between(310, 336) * s.u,
      dark(town.cloths[2]),
      true,
    ) +
    s.r
      .pick(buyers)
      .map(([pose, t, tall, hue]) =>
        person(pose, s.w * (t + s.r.between(-0.03, 0.03)), y + 90 * s.u, tall * s.u, dark(hue), s.r.chance(0.5)),
      )
      .join('') +
    stroke(d`M${x - 118 * s.u} ${y - 196 * s.u}h${92 * s.u}m${-46 * s.u} 0V${60 * s.u}`, dark('#8a6a3a'), 4 * s.u) +
    [-118, -26]
      .map((dx) => {
        const at = x + dx * s.u;
        return (
          stroke(
            d`M${at} ${y - 196 * s.u}l${-24 * s.u} ${70 * s.u}M${at} ${y - 196 * s.u}l${24 * s.u} ${70 * s.u}`,
            dark('#8a6a3a'),
            2 * s.u,
          ) +
          shape(
            d`M${at - 28 * s.u} ${y - 128 * s.u}h${56 * s.u}q${-28 * s.u} ${34 * s.u} ${-56 * s.u} 0Z`,
            s.lit('#d9a441'),
          )
        );
      })
      .join('')
  );
}

/** The striped hem of the awning over our heads, its posts, and what hangs from it. */
function awning(s: Scene, cloth: Hex, town: Town): string {
  const y = 74 * s.u;
  const dim = mix(cloth, s.sky.deep, 0.25);
  const pale = mix(s.lit(town.trim), s.sky.deep, 0.12);
  const step = 64 * s.u;
  let stripes = '';
  let plain = '';
  for (let i = 0; i * step < s.w; i++) {
    const tongue = d`M${i * step} -4h${step}V${y}q${-step / 2} ${step * 0.7} ${-step} 0Z`;
    if (i % 2) stripes += tongue;
    else plain += tongue;
  }
  const post = mix(s.shade('#5a3a28'), s.sky.deep, 0.4);
  let hung = '';
  const strings = Math.round(s.w / s.u / 150);
  for (let i = 0; i < strings; i++) {
    const x = (s.w * (i + 0.5)) / strings + s.r.between(-20, 20) * s.u;
    const long = s.r.between(46, 110) * s.u;
    for (let k = 0; k * 13 * s.u < long; k++) hung += d`M${x} ${y + (24 + k * 13) * s.u}h0`;
  }
  const glow = s.glowing
    ? [0.3, 0.62]
        .map(
          (t) =>
            disc(
              s.w * t,
              y + 92 * s.u,
              120 * s.u,
              s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb65e', 0.35], [1, '#ffb65e', 0]),
            ) +
            stroke(d`M${s.w * t} ${y}v${76 * s.u}`, post, 2) +
            disc(s.w * t, y + 92 * s.u, 15 * s.u, '#fff0c4'),
        )
        .join('')
    : '';
  return (
    shape(
      d`M${12 * s.u} 0h${26 * s.u}V${s.h - 60 * s.u}h${-26 * s.u}ZM${s.w - 38 * s.u} 0h${26 * s.u}V${s.h - 60 * s.u}h${-26 * s.u}Z`,
      post,
    ) +
    stroke(hung, s.lit('#f0a01f'), 13 * s.u) +
    glow +
    shape(plain, dim) +
    shape(stripes, pale)
  );
}
