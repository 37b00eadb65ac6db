import type { Painter } from './painting.ts';
import { spoken } from './palettes.ts';
import { hash } from './random.ts';
import { type Crop, frames, openScene } from './scene.ts';
import { painters } from './subjects.ts';

export type { Crop } from './scene.ts';
export type Subject = keyof typeof painters;

export interface Picture {
  svg: string;
  width: number;
  height: number;
  alt: string;
}

export function isSubject(text: string): text is Subject {
  return Object.hasOwn(painters, text);
}

export const subjects: readonly Subject[] = Object.keys(painters).filter(isSubject);

/** Draws the scene; the same arguments always give the same bytes. Seed 0..9999. */
export function draw(subject: Subject, seed: number, crop: Crop = 'landscape'): Picture {
  const { paint, temperament, times, horizon, mirrors = true }: Painter = painters[subject];
  const { w, h } = frames[crop];
  const scene = openScene({ subject, seed, crop, temperament, times, horizon });
  const { art, says } = paint(scene);
  const turned =
    mirrors && hash(`${subject} ${seed >> 1}`) % 2 === 1 ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${art}</g>` : art;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${scene.defs.join('')}</defs>${turned}</svg>`;
  return { svg, width: w, height: h, alt: `Illustration: ${says} ${spoken[scene.time]}` };
}
