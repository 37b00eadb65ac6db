import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, place, shape } from '../core/shapes.ts';
import { leafyTree } from '../plants/plants.ts';

/** Level ground from the horizon to our feet. */
export function plain(s: Scene, top: number, surface: Hex, bottom = s.h): string {
  const fill = s.between(
    top,
    bottom,
    [0, s.far(surface, 0.5)],
    [0.25, s.far(surface, 0.18)],
    [1, mix(s.shade(surface), s.sky.deep, 0.18)],
  );
  return shape(d`M0 ${top}H${s.w}V${bottom}H0Z`, fill);
}

/** A shadow lying on the ground, away from the light. */
export function shadow(s: Scene, x: number, y: number, half: number, long = half * 0.5): string {
  if (s.glowing) return '';
  const way = -s.side * long;
  return shape(
    d`M${x - half} ${y}L${x + half} ${y}L${x + half + way} ${y + half * 0.14}L${x - half + way} ${y + half * 0.14}Z`,
    s.sky.deep,
    0.22,
  );
}

/** A belt of broad trees standing along a line in the middle distance. */
export function treeBelt(s: Scene, y: number, tall: number, distance: number, surface: Hex = '#4d7a4a'): string {
  const models = [0, 1].map(() => {
    const id = s.id();
    return {
      id,
      art: `<g id="${id}">${leafyTree(s, 100, s.far(surface, distance), s.far(mix(surface, '#c8d070', 0.35), distance), 0.16)}</g>`,
    };
  });
  const hedge = shape(d`M-10 ${y + 2}v${-tall * 0.36}H${s.w + 10}v${tall * 0.36}Z`, s.far(surface, distance));
  let art = `<defs>${models.map((model) => model.art).join('')}</defs>${hedge}`;
  let x = -tall * 0.4;
  let i = 0;
  while (x < s.w + tall * 0.4) {
    const size = tall * s.r.between(0.6, 1.1);
    art += place(x, y + tall * 0.05, size / 100, `<use href="#${models[i++ % 2]?.id}"/>`, s.r.chance(0.5));
    x += size * s.r.between(0.34, 0.66);
  }
  return art;
}

/** A path or an avenue narrowing towards a far point. */
export function road(
  from: readonly [number, number],
  fromHalf: number,
  to: readonly [number, number],
  toHalf: number,
  fill: Hex,
): string {
  return shape(
    d`M${from[0] - fromHalf} ${from[1]}L${to[0] - toHalf} ${to[1]}H${to[0] + toHalf}L${from[0] + fromHalf} ${from[1]}Z`,
    fill,
  );
}
