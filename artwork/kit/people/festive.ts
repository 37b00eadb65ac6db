import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, type Point, place, shape, stroke } from '../core/shapes.ts';
import { person } from './people.ts';

const papers = ['#c4402b', '#e8b03a', '#2f7f7a', '#a83262', '#3f6fb0', '#f2ead8'] as const;

/** Paper kites, one on a thread from each of the hands, between two heights of the sky. */
export function kites(s: Scene, hands: readonly Point[], top: number, bottom: number): string {
  const thread = mix(s.sky.deep, s.sky.haze, 0.4);
  let art = '';
  hands.forEach((hand, i) => {
    const spread = s.r.between(0.08, 0.92);
    const drift = (spread < 0.5 ? -1 : 1) * s.w * (0.06 + 0.14 * spread);
    const inside = Math.abs(hand[0] + drift - s.w / 2) < s.w * 0.42;
    const x = hand[0] + (inside ? drift : -drift);
    const y = top + (bottom - top) * s.r.next();
    const size = s.r.between(9, 19) * s.u;
    const way = s.r.pick([-1, 1]);
    const hue = papers[i % papers.length] ?? papers[0];
    const kite =
      shape('M0-14L12 0 0 14-12 0Z', s.lit(hue)) +
      shape('M0-14L12 0 0 14Z', s.shade(hue), 0.5) +
      shape('M-4 13L0 24 4 13Z', s.lit(papers[(i + 2) % papers.length] ?? papers[0])) +
      stroke('M0-14V14', s.shade('#5a4a3a'), 1);
    art +=
      stroke(
        d`M${x} ${y}Q${x * 0.6 + hand[0] * 0.4} ${hand[1] * 0.6 + y * 0.4} ${hand[0]} ${hand[1]}`,
        thread,
        0.9,
        0.5,
      ) +
      `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(way * s.r.between(10, 40))}) scale(${Math.round((size / 14) * 100) / 100})">${kite}</g>`;
  });
  return art;
}

/** Someone selling balloons, about 180 high with them. */
export function balloonSeller(s: Scene, x: number, y: number, tall: number): string {
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const spots = [
    [-26, -176],
    [4, -196],
    [34, -178],
    [-12, -156],
    [22, -152],
    [48, -156],
    [8, -172],
  ] as const;
  const strings = spots.map(([bx, by]) => d`M14 -70L${bx} ${by + 14}`).join('');
  return place(
    x,
    y,
    tall / 100,
    stroke(strings, dark, 1) +
      spots
        .map(([bx, by], i) => {
          const hue: Hex = papers[i % papers.length] ?? papers[0];
          return (
            shape(d`M${bx} ${by + 17}q-15 -10 -15 -20a15 15 0 0 1 30 0q0 10 -15 20Z`, s.lit(hue)) +
            disc(bx - 5, by - 6, 3.4, '#ffffff', 0.5)
          );
        })
        .join('') +
      person('standing', 0, 0, 100, mix(dark, s.shade('#2f6f7a'), 0.5)),
  );
}

/** Pigeons on the ground and lifting off it. */
export function pigeons(s: Scene, x: number, y: number, wide: number, count: number): string {
  const grey = mix(s.shade('#6a7484'), s.sky.deep, 0.2);
  let sitting = '';
  let flying = '';
  for (let i = 0; i < count; i++) {
    const px = x + s.r.between(-1, 1) * wide;
    const size = s.r.between(5, 8) * s.u;
    if (i % 3)
      sitting += d`M${px - size} ${y + s.r.between(-10, 14) * s.u}q${size * 0.6} ${-size * 1.3} ${size * 1.4} ${-size}l${size * 0.6} ${-size * 0.3}l${-size * 0.2} ${size * 0.6}q${-size * 0.4} ${size * 0.9} ${-size * 1.8} ${size * 0.7}Z`;
    else
      flying += d`M${px - size * 1.6} ${y - s.r.between(40, 130) * s.u}q${size} ${-size * 0.8} ${size * 1.6} ${size * 0.5}q${size * 0.6} ${-size * 1.3} ${size * 1.6} ${-size * 0.5}`;
  }
  return shape(sitting, grey) + stroke(flying, grey, 3 * s.u);
}
