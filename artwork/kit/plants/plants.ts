import { type Hex, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Scene } from '../core/scene.ts';
import { d, type Point, place, round, shape, stroke } from '../core/shapes.ts';

/** An uneven leafy mass around a point. */
export function foliage(r: Random, x: number, y: number, rx: number, ry: number, rough = 0.16): string {
  const count = Math.max(9, Math.min(22, Math.round(rx / 2.6)));
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (Math.PI * 2 * i) / count;
    const reach = 1 + (i % 2 ? rough : -rough) * r.between(0.4, 1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  // leaves need no finer points, and there are many of them
  return round(points, rx > 5 ? 2 : undefined);
}

/** A broad tree standing at its own origin: a crown of rounded masses, each lighter towards the light. */
export function leafyTree(s: Scene, height: number, colour: Hex, light: Hex, trunkShare = 0.34): string {
  const { r } = s;
  const wide = height * r.between(0.34, 0.42);
  const middle = -height * (1 - (1 - trunkShare) * 0.5);
  const thick = height * 0.03;
  const half = (height * (1 - trunkShare)) / 2;
  const trunk = d`M${-thick} 0Q${-thick * 0.5} ${-height * 0.3} ${-thick * 0.6} ${middle}h${thick * 1.2}Q${thick * 0.6} ${-height * 0.3} ${thick} 0ZM0 ${-height * trunkShare}L${wide * 0.5} ${middle * 0.98}h${thick * -0.8}ZM0 ${-height * trunkShare * 0.86}L${-wide * 0.5} ${middle * 0.98}h${thick * 0.8}Z`;
  let mass = foliage(r, 0, middle, wide * 0.94, half * 0.8, 0.1);
  let glow = '';
  let bright = '';
  const clumps = [
    [-0.62, 0.2, 0.42],
    [0.62, 0.16, 0.42],
    [-0.36, -0.42, 0.44],
    [0.38, -0.4, 0.44],
    [0, -0.62, 0.4],
    [0.04, 0.3, 0.5],
  ] as const;
  for (const [dx, dy, size] of clumps) {
    const [x, y, reach] = [
      wide * (dx + r.between(-0.05, 0.05)),
      middle + half * (dy + r.between(-0.06, 0.06)),
      wide * size,
    ];
    mass += foliage(r, x, y, reach, reach * 0.82, 0.1);
    glow += foliage(r, x + s.side * reach * 0.14, y - reach * 0.16, reach * 0.74, reach * 0.56, 0.12);
    if (dx * s.side > -0.1)
      bright += foliage(r, x + s.side * reach * 0.3, y - reach * 0.36, reach * 0.36, reach * 0.22, 0.14);
  }
  return (
    shape(trunk, mix(colour, s.sky.deep, 0.55)) +
    shape(mass, colour) +
    shape(glow, mix(colour, light, 0.22)) +
    shape(bright, mix(colour, light, 0.55))
  );
}

export function bush(s: Scene, x: number, y: number, size: number, colour: Hex, light: Hex): string {
  const { r } = s;
  const back =
    foliage(r, x - size * 0.4, y - size * 0.26, size * 0.5, size * 0.34) +
    foliage(r, x + size * 0.42, y - size * 0.3, size * 0.52, size * 0.38) +
    foliage(r, x, y - size * 0.42, size * 0.55, size * 0.46);
  const top =
    foliage(r, x + s.side * size * 0.2, y - size * 0.58, size * 0.3, size * 0.18) +
    foliage(r, x + s.side * size * 0.52, y - size * 0.42, size * 0.22, size * 0.13);
  return shape(back, colour) + shape(top, mix(colour, light, 0.5));
}

const half = (value: number): number => Math.round(value * 2) / 2;

/** Blades of grass along a line; one path. */
export function grass(
  r: Random,
  from: number,
  to: number,
  ground: (x: number) => number,
  height: number,
  step: number,
): string {
  let path = '';
  for (let x = from; x < to; x += step * r.between(0.5, 1.4)) {
    const tall = height * r.between(0.45, 1.1);
    const bend = tall * r.between(-0.45, 0.45);
    const y = ground(x);
    path += d`M${Math.round(x)} ${Math.round(y)}q${half(bend * 0.2)} ${half(-tall * 0.6)} ${half(bend)} ${half(-tall)}q${half(-bend * 0.2)} ${half(tall * 0.5)} ${half(-bend + step * 0.5)} ${half(tall)}Z`;
  }
  return path;
}

/** Small flowers scattered in a band; one path of round dots. */
export function flowers(
  s: Scene,
  from: number,
  to: number,
  top: number,
  bottom: number,
  count: number,
  colour: Hex,
): string {
  let path = '';
  for (let i = 0; i < count; i++) path += d`M${s.r.between(from, to)} ${s.r.between(top, bottom)}h.1`;
  return stroke(path, colour, 5 * s.u);
}

/** Banana leaves or other broad blades fanning out of the corner, to frame a view. */
export function broadLeaves(s: Scene, x: number, y: number, size: number, colour: Hex, light: Hex): string {
  let art = '';
  for (let i = 0; i < 5; i++) {
    const angle = -155 + i * 32 + s.r.between(-8, 8);
    const long = size * s.r.between(0.75, 1.1);
    const wide = long * 0.17;
    const leaf = d`M0 0C${long * 0.2} ${-wide * 1.2} ${long * 0.7} ${-wide * 1.3} ${long} ${wide * 0.3}C${long * 0.7} ${wide} ${long * 0.25} ${wide * 0.9} 0 0Z`;
    const rib = d`M0 0Q${long * 0.5} ${-wide * 0.4} ${long} ${wide * 0.3}`;
    const turned = `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})">`;
    art += `${turned}${shape(leaf, i % 2 ? colour : mix(colour, light, 0.3))}${stroke(rib, light, 2, 0.35)}</g>`;
  }
  return art;
}

/** Lombardy poplars standing at points, from one model. */
export function poplars(
  s: Scene,
  spots: readonly { readonly x: number; readonly y: number; readonly height: number }[],
  colour: Hex,
  light: Hex,
): string {
  const { r } = s;
  const id = s.id();
  const model =
    shape('M-2 0V-16H2V0Z', mix(colour, s.sky.deep, 0.5)) +
    shape(foliage(r, 0, -54, 9, 46, 0.12), colour) +
    shape(foliage(r, s.side * 2.8, -58, 4.4, 36, 0.14), mix(colour, light, 0.5));
  return (
    `<defs><g id="${id}">${model}</g></defs>` +
    spots.map(({ x, y, height }, i) => place(x, y, height / 100, `<use href="#${id}"/>`, i % 2 === 0)).join('')
  );
}

/** A thorn tree of the dry country, khejri or ber: a crooked trunk, a round untidy crown whose twigs droop. */
export function thornTree(s: Scene, x: number, y: number, height: number, colour: Hex, light: Hex): string {
  const { r } = s;
  // drawn at one size, so that near and far ones are equally ragged
  const at = (share: number) => share * 200;
  const lean = r.between(-0.07, 0.07);
  const broad = r.between(0.86, 1.16);
  const limb = (tip: number, top: number) =>
    d`M${at(lean - 0.026)} ${at(-0.24)}Q${at(lean + tip * 0.3)} ${at(-0.34)} ${at(tip)} ${at(top)}h${at(0.022)}Q${at(lean + tip * 0.3 + 0.06)} ${at(-0.32)} ${at(lean + 0.026)} ${at(-0.2)}Z`;
  const trunk = d`M${at(-0.05)} 0Q${at(0.03 - lean)} ${at(-0.1)} ${at(lean - 0.034)} ${at(-0.3)}h${at(0.066)}Q${at(0.07 - lean)} ${at(-0.1)} ${at(0.052)} 0Z`;
  const clumps = [
    [-0.28, -0.58, 0.2],
    [0.28, -0.56, 0.21],
    [-0.13, -0.76, 0.21],
    [0.14, -0.8, 0.19],
    [0.01, -0.58, 0.25],
    [-0.36, -0.44, 0.12],
    [0.37, -0.41, 0.13],
    [-0.14, -0.44, 0.13],
    [0.16, -0.42, 0.13],
  ] as const;
  let crown = '';
  let bright = '';
  let twigs = '';
  for (const [dx, dy, size] of clumps) {
    const [cx, cy] = [at(dx * broad + lean + r.between(-0.03, 0.03)), at(dy + r.between(-0.03, 0.03))];
    crown += foliage(r, cx, cy, at(size), at(size * 0.8), 0.2);
    if (dx * s.side > -0.16)
      bright += foliage(r, cx + s.side * at(size * 0.3), cy - at(size * 0.3), at(size * 0.5), at(size * 0.28), 0.3);
    for (const way of [-1, -0.4, 0.4, 1]) {
      const from = cx + way * at(size * 0.74);
      twigs += d`M${from} ${cy + at(size * 0.36)}q${way * at(0.02)} ${at(0.02)} ${way * at(0.03)} ${at(r.between(0.05, 0.12))}`;
    }
  }
  return place(
    x,
    y,
    height / 200,
    shape(trunk + limb(-0.26, -0.5) + limb(0.02, -0.56) + limb(0.24, -0.5), mix(colour, s.sky.deep, 0.5)) +
      stroke(twigs, colour, at(0.009)) +
      shape(crown, colour) +
      shape(bright, light, 0.5),
  );
}
