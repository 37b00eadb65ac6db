import { shadow } from './ground.ts';
import type { Painter } from './painting.ts';
import type { Temperament, Time } from './palettes.ts';
import type { Scene } from './scene.ts';
import { place } from './shapes.ts';
import { foreground, type Setting, type Surroundings, surroundings, trees } from './surroundings.ts';

export interface Stay {
  readonly says: string;
  readonly temperament?: Temperament;
  readonly settings?: readonly [Setting, ...Setting[]];
  readonly times?: readonly [Time, ...Time[]];
  /** Half the building's width at full size, for its shadow and the trees beside it. */
  readonly half: number;
  readonly build: (s: Scene, setting: Setting) => string;
  /** What lies before the building: a path, a pool, guests. */
  readonly before?: (s: Scene, around: Surroundings, x: number) => string;
  readonly scale?: number;
}

const anyTime: readonly [Time, ...Time[]] = ['golden', 'morning', 'dusk', 'noon', 'dawn', 'night'];

/** A painter of one kind of stay: the land varies, the building is the focus. */
export function stay({
  says,
  temperament = 'himalaya',
  settings = ['mountain', 'lake', 'plain', 'coast'],
  times = anyTime,
  half,
  build,
  before,
  scale = 1,
}: Stay): Painter {
  return {
    temperament,
    times,
    horizon: { landscape: 0.58, wide: 0.6, tall: 0.57, square: 0.59 },
    paint(s) {
      const setting = s.r.pick(settings);
      const around = surroundings(s, setting);
      const x = s.w * (s.crop === 'wide' ? s.r.between(0.38, 0.5) : s.r.between(0.44, 0.5));
      const size = s.u * scale * (s.crop === 'tall' ? 1.12 : s.crop === 'square' ? 1.12 : 1.28);
      const reach = half * size;
      let art = around.art;
      art +=
        trees(s, around, x - reach * 1.5, x - reach * 0.5, 150 * s.u, 4) +
        trees(s, around, x + reach * 0.4, x + reach * 1.7, 170 * s.u, 5);
      art += shadow(s, x, around.ground, reach, reach * 0.4) + place(x, around.ground, size, build(s, setting));
      art += before?.(s, around, x) ?? '';
      return { art: art + foreground(s, around, 'right'), says: `${says} ${around.phrase}` };
    },
  };
}
