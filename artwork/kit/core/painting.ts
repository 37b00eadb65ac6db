import type { Temperament, Time } from './palettes.ts';
import type { Crop, Scene } from './scene.ts';
import type { Setting } from './setting.ts';

export interface Painting {
  readonly art: string;
  /** What is seen, in words that hold for this very picture. */
  readonly says: string;
}

export interface Painter {
  /** The subject with which it shares hour, country and lot: another view of the same thing. */
  readonly like?: string;
  /** Whose skies it has, unless its setting tells. */
  readonly temperament?: Temperament;
  readonly times: readonly [Time, ...Time[]];
  readonly horizon?: Partial<Record<Crop, number>>;
  /** False where the composition may not be mirrored. */
  readonly mirrors?: boolean;
  /** The kinds of country it can be shown in. */
  readonly settings?: readonly [Setting, ...Setting[]];
  readonly paint: (scene: Scene) => Painting;
}
