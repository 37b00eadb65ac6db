import { extentOf } from './kit/core/extent.ts';
import { nearer, shareOf } from './kit/core/framing.ts';
import type { Painter } from './kit/core/painting.ts';
import { spoken } from './kit/core/palettes.ts';
import { hash } from './kit/core/random.ts';
import { type Crop, frames, openScene } from './kit/core/scene.ts';
import { phrases, type Setting, settings, temperaments } from './kit/core/setting.ts';
import { painters } from './subjects.ts';

export type { Crop } from './kit/core/scene.ts';
export type { Setting } from './kit/core/setting.ts';
export type DrawnSubject = keyof typeof painters;

export interface Picture {
  svg: string;
  width: number;
  height: number;
  alt: string;
  /** How much of the frame's width or height, whichever is more, what it is a picture of takes; a whole view has none. */
  fills?: number;
}

export function isSubject(text: string): text is DrawnSubject {
  return Object.hasOwn(painters, text);
}

export const subjects: readonly DrawnSubject[] = Object.keys(painters).filter(isSubject);

/** Every kind of country in which something can be shown. */
export const everySetting = settings;

/** The kinds of country in which a subject can be shown; none where it has its own. */
export function settingsOf(subject: DrawnSubject): readonly Setting[] {
  const { settings }: Painter = painters[subject];
  return settings ?? [];
}

/** How many pixels a picture of that crop has. */
export function sizeOf(crop: Crop): Pick<Picture, 'width' | 'height'> {
  const { w, h } = frames[crop];
  return { width: w, height: h };
}

/**
 * Draws the scene; the same arguments always give the same bytes. Seed 0..9999.
 * Without a setting the seed chooses one. Throws RangeError for a setting the subject is not found in.
 */
export function draw(subject: DrawnSubject, seed: number, crop: Crop = 'landscape', wanted?: Setting): Picture {
  const { paint, times, horizon, mirrors = true, settings, like = subject, ...painter }: Painter = painters[subject];
  if (wanted && !settings?.includes(wanted)) throw new RangeError(`${subject} is not found ${phrases[wanted]}`);
  const { w, h } = frames[crop];
  const setting = wanted ?? settings?.[hash(`${seed} ${like}`) % settings.length];
  const { temperament = temperaments[setting ?? 'plain'] } = painter;
  const name = [subject, seed, crop, ...(wanted ? [wanted] : [])].join('-');
  const turned = mirrors && hash(`${like} ${seed >> 1}`) % 2 === 1;
  const scene = openScene({ subject: like, seed, crop, name, setting, temperament, times, horizon, turned });
  const { art, says } = paint(scene);
  const main = scene.mains.join('');
  // a banner has room for words beside its subject
  const near = main && crop !== 'wide' ? nearer(art, extentOf(main), sizeOf(crop)) : { art };
  const shown = turned ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${near.art}</g>` : near.art;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${scene.defs.join('')}</defs>${shown}</svg>`;
  const alt = `Illustration: ${says} ${spoken[scene.time]}`;
  return { svg, ...sizeOf(crop), alt, ...('box' in near ? { fills: shareOf(near.box, sizeOf(crop)) } : {}) };
}
