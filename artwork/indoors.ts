import type { Painter, Painting } from './painting.ts';
import type { Time } from './palettes.ts';
import { openRoom, type Room } from './room.ts';
import type { Scene } from './scene.ts';
import { settings } from './setting.ts';

const times: readonly [Time, ...Time[]] = ['golden', 'morning', 'dusk', 'noon', 'dawn', 'night'];

/** A painter of a room whose window looks on the country it stands in. */
export function indoors(paint: (s: Scene, room: Room) => Painting): Painter {
  return {
    times,
    settings,
    paint: (s) =>
      paint(
        s,
        openRoom(
          s,
          s.crop === 'tall'
            ? { left: 0.04, right: 0.96, top: 0.2, bottom: 0.62 }
            : { left: 0.13, right: 0.87, top: 0.08, bottom: 0.64 },
        ),
      ),
  };
}
