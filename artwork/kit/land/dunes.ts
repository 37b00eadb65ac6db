import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, n, type Point, smooth, stroke } from '../core/shapes.ts';

export interface Dune {
  /** Where its crest is highest, as a share of the width. */
  readonly peak: number;
  /** The height its flanks run out to. */
  readonly y: number;
  readonly rise: number;
  readonly foot: number;
  readonly colour: Hex;
  readonly distance: number;
  /** How wide it is: 0.2 steep, 0.6 long. */
  readonly spread?: number;
}

/** A dune with a knife-edge crest: one face in the light, the other in shadow. Returns its skyline too. */
export function dune(
  s: Scene,
  { peak, y, rise, foot, colour, distance, spread = 0.36 }: Dune,
): { art: string; line: readonly Point[] } {
  const wobble = s.r.between(0, 6);
  const swing = s.r.between(0.05, 0.14) * s.r.pick([-1, 1]);
  const line: Point[] = Array.from({ length: 31 }, (_, i) => {
    const t = i / 30;
    const reach = (t - peak) / (t < peak ? spread * 1.25 : spread * 0.85);
    const lift = Math.exp(-(reach ** 2) * 1.6) + 0.07 * Math.sin(t * 7 + wobble);
    return [-20 + (s.w + 40) * t, y - rise * lift];
  });
  const top = y - rise * 1.1;
  // moonlight makes sand blue, where the palette alone would make it grey
  const moon = (hex: Hex) => (s.time === 'night' ? mix(hex, s.sky.air[2], 0.34) : hex);
  const lit = moon(mix(s.lit(colour), s.sky.haze, distance));
  const dark = moon(mix(s.shade(mix(colour, '#a8502c', 0.25)), s.sky.haze, distance * 0.9));
  const face = s.between(top, foot, [0, lit], [1, mix(lit, dark, 0.34)]);
  const lee = s.between(top, foot, [0, dark], [0.7, mix(dark, lit, 0.3)], [1, mix(lit, dark, 0.34)]);
  const away = -s.side;
  const high = line.reduce((best, point) => (point[1] < best[1] ? point : best), line[0] ?? [0, y]);
  const shadowed = line.filter(([x]) => (x - high[0]) * away >= 0);
  if (away < 0) shadowed.reverse();
  const end = shadowed.at(-1) ?? high;
  const deep = foot - high[1];
  // it leaves the crest along the skyline and then falls, so that no face ends in a wall
  const run = Math.sign(swing) * Math.max(Math.abs(swing) * s.w * 1.6, Math.min(deep * 2.4, s.w * 0.34));
  const spine = d`L${end[0]} ${foot}H${high[0] + run}C${high[0] + run * 0.8} ${high[1] + deep * 0.7} ${high[0] + run * 0.5} ${high[1] + deep * 0.1} ${high[0]} ${high[1]}Z`;
  return {
    art:
      `<path d="M-20 ${n(foot)}L${smooth(line)}L${n(s.w + 20)} ${n(foot)}Z" fill="${face}"/>` +
      `<path d="M${smooth(shadowed)}${spine}" fill="${lee}"/>`,
    line,
  };
}

/** Wind ripples on near sand. */
export function sandRipples(s: Scene, top: number, bottom: number, colour: Hex): string {
  let path = '';
  for (let i = 0; i < 26; i++) {
    const t = s.r.next();
    const half = (20 + 90 * t) * s.u;
    path += d`M${s.r.next() * s.w - half} ${top + (bottom - top) * t}q${half * 0.5} ${-6 * s.u} ${half} 0t${half} 0`;
  }
  return stroke(path, colour, 2.2 * s.u, 0.3);
}
