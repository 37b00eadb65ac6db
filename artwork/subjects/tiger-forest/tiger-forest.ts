import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { broadWoods, heightAt, hills, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { deer, elephant, tiger } from '../../kit/people/animals.ts';
import { foliage, grass } from '../../kit/plants/plants.ts';
import { safari } from '../../kit/things/safari.ts';
import { water } from '../../kit/water/water.ts';

const casts = ['tiger', 'tiger', 'crossing', 'elephants', 'deer'] as const;
const told = {
  tiger: 'a tiger at the edge of the forest',
  crossing: 'a tiger crossing a forest track before a safari jeep',
  elephants: 'wild elephants at the edge of the forest',
  deer: 'spotted deer grazing in a forest clearing',
} as const;

export const tigerForest: Painter = {
  temperament: 'forest',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.6, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const cast = s.r.pick(casts);
    const ground = cast === 'crossing' ? 'track' : s.r.pick(['river', 'river', 'pool', 'meadow'] as const);
    const rise = s.r.between(50, 190);
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.2, 0.7), h * s.r.between(0.22, 0.38));
    for (let i = 0; i < 2; i++)
      art += land(
        s,
        profile(s.r, s.w, { y: h * (0.72 + i * 0.1), rise: (rise - i * 30) * s.u, rough: 0.48 }),
        h * 1.1,
        s.far('#5f8570', 0.68 - i * 0.14),
      );
    art +=
      mist(s, h * 0.92, 120 * s.u, 0.55) +
      broadWoods(s, profile(s.r, s.w, { y: h * 0.97, rise: 26 * s.u }), h * 1.1, s.far('#4c7a55', 0.44), 42 * s.u);
    art += salTrees(s, h + 4, 0.36, s.r.int(8, 18), s.r.between(150, 230)) + mist(s, h, 90 * s.u, 0.45);
    const x = cast === 'crossing' ? s.r.between(0.26, 0.36) : s.r.between(0.4, 0.54);
    // the far deer graze beside those in front, not on their backs; a herd leaves them no room
    const away = x < 0.46 || ground === 'river' ? s.r.between(0.74, 0.84) : s.r.between(0.12, 0.2);
    art += clearing(s, h, ground, cast === 'elephants' ? undefined : away);
    if (cast === 'crossing') art += safari(s, h);
    art += salTrees(s, h + 60 * s.u, 0.16, s.r.int(3, 6), s.r.between(290, 420), true);
    const line = profile(s.r, s.w, { y: s.h * 0.87, rise: 18 * s.u, rough: 0.4, points: 22 });
    const soil = s.between(s.h * 0.8, s.h, [0, s.far('#93924c', 0.06)], [1, mix(s.sky.deep, s.shade('#5c5f34'), 0.4)]);
    if (cast !== 'crossing') art += hills(s, line, s.h + 4, soil, 0).replace(/fill="[^"]*"/, `fill="${soil}"`);
    art += animals(s, cast, line, s.w * x);
    return { art: art + tallGrass(s, line) + (s.r.chance(0.7) ? nearTrunks(s) : ''), says: told[cast] };
  },
};

function animals(s: Scene, cast: (typeof casts)[number], line: readonly Point[], x: number): string {
  const way = s.r.chance(0.5);
  const y = heightAt(line, x) + 30 * s.u;
  const under = (at: number, half: number) => oval(at - s.side * 24 * s.u, y + 2, half * s.u, 9 * s.u, s.sky.deep, 0.3);
  if (cast === 'elephants') {
    const back = way ? 1 : -1;
    let herd = under(x, 190);
    const young = s.r.int(1, 3);
    for (let i = young; i > 0; i--)
      herd += place(
        x + back * (60 + i * 130) * s.u,
        y - 4,
        s.u * s.r.between(0.5, 0.94),
        elephant(s, i % 2 ? '#988f90' : '#8b8588', false),
        way,
      );
    return herd + place(x - back * 30 * s.u, y, s.u * 1.3, elephant(s), way);
  }
  if (cast === 'deer') {
    let herd = '';
    const count = s.r.int(4, 6);
    for (let i = 0; i < count; i++) {
      const at = s.w * (0.2 + (0.6 * (i + s.r.between(0, 0.7))) / count);
      const near = s.r.between(0, 1);
      const foot = heightAt(line, at) + (near * 60 - 40) * s.u;
      herd +=
        oval(at - s.side * 10 * s.u, foot + 2, 44 * s.u, 5 * s.u, s.sky.deep, 0.26) +
        place(at, foot, s.u * (0.76 + near * 0.5), deer(s, s.far('#b97a44', 0.06), i % 3 === 1), s.r.chance(0.4));
    }
    return herd;
  }
  const size = s.u * s.r.between(cast === 'crossing' ? 1.4 : 2.1, cast === 'crossing' ? 1.7 : 2.5);
  return under(x, 130 * (size / s.u)) + place(x, y, size, tiger(s), way);
}

