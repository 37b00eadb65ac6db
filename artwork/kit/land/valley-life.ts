import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, oval, type Point, place, shape, smooth, stroke } from '../core/shapes.ts';
import { fire, tents, trekker } from '../people/trekkers.ts';
import { leafyTree } from '../plants/plants.ts';

/** Plots of one crop each on a valley floor, in rows that narrow towards the mountains, grass banks between them. */
export function fields(s: Scene, h: number, deep: number): string {
  const crops = ['#c9bd5c', '#8fb050', '#b0c468', '#6f9a48', '#d6c274'] as const;
  const plots = crops.map(() => '');
  const away = s.w * s.r.between(0.3, 0.7);
  const edges = [0.05, 0.11, 0.2, 0.34, 0.54, 0.82, 1.2].map((t) => ({ t, tilt: s.r.between(-0.03, 0.03) * t }));
  edges.slice(1).forEach((near, row) => {
    const far = edges[row] ?? near;
    const corner = (across: number, { t, tilt }: typeof near, inset: number) => {
      const x = away + across * (0.25 + t);
      return d`${x} ${h + deep * (t + inset * t) + (x - s.w / 2) * tilt}`;
    };
    const end = (s.w - away) / (0.25 + far.t);
    for (let across = -away / (0.25 + far.t); across < end; ) {
      const to = across + s.r.between(150, 400) * s.u;
      const crop = s.r.int(0, 6);
      if (crop < crops.length)
        plots[crop] +=
          `M${corner(across, far, 0.03)}L${corner(to, far, 0.03)}L${corner(to, near, -0.03)}L${corner(across, near, -0.03)}Z`;
      across = to + 14 * s.u;
    }
  });
  return crops
    .map((crop, i) => shape(plots[i] ?? '', s.between(h, s.h, [0, s.far(crop, 0.4)], [1, s.far(crop, 0.06)]), 0.7))
    .join('');
}

/** A river along its course: where its middle is and half its breadth at each depth, 0 far off to 1 at our feet. */
export function riverBed(
  top: number,
  bottom: number,
  middle: (t: number) => number,
  half: (t: number) => number,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = (i / 14) ** 1.25;
    const y = top + (bottom - top) * t;
    left.push([middle(t) - half(t), y]);
    right.unshift([middle(t) + half(t), y]);
  }
  return `M${smooth(left)}L${smooth(right)}Z`;
}

export function campsite(s: Scene, h: number, deep: number, bank: number): string {
  const x = s.w * (0.5 + bank * s.r.between(0.26, 0.32));
  const y = h + deep * 0.42;
  return (
    tents(s, [
      [x - 90 * s.u, y, s.u * 0.62],
      [x + 96 * s.u, y - 14 * s.u, s.u * 0.56],
      [x + 10 * s.u, y + 34 * s.u, s.u * 0.86],
    ]) + fire(s, x - bank * 130 * s.u, y + 62 * s.u)
  );
}

/** Planks on cables between two piers of stone, people crossing. */
export function footbridge(s: Scene, at: (t: number, offset: number) => Point, broad: number): string {
  const t = 0.6;
  const reach = t * t * broad + 0.075;
  const [a, y] = at(t, -reach);
  const b = at(t, reach)[0];
  const wood = mix(s.shade('#6a4a34'), s.sky.deep, 0.35);
  const sag = (k: number) => y - 26 * s.u + Math.sin(Math.PI * k) * 12 * s.u;
  let hangers = '';
  let floor = d`M${a} ${sag(0)}`;
  let cable = d`M${a} ${y - 96 * s.u}`;
  for (let i = 1; i <= 20; i++) {
    const k = i / 20;
    const x = a + (b - a) * k;
    const up = sag(k) - (26 + 44 * (2 * k - 1) ** 2) * s.u;
    floor += d`L${x} ${sag(k)}`;
    cable += d`L${x} ${up}`;
    hangers += d`M${x} ${up}V${sag(k)}`;
  }
  const ramp = (x: number, way: number) =>
    d`M${x} ${sag(0) - 3 * s.u}h${way * 16 * s.u}l${way * 92 * s.u} ${44 * s.u}H${x}Z`;
  const pier = (x: number) =>
    shape(
      d`M${x - 14 * s.u} ${y + 18 * s.u}l${4 * s.u} ${-118 * s.u}h${20 * s.u}l${4 * s.u} ${118 * s.u}Z`,
      s.down([0, s.lit('#c9b596')], [1, s.shade('#8a7660')]),
    );
  return (
    shape(ramp(a, -1) + ramp(b, 1), s.far('#a8a072', 0.1)) +
    pier(a) +
    pier(b) +
    stroke(hangers, wood, 1.4 * s.u, 0.8) +
    stroke(cable, wood, 3 * s.u) +
    stroke(floor, wood, 7 * s.u) +
    [0.3, 0.44, 0.68]
      .map((k, i) =>
        trekker(
          s,
          a + (b - a) * k,
          sag(k) - 2 * s.u,
          56 * s.u,
          ['#d9402b', '#e8a02b', '#2f6fb0'][i] ?? '#d9402b',
          i === 2,
        ),
      )
      .join('')
  );
}

export function orchard(s: Scene, h: number, deep: number, bank: number): string {
  const models = [0, 1].map(() => {
    let apples = '';
    for (let k = 0; k < 10; k++) apples += d`M${s.r.between(-30, 30)} ${-s.r.between(42, 86)}h.1`;
    return {
      id: s.id(),
      art: leafyTree(s, 100, s.far('#4f7f3f', 0.1), s.lit('#a3c25c'), 0.28) + stroke(apples, s.lit('#d8362b'), 7),
    };
  });
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  const rows = s.r.int(2, 3);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < 5 - row; i++) {
      const x = s.w * (0.02 + i * (0.075 + row * 0.02)) + row * 14;
      const y = h + deep * (0.46 + (row - 0.6) * 0.17);
      const tall = (56 + row * 38) * s.u;
      const from = bank < 0 ? x : s.w - x;
      art +=
        oval(from - s.side * tall * 0.2, y, tall * 0.4, tall * 0.06, s.sky.deep, 0.2) +
        place(from, y, tall / 100, `<use href="#${models[(i + row) % 2]?.id}"/>`, i % 2 === 0);
    }
  }
  return art;
}
