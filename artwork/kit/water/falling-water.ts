import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, outline, oval, type Point, place, shape, smooth, stroke } from '../core/shapes.ts';
import { heightAt } from '../land/ridges.ts';
import { bush, leafyTree } from '../plants/plants.ts';

/** A rock wall in pillars, each with a bright and a dark side, green hanging from its ledges; wet where the water falls. */
export function cliff(s: Scene, rim: readonly Point[], foot: number, t: number): string {
  const rock = s.r.pick(['#9a8a76', '#868c7a', '#a89274', '#7f8478']);
  const top = Math.min(...rim.map(([, y]) => y));
  const fading = (surface: Hex) =>
    s.between(top, foot, [0, surface], [0.72, mix(surface, s.far('#4f6a52', 0.12), 0.4)], [1, s.far(rock, 0.5)]);
  const line = rim.map(([x, y]) => d`${x} ${y}`).join('L');
  const layers = [0.3, 0.56, 0.8];
  // a wide picture is as heavy with fewer, broader pillars as another with more
  const broad = s.crop === 'wide' ? 1.25 : 1;
  let bright = '';
  let dark = '';
  let green = '';
  for (let x = -20; x < s.w + 20; ) {
    const w = s.r.between(40, 96) * broad * s.u;
    const edge = heightAt(rim, x + w / 2) - 3 * s.u;
    const wet = Math.abs((x + w / 2) / s.w - t) < 0.036;
    const side = s.side < 0 ? [0, 0.4] : [0.6, 1];
    const away = s.side < 0 ? [0.66, 1] : [0, 0.34];
    if (!wet) bright += pillarSide(s, x, w, side, edge, foot);
    dark += wet ? d`M${x} ${edge}h${w}V${foot}h${-w}Z` : pillarSide(s, x, w, away, edge, foot);
    for (const layer of layers)
      if (!wet && s.r.chance(0.42))
        green += hanging(
          s,
          x - w * 0.1,
          edge + (foot - edge) * (layer + s.r.between(-0.04, 0.04)),
          w * s.r.between(0.7, 1.3),
        );
    x += w;
  }
  const face = d`M-20 ${foot + 30}L${line}L${s.w + 20} ${foot + 30}Z`;
  const pillars =
    shape(dark, fading(mix(s.shade(rock), s.sky.deep, 0.16)), 0.62) +
    shape(bright, fading(s.lit(mix(rock, '#fff0d8', 0.22))), 0.6);
  return (
    shape(face, fading(s.far(rock, 0.12))) +
    `<g clip-path="${s.clip(face)}">${pillars}</g>` +
    shape(green, s.far('#4f8048', 0.14))
  );
}

/** One side of a pillar, between two shares of its width, broken where the layers of rock meet. */
function pillarSide(
  s: Scene,
  x: number,
  w: number,
  [from = 0, to = 1]: readonly number[],
  top: number,
  foot: number,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const k of [0, 0.3, 0.34, 1]) {
    const y = top + (foot - top) * k;
    const slip = s.r.between(-0.07, 0.07);
    left.push([x + w * (from + (from > 0 ? slip : 0)), y]);
    right.unshift([x + w * (to + (to < 1 ? slip : 0)), y]);
  }
  return outline([...left, ...right]);
}

/** Grass along a ledge, hanging over its lip. */
function hanging(s: Scene, x: number, y: number, w: number): string {
  const drop = () => s.r.between(10, 30) * s.u;
  return d`M${x} ${y}q${w * 0.5} ${-12 * s.u} ${w} 0q${-w * 0.04} ${drop()} ${-w * 0.2} ${drop() * 0.7}q${-w * 0.06} ${drop()} ${-w * 0.3} ${drop() * 0.2}q${-w * 0.1} ${drop() * 1.4} ${-w * 0.3} ${drop() * 0.5}q${-w * 0.16} ${-4 * s.u} ${-w * 0.2} ${-16 * s.u}Z`;
}

/** Woods along the rim, but where the water comes over it. */
export function rimWoods(s: Scene, rim: readonly Point[], t: number, gap: number): string {
  const [tree, low] = [s.id(), s.id()];
  const [leaf, light] = [s.far('#3f7048', 0.16), s.far('#9ab85a', 0.16)];
  let art =
    `<defs><g id="${tree}">${leafyTree(s, 100, leaf, light, 0.18)}</g>` +
    `<g id="${low}">${bush(s, 0, 0, 50, leaf, light)}</g></defs>`;
  for (let x = -10; x < s.w + 20; x += s.r.between(26, 50) * s.u) {
    const aside = Math.abs(x / s.w - t) - gap;
    const high = aside > 0.02 && s.r.chance(0.55);
    if (aside > 0)
      art += place(
        x,
        heightAt(rim, x) + (high ? 12 : 14) * s.u,
        s.u * (high ? s.r.between(0.5, 1.15) : s.r.between(0.7, 1.1)),
        `<use href="#${high ? tree : low}"/>`,
        s.r.chance(0.5),
      );
  }
  return art;
}

