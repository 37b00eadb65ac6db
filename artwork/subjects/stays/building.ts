import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import type { Surroundings } from '../../kit/land/surroundings.ts';

/** One design of a building: what it is called, how wide it is, how it is drawn around the middle of its foot. */
export interface Building {
  /** In words, before the phrase for where it stands. */
  readonly says: string;
  /** Half its width at full size. */
  readonly half: number;
  readonly scale?: number;
  /** How far behind its middle its hindmost parts stand at full size; trees stand behind them. */
  readonly depth?: number;
  /** Whether its parts lie in shadows of their own. */
  readonly scattered?: boolean;
  /** How far its door is from its middle at full size. */
  readonly door?: number;
  /** Where it is at home; everywhere when not given. */
  readonly fits?: readonly Setting[];
  readonly build: (s: Scene) => string;
  /** What lies before it: a path, a pool, guests. */
  readonly before: (s: Scene, around: Surroundings, x: number, door: number) => string;
}
