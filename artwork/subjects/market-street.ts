import { awnings, openStreet, type Street, shops } from '../bazaar.ts';
import { mix } from '../colour.ts';
import { crowd } from '../crowd.ts';
import { floodlit } from '../floodlight.ts';
import type { Painter } from '../painting.ts';
import { person } from '../people.ts';
import type { Scene } from '../scene.ts';
import { d, outline, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { ends, landmark, type Town } from '../street-ends.ts';
import { cart, rickshaw } from '../street-vehicles.ts';

const towns: readonly [Town, ...Town[]] = [
  { walls: ['#d98a70', '#cf7d66', '#e09a80', '#d9846a'], trim: '#fbe9d4', says: 'an old bazaar' },
  { walls: ['#7fa8cf', '#a9c6e0', '#6f98c4', '#c4d6e6'], trim: '#f7f4ea', says: 'a painted bazaar' },
  { walls: ['#e6c38f', '#d9a878', '#efd6a8', '#c98f66'], trim: '#fff2d8', says: 'an old bazaar' },
  { walls: ['#e9d9b8', '#d98a5a', '#8fb0a0', '#e3b04b'], trim: '#fbf1e0', says: 'a painted bazaar' },
];

const beyond = {
  gate: 'an arched gate',
  clock: 'a clock tower',
  spire: 'a temple spire',
} as const;

export const marketStreet: Painter = {
  temperament: 'desert',
  times: ['golden', 'dusk', 'morning', 'night', 'noon', 'dawn'],
  horizon: { landscape: 0.56, wide: 0.58, tall: 0.58, square: 0.56 },
  paint(s) {
    const town = s.r.pick(towns);
    const end = s.r.pick(ends);
    const street = openStreet(s);
    const { x, y } = street;
    let art = paintSky(s) + birds(s, x, s.horizon * 0.34, 7) + mist(s, y, 120 * s.u, 0.4);
    art +=
      place(x, y + 8 * s.u, s.u * (s.crop === 'wide' ? 1.1 : 1), landmark(floodlit(s, 0.6), end, town)) +
      street.floor +
      mist(s, y + 4, 60 * s.u, 0.35);
    for (const way of [-1, 1] as const) art += row(s, street, way, town);
    art += lines(s, street) + people(s, street);
    return { art, says: `${town.says} leading to ${beyond[end]}` };
  },
};

/** One side of the street, from the far end towards us. */
function row(s: Scene, street: Street, way: -1 | 1, town: Town): string {
  const { cuts, at } = street;
  const bright = way !== s.side;
  let art = '';
  for (let i = cuts.length - 1; i > 0; i--) {
    const [near, far] = [cuts[i - 1] ?? 1, cuts[i] ?? 0.5];
    const air = Math.max(0, (i - 1) / cuts.length) * 0.6;
    const hue = town.walls[(i + (way > 0 ? 2 : 0)) % 4] ?? town.walls[0];
    const base = bright ? s.lit(hue) : mix(s.lit(hue), s.shade(hue), 0.75);
    const face = mix(base, s.sky.haze, air);
    const trim = mix(bright ? s.lit(town.trim) : s.shade(town.trim), s.sky.haze, air);
    const tall = s.u * s.r.between(430, 640) * (s.crop === 'tall' ? 1.2 : 1);
    const quad = (n: number, f: number, low: number, high: number) =>
      outline([at(way, n, low), at(way, f, low), at(way, f, high), at(way, n, high)]);
    art += shape(quad(near, far, 0, tall), face);
    const between = (t: number) => 1 / (1 / near + (1 / far - 1 / near) * t);
    const floors = 3;
    const ground = 190 * s.u;
    const cell = (tall - ground) / (floors - 0.6);
    let windows = '';
    let bands = '';
    for (let f = 0; f < floors - 1; f++) {
      const low = ground + cell * (f + 0.22);
      const count = 4;
      for (let k = 0; k < count; k++) {
        const [a, b] = [between((k + 0.24) / count), between((k + 0.76) / count)];
        const peak = between((k + 0.5) / count);
        windows += outline([
          at(way, a, low),
          at(way, b, low),
          at(way, b, low + cell * 0.44),
          at(way, peak, low + cell * 0.6),
          at(way, a, low + cell * 0.44),
        ]);
      }
      bands += outline([
        at(way, near, ground + cell * f),
        at(way, far, ground + cell * f),
        at(way, far, ground + cell * f + 12 * s.u),
        at(way, near, ground + cell * f + 12 * s.u),
      ]);
    }
    bands += outline([
      at(way, near, tall),
      at(way, far, tall),
      at(way, far, tall - 20 * s.u, 12 * s.u),
      at(way, near, tall - 20 * s.u, 12 * s.u),
    ]);
    const pane = s.glowing ? mix('#ffd384', face, air * 0.6) : mix(s.shade('#4a3a40'), s.sky.haze, air);
    art += shape(windows, pane) + shape(bands, trim);
    art += shops(s, street, way, between, air, i);
  }
  return art;
}

/** Cloth or lamps strung across the street. */
function lines(s: Scene, { at, cuts }: Street): string {
  let art = '';
  for (let i = 4; i >= 1; i--) {
    const near = cuts[i] ?? 0.5;
    const [a, b] = [at(-1, near, 330 * s.u), at(1, near, 330 * s.u)];
    const sag = 34 * s.u * near;
    art += stroke(
      d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${a[1] + sag * 2} ${b[0]} ${b[1]}`,
      mix(s.sky.deep, s.sky.haze, 0.2),
      1.4,
    );
    const count = 14;
    let bulbs = '';
    const cloths = ['', '', ''];
    for (let k = 1; k < count; k++) {
      const t = k / count;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)];
      const w = 15 * s.u * near;
      if (s.glowing) bulbs += d`M${x} ${y + 3}h0`;
      else cloths[k % 3] += d`M${x - w} ${y}h${w * 2}l${-w} ${w * 2}Z`;
    }
    art += s.glowing
      ? stroke(bulbs, '#ffc46c', 22 * s.u * near, 0.3) + stroke(bulbs, '#fff0c4', 8 * s.u * near)
      : cloths.map((path, k) => shape(path, s.far(awnings[(k + i) % 6] ?? awnings[0], 0.1))).join('');
  }
  return art;
}

function people(s: Scene, { x, y, at }: Street): string {
  let art = '';
  const deep = s.h - y;
  art += crowd(s, {
    from: x - 40 * s.u,
    to: x + 40 * s.u,
    top: y + deep * 0.06,
    bottom: y + deep * 0.24,
    count: 9,
    small: 26 * s.u,
    tall: 56 * s.u,
  });
  art += crowd(s, {
    from: x - 150 * s.u,
    to: x + 150 * s.u,
    top: y + deep * 0.26,
    bottom: y + deep * 0.6,
    count: 6,
    small: 66 * s.u,
    tall: 110 * s.u,
  });
  const seller = at(-1, 0.8, 0, 70 * s.u);
  const way = s.r.chance(0.5);
  art += place(
    x + (way ? 1 : -1) * 120 * s.u,
    y + deep * 0.7,
    s.u * 1.3,
    s.r.chance(0.5) ? rickshaw(s) : cart(s),
    !way,
  );
  return art + person('sitting', seller[0], seller[1], 110 * s.u, mix(s.sky.deep, s.shade('#a8323a'), 0.5));
}
