import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, shape, stroke } from '../core/shapes.ts';
import { hollow, panes, wall } from './facade.ts';
import { lampGlow, railing } from './houses.ts';

export interface Pavilion {
  readonly w: number;
  readonly h: number;
  readonly wall: Hex;
  readonly roof: Hex;
  readonly trim?: Hex;
  readonly rise?: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly verandah?: boolean;
  readonly arched?: boolean;
}

/** A hipped-roof house from the front; the middle of its foot at the origin. */
export function pavilion(
  s: Scene,
  {
    w,
    h,
    wall: surface,
    roof,
    trim = '#fbf3e4',
    rise = w * 0.2,
    rows = 1,
    columns = 5,
    verandah = true,
    arched = false,
  }: Pavilion,
): string {
  const over = w * 0.07;
  const top = w * 0.26;
  const post = mix(s.lit(trim), s.shade(trim), 0.2);
  let art = lampGlow(s, 0, -h * 0.5, w * 0.72, h * 1.1) + shape(d`M${-w / 2} 0V${-h}H${w / 2}V0Z`, wall(s, surface));
  for (let row = 0; row < rows; row++) {
    const y = (-h * (row + 1)) / rows;
    art += panes(s, {
      x: -w / 2,
      y: y + (h / rows) * 0.1,
      w,
      h: h / rows,
      columns,
      rows: 1,
      fillX: 0.4,
      fillY: 0.58,
      arched,
      frame: s.lit(trim),
      lamps: 0.8,
    });
    if (row > 0)
      art +=
        shape(d`M${-w / 2 - 6} ${y + h / rows}h${w + 12}v-7h${-w - 12}Z`, s.lit(trim)) +
        stroke(railing(-w / 2 - 4, y + h / rows - 7, w + 8, (h / rows) * 0.3, 11), post, 1.8);
  }
  art +=
    shape(d`M${-w * 0.055} 0v${-(h / rows) * 0.7}h${w * 0.11}v${(h / rows) * 0.7}Z`, hollow(s, '#6b4432')) +
    shape(d`M${-w / 2} ${-h}h${w}v${h * 0.09}h${-w}Z`, s.sky.deep, 0.26);
  if (verandah) {
    let posts = '';
    const bays = columns + 1;
    for (let i = 0; i <= bays; i++) posts += d`M${-w / 2 - over * 0.4 + ((w + over * 0.8) * i) / bays} 0V${-h}`;
    art += stroke(posts, post, Math.max(3, w * 0.013));
  }
  const slope = s.down([0, s.lit(roof)], [1, mix(s.lit(roof), s.shade(roof), 0.6)]);
  art +=
    shape(d`M${-w / 2 - over} ${-h + 5}L${-top} ${-h - rise}H${top}L${w / 2 + over} ${-h + 5}Z`, slope) +
    shape(
      s.side < 0
        ? d`M${w / 2 + over} ${-h + 5}L${top} ${-h - rise}L${top * 0.66} ${-h + 5}Z`
        : d`M${-w / 2 - over} ${-h + 5}L${-top} ${-h - rise}L${-top * 0.66} ${-h + 5}Z`,
      s.shade(roof),
      0.55,
    );
  let courses = '';
  for (let i = 1; i < 5; i++) {
    const t = i / 5;
    const half = top + (w / 2 + over - top) * t;
    courses += d`M${-half} ${-h - rise + (rise + 5) * t}H${half}`;
  }
  return (
    art +
    stroke(courses, s.shade(roof), 1.6, 0.45) +
    stroke(d`M${-top} ${-h - rise}H${top}`, s.lit(mix(roof, '#ffffff', 0.3)), 4) +
    stroke(d`M${-w / 2 - over} ${-h + 5}H${w / 2 + over}`, s.lit(trim), 4)
  );
}
