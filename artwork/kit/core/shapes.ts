import type { Hex } from './colour.ts';

export type Point = readonly [number, number];

/** Fine numbers for small details, whole ones elsewhere: keeps the files small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value));

/** Path data with its numbers rounded. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (typeof value === 'number' ? n(value) : (value ?? '')) + part;
  });
}

/** A line through the points, in small relative steps; follows an M or an L. */
export function through(points: readonly Point[], fine?: number): string {
  const first = points[0];
  if (!first) return '';
  const xs = points.map(([x]) => x);
  const grain = fine ?? (Math.max(...xs) - Math.min(...xs) > 110 ? 1 : 10);
  const snap = (value: number) => Math.round(value * grain);
  let [x, y] = [snap(first[0]), snap(first[1])];
  let path = `${x / grain} ${y / grain}l`;
  for (const point of points.slice(1)) {
    const [dx, dy] = [snap(point[0]) - x, snap(point[1]) - y];
    if (dx === 0 && dy === 0) continue;
    path += `${dx < 0 || path.endsWith('l') ? '' : ' '}${dx / grain}${dy < 0 ? '' : ' '}${dy / grain}`;
    x += dx;
    y += dy;
  }
  return path.endsWith('l') ? path.slice(0, -1) : path;
}

/** A closed outline through the points. */
export const outline = (points: readonly Point[], grain?: number): string => `M${through(points, grain)}Z`;

/** Quadratic steps from `from` through each control to its end, relative and rounded without drift. */
function quadratics(from: Point, steps: readonly (readonly [Point, Point])[], fine?: number): string {
  const xs = steps.map(([, end]) => end[0]);
  const grain = fine ?? (Math.max(...xs) - Math.min(...xs) > 110 ? 1 : 10);
  const snap = (value: number) => Math.round(value * grain);
  let [x, y] = [snap(from[0]), snap(from[1])];
  let path = `${x / grain} ${y / grain}q`;
  const step = (value: number) => (value < 0 || path.endsWith('q') ? '' : ' ') + value / grain;
  for (const [control, end] of steps) {
    for (const [px, py] of [control, end]) {
      path += step(snap(px) - x);
      path += step(snap(py) - y);
    }
    x = snap(end[0]);
    y = snap(end[1]);
  }
  return path;
}

const midway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A smooth line through the midpoints of the points, from the first to the last; follows an M or an L. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const inner = points.slice(1, -1);
  return (
    quadratics(
      first,
      inner.map((here, i) => [here, midway(here, inner[i + 1] ?? last)]),
    ) + d`L${last[0]} ${last[1]}`
  );
}

/** A closed smooth outline, its points kept to 1/`grain` of a unit. */
export function round(points: readonly Point[], grain?: number): string {
  const first = points[0] ?? [0, 0];
  const start = midway(first, points.at(-1) ?? first);
  return `M${quadratics(
    start,
    points.map((here, i) => [here, midway(here, points[i + 1] ?? first)]),
    grain,
  )}Z`;
}

/** The same small closed figure at many points, each reached from the last: compresses well. */
export function stamps(points: readonly Point[], figure: string): string {
  let [x, y] = [0, 0];
  return points
    .map((point) => {
      const [px, py] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
      const path = `m${(px - x) / 10} ${(py - y) / 10}${figure}`;
      x = px;
      y = py;
      return path;
    })
    .join('')
    .replace('m', 'M');
}

const veil = (opacity: number): string => (opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '');

export const shape = (path: string, fill: Hex, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${veil(opacity)}/>`;

export const stroke = (path: string, colour: Hex, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"${veil(opacity)}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: Hex, opacity = 1): string =>
  shape(d`M${x} ${y}h${w}v${h}h${-w}Z`, fill, opacity);

export const disc = (x: number, y: number, r: number, fill: Hex, opacity = 1): string =>
  oval(x, y, r, r, fill, opacity);

export const oval = (x: number, y: number, rx: number, ry: number, fill: Hex, opacity = 1): string =>
  rx === ry
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}" fill="${fill}"${veil(opacity)}/>`
    : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${veil(opacity)}/>`;

/** Art drawn around its own origin, set down at a point. */
export const place = (x: number, y: number, scale: number, art: string, mirrored = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? '-' : ''}${Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${art}</g>`;
