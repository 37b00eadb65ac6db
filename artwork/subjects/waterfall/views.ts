import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, type Point, place, round, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { broadWoods, heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { mist } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { trekker } from '../../kit/people/trekkers.ts';
import { bush, grass } from '../../kit/plants/plants.ts';
import { cliff, fall, rimWoods, spray } from '../../kit/water/falling-water.ts';

/** Leaves so far away; a golden light alone would turn a whole forest olive. */
function leaf(s: Scene, surface: Hex, distance: number): Hex {
  if (s.time !== 'golden') return s.far(surface, distance);
  return mix(s.far(surface, distance * 0.7), mix('#1f6a52', s.sky.haze, distance * 0.5), 0.5);
}

/** The crowns of a forest from a line down to a height, larger as they come nearer. */
function canopy(
  s: Scene,
  top: (x: number) => number,
  bottom: number,
  sizes: readonly [far: number, near: number],
  distance: readonly [far: number, near: number],
): string {
  const rows = 4;
  let art = '';
  for (let row = 0; row < rows; row++) {
    const k = row / (rows - 1);
    const away = distance[0] + (distance[1] - distance[0]) * k;
    const id = s.id();
    const green = leaf(s, '#3a6a44', away);
    art += `<defs><g id="${id}">${bush(s, 0, 0, 60, green, mix(green, s.far('#b4c45a', away), 0.55))}</g></defs>`;
    const size = (sizes[0] + (sizes[1] - sizes[0]) * k) * s.u;
    for (let x = -20; x < s.w + 40; x += 60 * size * s.r.between(0.9, 1.5)) {
      const from = top(x);
      const y = from + (bottom - from) * k + s.r.between(-10, 16) * size;
      if (y < s.h + 70 * size) art += place(x, y + 20 * size, size, `<use href="#${id}"/>`, s.r.chance(0.5));
    }
  }
  return art;
}

/** A tall fall at the head of a wooded gorge, seen from the lookout on its edge. */
export function gorge(s: Scene, t: number): string {
  const near = { ...s, u: s.u * 0.86 };
  const foot = s.h * 0.66;
  const x = s.w * t;
  const rim = profile(s.r, s.w, {
    y: s.h * 0.22,
    rise: 40 * s.u,
    rough: 0.5,
    bend: (at) => -Math.abs(at - t) * 150 * s.u + Math.exp(-(((at - t) / 0.05) ** 2)) * 16 * s.u,
  });
  const slope = (y: number, gap: number, steep: number) =>
    profile(s.r, s.w, { y, rise: 30 * s.u, bend: (at) => (gap - Math.abs(at - t)) * steep * s.u });
  const far = slope(s.h * 0.7, 0.06, 560);
  const close = slope(s.h * 0.84, 0.1, 620);
  return (
    land(s, profile(s.r, s.w, { y: s.h * 0.2, rise: 90 * s.u }), foot, s.far('#5f8a84', 0.66)) +
    mist(s, s.h * 0.22, 80 * s.u, 0.5) +
    cliff(near, rim, foot, t) +
    rimWoods(near, rim, t, 0.05) +
    fall(s, x, heightAt(rim, x) + 4 * s.u, foot, 34 * s.u, 76 * s.u) +
    oval(x, foot + 12 * s.u, 130 * s.u, 16 * s.u, mix(s.sky.air[3], '#ffffff', 0.4), 0.8) +
    spray(s, x, foot + 4 * s.u, 120) +
    broadWoods(s, far, s.h, leaf(s, '#3f7048', 0.34), 30 * s.u, 0.2) +
    mist(s, s.h * 0.72, 90 * s.u, 0.35) +
    canopy(s, (at) => heightAt(close, at), s.h, [0.7, 1.9], [0.3, 0.12]) +
    lookout(s, t > 0.5 ? 1 : -1)
  );
}

/** A railing along the edge of the gorge on one side, and those who look over it. */
function lookout(s: Scene, side: -1 | 1): string {
  const at = (share: number) => s.w * (side > 0 ? share : 1 - share);
  const edge = profile(s.r, s.w, {
    y: s.h - 96 * s.u,
    rise: 12 * s.u,
    rough: 0.4,
    points: 24,
    bend: (k) => (side > 0 ? k : 1 - k) ** 1.6 * 300 * s.u,
  });
  const ground = mix(s.sky.deep, s.shade('#4f6f3a'), 0.5);
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  let posts = '';
  let rail = '';
  for (let i = 0; i <= 7; i++) {
    const x = at(0.01 + i * 0.07);
    const y = heightAt(edge, x) + 6 * s.u;
    posts += d`M${x} ${y}v${-58 * s.u}`;
    rail += d`${i ? 'L' : 'M'}${x} ${y - 54 * s.u}`;
  }
  const cloths = ['#c4402b', '#e0a030', '#2f6f7a'] as const;
  const first = s.r.between(0.1, 0.18);
  return (
    stroke(posts + rail, mix(s.sky.deep, s.shade('#8a7a68'), 0.6), 5 * s.u) +
    land(s, edge, s.h + 4, ground, 0) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(edge, x) + 5, 20 * s.u, 12 * s.u),
      ground,
    ) +
    (['standing', 'sari', 'child'] as const)
      .map((pose, i) => {
        const x = at(first + i * 0.045);
        return person(
          pose,
          x,
          heightAt(edge, x) + 34 * s.u,
          128 * s.u,
          mix(dark, s.shade(cloths[i] ?? cloths[0]), 0.5),
          side < 0,
        );
      })
      .join('')
  );
}

