import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, n, type Point, shape, stroke } from '../core/shapes.ts';

/** A narrow-gauge steam engine heading right, 120 long, its wheels on the origin's level, its back at x = 0. */
export function engine(s: Scene, paint: Hex): string {
  const iron = mix(s.sky.deep, '#2a2428', 0.4);
  const body = s.down([0, s.lit(paint)], [1, s.shade(paint)]);
  const brass = s.lit('#e8b84a');
  return (
    shape('M2-12H112V-20H2Z', iron) +
    shape('M4-20V-66H44V-20Z', body) +
    shape('M-3-64H50L46-72H1Z', iron) +
    shape('M12-60h24v20h-24z', s.glowing ? '#ffd384' : mix(s.sky.air[1], s.sky.deep, 0.3)) +
    shape('M44-20V-52H102Q110-50 110-36 110-22 102-20Z', body) +
    shape('M88-52V-74L84-80H102L98-74V-52Z', iron) +
    shape('M58-52q0-14 8-14t8 14Z', brass) +
    stroke('M54-52V-20M80-52V-20M44-36H108', brass, 1.8) +
    disc(109, -40, 5, s.glowing ? '#fff0c4' : brass) +
    [18, 46, 74]
      .map((x) => disc(x, -10, 11, iron) + disc(x, -10, 7, s.shade(paint)) + disc(x, -10, 2.4, brass))
      .join('') +
    disc(100, -7, 7, iron) +
    stroke('M18-8H74', s.lit('#d8d2c8'), 2.4) +
    shape('M108-14L122-2H108Z', iron) +
    (s.glowing ? shape('M112-40L300-76V6Z', s.across([0, '#ffe7b4', 0.4], [1, '#ffe7b4', 0])) : '')
  );
}

/** A little carriage, 104 long, its left end at x = 0. */
export function carriage(s: Scene, paint: Hex, band: Hex): string {
  const iron = mix(s.sky.deep, '#2a2428', 0.4);
  let panes = '';
  for (let i = 0; i < 5; i++) panes += d`M${9 + i * 18} -52h13v18h-13Z`;
  return (
    shape('M-4-12H104V-18H-4Z', iron) +
    shape('M0-18V-58H100V-18Z', s.down([0, s.lit(paint)], [1, s.shade(paint)])) +
    shape('M0-30H100V-24H0Z', s.lit(band)) +
    shape('M-4-57Q-2-66 8-66H92Q102-66 104-57Z', s.shade('#8f8a84')) +
    shape(panes, s.glowing ? '#ffd384' : mix(s.sky.air[1], s.sky.deep, 0.42)) +
    disc(22, -9, 8, iron) +
    disc(78, -9, 8, iron) +
    disc(22, -9, 4, s.shade('#a09890')) +
    disc(78, -9, 4, s.shade('#a09890'))
  );
}

/** Steam blown back from a chimney at a point. */
export function steam(s: Scene, x: number, y: number, size: number, way: number): string {
  const puff = mix('#ffffff', s.sky.haze, s.glowing ? 0.5 : 0.2);
  // one outline, so that no puff shows through another
  let puffs = '';
  for (let i = 7; i >= 0; i--) {
    const t = i / 7;
    const r = (7 + t * 20) * size;
    const cx = x - way * (t ** 1.2 * 190 * size) + s.r.between(-6, 6) * size;
    puffs += d`M${cx - r} ${y - (10 + t ** 0.8 * 62) * size}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  const [left, right] = way > 0 ? [0.16, 0.66] : [0.66, 0.16];
  return shape(puffs, s.across([0, puff, left], [1, puff, right]));
}

/** Places a rolling stock model along a track given as heights and slopes. */
export function onTrack(
  track: (x: number) => number,
  x: number,
  length: number,
  size: number,
  art: string,
  mirrored = false,
): string {
  const [from, to]: [Point, Point] = [
    [x, track(x)],
    [x + length * size, track(x + length * size)],
  ];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const flip = mirrored ? `translate(${n(length)} 0) scale(-1 1)` : '';
  return `<g transform="translate(${n(from[0])} ${n(from[1])}) rotate(${n(turn)}) scale(${Math.round(size * 1000) / 1000})${flip}">${art}</g>`;
}

/** Sleepers and a rail along a track. */
export function rails(s: Scene, track: (x: number) => number, from: number, to: number, size: number): string {
  let ties = '';
  const line: string[] = [];
  for (let x = from; x <= to; x += 9 * size) ties += d`M${x} ${track(x) + 1}v${5 * size}`;
  for (let x = from; x <= to; x += 24 * size) line.push(d`${x} ${track(x)}`);
  return stroke(ties, s.shade('#5f4a3c'), 5 * size) + stroke(`M${line.join('L')}`, s.lit('#c9c2ba'), 3 * size);
}

/** A masonry viaduct of arches under a track. */
export function viaduct(
  s: Scene,
  track: (x: number) => number,
  {
    from,
    to,
    foot,
    span,
    tiers = 1,
  }: { from: number; to: number; foot: (x: number) => number; span: number; tiers?: number },
): string {
  const stone = '#b5a08c';
  const fill = s.between(
    track((from + to) / 2),
    foot((from + to) / 2),
    [0, s.lit(stone)],
    [1, mix(s.shade(stone), s.sky.haze, 0.25)],
  );
  const deck = span * 0.16;
  const count = Math.round((to - from) / span);
  const step = (to - from) / count;
  let body = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const x = from + step * (i + 0.5);
    const top = track(x) + deck;
    const base = Math.max(foot(x - step / 2), foot(x + step / 2)) + 6;
    const half = step * 0.38;
    let y = top;
    for (let tier = 0; tier < tiers; tier++) {
      const tall = Math.max(step * 0.62, (base - top) / tiers);
      const end = tier === tiers - 1 ? base : Math.min(base, y + tall - deck * 0.8);
      if (end - y > half * 1.2) {
        body += d`M${x - half} ${end}V${y + half}a${half} ${half} 0 0 1 ${half * 2} 0V${end}Z`;
        dark += d`M${x - half} ${end}V${y + half}a${half} ${half} 0 0 1 ${half * 0.5} ${-half * 0.9}V${end}Z`;
      }
      y += tall;
    }
  }
  const edge: string[] = [];
  for (let x = from; x <= to + 1; x += step) edge.push(d`${x} ${track(x)}`);
  const bottom: string[] = [];
  for (let x = to; x >= from - 1; x -= step) bottom.push(d`${x} ${foot(x) + 8}`);
  return (
    `<path d="M${edge.join('L')}L${bottom.join('L')}Z${body}" fill="${fill}" fill-rule="evenodd"/>` +
    shape(dark, s.shade('#8a7868'), 0.55) +
    stroke(`M${edge.join('L')}`, s.lit('#d9c8b2'), deck * 0.5)
  );
}
