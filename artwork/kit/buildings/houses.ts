import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, shape, stroke } from '../core/shapes.ts';
import { dimWall, glass, hollow, panes, wall } from './facade.ts';

export interface House {
  readonly w: number;
  readonly h: number;
  readonly wall: Hex;
  readonly roof: Hex;
  readonly trim?: Hex;
  /** Width of the gable end, which stands on the left. */
  readonly gable?: number;
  readonly pitch?: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly door?: boolean;
  readonly chimney?: boolean;
  /** The path of the marks of its stones or logs, under the windows. */
  readonly courses?: string;
}

/** The soft light a house throws on its surroundings after sunset. */
export const lampGlow = (s: Scene, x: number, y: number, rx: number, ry = rx * 0.7): string =>
  s.glowing ? oval(x, y, rx, ry, s.radial([0, '#ffce82', 0.5], [0.5, '#ffb65e', 0.18], [1, '#ffb65e', 0])) : '';

/** A pitched-roof house seen from its corner; the middle of its foot at the origin. */
export function cornerHouse(
  s: Scene,
  {
    w,
    h,
    wall: surface,
    roof,
    trim = '#fbf3e4',
    gable = w * 0.4,
    pitch = gable * 0.36,
    rows = 1,
    columns = 3,
    door = true,
    chimney = true,
    courses: marks = '',
  }: House,
): string {
  const left = -w / 2;
  const corner = left + gable;
  const right = w / 2;
  const apex = left + gable / 2;
  const over = Math.min(14, w * 0.05);
  const gableLit = s.side < 0;
  const gableWall = gableLit ? s.lit(surface) : dimWall(s, surface);
  const longWall = gableLit ? mix(s.lit(surface), s.shade(surface), 0.6) : s.lit(surface);
  const roofFill = gableLit ? mix(s.lit(roof), s.shade(roof), 0.55) : s.lit(roof);
  const ridge = -h - pitch;
  let art = lampGlow(s, 0, -h * 0.5, w * 0.85);
  if (chimney)
    art += shape(
      d`M${right - w * 0.24} ${ridge + pitch * 0.4}v${-pitch * 0.66}h${w * 0.07}v${pitch * 0.66}Z`,
      s.shade('#a8705a'),
    );
  art +=
    shape(d`M${left} 0V${-h}L${apex} ${ridge}L${corner} ${-h}V0Z`, gableWall) +
    shape(d`M${corner} 0V${-h}H${right}V0Z`, longWall) +
    (marks && stroke(marks, s.shade(surface), 1.8, 0.45));
  const eave = pitch * 0.16;
  art += shape(
    d`M${apex} ${ridge - 4}H${right - gable * 0.16}L${right + over} ${-h + eave}H${corner + over * 0.7}Z`,
    roofFill,
  );
  art += stroke(
    courses(apex, ridge, right - gable * 0.16, right + over, corner + over * 0.7, -h + eave),
    s.shade(roof),
    1.4,
    0.45,
  );
  art += shape(
    d`M${left - over} ${-h + eave}L${apex} ${ridge - 6}L${corner + over * 0.7} ${-h + eave}h${-over * 0.9}L${apex} ${ridge + over * 0.7}L${left - over * 0.1} ${-h + eave}Z`,
    s.lit(trim),
  );
  art += shape(d`M${corner} ${-h + eave}H${right}v${h * 0.07}H${corner}Z`, s.sky.deep, 0.22);
  art += panes(s, {
    x: corner + w * 0.02,
    y: -h * 0.94,
    w: right - corner - w * 0.04,
    h: h * 0.92,
    columns,
    rows,
    fillX: 0.46,
    fillY: 0.5,
    frame: s.lit(trim),
  });
  if (rows > 1) art += stroke(d`M${left} ${-h / 2}H${right}`, s.shade(trim), 2, 0.5);
  // clear of the door under them
  const upper = rows > 1 ? -h * 0.98 : -h * (door ? 1.28 : 1.06);
  art += panes(s, {
    x: left + gable * 0.2,
    y: upper,
    w: gable * 0.6,
    h: h / (rows + 0.4),
    columns: gable > 110 ? 2 : 1,
    rows: 1,
    fillX: 0.5,
    fillY: 0.56,
    frame: s.lit(trim),
    lamps: 1,
  });
  if (door)
    art +=
      shape(
        d`M${apex - gable * 0.13} 0v${-(h / rows) * 0.62}h${gable * 0.26}v${(h / rows) * 0.62}Z`,
        hollow(s, '#6b4432'),
      ) +
      stroke(d`M${apex - gable * 0.13} 0v${-(h / rows) * 0.62}h${gable * 0.26}v${(h / rows) * 0.62}`, s.lit(trim), 2.4);
  return art;
}

