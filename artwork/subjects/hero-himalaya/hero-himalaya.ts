import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { land, profile, woods } from '../../kit/land/ridges.ts';
import { farRange, snowRange } from '../../kit/land/snow.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { grass } from '../../kit/plants/plants.ts';
import { shikara } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';

/** A headline stands in the upper left: the range keeps low there and rises to the right. */
export const heroHimalaya: Painter = {
  temperament: 'himalaya',
  times: ['dusk'],
  mirrors: false,
  horizon: { landscape: 0.72, wide: 0.74, tall: 0.79, square: 0.76 },
  paint(outer) {
    const shore = outer.horizon;
    const tall = outer.crop === 'tall';
    const s: Scene = { ...outer, sun: { x: outer.w * (tall ? 0.5 : 0.56), y: shore * (tall ? 0.93 : 0.9) }, side: -1 };
    const far = mountains(s, shore, tall);
    const behind = mirrored(s, far, shore, 0.42, 0.62);
    let art =
      paintSky(s, { clouds: 0 }) + behind.art + water(s, { top: shore, colour: '#2f5f80', glitter: 1.1 }) + behind.echo;
    art += mist(s, shore, 30 * s.u, 0.45) + hamlet(s, shore);
    const deep = s.h - shore;
    const boatX = s.crop === 'wide' || s.crop === 'landscape' ? 0.6 : 0.44;
    const [x, y] = [s.w * boatX, shore + deep * 0.38];
    art +=
      place(s.w * (boatX - 0.2), shore + deep * 0.13, s.u * 0.26, shikara(s, '#d99a35', true), true) +
      shimmer(s, x, y + 14 * s.u, 54, 12) +
      place(x, y, s.u * 0.8, shikara(s, '#c23f2c', true));
    art += nearBank(s, shore + deep * 0.6) + diyas(s, shore, deep);
    return { art, says: 'a lamplit shikara on a Himalayan lake below snow peaks' };
  },
};

function mountains(s: Scene, shore: number, tall: boolean): string {
  const full = tall ? 0.23 : 0.7;
  const rise = (t: number) => 0.13 + 0.87 * Math.max(0, (t - 0.34) / 0.46) ** 1.3;
  const capped = (t: number) => (tall ? 0.5 + 0.5 * t : t < 0.8 ? rise(t) : 1 - (t - 0.8) * 1.7);
  const many = s.crop === 'wide' ? 7 : s.crop === 'landscape' ? 6 : 5;
  let art =
    farRange(s, {
      base: shore,
      height: shore * full * 0.82,
      peaks: many + 2,
      envelope: (t) => Math.max(0.2, capped(t) * 0.9),
      distance: 0.52,
    }) + mist(s, shore * 0.9, shore * 0.14, 0.4);
  art += snowRange(s, { base: shore, height: shore * full, peaks: many, envelope: capped, snow: 0.78, distance: 0.14 });
  art += mist(s, shore * 0.9, shore * 0.13, 0.55);
  const lift = tall ? 26 : 84;
  art += land(
    s,
    profile(s.r, s.w, {
      y: shore * (tall ? 0.965 : 0.955),
      rise: 30 * s.u,
      rough: 0.55,
      bend: (t) => -(t ** 2.4) * lift * s.u,
    }),
    shore + 4,
    s.far('#5a6c93', 0.44),
  );
  return (
    art +
    woods(
      s,
      profile(s.r, s.w, { y: shore * 0.985, rise: 16 * s.u, bend: (t) => -(t ** 3) * lift * 0.7 * s.u }),
      shore + 4,
      s.far('#2f4c5e', 0.22),
      24 * s.u,
      0.3,
    )
  );
}

