import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../core/shapes.ts';
import { person } from '../people/people.ts';

/** A three-wheeler in yellow and green, from the side. */
export function rickshaw(s: Scene): string {
  const tyre = mix(s.sky.deep, '#1a1414', 0.5);
  return (
    oval(0, 4, 74, 6, s.sky.deep, 0.28) +
    shape('M-58-14V-62Q-56-92-24-94H22Q40-92 48-62L60-40Q66-30 64-14Z', s.lit('#f0c03a')) +
    shape('M-62-60Q-58-98-24-99H24Q42-96 50-62L44-62Q36-90 20-90H-20Q-50-90-54-60Z', s.shade('#2f5a3a')) +
    shape(
      'M-44-16V-58Q-42-80-22-82H-2V-16ZM6-16V-82H18Q32-80 38-58V-40H14V-16Z',
      mix(s.sky.deep, s.shade('#4a3a34'), 0.4),
    ) +
    person('sitting', 12, -18, 58, tyre) +
    person('sari', -24, -14, 62, mix(tyre, s.shade('#a8325f'), 0.6)) +
    shape('M-58-14V-34H64Q66-24 64-14Z', s.lit('#3f7f4a')) +
    disc(-36, -10, 14, tyre) +
    disc(46, -10, 14, tyre) +
    disc(-36, -10, 6, s.shade('#b5aca0')) +
    disc(46, -10, 6, s.shade('#b5aca0')) +
    disc(62, -40, 5, s.glowing ? '#fff0c4' : s.lit('#f7efe0'))
  );
}

/** A fruit seller's barrow under a parasol. */
export function cart(s: Scene): string {
  const wood = s.shade('#7a5236');
  const wheel = (x: number) =>
    disc(x, -20, 20, wood) +
    disc(x, -20, 15, s.far('#c9a67c', 0.1)) +
    stroke(d`M${x - 15} -20h30M${x} -35v30M${x - 10} -30l20 20M${x + 10} -30l-20 20`, wood, 2.4);
  const fruit = [
    ['#f0943a', -40],
    ['#d9402b', -8],
    ['#e8c83a', 24],
    ['#6fa84a', 52],
  ] as const;
  return (
    oval(0, 4, 90, 6, s.sky.deep, 0.28) +
    person('standing', 74, 0, 104, mix(s.sky.deep, s.shade('#3f5f7a'), 0.5)) +
    stroke('M-10-60V-150', wood, 4) +
    shape('M-96-128Q-10-196 76-128Q50-140 34-128 12-142-10-128-32-142-54-128-70-140-96-128Z', s.lit('#c4402b')) +
    shape('M-54-128Q-50-160-10-162 30-160 34-128 12-142-10-128-32-142-54-128Z', s.lit('#fff2da'), 0.85) +
    fruit.map(([hue, x]) => shape(d`M${x - 20} -60q4 -20 20 -20t20 20Z`, s.lit(hue))).join('') +
    shape('M-78-62H78L72-44H-72Z', s.lit('#b5824f')) +
    wheel(-46) +
    wheel(42)
  );
}

/** What passes on our side of a street: an autorickshaw, which drives on the left, or a barrow pushed either way. */
export const passing = (s: Scene): string =>
  s.r.chance(0.5) ? place(0, 0, 1, rickshaw(s), !s.turned) : place(0, 0, 1, cart(s), s.r.chance(0.5));
