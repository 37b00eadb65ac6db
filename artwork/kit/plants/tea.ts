import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { n, type Point, shape, smooth } from '../core/shapes.ts';

/** A tea hill: rows of clipped bushes that follow its own line; the higher its rank, the nearer. */
export function teaSlope(s: Scene, line: readonly Point[], distance: number, rank: number): string {
  const leaf = s.far('#5d9a48', distance);
  const bright = mix(s.lit('#a9cc58'), s.sky.haze, distance);
  const soil = mix(s.far('#3a6438', distance), s.sky.deep, 0.08);
  const outline = `M-20 ${s.h}L${smooth(line)}L${n(s.w + 20)} ${s.h}Z`;
  const step = (11 + rank * 9) * s.u;
  const row = s.id();
  let rows = `<defs><path id="${row}" d="M${smooth(line)}"/></defs>`;
  for (let i = 0; i < 16; i++) {
    const y = step * (i + 0.6) * (1 + i * 0.05);
    const width = step * 0.78 * (1 + i * 0.03);
    const dashes = `stroke-dasharray="${n(width * s.r.between(0.7, 0.9))} ${n(width * 1.04)}" stroke-dashoffset="${Math.round(s.r.between(0, 60))}"`;
    rows += `<use href="#${row}" y="${n(y)}" stroke="${leaf}" stroke-width="${n(width)}" ${dashes}/>`;
    if (i < 12)
      rows += `<use href="#${row}" y="${n(y - width * 0.26)}" stroke="${bright}" stroke-width="${n(width * 0.3)}" opacity=".7" ${dashes}/>`;
  }
  return `${shape(outline, soil)}<g fill="none" stroke-linecap="round" clip-path="${s.clip(outline)}">${rows}</g>`;
}
