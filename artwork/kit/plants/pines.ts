import { type Hex, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Scene } from '../core/scene.ts';
import { n, outline, type Point, shape } from '../core/shapes.ts';

/** One side of a deodar, from its tip down to its lowest bough. */
function boughs(r: Random, height: number, way: number, girth: number): Point[] {
  const tiers = Math.max(4, Math.min(11, Math.round(height / 13)));
  const points: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const reach = height * girth * t ** 0.85 * r.between(0.82, 1.12);
    const y = -height + height * 0.93 * t;
    points.push([way * reach, y + height * 0.02], [way * reach * r.between(0.38, 0.52), y - (height / tiers) * 0.16]);
  }
  points.pop();
  return points;
}

/** Path data of a pine standing at a point, and of its half that faces the light. */
export function pine(
  r: Random,
  x: number,
  y: number,
  height: number,
  side: number,
  girth = 0.2,
): { whole: string; lit: string } {
  const trunk = height * 0.018 + 0.8;
  const left = boughs(r, height, -1, girth);
  const right = boughs(r, height, 1, girth);
  const move = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px, y + py]);
  const foot: Point[] = [
    [trunk, -height * 0.07],
    [trunk, 0],
    [-trunk, 0],
    [-trunk, -height * 0.07],
  ];
  const whole = outline(move([[0, -height], ...right, ...foot, ...[...left].reverse()]));
  const half = (side < 0 ? left : right).map(([px, py]): Point => [px * 0.96, py]);
  const core = Array.from(
    { length: 7 },
    (_, i): Point => [side * height * girth * (i % 2 ? 0.05 : 0.3) * (1 - i / 8), -height * (0.1 + i * 0.125)],
  );
  return { whole, lit: outline(move([[0, -height * 0.98], ...half, ...core])) };
}

export interface Grove {
  readonly from: number;
  readonly to: number;
  readonly ground: (x: number) => number;
  readonly height: (x: number) => number;
  readonly count: number;
  readonly colour: Hex;
  readonly light?: Hex;
}

/** A stand of pines in a few depths, the nearest darkest; many trees from a few models, so that they cost little. */
export function grove(s: Scene, { from, to, ground, height, count, colour, light }: Grove): string {
  const models = [0, 1, 2, 3].map(() => {
    const tree = pine(s.r, 0, 0, 100, s.side, s.r.between(0.17, 0.23));
    const [whole, lit] = [s.id(), s.id()];
    return { whole, lit, art: `<path id="${whole}" d="${tree.whole}"/><path id="${lit}" d="${tree.lit}"/>` };
  });
  let art = `<defs>${models.map((model) => model.art).join('')}</defs>`;
  const depths = 3;
  for (let depth = 0; depth < depths; depth++) {
    let whole = '';
    let lit = '';
    for (let i = depth; i < count; i += depths) {
      const x = from + ((to - from) * (i + s.r.between(-0.4, 1.4))) / count;
      const scale = Math.round(height(x) * s.r.between(0.6, 1.1)) / 100;
      const model = models[i % models.length];
      const where = `transform="matrix(${scale} 0 0 ${scale} ${n(x)} ${n(ground(x) + depth * 5 * s.u)})"/>`;
      whole += `<use href="#${model?.whole}" ${where}`;
      if (depth > 0 && scale > 0.3) lit += `<use href="#${model?.lit}" ${where}`;
    }
    const back = (depths - 1 - depth) / depths;
    art += `<g fill="${mix(colour, s.sky.haze, back * 0.34)}">${whole}</g>`;
    if (light && lit) art += `<g fill="${mix(light, colour, back * 0.6)}" opacity=".55">${lit}</g>`;
  }
  return art;
}

/** Tall pines at the very edge of the picture, to look past. */
export function framingPines(s: Scene, edge: 'left' | 'right', ground: number, height: number, count = 4): string {
  const colour = mix(s.sky.deep, s.shade('#1f3d33'), 0.35);
  const near = edge === 'left' ? 0 : s.w;
  const inward = edge === 'left' ? 1 : -1;
  let art = '';
  for (let i = count - 1; i >= 0; i--) {
    const x = near + inward * (i * 62 + s.r.between(-24, 14)) * s.u;
    const tall = height * (1 - i / (count + 1.2)) * s.r.between(0.86, 1.06);
    const tree = pine(s.r, x, ground + 14, tall, s.side, 0.19);
    art += shape(tree.whole, mix(colour, s.sky.haze, 0.05 + i * 0.05));
    art += shape(tree.lit, s.far('#5f8f6a', 0.1), 0.2);
  }
  return art;
}