/** Straight pale trunks with high crowns; a few models stand for the whole forest. */
function salTrees(s: Scene, ground: number, distance: number, count: number, tall: number, edges = false): string {
  const models = (edges ? [0, 1, 2] : [0, 1]).map(() => ({ id: s.id(), art: salTree(s, distance) }));
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  for (let i = 0; i < count; i++) {
    const spread = (i + s.r.between(0.1, 0.9)) / count;
    const t = edges ? (spread < 0.5 ? spread * 0.4 : 0.72 + (spread - 0.5) * 0.6) : spread;
    art += place(
      s.w * t,
      ground,
      (tall * s.r.between(0.75, 1.15) * s.u) / 200,
      `<use href="#${models[i % models.length]?.id}"/>`,
    );
  }
  return art;
}

function salTree(s: Scene, distance: number): string {
  const high = 200;
  const trunk = 'M-9 0Q-4.6-4-4.6-14L-2.6-200H2.6L4.6-14Q4.6-4 9 0ZM0-124L28-164H22ZM0-140L-26-172H-21Z';
  let crowns = '';
  let mids = '';
  let lights = '';
  for (const [dx, dy, size] of [
    [0, -1, 0.2],
    [0.13, -0.84, 0.14],
    [-0.13, -0.88, 0.15],
    [0.02, -0.78, 0.13],
  ] as const) {
    const [x, y, reach] = [(dx + s.r.between(-0.03, 0.03)) * high, (dy + s.r.between(-0.03, 0.03)) * high, size * high];
    crowns += foliage(s.r, x, y, reach, reach * 0.72, 0.14);
    mids += foliage(s.r, x + s.side * reach * 0.14, y - reach * 0.12, reach * 0.76, reach * 0.5, 0.14);
    lights += foliage(s.r, x + s.side * reach * 0.34, y - reach * 0.28, reach * 0.4, reach * 0.22, 0.18);
  }
  const leaf = s.far('#4c7f46', distance);
  const bright = s.far('#a4bf5c', distance);
  return (
    oval(-s.side * 6, 1, 22, 3, s.sky.deep, 0.2 * (1 - distance)) +
    shape(trunk, s.far('#8f7a60', distance)) +
    shape('M-13 3Q-12-7-8-2-6-12-3-3 0-14 3-3 7-10 8-2 12-8 13 3Z', s.far('#6f7a3a', distance)) +
    shape(crowns, leaf) +
    shape(mids, mix(leaf, bright, 0.24)) +
    shape(lights, mix(leaf, bright, 0.6))
  );
}

function clearing(s: Scene, h: number, ground: 'river' | 'pool' | 'meadow' | 'track', away?: number): string {
  const top = h + 10 * s.u;
  const foot = s.h * 0.86;
  const meadow = s.between(h, foot, [0, s.far('#a3a45a', 0.34)], [1, s.far('#8a8f48', 0.1)]);
  const field = shape(d`M0 ${h - 4}H${s.w}V${foot + 40}H0Z`, meadow);
  const fawn = s.far('#a8703c', 0.2);
  const grazing = (y: number) =>
    away === undefined
      ? ''
      : place(s.w * away, y, s.u * 0.36, deer(s, fawn, false)) +
        place(s.w * away + 44 * s.u, y + 6 * s.u, s.u * 0.34, deer(s, fawn), true);
  const at = s.w * s.r.between(0.24, 0.7);
  if (ground === 'meadow') return field + grazing(top + (foot - top) * s.r.between(0.2, 0.4));
  if (ground === 'track') {
    const dust = s.between(h, s.h, [0, s.far('#d9bf8c', 0.3)], [1, s.shade('#b8935f')]);
    return (
      shape(d`M0 ${h - 4}H${s.w}V${s.h + 4}H0Z`, meadow) +
      shape(
        d`M${s.w * 0.56} ${h + 6}C${s.w * 0.7} ${h + (s.h - h) * 0.24} ${s.w * 0.24} ${h + (s.h - h) * 0.5} ${s.w * 0.1} ${s.h + 4}H${s.w * 0.86}C${s.w * 0.6} ${h + (s.h - h) * 0.6} ${s.w * 0.84} ${h + (s.h - h) * 0.26} ${s.w * 0.585} ${h + 6}Z`,
        dust,
      )
    );
  }
  if (ground === 'pool') {
    const [y, wide] = [top + (foot - top) * 0.5, s.w * s.r.between(0.26, 0.4)];
    const bank = d`M${at - wide} ${y}C${at - wide * 0.8} ${y - 44 * s.u} ${at + wide * 0.7} ${y - 50 * s.u} ${at + wide} ${y - 6 * s.u}S${at - wide * 0.7} ${y + 70 * s.u} ${at - wide} ${y}Z`;
    return (
      field +
      shape(bank, s.lit('#d9cb98')) +
      `<g clip-path="${s.clip(bank)}"><g transform="translate(0 ${n(7 * s.u)})">${shape(bank, s.sky.air[2])}${water(s, { top: y - 50 * s.u, bottom: y + 70 * s.u, colour: '#5f8f88', glitter: 0.5 })}</g></g>` +
      grazing(y - 62 * s.u)
    );
  }
  const river = d`M${s.w + 10} ${top}C${s.w * 0.6} ${top + (foot - top) * 0.16} ${s.w * 0.16} ${top + (foot - top) * 0.3} ${s.w * 0.2} ${top + (foot - top) * 0.5}S${s.w * 0.7} ${top + (foot - top) * 0.74} ${s.w * 0.8} ${foot + 20}H${s.w + 10}V${top + (foot - top) * 0.52}C${s.w * 0.6} ${top + (foot - top) * 0.5} ${s.w * 0.44} ${top + (foot - top) * 0.4} ${s.w * 0.62} ${top + (foot - top) * 0.26}S${s.w * 0.9} ${top + 12} ${s.w + 10} ${top + 10}Z`;
  const clip = s.clip(river);
  return (
    field +
    shape(river, s.lit('#e6d8b0')) +
    `<g clip-path="${clip}"><g transform="translate(0 ${n(5 * s.u)})">${shape(river, s.sky.air[2])}${water(s, { top, bottom: foot + 40, colour: '#5f8f88', glitter: 0.8 })}</g></g>` +
    grazing(top + (foot - top) * 0.36)
  );
}

