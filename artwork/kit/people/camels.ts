import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { disc, shape, stroke } from '../core/shapes.ts';
import { person } from './people.ts';

const body =
  'M-62-82C-54-94-40-96-30-101-23-119-6-126 6-113 14-102 26-93 38-89 52-85 60-93 67-110 71-124 77-133 88-135L91-140 95-135Q112-130 117-121 117-113 106-113L93-112C90-96 82-67 62-54 50-47 40-46 32-49Q-4-45-40-55C-55-57-65-69-62-82Z';
const near =
  'M28-56L35-27 32-5 39 0H25L24-25 15-54ZM-62-74C-62-52-51-42-47-32L-53-5-46 0H-60L-58-30C-68-42-68-58-66-74Z';
const far = 'M42-58L51-30 46-5 52 0H39L42-28 30-52ZM-44-60L-33-34-30-5-24 0H-37L-40-30-54-54Z';

/** A camel walking to the right, 140 high at the head, under a saddle cloth; its feet at the origin. */
export function camel(s: Scene, cloth: Hex, rider = false): string {
  const coat = s.down([0, s.lit('#c4935a')], [1, s.shade('#a87444')]);
  const dark = s.shade('#7d5232');
  const deep = mix(s.sky.deep, '#2a1812', 0.5);
  return (
    shape(far, dark) +
    stroke('M-62-80Q-74-62-67-46', dark, 4) +
    shape(near, s.shade('#a87444')) +
    shape(body, coat) +
    stroke('M60-56Q76-66 84-96M-58-62Q-40-54-22-53', dark, 3, 0.5) +
    disc(98, -127, 2.4, deep) +
    stroke('M92-113L97-124 108-119M95-122Q60-96 34-92', s.lit(cloth), 2.4) +
    shape('M-36-99Q-14-126 6-114 18-98 26-93L24-62Q-6-56-36-64Z', s.lit(cloth)) +
    shape('M-36-72Q-6-64 25-70L24-62Q-6-56-36-64Z', s.lit('#f0c860')) +
    stroke('M-30-62v9M-20-60v9M-10-59v9M0-59v9M10-60v9M20-62v9', s.lit('#f4e6c8'), 3) +
    stroke('M-36-84Q-8-78 25-82', s.shade(cloth), 3, 0.7) +
    (rider
      ? person('sitting', -14, -100, 74, mix(deep, s.shade('#f0e4cc'), 0.35)) +
        shape('M-24-148Q-22-160-12-160-4-158-4-149-14-144-24-148Z', s.lit('#c4402b'))
      : '')
  );
}

/** The same resting, its legs folded under it. */
export function restingCamel(s: Scene, cloth: Hex): string {
  return (
    `<g transform="translate(0 44)">${shape(body, s.down([0, s.lit('#c4935a')], [1, s.shade('#a87444')]))}` +
    shape('M-36-99Q-14-126 6-114 18-98 26-93L24-62Q-6-56-36-64Z', s.lit(cloth)) +
    disc(98, -127, 2.4, mix(s.sky.deep, '#2a1812', 0.5)) +
    `</g>${shape('M-66-26Q-60-4-30 0H-64Q-72-8-66-26ZM30-10Q52-14 66 0H20Z', s.shade('#8f6038'))}`
  );
}