/** Up a stream between wooded slopes, the fall where they meet. */
export function stream(s: Scene, t: number): string {
  const h = s.horizon;
  const x = s.w * t;
  const foot = h * 0.98;
  const rim = profile(s.r, s.w, {
    y: h * 0.42,
    rise: 30 * s.u,
    rough: 0.5,
    bend: (at) => -Math.abs(at - t) * 160 * s.u,
  });
  const near = { ...s, u: s.u * 0.8 };
  const slope = (y: number, gap: number, steep: number, distance: number, tall: number) =>
    woods(
      s,
      profile(s.r, s.w, {
        y,
        rise: 30 * s.u,
        bend: (at) => {
          const beyond = Math.abs(at - t) - gap;
          return beyond < 0 ? (-beyond / gap) * 420 * s.u : -beyond * steep * s.u;
        },
      }),
      s.h,
      s.far('#3a6a44', distance),
      tall * s.u,
      0.2,
    );
  const bend = (k: number) => x + (s.w * 0.5 - x) * k * 0.9 + Math.sin(k * 5) * 70 * k * s.u;
  const half = (k: number) => (34 + 300 * k ** 1.4) * s.u;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const k = i / 10;
    const y = foot + (s.h + 10 - foot) * k;
    left.push([bend(k) - half(k), y]);
    right.push([bend(k) + half(k), y]);
  }
  const stones = Array.from({ length: 9 }, (_, i): readonly [number, number, number] => {
    const k = 0.1 + i * 0.1;
    const way = i % 2 ? 1 : -1;
    return [
      bend(k) + way * half(k) * s.r.between(0.84, 1.1),
      foot + (s.h - foot) * k + 12 * s.u,
      (46 + 170 * k) * s.u * s.r.between(0.7, 1.1),
    ];
  });
  const ripples = Array.from({ length: 16 }, () => {
    const k = s.r.between(0.05, 0.95);
    return d`M${bend(k) + s.r.between(-0.7, 0.5) * half(k)} ${foot + (s.h - foot) * k}q${20 * k * s.u} ${-4 * s.u} ${(20 + 70 * k) * s.u} 0`;
  }).join('');
  return (
    land(s, profile(s.r, s.w, { y: h * 0.3, rise: 120 * s.u }), h, s.far('#5f8a84', 0.6)) +
    mist(s, h * 0.4, 100 * s.u, 0.5) +
    cliff(near, rim, foot, t) +
    rimWoods(near, rim, t, 0.04) +
    fall(s, x, heightAt(rim, x) + 4 * s.u, foot + 6 * s.u, 34 * s.u, 66 * s.u) +
    slope(h * 0.86, 0.1, 620, 0.26, 40) +
    slope(h * 0.98, 0.16, 760, 0.1, 56) +
    undergrowth(s, x, foot + 20 * s.u) +
    shape(
      d`M-4 ${foot + 20 * s.u}H${s.w + 4}V${s.h + 4}H-4Z`,
      s.between(foot, s.h, [0, s.far('#6f8f4c', 0.2)], [1, mix(s.shade('#4f6f3a'), s.sky.deep, 0.3)]),
    ) +
    shape(
      round([...left, ...right.reverse()]),
      s.between(
        foot,
        s.h,
        [0, mix(s.sky.air[3], '#ffffff', 0.4)],
        [0.3, s.far('#6fb0aa', 0.16)],
        [1, s.far('#2f7f80', 0.04)],
      ),
    ) +
    stroke(ripples, '#ffffff', 2.6 * s.u, 0.5) +
    spray(s, x, foot + 8 * s.u, 110) +
    looseBoulders(s, stones, s.r.pick(['#8d8a82', '#7f8378', '#9a8f80']))
  );
}

