import { boulder, looseBoulders } from '../boulders.ts';
import { type Hex, mix } from '../colour.ts';
import type { Painter } from '../painting.ts';
import { person } from '../people.ts';
import { broadLeaves, bush, leafyTree } from '../plants.ts';
import { heightAt, land, profile, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, outline, oval, type Point, place, round, shape, stroke, through } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { water } from '../water.ts';

const plans = ['plunge', 'tiers', 'curtain', 'twins'] as const;
const told = {
  plunge: 'a waterfall plunging from a green plateau',
  tiers: 'a waterfall coming down in steps through the forest',
  curtain: 'a broad waterfall in the forest',
  twins: 'waterfalls side by side over a great cliff',
} as const;

export const waterfall: Painter = {
  temperament: 'forest',
  times: ['morning', 'noon', 'golden', 'dawn', 'dusk'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.68, square: 0.66 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const t = s.r.between(0.32, 0.66);
    const foot = h + (s.h - h) * 0.1;
    const rim = profile(s.r, s.w, {
      y: h * (plan === 'curtain' ? 0.56 : plan === 'tiers' ? 0.36 : 0.34),
      rise: (plan === 'curtain' ? 20 : 50) * s.u,
      rough: 0.5,
      bend: (at) =>
        plan === 'curtain'
          ? -Math.max(0, Math.abs(at - t) - 0.19) * 200 * s.u
          : -Math.abs(at - t) * 110 * s.u + Math.exp(-(((at - t) / 0.05) ** 2)) * 14 * s.u,
    });
    let art = paintSky(s) + birds(s, s.w * (t > 0.5 ? 0.22 : 0.78), h * 0.16, 5);
    art +=
      land(s, profile(s.r, s.w, { y: h * 0.3, rise: 110 * s.u }), h, s.far('#5f8a84', 0.62)) +
      woods(s, profile(s.r, s.w, { y: h * 0.36, rise: 60 * s.u }), h, s.far('#4a7a62', 0.46), 26 * s.u) +
      mist(s, h * 0.36, 90 * s.u, 0.5);
    art += cliff(s, rim, foot, t) + rimWoods(s, rim, t, plan === 'curtain' ? (220 * s.u) / s.w : 0.06);
    const x = s.w * t;
    const top = heightAt(rim, x) + 6 * s.u;
    const falls: readonly (readonly [number, number, number])[] =
      plan === 'twins'
        ? [
            [x - 130 * s.u, 34, 50],
            [x + 10 * s.u, 26, 36],
            [x + 110 * s.u, 44, 66],
          ]
        : plan === 'curtain'
          ? [-190, -104, -20, 76, 164].map((dx, i) => [x + dx * s.u, 70 + (i % 3) * 22, 100 + (i % 3) * 24] as const)
          : [[x, 40, 84]];
    if (plan === 'tiers') art += tiers(s, x, top, foot);
    else for (const [at, w0, w1] of falls) art += fall(s, at, heightAt(rim, at) + 4 * s.u, foot, w0 * s.u, w1 * s.u);
    art += pool(s, foot) + spray(s, x, foot, plan === 'plunge' || plan === 'tiers' ? 150 : 260);
    return { art: art + banks(s, foot, x) + frame(s), says: told[plan] };
  },
};

