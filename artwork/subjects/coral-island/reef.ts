import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { branchCoral, fanCoral, moundCoral, reefFish, shoal, turtle } from './fishes.ts';

export function bed(s: Scene, line: number): string {
  const ground = s.h - (s.h - line) * 0.16;
  const hues: readonly Hex[] = ['#e8707a', '#f0a84e', '#b56fb0', '#e0c05a', '#5fb8a0'];
  const under = (hue: Hex, share = 0.3) => mix(s.lit(hue), s.shade('#1f6f98'), share);
  const sand = s.between(
    ground - 30 * s.u,
    s.h,
    [0, mix(s.lit('#e6d8b0'), '#2f8fa8', 0.45)],
    [1, mix(s.shade('#b8a880'), '#1f5f80', 0.5)],
  );
  let art = shape(
    d`M-10 ${s.h + 4}V${ground}Q${s.w * 0.2} ${ground - 40 * s.u} ${s.w * 0.44} ${ground - 4 * s.u}T${s.w + 10} ${ground - 30 * s.u}V${s.h + 4}Z`,
    sand,
  );
  const first = s.r.int(0, 4);
  for (let i = 0; i < 15; i++) {
    const t = (i + s.r.between(0.1, 0.9)) / 15;
    const middle = Math.abs(t - 0.5) * 2;
    const hue = hues[(first + i) % 5] ?? '#e8707a';
    const kind = i % 3;
    const coral =
      kind === 0
        ? branchCoral(under(hue))
        : kind === 1
          ? moundCoral(under(hue, 0.36), under(hue, 0.6))
          : fanCoral(under(hue), under(hue, 0.6));
    art += place(
      s.w * t,
      s.h - s.r.between(2, 36) * s.u,
      s.u * (0.9 + middle * 1.5) * s.r.between(0.7, 1.1),
      coral,
      s.r.chance(0.5),
    );
  }
  return art;
}

export function life(s: Scene, line: number): string {
  const deep = s.h - line;
  const kinds = [
    ['#f0943a', '#fff6e8', '#e07a2a'],
    ['#f2d04a', '#3a3f5a', '#f0c03a'],
    ['#4f7fd0', '#f4e04a', '#3a62b0'],
  ] as const;
  let art = '';
  for (let i = 0; i < 7; i++) {
    const [body, band, fin] = kinds[i % 3] ?? kinds[0];
    // each in water of its own, high and low by turns, so that no fish swims through another
    art += place(
      s.w * (0.08 + (i + s.r.between(0.15, 0.85)) * 0.122),
      line + deep * (i % 2 ? s.r.between(0.54, 0.72) : s.r.between(0.4, 0.5)),
      s.u * s.r.between(0.7, 1.2),
      reefFish(mix(body, '#2f8fa8', 0.15), band, fin),
      s.r.chance(0.5),
    );
  }
  const at = { x: s.w * s.r.between(0.14, 0.3), y: line + deep * 0.2 };
  const spots = Array.from({ length: 24 }, (): readonly [number, number] => [
    at.x + s.r.between(-120, 120) * s.u,
    at.y + s.r.between(-36, 36) * s.u,
  ]);
  art += shoal(spots, mix('#d9f0f0', '#2f8fa8', 0.3));
  art += place(
    s.w * s.r.between(0.56, 0.74),
    line + deep * s.r.between(0.2, 0.28),
    s.u * 1.3,
    turtle(s.shade('#7a8a4a'), s.lit('#a8b87a'), s.shade('#4a5a34')),
  );
  const bubbles = Array.from(
    { length: 10 },
    (_, i) => d`M${s.w * 0.5 + (i % 3) * 12} ${line + deep * (0.2 + i * 0.06)}h0`,
  ).join('');
  return art + stroke(bubbles, '#ffffff', 6 * s.u, 0.5);
}
