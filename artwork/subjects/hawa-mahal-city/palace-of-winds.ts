import { hollow, panes, roundArch, rounded, wall } from '../../kit/buildings/facade.ts';
import { chhatri } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';

const rose = '#e2876a';
export const trim = '#fbe3cf';

/** Five storeys of bays stepping up to a crown, as the palace's own front does. */
export function palace(s: Scene): string {
  const tiers = [
    [15, 0, 88],
    [13, 88, 84],
    [9, 172, 80],
    [5, 252, 66],
    [3, 318, 58],
  ] as const;
  const step = 39;
  let art = '';
  for (const [bays, y, h] of tiers) {
    const half = (bays * step) / 2;
    art += shape(d`M${-half} ${-y}V${-y - h}H${half}V${-y}Z`, wall(s, rose));
    for (let i = 0; i < bays; i++) art += bay(s, -half + step * (i + 0.5), -y, step, h, i % 2 === 0);
    art +=
      shape(d`M${-half - 5} ${-y - h}h${half * 2 + 10}v${-6}h${-half * 2 - 10}Z`, s.lit(trim)) +
      stroke(d`M${-half} ${-y - h + 2}h${half * 2}`, s.shade(rose), 2, 0.7);
  }
  for (const [x, y] of [
    [-234, 172],
    [234, 172],
    [-136, 252],
    [136, 252],
  ] as const)
    art += place(x * 0.97, -y - 4, 1, chhatri(s, 30, rose, trim));
  const door = shape(roundArch(0, 0, 62, 72), s.lit(trim)) + shape(roundArch(0, 0, 46, 60), hollow(s, rose));
  return art + door + crown(s);
}

function bay(s: Scene, x: number, y: number, w: number, h: number, projecting: boolean): string {
  const foot = y - h * 0.2;
  if (!projecting)
    return (
      shape(roundArch(x, foot - h * 0.06, w * 0.42, h * 0.42), s.shade(rose)) +
      panes(s, {
        x: x - w * 0.17,
        y: foot - h * 0.44,
        w: w * 0.34,
        h: h * 0.34,
        columns: 2,
        rows: 2,
        fillX: 0.56,
        fillY: 0.7,
        lamps: 0.7,
      }) +
      stroke(roundArch(x, foot - h * 0.06, w * 0.46, h * 0.44), s.lit(trim), 1.6, 0.9)
    );
  const body = d`M${x - w * 0.36} ${foot}v${-h * 0.46}h${w * 0.72}v${h * 0.46}l${-w * 0.16} ${h * 0.1}h${-w * 0.4}Z`;
  const dome = d`M${x - w * 0.4} ${foot - h * 0.46}q${w * 0.04} ${-h * 0.24} ${w * 0.4} ${-h * 0.28}q${w * 0.36} ${h * 0.04} ${w * 0.4} ${h * 0.28}Z`;
  return (
    shape(body, rounded(s, mix(rose, trim, 0.16))) +
    shape(dome, rounded(s, mix(rose, trim, 0.3))) +
    stroke(
      d`M${x - w * 0.42} ${foot - h * 0.46}h${w * 0.84}M${x - w * 0.36} ${foot - h * 0.02}h${w * 0.72}`,
      s.lit(trim),
      2,
    ) +
    panes(s, {
      x: x - w * 0.33,
      y: foot - h * 0.42,
      w: w * 0.66,
      h: h * 0.36,
      columns: 3,
      rows: 2,
      fillX: 0.5,
      fillY: 0.62,
      lamps: 0.75,
    }) +
    disc(x, foot - h * 0.76, 1.8, s.lit('#f0c860'))
  );
}

function crown(s: Scene): string {
  let art = '';
  for (const [x, w] of [
    [-39, 32],
    [0, 38],
    [39, 32],
  ] as const)
    art +=
      shape(
        d`M${x - w / 2} -376q${w * 0.05} ${-w * 0.72} ${w / 2} ${-w * 0.9}q${w * 0.45} ${w * 0.18} ${w / 2} ${w * 0.9}Z`,
        rounded(s, mix(rose, trim, 0.3)),
      ) + stroke(d`M${x} ${-376 - w * 0.9}v-14`, s.lit('#f0c860'), 2);
  return art + stroke('M-60-378H60', s.lit(trim), 3);
}
