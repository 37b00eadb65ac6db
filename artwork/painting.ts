import type { Temperament, Time } from './palettes.ts';
import type { Crop, Scene } from './scene.ts';

export interface Painting {
  readonly art: string;
  /** What is seen, in words that hold for this very picture. */
  readonly says: string;
}

export interface Painter {
  readonly temperament: Temperament;
  readonly times: readonly [Time, ...Time[]];
  readonly horizon?: Partial<Record<Crop, number>>;
  /** False where the composition may not be mirrored. */
  readonly mirrors?: boolean;
  readonly paint: (scene: Scene) => Painting;
}
