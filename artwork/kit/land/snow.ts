import { mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Scene } from '../core/scene.ts';
import { d, outline, type Point, shape, through } from '../core/shapes.ts';
import { heightAt } from './ridges.ts';

export interface Range {
  readonly base: number;
  /** Height of the tallest summit over the base. */
  readonly height: number;
  readonly peaks: number;
  /** Share of the full height a summit may reach at t = 0..1 across the picture. */
  readonly envelope?: (t: number) => number;
  /** How far down the snow comes: 0 none, 1 to the foot. */
  readonly snow?: number;
  readonly distance?: number;
}

interface Peak {
  readonly summit: Point;
  readonly spine: readonly Point[];
}

/** A snow range: each peak a lit and a shaded face, snow following the ridge and breaking into gullies. */
export function snowRange(
  s: Scene,
  { base, height, peaks, envelope = () => 1, snow = 0.62, distance = 0.25 }: Range,
): string {
  const { r } = s;
  const summits = placeSummits(r, s.w, base, height, peaks, envelope);
  const saddles = placeSaddles(r, s.w, base, summits);
  const tones = rangeTones(s, base - height, base, distance);
  const snowline = base - height * (1 - snow);
  const massif: Point[] = [];
  let faces = '';
  summits.forEach(({ summit, spine }, i) => {
    const left = saddles[i] ?? summit;
    const right = saddles[i + 1] ?? summit;
    const leftRidge = slope(r, summit, left);
    const rightRidge = slope(r, summit, right);
    massif.push(...[...leftRidge].reverse(), ...rightRidge.slice(1));
    const litRidge = s.side < 0 ? leftRidge : rightRidge;
    const shadedRidge = s.side < 0 ? rightRidge : leftRidge;
    faces += shape(face(litRidge, spine, base), tones.rockLit);
    faces += snowOn(r, shadedRidge, spine, snowline, tones.snowShade);
    faces += snowOn(r, litRidge, spine, snowline, tones.snowLit);
    faces += gullies(r, litRidge, snowline, tones.gully) + gullies(r, shadedRidge, snowline, tones.ledge);
  });
  return shape(d`M-150 ${base}L${through(massif)}L${s.w + 150} ${base}Z`, tones.rock) + faces;
}

/** The range behind the range: paler, lower, one flat shape with a hem of snow. */
export function farRange(s: Scene, { base, height, peaks, envelope = () => 1, distance = 0.5 }: Range): string {
  const summits = placeSummits(s.r, s.w, base, height, peaks, envelope);
  const saddles = placeSaddles(s.r, s.w, base, summits);
  const tones = rangeTones(s, base - height, base, distance);
  let lit = '';
  const line: Point[] = [];
  summits.forEach(({ summit, spine }, i) => {
    const left = slope(s.r, summit, saddles[i] ?? summit);
    const right = slope(s.r, summit, saddles[i + 1] ?? summit);
    line.push(...[...left].reverse(), ...right.slice(1));
    lit += face(s.side < 0 ? left : right, spine, base);
  });
  return shape(d`M-150 ${base}L${through(line)}L${s.w + 150} ${base}Z`, tones.snowShade) + shape(lit, tones.snowLit);
}

function placeSummits(
  r: Random,
  w: number,
  base: number,
  height: number,
  count: number,
  envelope: (t: number) => number,
): Peak[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + r.between(-0.28, 0.28)) / count;
    const alternate = i % 2 === 0 ? 1 : 0.8;
    const summit: Point = [t * (w + 160) - 80, base - height * envelope(t) * alternate * r.between(0.78, 1)];
    const spine: Point[] = [summit];
    const drift = r.between(-0.2, 0.2);
    for (let k = 1; k <= 11; k++) {
      const y = summit[1] + ((base - summit[1]) * (k + (k < 11 ? r.between(-0.35, 0.35) : 0))) / 11;
      const swing = (k % 2 ? 1 : -1) * r.between(0.015, 0.075);
      spine.push([summit[0] + (y - summit[1]) * drift + (base - summit[1]) * swing, y]);
    }
    return { summit, spine };
  });
}

function placeSaddles(r: Random, w: number, base: number, peaks: readonly Peak[]): Point[] {
  const edges: Point[] = [[-150, base - 20]];
  peaks.forEach(({ summit }, i) => {
    const next = peaks[i + 1]?.summit;
    if (!next) return;
    const lower = Math.max(summit[1], next[1]);
    edges.push([
      summit[0] + (next[0] - summit[0]) * r.between(0.4, 0.6),
      lower + (base - lower) * r.between(0.2, 0.42),
    ]);
  });
  edges.push([w + 150, base - 20]);
  return edges;
}

