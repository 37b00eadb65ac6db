import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { oval, type Point, place, round, shape } from '../core/shapes.ts';

/** One rounded granite boulder, its foot at the origin, 100 wide. */
export function boulder(s: Scene, stone: Hex, squat: number): string {
  const { r } = s;
  const tall = 78 * squat;
  const points: Point[] = [
    [-50, -tall * r.between(0.2, 0.4)],
    [-44, -tall * r.between(0.62, 0.8)],
    [-14, -tall * r.between(0.96, 1.06)],
    [20, -tall * r.between(0.94, 1.06)],
    [45, -tall * r.between(0.6, 0.8)],
    [52, -tall * r.between(0.2, 0.4)],
    [34, 4],
    [-32, 4],
  ];
  const way = s.side;
  // the light lies along the shoulder, as on stone, not as a spot on a ball
  const bright: Point[] = [
    [way * 47, -tall * 0.26],
    [way * 41, -tall * 0.7],
    [way * 14, -tall * 0.92],
    [way * -30, -tall * 0.86],
    [way * -8, -tall * 0.76],
    [way * 18, -tall * 0.7],
    [way * 34, -tall * 0.46],
  ];
  return (
    shape(round(points), s.between(-tall, 10, [0, mix(s.lit(stone), s.shade(stone), 0.35)], [1, s.shade(stone)])) +
    shape(round(bright), s.lit(mix(stone, '#fff0d8', 0.25)), 0.75)
  );
}

export interface Heap {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly count: number;
  readonly stone?: Hex;
}

/** A hill of boulders leaning on one another. */
export function boulderHeap(s: Scene, { x, y, w, h, count, stone = '#c9a384' }: Heap): string {
  const models = [0.9, 0.7, 1.1].map((squat) => ({ id: s.id(), art: boulder(s, stone, squat) }));
  const stones = Array.from({ length: count }, (_, i) => {
    const level = 1 - i / count;
    const half = (w / 2) * (1 - level * 0.8);
    return {
      at: x + s.r.between(-1, 1) * half,
      up: level * h,
      size: (w / 100) * s.r.between(0.2, 0.34) * (1 - level * 0.3),
    };
  });
  return (
    `<defs>${models.map(({ id, art }) => `<g id="${id}">${art}</g>`).join('')}</defs>` +
    stones.map(({ at, up, size }, i) => place(at, y - up, size, `<use href="#${models[i % 3]?.id}"/>`)).join('')
  );
}

/** Loose boulders lying about a plain, each with its shadow. */
export function looseBoulders(
  s: Scene,
  spots: readonly (readonly [number, number, number])[],
  stone: Hex = '#c9a384',
): string {
  const models = [0.8, 1].map((squat) => ({ id: s.id(), art: boulder(s, stone, squat) }));
  return (
    `<defs>${models.map(({ id, art }) => `<g id="${id}">${art}</g>`).join('')}</defs>` +
    spots
      .map(
        ([x, y, w], i) =>
          oval(x - s.side * w * 0.16, y + 2, w * 0.6, w * 0.07, s.sky.deep, 0.2) +
          place(x, y, w / 100, `<use href="#${models[i % 2]?.id}"/>`),
      )
      .join('')
  );
}
