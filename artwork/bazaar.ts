import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { d, outline, type Point, shape, stroke } from './shapes.ts';

export const awnings = ['#c4402b', '#e0a030', '#2f7f7a', '#a83262', '#3f5f9a', '#5f8a4a'] as const;

export interface Street {
  /** The point the street runs to. */
  readonly x: number;
  readonly y: number;
  /** How near a building line is: 1 at our feet, small far off. */
  readonly cuts: readonly number[];
  at(way: number, near: number, height: number, inward?: number): Point;
  readonly floor: string;
}

export function openStreet(s: Scene): Street {
  const x = s.w * s.r.between(0.42, 0.58);
  const y = s.horizon;
  const half = s.w * (s.crop === 'tall' ? 0.56 : 0.5);
  const cuts = [1.5];
  for (let i = 0; i < 5; i++) cuts.push((cuts[i] ?? 1) * s.r.between(0.62, 0.72));
  const at: Street['at'] = (way, near, height, inward = 0) => [
    x + way * (half - inward) * near,
    y + (s.h - y) * near - height * near,
  ];
  const floor = shape(
    d`M-20 ${s.h + 10}L${x} ${y}L${s.w + 20} ${s.h + 10}Z`,
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

/** Open shop fronts with goods, under cloth awnings. */
export function shops(
  s: Scene,
  { at }: Street,
  way: -1 | 1,
  between: (t: number) => number,
  air: number,
  turn: number,
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
    const hue = awnings[(turn * 2 + k + (way > 0 ? 3 : 0)) % awnings.length] ?? awnings[0];
    const goods = awnings[(turn + k * 3 + 1) % awnings.length] ?? awnings[0];
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
    for (let g = 0; g < 5; g++) {
      const t = near + ((far - near) * (g + 0.5)) / 5;
      const [hx, hy] = at(way, t, 128 * s.u);
      hung += d`M${hx} ${hy}v${26 * s.u * t}`;
    }
    art += stroke(hung, mix(s.lit(awnings[(turn + k) % 6] ?? awnings[0]), s.sky.haze, air), 8 * s.u * near);
    const cloth = mix(way !== s.side ? s.lit(hue) : mix(s.lit(hue), s.shade(hue), 0.5), s.sky.haze, air);
    const out = 62 * s.u;
    art += shape(
      outline([
        at(way, near, 168 * s.u),
        at(way, far, 168 * s.u),
        at(way, far, 118 * s.u, out),
        at(way, near, 118 * s.u, out),
      ]),
      cloth,
    );
    let stripes = '';
    for (let g = 0; g < 3; g++) {
      const [a, b] = [near + ((far - near) * (g * 2 + 0.5)) / 6, near + ((far - near) * (g * 2 + 1.4)) / 6];
      stripes += outline([
        at(way, a, 168 * s.u),
        at(way, b, 168 * s.u),
        at(way, b, 118 * s.u, out),
        at(way, a, 118 * s.u, out),
      ]);
    }
    art +=
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