function tallGrass(s: Scene, line: readonly Point[]): string {
  const straw = s.lit('#c9b45c');
  const green = mix(s.shade('#6f7a3a'), s.sky.deep, 0.2);
  const dark = mix(s.sky.deep, s.shade('#3f4a28'), 0.45);
  const strip = Math.round(s.w / (s.crop === 'wide' ? 5 : 3));
  const rows = [
    [52, 54, 9, green],
    [78, 58, 14, straw],
    [130, 80, 11, dark],
  ] as const;
  return rows
    .map(([lower, tall, step, colour]) => {
      const id = s.id();
      let art = `<defs><path id="${id}" d="${grass(s.r, 0, strip + 8, () => 0, tall * s.u, step * s.u)}"/></defs>`;
      for (let x = 0; x < s.w; x += strip)
        art += `<use href="#${id}" x="${x}" y="${n(heightAt(line, x + strip / 2) + lower * s.u)}"/>`;
      return `<g fill="${colour}">${art}</g>`;
    })
    .join('');
}

function nearTrunks(s: Scene): string {
  const bark = mix(s.sky.deep, s.shade('#5a4634'), 0.4);
  const leaf = mix(s.sky.deep, s.shade('#35592f'), 0.36);
  const x = s.w * 0.9;
  let art =
    stroke(
      d`M${x + 4 * s.u} ${s.h}C${x - 6 * s.u} ${s.h * 0.6} ${x + 16 * s.u} ${s.h * 0.3} ${x + 4 * s.u} 0`,
      bark,
      46 * s.u,
    ) +
    stroke(
      d`M${x + s.side * 14 * s.u} ${s.h}C${x + s.side * 8 * s.u} ${s.h * 0.6} ${x + s.side * 26 * s.u} ${s.h * 0.3} ${x + s.side * 16 * s.u} 0`,
      s.far('#a88a62', 0.05),
      7 * s.u,
      0.35,
    );
  art += stroke(d`M${x} ${s.h * 0.3}Q${x - 70 * s.u} ${s.h * 0.24} ${x - 120 * s.u} ${s.h * 0.1}`, bark, 16 * s.u);
  for (const [dx, y, size] of [
    [-150, 0.06, 120],
    [-20, 0.02, 130],
    [90, 0.08, 140],
    [-80, -0.02, 120],
  ] as const)
    art += shape(foliage(s.r, x + dx * s.u, s.h * y, size * s.u, size * 0.55 * s.u, 0.14), leaf);
  for (const [dx, y, size] of [
    [-170, 0.09, 44],
    [-60, 0.08, 52],
    [40, 0.12, 48],
  ] as const)
    art += shape(foliage(s.r, x + dx * s.u, s.h * y, size * s.u, size * 0.4 * s.u, 0.2), s.far('#93b058', 0.04), 0.35);
  return art;
}
