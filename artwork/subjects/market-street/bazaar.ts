import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, shape, stroke } from '../../kit/core/shapes.ts';
import type { Town } from './street-ends.ts';

export interface Street {
  /** The point the street runs to. */
  readonly x: number;
  readonly y: number;
  /** How near a building line is: 1 at our feet, small far off. */
  readonly cuts: readonly number[];
  at(way: number, near: number, height: number, inward?: number): Point;
  readonly floor: string;
}

/** A street running away from us between two rows of houses, `half` of the picture wide at our feet each way. */
export function openStreet(s: Scene, half: number): Street {
  const x = s.w * s.r.between(0.42, 0.58);
  const y = s.horizon;
  const reach = s.w * half;
  const cuts = [Math.max(1.5, (s.w * 0.64) / reach)];
  for (let i = 0; i < 5; i++) cuts.push((cuts[i] ?? 1) * s.r.between(0.62, 0.72));
  const at: Street['at'] = (way, near, height, inward = 0) => [
    x + way * (reach - inward) * near,
    y + (s.h - y) * near - height * near,
  ];
  const floor = shape(
    d`M${x - reach * 1.5} ${y + (s.h - y) * 1.5}L${x} ${y}L${x + reach * 1.5} ${y + (s.h - y) * 1.5}Z`,
    s.between(
      y,
      s.h,
      [0, s.far('#d9bf98', 0.4)],
      [0.4, s.far('#c9a67c', 0.1)],
      [1, mix(s.shade('#a8845f'), s.sky.deep, 0.24)],
    ),
  );
  return { x, y, cuts, at, floor };
}

export interface Houses {
  readonly town: Town;
  /** Heights between which they stand, in landscape pixels at our feet. */
  readonly tall: readonly [low: number, high: number];
  readonly floors: number;
  /** Which of the cuts to draw between, the far end first. */
  readonly between?: readonly [far: number, near: number];
}

/** One side of the street, from its far end towards us. */
export function houseRow(s: Scene, street: Street, way: -1 | 1, houses: Houses): string {
  const { cuts, at } = street;
  const { town, tall: heights, floors } = houses;
  const [first, last] = houses.between ?? [cuts.length - 1, 1];
  const bright = way !== s.side;
  let art = '';
  for (let i = first; i >= last; i--) {
    const [near, far] = [cuts[i - 1] ?? 1, cuts[i] ?? 0.5];
    const air = Math.max(0, (i - 1) / cuts.length) * 0.6;
    const hue = town.walls[(i + (way > 0 ? 2 : 0)) % 4] ?? town.walls[0];
    const base = bright ? s.lit(hue) : mix(s.lit(hue), s.shade(hue), 0.75);
    const face = mix(base, s.sky.haze, air);
    const trim = mix(bright ? s.lit(town.trim) : s.shade(town.trim), s.sky.haze, air);
    const tall = s.u * s.r.between(...heights) * (s.crop === 'tall' ? 1.2 : 1);
    // far houses are small: fewer things are seen on them
    const columns = near > 0.4 ? 4 : 3;
    const quad = (n: number, f: number, low: number, high: number, inward = 0) =>
      outline([at(way, n, low), at(way, f, low), at(way, f, high, inward), at(way, n, high, inward)]);
    art += shape(quad(near, far, 0, tall), face);
    const along = (t: number) => 1 / (1 / near + (1 / far - 1 / near) * t);
    const ground = 190 * s.u;
    const cell = (tall - ground) / (floors - 0.6);
    let windows = '';
    let bands = '';
    for (let f = 0; f < floors - 1; f++) {
      const low = ground + cell * (f + 0.22);
      for (let k = 0; k < columns; k++) {
        const [a, peak, b] = [along((k + 0.24) / columns), along((k + 0.5) / columns), along((k + 0.76) / columns)];
        windows += outline([
          at(way, a, low),
          at(way, b, low),
          at(way, b, low + cell * 0.44),
          at(way, peak, low + cell * 0.6),
          at(way, a, low + cell * 0.44),
        ]);
      }
      bands += quad(near, far, ground + cell * f, ground + cell * f + 12 * s.u);
    }
    bands += outline([
      at(way, near, tall),
      at(way, far, tall),
      at(way, far, tall - 20 * s.u, 12 * s.u),
      at(way, near, tall - 20 * s.u, 12 * s.u),
    ]);
    const pane = s.glowing ? mix('#ffd384', face, air * 0.6) : mix(s.shade('#4a3a40'), s.sky.haze, air);
    art += shape(windows, pane) + shape(bands, trim) + shops(s, street, way, along, air, i, town);
  }
  return art;
}

