import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { disc, shape, stroke } from './shapes.ts';

/** A one-horned rhinoceros facing right, about 120 high; its feet at the origin. */
export function rhino(s: Scene, hide = '#8a8684'): string {
  const skin = s.down([0, s.lit(hide)], [1, s.shade(hide)]);
  const dark = mix(s.shade(hide), s.sky.deep, 0.35);
  const pale = s.lit(mix(hide, '#ffffff', 0.2));
  return (
    shape('M-84-40L-92-8-88 0H-66L-66-18-56-44ZM40-44L44-10 40 0H62L66-24 62-50Z', dark) +
    shape(
      'M-122-74C-128-100-108-120-78-122-40-126-10-120 20-116 40-120 58-112 70-104L84-112Q92-110 90-98 104-88 118-78L124-96Q132-84 130-70 136-54 128-46 112-40 96-44 84-40 72-44 66-38 62-34L60-14 66 0H40L36-30C10-22-20-22-50-30L-54-16-48 0H-74L-78-26C-104-34-118-52-122-74Z',
      skin,
    ) +
    shape('M118-78L126-104Q134-90 131-72Z', s.lit('#e6dccb')) +
    shape('M76-104L72-124Q86-120 88-106Z', dark) +
    stroke(
      'M-70-121C-58-96-58-60-72-28M34-117C22-94 22-62 36-32M54-112C48-92 54-66 66-46M-112-60Q-94-46-74-42M-50-40Q-6-32 28-40M84-44Q92-60 86-76',
      dark,
      3,
      0.6,
    ) +
    stroke('M-66-120C-54-96-54-60-68-28M38-116C27-94 27-62 41-32', pale, 2, 0.5) +
    stroke('M-120-84Q-132-66-126-52', dark, 4) +
    disc(102, -76, 3, dark) +
    stroke('M112-52l10-3', dark, 2.4) +
    stroke('M-96-92h.1M-84-78h.1M-98-70h.1M-20-96h.1M-6-80h.1M-22-66h.1M8-60h.1M-40-84h.1', pale, 3.4, 0.5)
  );
}

/** A cattle egret, 34 high; its feet at the origin. */
export const egret = (s: Scene): string =>
  stroke('M-2 0V-12M3 0V-12', s.shade('#6a5a3a'), 1.6) +
  shape('M-14-12Q-8-22 4-20 8-30 8-34 12-38 16-34L24-32 16-30Q14-22 12-16 4-8-14-12Z', s.lit('#ffffff')) +
  shape('M-14-12Q-4-10 6-14 2-9-4-9Z', s.shade('#dfe6ea'));
