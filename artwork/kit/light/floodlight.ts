import { type Hex, mix, multiply } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';

/** The same scene for a building that is lit by its own lamps after sunset. */
export function floodlit(s: Scene, strength = 0.7): Scene {
  if (!s.glowing) return s;
  const lamp = (surface: Hex) => multiply(surface, '#ffe0a8');
  return {
    ...s,
    lit: (surface) => mix(s.lit(surface), lamp(surface), strength),
    shade: (surface) => mix(s.shade(surface), multiply(surface, '#c98a5a'), strength * 0.6),
  };
}