/** Bushes along the foot of the slopes and up them, leaving the water free. */
function undergrowth(s: Scene, x: number, y: number): string {
  const id = s.id();
  let art = `<defs><g id="${id}">${bush(s, 0, 0, 60, s.far('#35643c', 0.1), s.far('#9ab85a', 0.06))}</g></defs>`;
  for (let at = -30 * s.u; at < s.w + 60 * s.u; at += s.r.between(34, 66) * s.u) {
    const aside = Math.abs(at - x) / s.u;
    if (aside < 130) continue;
    const up = s.r.chance(0.5) ? s.r.between(0, Math.max(0, aside - 160) * 0.5) * s.u : 0;
    art += place(at, y - up + 8 * s.u, s.u * s.r.between(0.7, 1.3), `<use href="#${id}"/>`, s.r.chance(0.5));
  }
  return art;
}

/** Ropes and planks from one side of the picture to the other, and those who cross. */
export function hangingBridge(s: Scene): string {
  const y = s.h * 0.82;
  const wood = mix(s.shade('#6a4a34'), s.sky.deep, 0.45);
  const deck = (t: number) => y + Math.sin(Math.PI * t) * 46 * s.u;
  const rope = (t: number) => y - 120 * s.u + Math.sin(Math.PI * t) * 96 * s.u;
  let planks = '';
  let ropes = '';
  let floor = '';
  let hangers = '';
  for (let i = 0; i <= 32; i++) {
    const t = i / 32;
    const x = s.w * (t * 1.04 - 0.02);
    floor += d`${i ? 'L' : 'M'}${x} ${deck(t)}`;
    ropes += d`${i ? 'L' : 'M'}${x} ${rope(t)}`;
    hangers += d`M${x} ${rope(t)}V${deck(t)}`;
    planks += d`M${x} ${deck(t) - 3}v${13 * s.u}`;
  }
  const first = s.r.between(0.24, 0.4);
  const jackets = ['#d9402b', '#e8a02b', '#2f6fb0', '#2f8a6a'] as const;
  return (
    stroke(hangers, wood, 2 * s.u, 0.8) +
    [0, 0.1, 0.24]
      .map((dt, i) =>
        trekker(s, s.w * (first + dt), deck(first + dt) - 2, 108 * s.u, jackets[i % 4] ?? jackets[0], i === 2),
      )
      .join('') +
    stroke(floor, wood, 11 * s.u) +
    stroke(planks, mix(wood, s.lit('#c9a070'), 0.4), 7 * s.u) +
    stroke(ropes, wood, 6 * s.u)
  );
}
