import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, type Point, shape, stamps, stroke } from '../core/shapes.ts';

/** A flat wall, a little brighter towards the light. */
export function wall(s: Scene, surface: Hex): Hex {
  const bright = s.lit(surface);
  const dim = mix(bright, s.shade(surface), 0.4);
  return s.across([0, s.side < 0 ? bright : dim], [1, s.side < 0 ? dim : bright]);
}

/** A wall turned away from the light. */
export const dimWall = (s: Scene, surface: Hex): Hex => s.shade(surface);

/** A dome, tower or trunk. */
export function rounded(s: Scene, surface: Hex): Hex {
  const bright = s.lit(surface);
  const dim = s.shade(surface);
  return s.side < 0
    ? s.across([0, mix(bright, dim, 0.3)], [0.28, bright], [0.62, mix(bright, dim, 0.55)], [1, dim])
    : s.across([0, dim], [0.38, mix(bright, dim, 0.55)], [0.72, bright], [1, mix(bright, dim, 0.3)]);
}

/** Glass: lamplight after sunset, the sky before. */
export const glass = (s: Scene, lamp = true): Hex =>
  s.glowing && lamp ? '#ffd384' : mix(mix(s.sky.air[1], s.sky.deep, 0.5), s.sky.haze, 0.12);

/** The dark of a doorway or a deep arch. */
export const hollow = (s: Scene, surface: Hex): Hex =>
  s.glowing ? mix('#f6b765', s.shade(surface), 0.18) : mix(s.shade(surface), s.sky.deep, 0.45);

/** A pointed arch standing on y, open below. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}v${-(h - w * 0.62)}c0 ${-w * 0.3} ${w * 0.3} ${-w * 0.4} ${w / 2} ${-w * 0.62}c${w * 0.2} ${w * 0.22} ${w / 2} ${w * 0.32} ${w / 2} ${w * 0.62}v${h - w * 0.62}Z`;

/** A round arch standing on y. */
export const roundArch = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;

export interface Panes {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly columns: number;
  readonly rows: number;
  /** Share of each cell that is glass. */
  readonly fillX?: number;
  readonly fillY?: number;
  readonly arched?: boolean;
  readonly frame?: Hex;
  /** Share of the windows lit after dark. */
  readonly lamps?: number;
}

/** A grid of windows. */
export function panes(
  s: Scene,
  { x, y, w, h, columns, rows, fillX = 0.5, fillY = 0.6, arched = false, frame, lamps = 0.75 }: Panes,
): string {
  const cell = { w: w / columns, h: h / rows };
  const size = { w: cell.w * fillX, h: cell.h * fillY };
  const bright: Point[] = [];
  const dark: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + cell.w * (column + 0.5) - size.w / 2;
      const foot = y + cell.h * row + (cell.h + size.h) / 2;
      (s.r.chance(lamps) ? bright : dark).push([left, foot]);
    }
  }
  const half = size.w / 2;
  const figure = arched
    ? d`v${half - size.h}a${half} ${half} 0 0 1 ${size.w} 0v${size.h - half}z`
    : d`v${-size.h}h${size.w}v${size.h}z`;
  const [brightPath, darkPath] = [stamps(bright, figure), stamps(dark, figure)];
  const edge = frame ? stroke(brightPath + darkPath, frame, Math.max(1.6, size.w * 0.14)) : '';
  return edge + (brightPath ? shape(brightPath, glass(s)) : '') + (darkPath ? shape(darkPath, glass(s, false)) : '');
}