/** A wooded point with a few lamplit houses. */
function hamlet(s: Scene, shore: number): string {
  const tip = s.w * 0.74;
  const rise = (x: number) => Math.max(0, (x - tip) / (s.w - tip)) ** 0.7 * 34 * s.u;
  const colour = mix(s.sky.deep, s.shade('#2f4c4a'), 0.5);
  const y = shore + 16 * s.u;
  const id = s.id();
  const house = `<defs><g id="${id}">${shape('M-16 0V-15L0-27 16-15V0Z', colour) + shape('M-20-13L0-29 20-13 16-12 0-24-16-12Z', mix(colour, s.sky.haze, 0.35)) + shape('M-9-3v-8h6v8zM3-3v-8h6v8z', '#ffd27c') + disc(0, -6, 26, s.radial([0, '#ffc46c', 0.55], [1, '#ffc46c', 0]))}</g></defs>`;
  const houses = [
    [0.83, 0.9],
    [0.868, 1.2],
    [0.905, 0.9],
  ].map(
    ([t = 0, size = 1], i) =>
      place(s.w * t, y - rise(s.w * t) * 0.92, s.u * size, `<use href="#${id}"/>`) +
      shimmer(s, s.w * t, y + (8 + i * 3) * s.u, 14, 5),
  );
  const bank = d`M${tip} ${y + 3 * s.u}Q${(tip + s.w) / 2} ${y - rise(s.w) * 1.1} ${s.w + 10} ${y - rise(s.w)}V${y + 30 * s.u}Q${(tip + s.w) / 2} ${y + 10 * s.u} ${tip} ${y + 3 * s.u}Z`;
  return (
    grove(s, {
      from: s.w * 0.79,
      to: s.w + 20,
      ground: (x) => y - rise(x) * 0.8,
      height: (x) => (36 + 120 * Math.max(0, x / s.w - 0.8) * 3) * s.u,
      count: 26,
      colour,
      light: s.far('#6d8a76', 0.2),
    }) +
    shape(bank, colour) +
    stroke(
      d`M${tip} ${y + 3 * s.u}Q${(tip + s.w) / 2} ${y - rise(s.w) * 1.1} ${s.w + 10} ${y - rise(s.w)}`,
      s.lit('#b98a7a'),
      1.6 * s.u,
      0.35,
    ) +
    house +
    houses.join('')
  );
}

/** Lamplight broken on the water below its lamp. */
function shimmer(s: Scene, x: number, y: number, half: number, lines: number): string {
  let path = '';
  for (let i = 0; i < lines; i++) {
    const wide = half * s.r.between(0.3, 1) * s.u;
    path += d`M${x - wide + s.r.between(-6, 6) * s.u} ${y + i * 6.2 * s.u}h${wide * 2}`;
  }
  return stroke(path, '#ffc46c', 2.3 * s.u, 0.6);
}

/** The near bank: a landing with lamps on the left, pines that close the picture on the right. */
function nearBank(s: Scene, y: number): string {
  const ground = s.between(y, s.h, [0, mix(s.sky.deep, s.shade('#3d5148'), 0.34)], [1, s.sky.deep]);
  const edge = s.far('#a08a80', 0.1);
  const left = d`M-10 ${y + 4 * s.u}C${s.w * 0.07} ${y + 6 * s.u} ${s.w * 0.13} ${y + 16 * s.u} ${s.w * 0.18} ${y + 40 * s.u}S${s.w * 0.27} ${y + 78 * s.u} ${s.w * 0.32} ${s.h + 10}`;
  const right = d`M${s.w * 0.68} ${s.h + 10}C${s.w * 0.76} ${s.h - 26 * s.u} ${s.w * 0.84} ${y + 34 * s.u} ${s.w + 10} ${y + 6 * s.u}`;
  let art = framingPines(s, 'right', y + 22 * s.u, s.h * (s.crop === 'tall' ? 0.3 : 0.56), 4);
  art += grove(s, {
    from: -10,
    to: s.w * 0.1,
    ground: (x) => y + 6 + (x / s.w) * 90 * s.u,
    height: (x) => Math.max(40, 150 - (x / s.w) * 900) * s.u,
    count: 8,
    colour: mix(s.sky.deep, s.shade('#33493d'), 0.3),
    light: s.far('#54756a', 0.1),
  });
  art +=
    shape(`${left}H-10Z`, ground) +
    shape(`${right}V${Math.round(s.h + 10)}Z`, ground) +
    stroke(left, edge, 2 * s.u, 0.3) +
    stroke(right, edge, 2 * s.u, 0.3);
  const blades =
    grass(s.r, 0, s.w * 0.16, (x) => y + 8 * s.u + (x / s.w) ** 2 * 900 * s.u, 16 * s.u, 7 * s.u) +
    grass(s.r, s.w * 0.8, s.w, (x) => y + 62 * s.u - ((x / s.w - 0.8) / 0.2) * 48 * s.u, 16 * s.u, 8 * s.u);
  return art + shape(blades, mix(s.sky.deep, s.shade('#3d5148'), 0.3)) + jetty(s, y);
}

