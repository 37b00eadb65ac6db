import { hippedSlopes } from '../../kit/buildings/building-parts.ts';
import { glass, wall } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, shape, stroke } from '../../kit/core/shapes.ts';

/** A low hipped roof of corrugated tin over x ± half from y, a white board cut like lace along its eave. */
export function tinRoof(s: Scene, x: number, y: number, half: number, ridge: number, rise: number, paint: Hex): string {
  const count = Math.round(half / 9);
  let ribs = '';
  let lace = d`M${x - half} ${y}v6`;
  for (let i = 1; i < count; i++) {
    const t = (i / count) * 2 - 1;
    ribs += d`M${x + t * ridge} ${y - rise}L${x + t * half} ${y}`;
  }
  const step = half / Math.round(half / 8);
  for (let at = 0; at < half * 2 - 1; at += step) lace += d`q${step / 2} 7 ${step} 0`;
  return (
    hippedSlopes(s, x, y, half, ridge, rise, paint) +
    stroke(ribs, s.shade(paint), 1.4, 0.4) +
    stroke(d`M${x - ridge} ${y - rise}h${ridge * 2}`, s.lit(mix(paint, '#ffffff', 0.3)), 3.4) +
    shape(`${lace}${d`V${y - 2}H${x - half}Z`}`, s.lit('#fffaf0'))
  );
}

/** Kath-Kuni: dry stone and cedar beams in turns, their ends crossing at the corners; from x0 to x1, up from y. */
export function kathKuni(
  s: Scene,
  x0: number,
  x1: number,
  y: number,
  tall: number,
  { stone, wood }: { readonly stone: Hex; readonly wood: Hex },
): string {
  const courses = Math.max(2, Math.round(tall / 22));
  const step = tall / courses;
  let beams = '';
  let ends = '';
  let joints = '';
  for (let i = 0; i < courses; i++) {
    const at = y - step * (i + 0.84);
    beams += d`M${x0} ${at}H${x1}`;
    ends += d`M${x0 + 3} ${at}h.1M${x1 - 3} ${at}h.1`;
    for (let x = x0 + s.r.between(10, 26); x < x1 - 8; x += s.r.between(22, 44))
      joints += d`M${x} ${y - step * i - 3}v${-step * 0.56}`;
  }
  return (
    shape(d`M${x0} ${y}v${-tall}H${x1}v${tall}Z`, wall(s, stone)) +
    stroke(joints, s.shade(stone), 1.8, 0.5) +
    stroke(beams, s.lit(wood), 6) +
    stroke(ends, s.shade(mix(wood, '#2a1a14', 0.4)), 9)
  );
}

/** A low gable end of wood on the front of a roof: its slopes an eighth of its breadth. */
export function lowGable(s: Scene, x: number, y: number, half: number, wood: Hex, roof: Hex): string {
  const rise = half * 0.44;
  const edge = Math.max(7, half * 0.12);
  let boards = '';
  for (let i = 1; i < 8; i++) {
    const at = (i / 8) * 2 - 1;
    boards += d`M${x + at * half * 0.86} ${y}v${-rise * (1 - Math.abs(at)) * 0.9}`;
  }
  return (
    shape(d`M${x - half} ${y}L${x} ${y - rise}L${x + half} ${y}Z`, wall(s, wood)) +
    stroke(boards, s.shade(wood), 1.6, 0.6) +
    shape(
      d`M${x - half * 1.16} ${y + rise * 0.16}L${x} ${y - rise - edge * 0.4}v${-edge}L${x - half * 1.16} ${y + rise * 0.16 - edge}Z`,
      s.side < 0 ? s.lit(roof) : s.shade(roof),
    ) +
    shape(
      d`M${x + half * 1.16} ${y + rise * 0.16}L${x} ${y - rise - edge * 0.4}v${-edge}L${x + half * 1.16} ${y + rise * 0.16 - edge}Z`,
      s.side < 0 ? s.shade(roof) : s.lit(roof),
    )
  );
}

/** A verandah glazed against the cold: small panes over a boarded sill, from x0 to x1 up from y. */
export function glazedVerandah(s: Scene, x0: number, x1: number, y: number, tall: number, wood: Hex): string {
  const sill = tall * 0.34;
  const bays = Math.max(2, Math.round((x1 - x0) / 34));
  let bars = '';
  let boards = '';
  for (let i = 0; i <= bays; i++) bars += d`M${x0 + ((x1 - x0) * i) / bays} ${y - sill}v${sill - tall}`;
  for (let x = x0 + 8; x < x1; x += 9) boards += d`M${x} ${y}v${-sill}`;
  return (
    shape(d`M${x0} ${y}v${-tall}H${x1}v${tall}Z`, glass(s)) +
    shape(d`M${x0} ${y}v${-sill}H${x1}v${sill}Z`, wall(s, wood)) +
    stroke(boards, s.shade(wood), 1.4, 0.5) +
    stroke(
      `${bars}${d`M${x0} ${y - sill}H${x1}M${x0} ${y - (sill + tall) / 2}H${x1}M${x0} ${y - tall}H${x1}`}`,
      s.glowing ? s.shade(mix(wood, '#6a4a34', 0.5)) : s.lit('#fffaf0'),
      3,
    )
  );
}
