import { panes, wall } from '../buildings/facade.ts';
import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../core/shapes.ts';
import { crowd } from '../people/crowd.ts';
import { person } from '../people/people.ts';

/** A pilgrims' lodging house by the river, its foot at the origin. */
export const lodging = (s: Scene, h: number, colour: Hex): string =>
  shape(d`M-34 0v${-h}h66v${h}Z`, wall(s, colour)) +
  panes(s, {
    x: -30,
    y: -h * 0.95,
    w: 58,
    h: h * 0.8,
    columns: 3,
    rows: Math.max(1, Math.round(h / 28)),
    fillX: 0.4,
    fillY: 0.46,
    lamps: 0.65,
  }) +
  stroke(d`M-36 ${-h}h70`, s.shade('#b5674a'), 4);

/** The near bank: pilgrims by day; after sunset priests on their platforms, tiers of flame in hand. */
export function nearSteps(s: Scene): string {
  const stone = '#c99f78';
  let art = '';
  for (let i = 0; i < 4; i++) {
    const y = s.h - (118 - i * 32) * s.u;
    art +=
      shape(d`M-20 ${y}H${s.w + 20}V${s.h + 4}H-20Z`, mix(s.shade(stone), s.sky.deep, 0.12 + i * 0.09)) +
      stroke(d`M-20 ${y}H${s.w + 20}`, s.lit(stone), 2.6 * s.u, 0.7 - i * 0.12);
  }
  const top = s.h - 112 * s.u;
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.35);
  const watching = crowd(s, {
    from: s.w * 0.03,
    to: s.w * 0.97,
    top: top + (s.glowing ? 64 : 20) * s.u,
    bottom: s.h - (s.glowing ? 0 : 18) * s.u,
    count: s.r.int(7, 11),
    small: 84 * s.u,
    tall: 118 * s.u,
    poses: ['sari', 'standing', 'resting', 'meditating', 'carrying', 'child'],
  });
  if (!s.glowing)
    return (
      art +
      place(s.w * 0.16, top + 20 * s.u, 2.4, umbrella(s, 0, 0)) +
      place(s.w * s.r.between(0.6, 0.84), top + 44 * s.u, 2.8, umbrella(s, 0, 0)) +
      watching
    );
  const glow = s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb04e', 0.4], [1, '#ffb04e', 0]);
  for (let i = 0; i < 3; i++) {
    const x = s.w * (0.22 + i * 0.28);
    const priest = mix(dark, s.shade('#d9822b'), 0.6);
    art +=
      shape(d`M${x - 44 * s.u} ${top + 26 * s.u}v${-26 * s.u}h${88 * s.u}v${26 * s.u}Z`, s.shade('#a8443a')) +
      stroke(d`M${x - 44 * s.u} ${top}h${88 * s.u}`, s.lit('#f0c060'), 4 * s.u) +
      person('standing', x, top, 118 * s.u, priest) +
      stroke(d`M${x + 8 * s.u} ${top - 88 * s.u}L${x + 32 * s.u} ${top - 124 * s.u}`, priest, 7 * s.u) +
      disc(x + 36 * s.u, top - 150 * s.u, 70 * s.u, glow);
    for (let k = 0; k < 3; k++)
      art +=
        stroke(
          d`M${x + (36 - 20 + k * 6) * s.u} ${top - (128 + k * 16) * s.u}h${(40 - k * 12) * s.u}`,
          '#ffe7a4',
          5 * s.u,
        ) + oval(x + 36 * s.u, top - (134 + k * 16) * s.u, (20 - k * 6) * s.u, 6 * s.u, '#ffc05c');
  }
  return art + watching;
}

/** The palm-leaf parasol of a ghat priest. */
export function umbrella(s: Scene, x: number, y: number): string {
  const cloth = s.r.pick(['#e6c07a', '#d9773a', '#c4402b']);
  return place(
    x,
    y,
    s.u,
    stroke('M0 0L4-34', s.shade('#6a4a34'), 2.4) +
      shape('M-26-27Q-16-48 6-47T34-23Q4-34-26-27Z', s.lit(cloth)) +
      shape('M6-47Q22-44 34-23 20-29 8-30Z', s.shade(cloth)),
  );
}

/** Leaf cups with a flame each, on the water to both sides of a boat at `boat`. */
export function floatingLamps(s: Scene, shore: number, deep: number, boat: number): string {
  let art = '';
  const glow = s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb04e', 0.35], [1, '#ffb04e', 0]);
  const spots = Array.from({ length: 20 }, () => [s.r.next(), s.r.between(0.3, 1)] as const).sort(
    (a, b) => a[1] - b[1],
  );
  for (const [t, depth] of spots) {
    if (Math.abs(s.w * t - boat) < 200 * s.u) continue;
    const size = s.u * (0.4 + depth * 0.95);
    const leaf = oval(0, 2, 13, 3.6, s.shade('#3f6b45')) + oval(0, 0, 8, 2.6, s.lit('#b5632f'));
    const flame = s.time === 'morning' ? '' : disc(0, -5, 26, glow);
    art += place(
      s.w * t,
      shore + deep * (0.16 + depth * 0.78),
      size,
      leaf + flame + shape('M-2.4-1Q-2.6-6 0-12 2.6-6 2.4-1Z', '#fff0bc'),
    );
  }
  return art;
}