function courses(x0: number, y0: number, x1: number, x2: number, x3: number, y1: number): string {
  let path = '';
  for (let i = 1; i < 5; i++) {
    const t = i / 5;
    path += d`M${x0 + (x3 - x0) * t} ${y0 + (y1 - y0) * t}L${x1 + (x2 - x1) * t} ${y0 + (y1 - y0) * t}`;
  }
  return path;
}

/** A balcony rail of thin balusters. */
export function railing(x: number, y: number, w: number, h: number, step = 9): string {
  let path = d`M${x} ${y - h}h${w}M${x} ${y}h${w}`;
  for (let i = 0; i <= Math.round(w / step); i++) path += d`M${x + (w * i) / Math.round(w / step)} ${y}v${-h}`;
  return path;
}

/** A lamp on a post, lit after sunset. */
export function postLamp(s: Scene, x: number, y: number, tall: number): string {
  const dark = mix(s.sky.deep, s.shade('#4a4038'), 0.3);
  const halo = s.glowing
    ? disc(x, y - tall, tall * 0.62, s.radial([0, '#ffd68a', 0.85], [0.4, '#ffb65e', 0.28], [1, '#ffb65e', 0]))
    : '';
  return (
    stroke(d`M${x} ${y}V${y - tall}`, dark, Math.max(1.6, tall * 0.05)) +
    halo +
    disc(x, y - tall, tall * 0.085, s.glowing ? '#ffe7b4' : s.lit('#fff6e2'))
  );
}

/** A strip of glass doors with thin mullions. */
export function glassWall(s: Scene, x: number, y: number, w: number, h: number, bays: number): string {
  let bars = '';
  for (let i = 0; i <= bays; i++) bars += d`M${x + (w * i) / bays} ${y}v${-h}`;
  const sheen = d`M${x + w * 0.1} ${y}l${h * 0.5} ${-h}h${w * 0.1}l${-h * 0.5} ${h}Z`;
  const fill = s.glowing
    ? s.down([0, '#ffdf9c'], [1, '#f6b765'])
    : s.down([0, mix(glass(s), s.sky.air[2], 0.35)], [1, glass(s)]);
  return (
    shape(d`M${x} ${y}v${-h}h${w}v${h}Z`, fill) +
    shape(sheen, '#ffffff', s.glowing ? 0.1 : 0.2) +
    stroke(bars, mix(s.sky.deep, s.shade('#6a5a50'), 0.4), 2)
  );
}

/** The plain front of a house with a flat roof. */
export function block(s: Scene, x: number, y: number, w: number, h: number, surface: Hex): string {
  return (
    shape(d`M${x} ${y}v${-h}h${w}v${h}Z`, wall(s, surface)) +
    shape(d`M${x - 4} ${y - h}h${w + 8}v-7h${-w - 8}Z`, s.lit(mix(surface, '#ffffff', 0.4)))
  );
}

/** Smoke that leans away from the light. */
export function smoke(s: Scene, x: number, y: number): string {
  const way = -s.side;
  const plume = d`M${x} ${y}q${way * 4} -18 ${way * 14} -30t${way * 6} -34t${way * 26} -36`;
  return stroke(plume, mix('#ffffff', s.sky.haze, 0.4), 9, 0.4) + stroke(plume, '#ffffff', 4, 0.35);
}
