import { wall } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, shape, stroke } from '../../kit/core/shapes.ts';

/** A white or red block of a Himalayan monastery with battered walls; the middle of its foot at the origin. */
export function gompaBlock(s: Scene, w: number, h: number, surface: Hex, rows: number, columns: number): string {
  const top = w * 0.46;
  const band = Math.min(14, h * 0.16);
  let frames = '';
  let glass = '';
  const cell = { w: (2 * top) / columns, h: (h - band * 1.5) / rows };
  const [hw, hh] = [Math.min(9, cell.w * 0.26), Math.min(22, cell.h * 0.56)];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const x = -top + cell.w * (i + 0.5);
      const y = -cell.h * (row + 0.5) + hh * 0.5;
      frames += d`M${x - hw * 1.3} ${y}h${hw * 2.6}l${-hw * 0.3} ${-hh}h${-hw * 2}Z`;
      glass += d`M${x - hw * 0.7} ${y - hh * 0.2}h${hw * 1.4}v${-hh * 0.6}h${-hw * 1.4}Z`;
    }
  return (
    shape(d`M${-w / 2} 4L${-top} ${-h}H${top}L${w / 2} 4Z`, wall(s, surface)) +
    shape(d`M${-top - 1} ${-h}h${top * 2 + 2}v${band}h${-top * 2 - 2}Z`, s.shade('#8f3a30')) +
    shape(d`M${-top - 5} ${-h}h${top * 2 + 10}v-4h${-top * 2 - 10}Z`, s.lit('#f4ead6')) +
    shape(frames, s.shade('#3a2a2a')) +
    shape(glass, s.glowing ? '#ffd384' : s.shade('#6f7f90'))
  );
}

/** A red temple hall with a gilded canopy roof, crowned by a spire. */
export function gompaHall(s: Scene, w: number, h: number, roof: Hex = '#e0ac3a'): string {
  return (
    gompaBlock(s, w, h, '#a8443a', 1, 4) +
    shape(
      d`M${-w * 0.6} ${-h - 4}Q${-w * 0.3} ${-h - w * 0.08} ${-w * 0.2} ${-h - w * 0.26}H${w * 0.2}Q${w * 0.3} ${-h - w * 0.08} ${w * 0.6} ${-h - 4}Z`,
      s.down([0, s.lit(roof)], [1, s.shade(roof)]),
    ) +
    shape(d`M${-w * 0.62} ${-h - 3}h${w * 1.24}v-5h${-w * 1.24}Z`, s.lit(mix(roof, '#fff0c0', 0.4))) +
    stroke(d`M0 ${-h - w * 0.26}v${-w * 0.16}`, s.lit(roof), Math.max(2, w * 0.03)) +
    disc(0, -h - w * 0.33, Math.max(2, w * 0.035), s.lit(roof))
  );
}

/** A whitewashed reliquary mound with its ringed spire, 100 high; foot at the origin. */
export function chorten(s: Scene): string {
  const white = wall(s, '#f6efe2');
  return (
    shape('M-30 2V-12H30V2ZM-24-12V-22H24V-12Z', white) +
    stroke('M-30-12H30M-24-22H24', s.shade('#b5503f'), 2.4) +
    shape('M-16-22C-28-34-24-52-10-54H10C24-52 28-34 16-22Z', white) +
    shape(
      s.side < 0 ? 'M4-22C20-32 18-50 6-54H10C24-52 28-34 16-22Z' : 'M-4-22C-20-32-18-50-6-54H-10C-24-52-28-34-16-22Z',
      s.shade('#d9cfc4'),
      0.7,
    ) +
    shape('M-8-54V-62H8V-54Z', white) +
    shape('M-7-62L-2.5-88H2.5L7-62Z', s.lit('#d99a3a')) +
    stroke('M-6-68H6M-5-74H5M-4-80H4', s.shade('#a8642f'), 1.6) +
    disc(0, -94, 4.4, s.lit('#f0c050'))
  );
}
