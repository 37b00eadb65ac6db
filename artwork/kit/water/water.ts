import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, shape, stroke } from '../core/shapes.ts';

export interface WaterWishes {
  readonly top: number;
  readonly bottom?: number;
  /** Deep water's own colour by daylight. */
  readonly colour?: Hex;
  readonly glitter?: number;
}

/** Water that holds the sky above it: pale at the far shore, its own colour near us. */
export function water(s: Scene, { top, bottom = s.h, colour = '#3f7f8c', glitter = 1 }: WaterWishes): string {
  const own = mix(s.shade(colour), s.sky.air[0], 0.35);
  const far = mix(s.sky.air[3], s.sky.air[2], 0.35);
  const fill = s.between(top, bottom, [0, far], [0.3, mix(s.sky.air[2], own, 0.3)], [1, own]);
  return (
    shape(d`M0 ${top}H${s.w}V${bottom}H0Z`, fill) + ripples(s, top, bottom, own) + sparkle(s, top, bottom, glitter)
  );
}

/** The path of light under the sun or the moon. */
function sparkle(s: Scene, top: number, bottom: number, amount: number): string {
  const depth = bottom - top;
  const strong = s.time === 'noon' || s.time === 'morning' ? 0.5 : 0.85;
  let art = '';
  for (let band = 0; band < 4; band++) {
    let path = '';
    const count = Math.round(13 * amount);
    for (let i = 0; i < count; i++) {
      const t = Math.min(1, (band + s.r.next()) / 4);
      const y = top + 4 + depth * 0.94 * t ** 1.5;
      const spread = (26 + 150 * t) * s.u;
      const centre = s.sun.x + (s.r.next() + s.r.next() - 1) * spread;
      const half = s.r.between(5, 24 + 42 * t) * s.u;
      path += d`M${centre - half} ${y}h${half * 2}`;
    }
    if (path) art += stroke(path, s.sky.sun, (1.3 + band * 0.9) * s.u, strong * (0.75 - band * 0.12));
  }
  return art;
}

function ripples(s: Scene, top: number, bottom: number, own: Hex): string {
  const depth = bottom - top;
  let dark = '';
  let pale = '';
  for (let i = 0; i < 34; i++) {
    const t = s.r.next();
    const y = top + 6 + depth * 0.95 * t ** 1.4;
    const half = (8 + 80 * t * s.r.next()) * s.u;
    const line = d`M${s.r.next() * s.w - half} ${y}h${half * 2}`;
    if (i % 2) dark += line;
    else pale += line;
  }
  return stroke(dark, mix(own, s.sky.deep, 0.35), 2 * s.u, 0.35) + stroke(pale, s.sky.air[3], 1.6 * s.u, 0.3);
}

/** Art seen again upside down in the water below a shoreline. */
export function reflection(s: Scene, art: string, shore: number, strength = 0.34, squash = 0.75, bottom = s.h): string {
  const clip = s.clip(d`M0 ${shore}H${s.w}V${bottom}H0Z`);
  const at = Math.round(shore * (1 + squash));
  return `<g clip-path="${clip}"><g transform="matrix(1 0 0 -${squash} 0 ${at})" opacity="${strength}">${art}</g></g>`;
}

/** Paints once and returns the art with a second showing of it in the water. */
export function mirrored(
  s: Scene,
  art: string,
  shore: number,
  strength = 0.34,
  squash = 0.75,
): { art: string; echo: string } {
  const id = s.id();
  return { art: `<g id="${id}">${art}</g>`, echo: reflection(s, `<use href="#${id}"/>`, shore, strength, squash) };
}
