import { wall } from '../../kit/buildings/facade.ts';
import { gopuramTower } from '../../kit/buildings/temples.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const paints = [
  ['#d9785a', '#3f8f8a', '#e3b04b', '#b5527a'],
  ['#5f8fa8', '#d9a04b', '#c9605a', '#7fa878'],
] as const satisfies readonly (readonly [Hex, Hex, Hex, Hex])[];

/** The Golden Lily tank of the Meenakshi temple: its colonnade, the painted towers over it, the lotus of gold in it. */
export const lilyTank: Painter = {
  temperament: 'coast',
  times: ['golden', 'dawn', 'morning', 'noon'],
  horizon: { landscape: 0.64, wide: 0.68, tall: 0.62, square: 0.64 },
  paint(s) {
    const ground = s.horizon;
    const shore = ground + 44 * s.u;
    const roof = ground - 74 * s.u;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const tall = ground * (narrow ? 0.72 : 0.84);
    const tower = (at: number, share: number, paint: readonly [Hex, Hex, Hex, Hex]) =>
      place(s.w * at, roof + 30 * s.u, 1, gopuramTower(s, tall * share * 0.56, tall * share, paint));
    const towers =
      tower(narrow ? 0.06 : 0.1, 0.36, paints[1]) +
      tower(0.95, 0.42, paints[0]) +
      mist(s, roof + 10 * s.u, 150 * s.u, 0.55) +
      palms(s, roof + 40 * s.u) +
      tower(narrow ? 0.27 : 0.31, 0.62, paints[1]) +
      mist(s, roof + 10 * s.u, 60 * s.u, 0.3) +
      place(s.w * 0.8, roof + 16 * s.u, s.u * 0.9, vimana(s)) +
      tower(0.6, 0.94, paints[0]);
    const court = towers + colonnade(s, roof, ground) + steps(s, ground, shore);
    const both = mirrored(s, court, shore, 0.42, 0.8);
    const deep = s.h - shore;
    return {
      art:
        paintSky(s, { clouds: 2 }) +
        birds(s, s.w * 0.44, ground * 0.24, 8) +
        both.art +
        water(s, { top: shore, colour: '#4d8079', glitter: 0.6 }) +
        both.echo +
        stroke(d`M0 ${shore}H${s.w}`, s.sky.deep, 3 * s.u, 0.45) +
        bathers(s, ground, shore) +
        place(s.w * (narrow ? 0.4 : 0.34), shore + deep * 0.56, s.u * 1.25, goldenLily(s)) +
        lilies(s, shore),
      says: 'the painted towers of the Meenakshi temple in Madurai over its Golden Lily tank',
    };
  },
};

function palms(s: Scene, foot: number): string {
  const spots = [0.16, 0.2, 0.43, 0.47, 0.74, 0.87].map((at, i) => ({
    x: s.w * at,
    y: foot,
    height: (96 + (i % 3) * 22) * s.u,
  }));
  return palmRow(s, spots, s.far('#3d6b4c', 0.3), s.far('#8fae62', 0.26));
}

/** The gilded roof over the shrine, its foot at the origin. */
function vimana(s: Scene): string {
  const gold = '#e8b23c';
  const tiers = [0, 1, 2]
    .map((i) => {
      const [half, y] = [62 - i * 14, -i * 26];
      return (
        shape(d`M${-half} ${y}V${y - 20}H${half}V${y}Z`, wall(s, gold)) +
        shape(d`M${-half - 6} ${y - 20}H${half + 6}L${half - 4} ${y - 28}H${4 - half}Z`, s.lit('#f8d878'))
      );
    })
    .join('');
  return (
    tiers +
    shape('M-30-78C-44-112-16-124-6-138H6C16-124 44-112 30-78Z', wall(s, gold)) +
    stroke('M0-138V-160', s.lit('#f8d878'), 4)
  );
}