/** From a summit down to a saddle: steep first, then easing, with crags. */
function slope(r: Random, from: Point, to: Point): Point[] {
  const reach = Math.abs(to[0] - from[0]);
  const steps = Math.max(5, Math.round(reach / 17));
  const drop = to[1] - from[1];
  const line: Point[] = [from];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const eased = t + Math.sin(t * Math.PI) * 0.1;
    line.push([from[0] + (to[0] - from[0]) * t, from[1] + drop * eased + r.between(-0.5, 0.5) * reach * 0.075]);
  }
  line.push(to);
  return line;
}

function face(ridge: readonly Point[], spine: readonly Point[], base: number): string {
  const foot = ridge.at(-1) ?? [0, base];
  const summit = ridge[0] ?? foot;
  // the edge of a face goes down as a spur does, never as a straight cut
  const spur = (inward: number, down: number): Point => [
    foot[0] + (summit[0] - foot[0]) * inward,
    foot[1] + (base - foot[1]) * down,
  ];
  const valley = [spur(0.16, 0.2), spur(0.1, 0.38), spur(0.3, 0.62), spur(0.26, 0.76), spur(0.46, 1)];
  return outline([...ridge, ...valley, ...[...spine].reverse()]);
}

function snowOn(r: Random, ridge: readonly Point[], spine: readonly Point[], snowline: number, fill: string): string {
  const summit = ridge[0];
  const foot = ridge.at(-1);
  if (!summit || !foot) return '';
  const cover = (y: number) => Math.max(0, snowline - y);
  const backbone = spine.filter(([, y], k) => k > 0 && y < summit[1] + cover(summit[1]) * 0.9);
  const start = backbone.at(-1) ?? summit;
  const sorted = ridge[0] && foot[0] < summit[0] ? [...ridge].reverse() : ridge;
  const teeth = Math.max(4, Math.round(Math.abs(foot[0] - start[0]) / 15));
  const hem: Point[] = [];
  for (let i = 1; i < teeth; i++) {
    const x = start[0] + ((foot[0] - start[0]) * i) / teeth;
    const y = heightAt(sorted, x);
    hem.push([x + r.between(-3, 3), y + cover(y) * (i % 2 ? r.between(0.4, 0.66) : r.between(0.8, 1.12))]);
  }
  const inward = summit[0] - foot[0];
  const edge: Point[] = [0.22, 0.44, 0.62].map((down, i) => [
    foot[0] + inward * (i === 1 ? 0.02 : 0.08),
    foot[1] + cover(foot[1]) * down,
  ]);
  return shape(outline([...ridge, ...edge, ...hem.reverse(), ...[...backbone].reverse()]), fill);
}

function gullies(r: Random, ridge: readonly Point[], snowline: number, fill: string): string {
  const summit = ridge[0];
  const foot = ridge.at(-1);
  if (!summit || !foot) return '';
  const way = Math.sign(foot[0] - summit[0]);
  let path = '';
  for (let i = 2; i < ridge.length - 1; i += r.int(2, 3)) {
    const [x, y] = ridge[i] ?? summit;
    const room = snowline - y;
    if (room < 24) continue;
    const fall = room * r.between(0.35, 0.85);
    const wide = r.between(4, 11);
    path += d`M${x} ${y + 2}l${way * (wide + fall * 0.12)} ${fall * 0.55}l${way * fall * 0.06} ${fall * 0.45}l${-way * wide} ${-fall * 0.4}Z`;
  }
  return path ? shape(path, fill, 0.75) : '';
}

function rangeTones(s: Scene, top: number, base: number, distance: number) {
  const fade = (colour: string, near: number) =>
    s.between(
      top,
      base,
      [0, mix(colour, s.sky.haze, distance * near)],
      [0.4, mix(colour, s.sky.haze, distance + 0.16)],
      // where the snow ends light and shade are lost in the air, so that no foot stands out as a block
      [0.72, mix(s.sky.haze, s.sky.air[3], 0.25)],
    );
  return {
    rock: fade(s.shade('#8f93ad'), 0.8),
    rockLit: fade(s.lit('#a9a4b0'), 0.8),
    snowLit: fade(s.lit('#ffffff'), 0.2),
    snowShade: fade(s.shade('#eef2fb'), 0.45),
    gully: fade(s.shade('#e6ebf7'), 0.5),
    ledge: fade(s.shade('#9aa0b8'), 0.7),
  };
}