/** Open shop fronts with goods, under cloth awnings. */
function shops(
  s: Scene,
  { at }: Street,
  way: -1 | 1,
  between: (t: number) => number,
  air: number,
  turn: number,
  { cloths }: Town,
): string {
  const count = 2;
  let art = '';
  for (let k = count - 1; k >= 0; k--) {
    const [near, far] = [between((k + 0.05) / count), between((k + 0.95) / count)];
    const inside = s.glowing ? mix('#ffcf86', s.shade('#a8643a'), 0.25) : mix(s.shade('#4a3430'), s.sky.deep, 0.3);
    art += shape(
      outline([at(way, near, 0), at(way, far, 0), at(way, far, 128 * s.u), at(way, near, 128 * s.u)]),
      mix(inside, s.sky.haze, air),
    );
    const hue = cloths[(turn * 2 + k + (way > 0 ? 1 : 0)) % 3] ?? cloths[0];
    const goods = cloths[(turn + k * 2 + 1) % 3] ?? cloths[0];
    art += shape(
      outline([at(way, near, 0, 0), at(way, far, 0, 0), at(way, far, 46 * s.u, 0), at(way, near, 46 * s.u, 0)]),
      mix(s.shade('#8a6242'), s.sky.haze, air),
    );
    let heaps = '';
    for (let g = 0; g < 4; g++) {
      const [hx, hy] = at(way, near + ((far - near) * (g + 0.5)) / 4, 46 * s.u);
      const r = 17 * s.u * (near + far) * 0.5;
      heaps += d`M${hx - r} ${hy}q${r * 0.3} ${-r * 1.1} ${r} ${-r}t${r} ${r}Z`;
    }
    art += shape(heaps, mix(s.lit(goods), s.sky.haze, air));
    let hung = '';
    for (let g = 0; g < 5 && near > 0.3; g++) {
      const t = near + ((far - near) * (g + 0.5)) / 5;
      const [hx, hy] = at(way, t, 128 * s.u);
      hung += d`M${hx} ${hy}v${26 * s.u * t}`;
    }
    if (hung) art += stroke(hung, mix(s.lit(cloths[(turn + k) % 3] ?? cloths[0]), s.sky.haze, air), 8 * s.u * near);
    const cloth = mix(way !== s.side ? s.lit(hue) : mix(s.lit(hue), s.shade(hue), 0.5), s.sky.haze, air);
    const out = 62 * s.u;
    const slope = (a: number, b: number) =>
      outline([at(way, a, 168 * s.u), at(way, b, 168 * s.u), at(way, b, 118 * s.u, out), at(way, a, 118 * s.u, out)]);
    let stripes = '';
    for (let g = 0; g < 3; g++)
      stripes += slope(near + ((far - near) * (g * 2 + 0.5)) / 6, near + ((far - near) * (g * 2 + 1.4)) / 6);
    art +=
      shape(slope(near, far), cloth) +
      shape(stripes, mix(s.lit('#fff2da'), s.sky.haze, air), 0.75) +
      shape(
        outline([
          at(way, near, 118 * s.u, out),
          at(way, far, 118 * s.u, out),
          at(way, far, 106 * s.u, out),
          at(way, near, 106 * s.u, out),
        ]),
        mix(cloth, s.sky.deep, 0.18),
      );
  }
  return art;
}

/** Cloth or lamps strung across the street. */
export function strungAcross(s: Scene, { at, cuts }: Street, { cloths }: Town, height = 330): string {
  let art = '';
  for (let i = 4; i >= 1; i--) {
    const near = cuts[i] ?? 0.5;
    const [a, b] = [at(-1, near, height * s.u), at(1, near, height * s.u)];
    const sag = 34 * s.u * near;
    art += stroke(
      d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${a[1] + sag * 2} ${b[0]} ${b[1]}`,
      mix(s.sky.deep, s.sky.haze, 0.2),
      1.4,
    );
    const count = 14;
    let bulbs = '';
    const flags = ['', '', ''];
    for (let k = 1; k < count; k++) {
      const t = k / count;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)];
      const w = Math.min(15 * s.u * near, (b[0] - a[0]) / count / 2.2);
      if (s.glowing) bulbs += d`M${x} ${y + 3}h0`;
      else flags[k % 3] += d`M${x - w} ${y}h${w * 2}l${-w} ${w * 2}Z`;
    }
    art += s.glowing
      ? stroke(bulbs, '#ffc46c', 22 * s.u * near, 0.3) + stroke(bulbs, '#fff0c4', 8 * s.u * near)
      : flags.map((path, k) => shape(path, s.far(cloths[(k + i) % 3] ?? cloths[0], 0.1))).join('');
  }
  return art;
}
