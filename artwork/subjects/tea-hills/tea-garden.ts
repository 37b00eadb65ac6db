import { panes, wall } from '../../kit/buildings/facade.ts';
import { lampGlow, smoke } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, type Point, place, round, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt } from '../../kit/land/ridges.ts';
import { person } from '../../kit/people/people.ts';
import { foliage } from '../../kit/plants/plants.ts';

/** Slender shade trees in a row along a line, at shares of the width. */
export function silverOaks(
  s: Scene,
  line: readonly Point[],
  at: readonly number[],
  tall: number,
  distance: number,
): string {
  const leaf = s.far('#4a6f4c', distance);
  const light = s.far('#9ab86a', distance);
  const id = s.id();
  let crown = '';
  let bright = '';
  for (let i = 0; i < 6; i++) {
    const y = -34 - i * 11;
    const wide = 13 - Math.abs(i - 1.5) * 2.2;
    crown += foliage(s.r, (i % 2 ? 2.4 : -2.4) * (1 - i / 8), y, wide, 8.4, 0.2);
    bright += foliage(s.r, s.side * wide * 0.4, y - 2, wide * 0.42, 4, 0.2);
  }
  const tree =
    stroke('M0 0V-84', mix(leaf, s.sky.deep, 0.4), 2.6) + shape(crown, leaf) + shape(bright, mix(leaf, light, 0.6));
  return (
    `<defs><g id="${id}">${tree}</g></defs>` +
    at
      .map((t, i) => {
        const x = s.w * t;
        return place(
          x,
          heightAt(line, x) + 8,
          (tall * s.u * s.r.between(0.84, 1.1)) / 100,
          `<use href="#${id}"/>`,
          i % 2 > 0,
        );
      })
      .join('')
  );
}

/** An earth track from a point on a hill down to our feet, swinging to and fro and wider as it comes. */
export function trail(s: Scene, [x, y]: Point, bottom: number, toX: number, way: number): string {
  const steps = 26;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const swing = way * Math.sin(t * 9.4) * (0.22 + t * 0.9) * 120 * s.u * (1 - t * 0.4);
    const at = x + (toX - x) * t + swing;
    const py = y + (bottom - y) * t ** 1.25;
    const half = (4 + 40 * t ** 1.4) * s.u;
    left.push([at - half, py]);
    right.push([at + half, py]);
  }
  const earth = s.between(y, bottom, [0, s.far('#c98f62', 0.24)], [1, s.far('#b5744a', 0.04)]);
  return shape(round([...left, ...right.reverse()]), earth);
}

const cloths = ['#c4402b', '#e0a030', '#a83262', '#2f6fa0', '#e8dcc4'] as const;

/** A woman with a basket on her back, its strap over her forehead; her feet at the point. */
export function plucker(s: Scene, x: number, y: number, tall: number, turn: number, flip: boolean): string {
  const cloth: Hex = cloths[turn % 5] ?? cloths[0];
  const body = mix(s.sky.deep, s.shade(cloth), 0.66);
  const cane = s.shade('#b5824a');
  return place(
    x,
    y,
    tall / 100,
    person('sari', 0, 0, 100, body) +
      shape('M-9-72Q-12-100 1-99 7-98 5-93-3-92-3-84L4-78Q-2-78-9-72Z', s.lit(cloth)) +
      shape('M-30-84H-8L-11-46H-24Z', cane) +
      shape('M-31-84Q-19-96-7-84Z', s.lit('#7fae4a')) +
      stroke('M-29-74H-9M-27-64H-10M-26-54H-11', s.shade('#7a5230'), 1.4) +
      stroke('M-10-83L2-97', s.lit('#e8d0a0'), 1.6) +
      stroke('M8-70L26-52M10-76L30-62', body, 5) +
      stroke('M26-52l4 2M30-62l4 1', s.lit('#8fc050'), 3.4),
    flip,
  );
}

/** A row of clipped bushes across the picture, close enough to tell one from the next; `size` 1 is 110 wide. */
export function bushes(s: Scene, y: number, size: number, distance: number): string {
  const leaf = s.far('#3f7a3c', distance);
  const bright = mix(s.lit('#a9cc58'), s.sky.haze, distance);
  const models = [0, 1, 2].map(() => {
    let tips = '';
    for (let k = 0; k < 9; k++) tips += d`M${s.r.between(-40, 40)} ${-s.r.between(34, 58)}l-4-7m4 7l5-6`;
    return {
      id: s.id(),
      art:
        shape(foliage(s.r, 0, -14, 62, 46, 0.07), leaf) +
        shape(foliage(s.r, s.side * 6, -34, 48, 23, 0.12), mix(leaf, bright, 0.42)) +
        stroke(tips, bright, 2.6),
    };
  });
  const step = 96 * size * s.u;
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  art += shape(
    d`M-10 ${y - 10 * s.u}H${s.w + 10}V${s.h + 4}H-10Z`,
    s.between(y, y + 90 * s.u, [0, mix(leaf, s.sky.deep, 0.3)], [1, mix(leaf, s.sky.deep, 0.6)]),
  );
  let i = 0;
  for (let x = -step * s.r.between(0, 0.5); x < s.w + step; x += step * s.r.between(0.9, 1.1))
    art += place(x, y, size * s.u * s.r.between(0.94, 1.08), `<use href="#${models[i++ % 3]?.id}"/>`, i % 2 > 0);
  return art;
}

/** A long house of three storeys with its chimney, 420 wide; the middle of its foot at the origin. */
export function factory(s: Scene): string {
  const face = wall(s, '#f4efe2');
  const roof = s.r.pick(['#4f8070', '#4f8070', '#a8503a', '#5f7488']);
  const long = s.r.between(230, 300);
  const block = (x: number, w: number, tall: number, rows: number) =>
    shape(d`M${x} 0V${-tall}h${w}V0Z`, face) +
    panes(s, {
      x: x + 8,
      y: -tall + 6,
      w: w - 16,
      h: tall - 12,
      columns: Math.round(w / 22),
      rows,
      fillX: 0.56,
      fillY: 0.56,
    }) +
    shape(
      d`M${x - 10} ${-tall}L${x + 14} ${-tall - 34}H${x + w - 14}L${x + w + 10} ${-tall}Z`,
      s.down([0, s.lit(roof)], [1, s.shade(roof)]),
    ) +
    stroke(d`M${x - 10} ${-tall}h${w + 20}`, s.lit('#fbf6ea'), 3);
  return (
    lampGlow(s, 0, -50, 280, 130) +
    shape('M150-60V-204h18V-60Z', wall(s, '#b5705a')) +
    stroke('M147-204h24', s.shade('#8a4f40'), 5) +
    smoke(s, 159, -208) +
    block(70, 140, 66, 2) +
    block(74 - long, long, s.r.pick([72, 104, 104]), s.r.pick([2, 3])) +
    shape('M-96 0V-34H-60V0Z', s.glowing ? '#ffd384' : s.shade('#6a5a50')) +
    oval(0, 4, 240, 9, s.sky.deep, 0.18)
  );
}