function jetty(s: Scene, y: number): string {
  const narrow = s.crop === 'tall' || s.crop === 'square';
  const deck = y + 22 * s.u;
  const from = s.w * (narrow ? 0.1 : 0.12);
  const long = s.w * (narrow ? 0.36 : 0.24);
  let posts = '';
  for (let i = 1; i <= 4; i++) posts += d`M${from + (long * i) / 4 - 6 * s.u} ${deck}v${30 * s.u}`;
  let art = stroke(posts, s.sky.deep, 5 * s.u);
  for (const t of [0.42, 0.98]) art += shimmer(s, from + long * t, deck + 26 * s.u, 18, 6);
  art +=
    shape(
      d`M${from - 30 * s.u} ${deck}H${from + long}v${8 * s.u}H${from - 30 * s.u}Z`,
      mix(s.shade('#7a5a44'), s.sky.deep, 0.5),
    ) + stroke(d`M${from - 30 * s.u} ${deck}H${from + long}`, s.lit('#d9a070'), 2 * s.u, 0.7);
  art +=
    person('standing', from + long * 0.8, deck, 48 * s.u, s.sky.deep) +
    person('sari', from + long * 0.7, deck, 45 * s.u, s.sky.deep, true);
  for (const t of [0, 0.42, 0.98]) art += lantern(s, from + long * t, deck);
  return art;
}

function lantern(s: Scene, x: number, y: number): string {
  const glow = s.radial([0, '#ffd68a', 0.95], [0.25, '#ffb65e', 0.42], [0.55, '#ffb65e', 0.12], [1, '#ffb65e', 0]);
  return place(
    x,
    y,
    s.u,
    stroke('M0 0V-44', s.sky.deep, 3.4) +
      disc(0, -52, 66, glow) +
      shape('M-7-44L-5-60H5L7-44Z', '#ffe2a4') +
      shape('M-9-44h18v3h-18zM-7-60L0-68 7-60Z', s.sky.deep),
  );
}

/** Leaf lamps let go on the water. */
function diyas(s: Scene, shore: number, deep: number): string {
  const id = s.id();
  const glow = s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb04e', 0.35], [1, '#ffb04e', 0]);
  let art = `<defs><g id="${id}">${oval(0, 2, 13, 3.4, mix(s.sky.deep, s.shade('#3f6b45'), 0.5))}${disc(0, -5, 26, glow)}${shape('M-2.4-1Q-2.6-6 0-12 2.6-6 2.4-1Z', '#fff0bc')}</g></defs>`;
  const spots = [
    [0.36, 0.5],
    [0.43, 0.66],
    [0.4, 0.82],
    [0.5, 0.76],
    [0.47, 0.56],
    [0.56, 0.9],
    [0.63, 0.72],
    [0.53, 0.62],
  ] as const;
  for (const [t, at] of spots)
    art += place(
      s.w * (t + s.r.between(-0.015, 0.015)),
      shore + deep * at,
      s.u * (0.3 + at * 0.7),
      `<use href="#${id}"/>`,
    );
  return art;
}
