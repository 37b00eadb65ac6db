import { type Hex, mix } from './colour.ts';
import { leafyTree } from './plants.ts';
import { heightAt } from './ridges.ts';
import type { Scene } from './scene.ts';
import { d, outline, oval, type Point, place, round, shape, stroke } from './shapes.ts';

/** A rock wall with ledges and hanging green. */
export function cliff(s: Scene, rim: readonly Point[], foot: number, t: number): string {
  const rock = s.r.pick(['#8f8272', '#7d8474', '#a08a70', '#73786c']);
  const top = Math.min(...rim.map(([, y]) => y));
  const fill = s.between(
    top,
    foot,
    [0, s.far(rock, 0.14)],
    [0.7, s.far(mix(rock, '#4f6a52', 0.4), 0.12)],
    [1, s.far(rock, 0.45)],
  );
  const line = rim.map(([x, y]) => d`${x} ${y}`).join('L');
  let lit = '';
  let dark = '';
  let green = '';
  for (let i = 0; i < 70; i++) {
    const x = s.w * s.r.next();
    const edge = heightAt(rim, x);
    const y = edge + s.r.next() * (foot - edge) * 0.8;
    const [w, long] = [s.r.between(8, 22) * s.u, s.r.between(40, 130) * s.u];
    const flute = d`M${x} ${y}l${w} ${long * 0.1}l${-w * 0.2} ${Math.min(long, foot - y - 4)}l${-w * 0.9} ${-long * 0.2}Z`;
    const near = Math.abs(x / s.w - t) < 0.2;
    if (i % 3 === 0)
      green += d`M${x} ${y}q${w} ${-w} ${w * 2} 0q${w * 0.4} ${w * 1.6} ${-w} ${w * 2}q${-w * 1.6} ${-w * 0.6} ${-w} ${-w * 2}Z`;
    else if ((x - s.w * t) * s.side < 0 === near) dark += flute;
    else lit += flute;
  }
  return (
    shape(d`M-20 ${foot + 30}L${line}L${s.w + 20} ${foot + 30}Z`, fill) +
    shape(dark, s.shade('#5f574e'), 0.4) +
    shape(lit, s.lit('#c9baa2'), 0.3) +
    shape(green, s.far('#4f7f46', 0.16), 0.8)
  );
}

/** Trees along the rim, but where the water comes over it. */
export function rimWoods(s: Scene, rim: readonly Point[], t: number, gap: number): string {
  const id = s.id();
  let art = `<defs><g id="${id}">${leafyTree(s, 100, s.far('#3f7048', 0.16), s.far('#9ab85a', 0.16), 0.26)}</g></defs>`;
  for (let x = -10; x < s.w + 20; x += s.r.between(30, 60) * s.u)
    if (Math.abs(x / s.w - t) > gap)
      art += place(
        x,
        heightAt(rim, x) + 12 * s.u,
        s.u * s.r.between(0.6, 1.05),
        `<use href="#${id}"/>`,
        s.r.chance(0.5),
      );
  return art;
}

/** White water over a lip, frayed at its sides, rock showing through where it is thin. */
export function fall(s: Scene, x: number, top: number, foot: number, w0: number, w1: number): string {
  const white = mix('#ffffff', s.sky.lit, 0.35);
  const cool = mix(s.shade('#cfe2ea'), s.sky.air[2], 0.2);
  const half = (t: number) => (w0 + (w1 - w0) * t ** 1.6) / 2;
  const side = (way: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      const fray = i > 0 && i < 8 ? s.r.between(-0.16, 0.12) * half(t) : 0;
      return [x + way * (half(t) + fray), top + (foot + 16 * s.u - top) * t];
    });
  const lip: Point[] = [
    [x - w0 * 0.3, top - 5 * s.u],
    [x + w0 * 0.3, top - 5 * s.u],
  ];
  let streaks = '';
  let bright = '';
  let gaps = '';
  const count = Math.round(w1 / (6 * s.u));
  for (let i = 0; i < count; i++) {
    const k = (i + 0.5) / count - 0.5;
    const from = top + (foot - top) * s.r.between(0, 0.6);
    const long = (foot - from) * s.r.between(0.3, 0.9);
    const line = d`M${x + k * (w0 + (w1 - w0) * 0.4)} ${from}L${x + k * w1 * 0.96} ${from + long}`;
    if (i % 3) streaks += line;
    else bright += line;
    if (i % 4 === 2)
      gaps += d`M${x + k * w0 * 0.9} ${top + (foot - top) * 0.1}q${3 * s.u} ${(foot - top) * 0.2} ${k * 8 * s.u} ${(foot - top) * s.r.between(0.3, 0.5)}q${-5 * s.u} ${-(foot - top) * 0.2} ${-k * 8 * s.u} ${-(foot - top) * 0.3}Z`;
  }
  return (
    shape(
      round([...lip, ...side(1), ...side(-1).reverse()]),
      s.between(top, foot, [0, mix(white, cool, 0.4)], [0.5, white], [1, white]),
    ) +
    shape(gaps, mix(cool, s.shade('#5f6a66'), 0.55), 0.55) +
    stroke(streaks, cool, 2.4 * s.u, 0.7) +
    stroke(bright, '#ffffff', 3 * s.u, 0.8)
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
