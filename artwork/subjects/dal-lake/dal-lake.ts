import { panes, wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { foliage, leafyTree } from '../../kit/plants/plants.ts';
import { rowingBoat, shikara } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const cloths = ['#c23f2c', '#e0a030', '#a83262', '#2f7f7a', '#3f5f9a'] as const;
const plans = ['houseboats', 'shikara', 'market', 'chinar'] as const;
const told = {
  houseboats: 'carved houseboats moored along a Kashmir lake',
  shikara: 'a shikara gliding over a still lake in Kashmir',
  market: 'the floating market on a Kashmir lake',
  chinar: 'a shikara below autumn chinars on a Kashmir lake',
} as const;

export const dalLake: Painter = {
  temperament: 'himalaya',
  times: ['dawn', 'golden', 'morning', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.56, wide: 0.58, tall: 0.54, square: 0.56 },
  paint(s) {
    const shore = s.horizon;
    const plan = s.r.pick(plans);
    const autumn = plan === 'chinar' || s.r.chance(0.3);
    const leaf = autumn ? ['#c9642f', '#f0a840'] : ['#4f7f46', '#a3bf5c'];
    const crest = s.r.between(0.2, 0.8);
    let back =
      snowRange(s, {
        base: shore * 0.94,
        height: shore * s.r.between(0.36, 0.52),
        peaks: Math.round(s.w / s.u / 220),
        snow: 0.82,
        distance: 0.36,
      }) + mist(s, shore * 0.84, 90 * s.u, 0.5);
    for (let i = 0; i < 2; i++)
      back += land(
        s,
        profile(s.r, s.w, {
          y: shore * (0.9 + i * 0.06),
          rise: (70 - i * 30) * s.u,
          rough: 0.5,
          bend: (t) => -Math.exp(-(((t - crest) / 0.3) ** 2)) * (120 - i * 70) * s.u,
        }),
        shore + 4,
        s.far('#7d8a86', 0.5 - i * 0.14),
        0.3,
      );
    back += mist(s, shore, 40 * s.u, 0.5) + poplars(s, shore, leaf);
    if (plan !== 'shikara') back += moored(s, shore, plan === 'houseboats' ? 1 : 0.6, plan === 'chinar' ? 0.55 : 0);
    const far = mirrored(s, back, shore, 0.42, 0.7);
    let art = paintSky(s) + birds(s, s.w * (1 - crest), shore * 0.36, 6) + far.art;
    art += water(s, { top: shore, colour: '#4a8290', glitter: 0.9 }) + far.echo + mist(s, shore, 30 * s.u, 0.3);
    art += fleet(s, shore, plan) + lilies(s, shore);
    return { art: art + (plan === 'chinar' ? chinar(s, leaf) : reeds(s)), says: told[plan] };
  },
};

/** Poplars and willows along the far shore. */
function poplars(s: Scene, shore: number, [leaf = '#4f7f46', light = '#a3bf5c']: readonly Hex[]): string {
  let path = '';
  let bright = '';
  for (let x = -10; x < s.w + 20; x += s.r.between(14, 46) * s.u) {
    const tall = s.r.between(26, 78) * s.u;
    const half = tall * 0.13;
    path += d`M${x} ${shore + 2}C${x - half * 2} ${shore - tall * 0.3} ${x - half} ${shore - tall * 0.8} ${x} ${shore - tall}C${x + half} ${shore - tall * 0.8} ${x + half * 2} ${shore - tall * 0.3} ${x} ${shore + 2}Z`;
    if (s.r.chance(0.5))
      bright += d`M${x} ${shore - tall * 0.1}q${s.side * half * 2.2} ${-tall * 0.4} 0 ${-tall * 0.8}Z`;
  }
  const hedge = d`M-10 ${shore + 2}v${-12 * s.u}H${s.w + 10}v${12 * s.u}Z`;
  return shape(path + hedge, s.far(leaf, 0.3)) + shape(bright, s.far(light, 0.3), 0.6);
}

/** A Kashmir houseboat: carved verandah, long cabin, flat shingled roof. 300 long. */
function carvedBoat(s: Scene): string {
  const wood = s.r.pick(['#a8703f', '#8f5a34', '#b98250'] as const);
  const trim = s.lit('#e6c08a');
  let fret = '';
  for (let x = -138; x < 146; x += 9) fret += d`M${x} -70q4.500 9 9 0Z`;
  return (
    lampGlow(s, 0, -36, 190, 80) +
    shape('M-140-6V-70H150V-6Z', wall(s, wood)) +
    panes(s, { x: -84, y: -62, w: 216, h: 44, columns: 7, rows: 1, fillX: 0.5, fillY: 0.7, frame: trim, lamps: 0.85 }) +
    shape('M-140-6V-68H-88V-6Z', s.sky.deep, 0.35) +
    stroke('M-138-6V-68M-122-6V-68M-106-6V-68M-90-6V-68', trim, 3) +
    stroke('M-140-24H-90', trim, 2.4) +
    shape(fret, trim) +
    shape('M-152-68L-138-88H148L160-68Z', s.down([0, s.lit('#8f8478')], [1, s.shade('#6f665e')])) +
    stroke('M-152-68H160', trim, 3) +
    shape('M-120-88V-96H-60V-88ZM-124-96L-112-106H-68L-56-96Z', s.lit(wood)) +
    shape('M-166-10Q-150 4-130 6H140Q160 4 168-10Z', mix(s.shade('#4a3226'), s.sky.deep, 0.4)) +
    shape('M-190-4h36v5h-36z', s.shade('#7a5a40'))
  );
}

function moored(s: Scene, shore: number, scale: number, from: number): string {
  const models = [0, 1].map(() => ({ id: s.id(), art: carvedBoat(s) }));
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  const step = 350 * s.u * scale;
  const start = s.w * from + s.r.between(0.2, 0.6) * step;
  for (let x = start, i = 0; x < s.w + step * 0.4; x += step, i++)
    art += place(x, shore + 3, s.u * scale, `<use href="#${models[i % 2]?.id}"/>`, i % 3 === 1);
  return art;
}

function fleet(s: Scene, shore: number, plan: (typeof plans)[number]): string {
  const deep = s.h - shore;
  const boat = (t: number, depth: number, size: number, cloth: Hex, flip: boolean) =>
    place(s.w * t, shore + deep * depth, s.u * size, shikara(s, cloth), flip);
  const first = s.r.int(0, 4);
  const hue = (i: number) => cloths[(first + i) % 5] ?? cloths[0];
  if (plan === 'market') {
    const cargo = (t: number, depth: number, size: number, flip: boolean) =>
      place(s.w * t, shore + deep * depth, s.u * size, laden(s), flip);
    return (
      cargo(0.3, 0.16, 0.6, false) +
      boat(0.56, 0.2, 0.46, hue(0), true) +
      cargo(0.74, 0.3, 0.84, true) +
      cargo(0.36, 0.44, 1.05, false) +
      cargo(0.62, 0.62, 1.25, true) +
      boat(0.16, 0.26, 0.5, hue(1), false)
    );
  }
  const near = plan === 'chinar' ? s.r.between(0.34, 0.46) : s.r.between(0.4, 0.62);
  return (
    boat(near + 0.26, 0.14, 0.32, hue(1), true) +
    (s.r.chance(0.6)
      ? boat(near - 0.28, 0.22, 0.44, hue(2), false)
      : place(s.w * (near - 0.26), shore + deep * 0.2, s.u * 0.5, rowingBoat(s, '#b5824f'))) +
    s.main(boat(near, 0.56, plan === 'shikara' ? 1.5 : 1.2, hue(0), s.r.chance(0.5)))
  );
}

type Heap = readonly [dark: Hex, light: Hex];

/** A grower's boat heaped with flowers and vegetables. */
function laden(s: Scene): string {
  const hull = mix(s.shade('#5a3a26'), s.sky.deep, 0.45);
  const heaps: readonly [Heap, ...Heap[]] = [
    ['#4f8a40', '#a3c25c'],
    ['#d94f6a', '#f7c0c8'],
    ['#e0a030', '#f7dc8a'],
  ];
  const heap = s.r.pick(heaps);
  const who = mix('#1a1420', s.sky.deep, 0.6);
  return (
    oval(0, 8, 96, 7, s.sky.deep, 0.3) +
    shape(foliage(s.r, -18, -12, 56, 20, 0.1), s.shade(heap[0])) +
    shape(foliage(s.r, -18 + s.side * 8, -18, 40, 12, 0.14), s.lit(heap[1]), 0.9) +
    person('sitting', 72, -4, 58, who, true) +
    stroke('M70-40L102 10', hull, 2.4) +
    shape('M-116-20C-70 0-30 0 0 0S76-2 116-26C100 2 66 13 0 13S-98 6-116-20Z', hull) +
    stroke('M-106-14C-66 3-30 3 0 3S76 1 106-17', s.lit('#d9a860'), 1.8, 0.7)
  );
}

function lilies(s: Scene, shore: number): string {
  const deep = s.h - shore;
  const pad = s.shade('#5f8f5a');
  const pink = s.lit('#ee9ab0');
  const lotus = 'M0 0Q-14-6-10-16-4-14 0-20 4-14 10-16 14-6 0 0Z';
  let pads = '';
  let blooms = '';
  const side = s.r.pick([0.14, 0.84]);
  for (let i = 0; i < 13; i++) {
    const [x, t] = [s.w * (side + s.r.between(-0.16, 0.16)), s.r.between(0.5, 0.95)];
    const y = shore + deep * t;
    pads += oval(x, y, 30 * t * s.u, 7 * t * s.u, pad);
    if (i % 3 === 0) blooms += place(x, y - 2, s.u * t * 1.1, shape(lotus, pink));
  }
  return pads + blooms;
}

/** The bough and trunk of a great chinar on our bank. */
function chinar(s: Scene, [leaf = '#c9642f', light = '#f0a840']: readonly Hex[]): string {
  const dark = mix(s.sky.deep, s.shade(leaf), 0.62);
  const bright = s.far(light, 0.04);
  let fallen = '';
  for (let i = 0; i < 26; i++) {
    const t = s.r.between(0.64, 1);
    fallen += d`M${s.w * t} ${s.h - s.r.between(2, 6 + (t - 0.62) * 150) * s.u}h0`;
  }
  return (
    place(s.w * 0.95, s.h - 40 * s.u, (s.h / 120) * 0.92, leafyTree(s, 120, dark, bright, 0.34)) +
    shape(
      d`M${s.w * 0.56} ${s.h + 4}Q${s.w * 0.78} ${s.h - 60 * s.u} ${s.w + 10} ${s.h - 76 * s.u}V${s.h + 4}Z`,
      mix(s.sky.deep, s.shade('#5a5a3a'), 0.35),
    ) +
    stroke(fallen, bright, 7 * s.u, 0.8)
  );
}

function reeds(s: Scene): string {
  let path = '';
  const right = s.r.chance(0.5);
  for (let i = 0; i < 30; i++) {
    const x = right ? s.w - s.r.next() ** 2 * s.w * 0.3 : s.r.next() ** 2 * s.w * 0.3;
    const tall = s.r.between(50, 150) * s.u;
    path += d`M${x - 3 * s.u} ${s.h + 4}q${s.r.between(-14, 14) * s.u} ${-tall * 0.6} ${s.r.between(-26, 26) * s.u} ${-tall}q${2 * s.u} ${tall * 0.5} ${6 * s.u} ${tall}Z`;
  }
  return shape(path, mix(s.sky.deep, s.shade('#4f6a3a'), 0.4));
}