/** The pillared walk along the far side, from its roof to the top step; what is in it is in shade. */
function colonnade(s: Scene, roof: number, foot: number): string {
  const plaster = '#f0e2c6';
  const step = 62 * s.u;
  let pillars = '';
  let bands = '';
  let finials = '';
  for (let x = -step / 2; x < s.w + step; x += step) {
    pillars += d`M${x - 8 * s.u} ${foot}V${roof + 20 * s.u}H${x + 8 * s.u}V${foot}ZM${x - 17 * s.u} ${roof + 32 * s.u}L${x - 8 * s.u} ${roof + 44 * s.u}H${x + 8 * s.u}L${x + 17 * s.u} ${roof + 32 * s.u}Z`;
    bands += d`M${x - 8 * s.u} ${foot - 8 * s.u}H${x + 8 * s.u}M${x - 8 * s.u} ${foot - 24 * s.u}H${x + 8 * s.u}`;
    finials += d`M${x + step / 2 - 9 * s.u} ${roof}q${-3 * s.u} ${-13 * s.u} ${9 * s.u} ${-20 * s.u}q${12 * s.u} ${7 * s.u} ${9 * s.u} ${20 * s.u}Z`;
  }
  return (
    shape(d`M-10 ${foot}V${roof + 20 * s.u}H${s.w + 10}V${foot}Z`, mix(s.shade('#7a5240'), s.sky.deep, 0.3)) +
    shape(pillars, s.lit(plaster)) +
    stroke(bands, s.lit('#b5432f'), 5 * s.u) +
    shape(finials, s.lit('#e6c890')) +
    shape(d`M-10 ${roof + 32 * s.u}V${roof}H${s.w + 10}V${roof + 32 * s.u}Z`, wall(s, plaster)) +
    stroke(d`M-10 ${roof + 3 * s.u}H${s.w + 10}M-10 ${roof + 32 * s.u}H${s.w + 10}`, s.shade('#c9a878'), 4 * s.u) +
    stroke(d`M-10 ${roof + 17 * s.u}H${s.w + 10}`, s.lit('#b5432f'), 6 * s.u, 0.8)
  );
}

function steps(s: Scene, top: number, foot: number): string {
  const tread = (foot - top) / 4;
  return [0, 1, 2, 3]
    .map((i) => {
      const y = top + i * tread;
      return (
        shape(d`M-10 ${y}H${s.w + 10}v${tread + 1}H-10Z`, s.far('#b58f6c', 0.08)) +
        shape(d`M-10 ${y}H${s.w + 10}v${tread * 0.4}H-10Z`, s.lit('#e2c49a'))
      );
    })
    .join('');
}

/** People on the steps, by twos and threes. */
function bathers(s: Scene, top: number, foot: number): string {
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  const cloths = ['#a8323a', '#d9822b', '#8a2f5f', '#f0e3c8', '#2f6f7a'] as const;
  return [0.07, 0.11, 0.2, 0.46, 0.5, 0.535, 0.7, 0.83, 0.865]
    .map((at, i) =>
      person(
        i % 4 === 3 ? 'resting' : i % 2 ? 'standing' : 'sari',
        s.w * at,
        top + (foot - top) * (0.3 + 0.2 * (i % 3)),
        46 * s.u,
        mix(dark, s.shade(cloths[i % cloths.length] ?? cloths[0]), 0.6),
        i % 3 === 0,
      ),
    )
    .join('');
}

/** The gilded lotus in the water on its stem, the surface at the origin. */
function goldenLily(s: Scene): string {
  const [gold, pale, deep] = [s.lit('#e8ac32'), s.lit('#f9dd86'), s.shade('#c98a30')];
  const petal = (turn: number, long: number, colour: Hex) =>
    `<g transform="rotate(${turn})">${shape(d`M0 0C-20 ${-long * 0.4} -15 ${-long * 0.8} 0 ${-long} 15 ${-long * 0.8} 20 ${-long * 0.4} 0 0Z`, colour)}</g>`;
  return (
    oval(0, 2, 74, 11, s.sky.deep, 0.22) +
    oval(0, 0, 50, 8, deep) +
    shape('M-9 0L-6-42H6L9 0Z', gold) +
    place(
      0,
      -40,
      1,
      [-78, 78, -54, 54].map((turn) => petal(turn, 62, deep)).join('') +
        [-36, 36].map((turn) => petal(turn, 72, gold)).join('') +
        [-17, 17].map((turn) => petal(turn, 74, pale)).join('') +
        petal(0, 80, gold),
    )
  );
}

function lilies(s: Scene, shore: number): string {
  const deep = s.h - shore;
  return [
    [0.06, 0.8],
    [0.15, 0.92],
    [0.56, 0.72],
    [0.66, 0.9],
    [0.78, 0.62],
    [0.86, 0.84],
    [0.95, 0.7],
  ]
    .map(([at = 0, low = 0], i) => {
      const x = s.w * (at + s.r.between(-0.02, 0.02));
      const y = shore + deep * low;
      const size = s.u * (0.5 + low * 0.7);
      return (
        oval(x, y, 34 * size, 9 * size, s.shade('#4f8a5a')) +
        oval(x - 40 * size, y + 7 * size, 24 * size, 7 * size, s.far('#5f9a62', 0.1)) +
        (i % 2
          ? ''
          : place(x, y - 2, size * 1.2, shape('M0 0Q-14-6-10-16-4-14 0-20 4-14 10-16 14-6 0 0Z', s.lit('#ea8fa8'))))
      );
    })
    .join('');
}