/** A rock wall with ledges and hanging green. */
function cliff(s: Scene, rim: readonly Point[], foot: number, t: number): string {
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

function rimWoods(s: Scene, rim: readonly Point[], t: number, gap: number): string {
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
function fall(s: Scene, x: number, top: number, foot: number, w0: number, w1: number): string {
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
function tiers(s: Scene, x: number, top: number, foot: number): string {
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

function pool(s: Scene, foot: number): string {
  const line = d`M-10 ${foot + 16 * s.u}Q${s.w * 0.25} ${foot - 6 * s.u} ${s.w * 0.5} ${foot}T${s.w + 10} ${foot + 12 * s.u}V${s.h}H-10Z`;
  let rings = '';
  for (let i = 0; i < 8; i++)
    rings += d`M${s.w * s.r.between(0.2, 0.7)} ${foot + s.r.between(10, 60) * s.u}q${40 * s.u} ${-6 * s.u} ${90 * s.u} 0`;
  return (
    `<g clip-path="${s.clip(line)}">${water(s, { top: foot - 10 * s.u, colour: '#3f8a84', glitter: 0.5 })}</g>` +
    // a golden sky alone would make the pool look like sand
    shape(line, s.between(foot, s.h, [0, s.far('#4f9a94', 0.3), 0.3], [1, s.far('#2f7f80', 0.05), 0.5])) +
    stroke(rings, '#ffffff', 2.4 * s.u, 0.45)
  );
}

function spray(s: Scene, x: number, foot: number, half: number): string {
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

function banks(s: Scene, foot: number, x: number): string {
  const deep = s.h - foot;
  const way = s.r.pick([-1, 1]);
  const at = x + way * s.w * s.r.between(0.2, 0.3);
  const y = foot + deep * s.r.between(0.26, 0.42);
  const wide = s.r.between(150, 210) * s.u;
  const strewn = Array.from({ length: s.r.int(5, 9) }, (): readonly [number, number, number] => {
    const side = s.r.pick([-1, 1]);
    const depth = s.r.between(0.02, 0.5);
    return [
      x + side * (150 + 400 * s.r.next()) * s.u,
      foot + deep * depth + 10 * s.u,
      (50 + 190 * depth) * s.u * s.r.between(0.7, 1.2),
    ];
  });
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const stone = s.r.pick(['#8d8a82', '#7f8378', '#9a8f80']);
  const stand = y - wide * 0.66;
  const near = strewn.filter(([, foot]) => foot > y);
  return (
    looseBoulders(
      s,
      strewn.filter(([, foot]) => foot <= y).sort((a, b) => a[1] - b[1]),
      stone,
    ) +
    oval(at - s.side * wide * 0.16, y + 2, wide * 0.6, wide * 0.07, s.sky.deep, 0.2) +
    place(at, y, wide / 100, boulder(s, stone, 0.9)) +
    person('standing', at - 14 * s.u, stand, 56 * s.u, mix(dark, s.shade('#c4402b'), 0.5)) +
    person('sari', at + 20 * s.u, stand + 2, 52 * s.u, mix(dark, s.shade('#e0a030'), 0.5), true) +
    (near.length > 0
      ? looseBoulders(
          s,
          near.sort((a, b) => a[1] - b[1]),
          stone,
        )
      : '')
  );
}

/** What we look past: a tree and leaves, leaves on both sides, or the dark mouth of a cave. */
function frame(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#2f5a34'), 0.4);
  const light = s.far('#93b058', 0.04);
  const left = s.r.chance(0.5);
  const id = s.id();
  const near = left ? 0 : s.w;
  const inward = left ? 1 : -1;
  let art = '';
  const kind = s.r.pick(['tree', 'leaves', 'leaves', 'cave'] as const);
  if (kind === 'tree') art += place(near + inward * 64 * s.u, s.h + 10, s.u * 5, leafyTree(s, 120, green, light, 0.5));
  if (kind === 'leaves') art += broadLeaves(s, near + inward * 10, s.h + 16 * s.u, 330 * s.u, green, light);
  if (kind === 'cave') art += caveMouth(s);
  art += broadLeaves(s, s.w - near - inward * 10, s.h + 16 * s.u, 230 * s.u, green, light);
  art += `<defs><g id="${id}">${bush(s, 0, 0, 60, green, light)}</g></defs>`;
  for (const [t, size] of [
    [0.06, 1.4],
    [0.16, 1],
    [0.8, 0.9],
    [0.92, 1.3],
  ] as const)
    art += place(near + inward * s.w * t, s.h + 10, size * s.u, `<use href="#${id}"/>`);
  return art;
}

/** An overhang of rock around the picture, ferns hanging from its lip. */
function caveMouth(s: Scene): string {
  const rock = mix(s.sky.deep, s.shade('#5f5a52'), 0.3);
  const rim: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (1.12 - (i / 22) * 1.24);
    const reach = s.r.between(0.96, 1.04);
    rim.push([s.w * (0.5 + 0.49 * Math.cos(a) * reach), s.h * (0.66 - 0.6 * Math.sin(a) * reach)]);
  }
  let ferns = '';
  for (const [x, y] of rim.slice(4, -4)) {
    const long = s.r.between(26, 74) * s.u;
    ferns += d`M${x - 9 * s.u} ${y - 6}q${6 * s.u} ${long * 0.6} ${s.r.between(-8, 8) * s.u} ${long}q${16 * s.u} ${-long * 0.4} ${14 * s.u} ${-long}Z`;
  }
  return (
    `<path d="${d`M-4-4H${s.w + 4}V${s.h + 4}H${s.w * 0.98}L`}${through([...rim].reverse())}${d`L${s.w * 0.02} ${s.h + 4}H-4Z`}" fill="${rock}"/>` +
    shape(ferns, mix(rock, s.shade('#4f7a3c'), 0.6))
  );
}