/** White water over a lip, frayed at its sides, rock showing through where it is thin, breaking in foam at its foot. */
export function fall(s: Scene, x: number, top: number, foot: number, w0: number, w1: number): string {
  const white = mix('#ffffff', s.sky.lit, 0.3);
  const cool = mix(s.shade('#cfe2ea'), s.sky.air[2], 0.2);
  const half = (t: number) => (w0 + (w1 - w0) * t ** 1.6) / 2;
  const side = (way: number): Point[] =>
    Array.from({ length: 10 }, (_, i): Point => {
      const t = i / 9;
      const fray = i > 1 && i < 9 ? s.r.between(-0.2, 0.14) * half(t) : 0;
      return [x + way * (half(t) + fray), top + (foot + 8 * s.u - top) * t];
    });
  let streaks = '';
  let bright = '';
  let gaps = '';
  const count = Math.round(w1 / (8 * s.u));
  for (let i = 0; i < count; i++) {
    const k = (i + 0.5) / count - 0.5;
    const from = top + (foot - top) * s.r.between(0.04, 0.6);
    const long = (foot - from) * s.r.between(0.3, 0.9);
    const line = d`M${x + k * (w0 + (w1 - w0) * 0.3)} ${from}L${x + k * w1 * 0.9} ${from + long}`;
    if (i % 3) streaks += line;
    else bright += line;
    if (i % 4 === 2)
      gaps += d`M${x + k * w0 * 0.9} ${top + (foot - top) * 0.1}q${3 * s.u} ${(foot - top) * 0.2} ${k * 8 * s.u} ${(foot - top) * s.r.between(0.3, 0.5)}q${-5 * s.u} ${-(foot - top) * 0.2} ${-k * 8 * s.u} ${-(foot - top) * 0.3}Z`;
  }
  const foam = [-0.5, -0.2, 0.16, 0.48]
    .map((k) => {
      const r = w1 * s.r.between(0.22, 0.32);
      return d`M${x + k * w1 - r} ${foot + 8 * s.u}a${r} ${r * 0.62} 0 0 1 ${r * 2} 0Z`;
    })
    .join('');
  return (
    shape(
      `M${smooth(side(1))}L${smooth(side(-1).reverse())}Z`,
      s.between(top, foot, [0, mix(white, cool, 0.75)], [0.08, mix(white, cool, 0.3)], [0.5, white], [1, white]),
    ) +
    shape(gaps, mix(cool, s.shade('#5f6a66'), 0.55), 0.55) +
    stroke(streaks, cool, 2.4 * s.u, 0.7) +
    stroke(bright, '#ffffff', 3 * s.u, 0.8) +
    shape(foam, white, 0.9)
  );
}

/** Water coming down a stair of rock, each step broader and nearer than the last. */
export function tiers(s: Scene, x: number, top: number, foot: number): string {
  const steps = s.r.int(3, 4);
  const rock = s.r.pick(['#8f8272', '#7d8474', '#73786c']);
  let art = '';
  let at = x - 40 * s.u;
  for (let i = 0; i < steps; i++) {
    const y = top + ((foot - top) * i) / steps;
    const next = top + ((foot - top) * (i + 1)) / steps;
    const [w0, w1] = [(46 + i * 24) * s.u, (62 + i * 30) * s.u];
    const half = (110 + i * 84) * s.u;
    const face = s.between(
      y,
      next,
      [0, s.lit(mix(rock, '#c9baa2', 0.12 + i * 0.06))],
      [1, s.far(mix(rock, '#4f5a52', 0.5), 0.1)],
    );
    const edge = (way: number) => {
      const out = half * s.r.between(0.8, 1.15);
      return [
        [at + way * out * 0.5, y + s.r.between(-4, 4) * s.u],
        [at + way * out * 0.86, y + s.r.between(4, 16) * s.u],
        [at + way * out, y + s.r.between(30, 54) * s.u],
        [at + way * out * 1.16, foot + 12],
      ] as const;
    };
    art +=
      (i ? shape(outline([...edge(-1)].reverse().concat(edge(1))), face) : '') +
      fall(s, at, y, next + 6 * s.u, w0, w1) +
      (i < steps - 1 ? oval(at, next + 4 * s.u, w1 * 0.66, 9 * s.u, '#ffffff', 0.75) : '');
    at += s.r.between(20, 46) * s.u * (i % 2 ? -1 : 1);
  }
  return art;
}

/** Spray where the water lands, and a rainbow in it by day. */
export function spray(s: Scene, x: number, foot: number, half: number): string {
  const glow = s.radial([0, '#ffffff', 0.85], [0.5, '#ffffff', 0.34], [1, '#ffffff', 0]);
  const bow = s.time === 'noon' || s.time === 'morning';
  let art = oval(x, foot, half * s.u, 56 * s.u, glow) + oval(x - 40 * s.u, foot + 4, half * 0.6 * s.u, 34 * s.u, glow);
  const arcs: readonly Hex[] = ['#e8604a', '#f0b840', '#6fb86a', '#4f8fc9'];
  if (bow)
    arcs.forEach((hue, i) => {
      const r = (150 - i * 7) * s.u;
      art += stroke(d`M${x - r - 60 * s.u} ${foot + 20 * s.u}a${r} ${r} 0 0 1 ${r * 2} 0`, hue, 7 * s.u, 0.2);
    });
  return art;
}
