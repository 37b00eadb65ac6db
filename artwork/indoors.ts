import type { Painter, Painting } from './painting.ts';
import type { Temperament, Time } from './palettes.ts';
import { openRoom, type Room } from './room.ts';
import type { Scene } from './scene.ts';
import type { View } from './views.ts';

const times: readonly [Time, ...Time[]] = ['golden', 'morning', 'dusk', 'noon', 'dawn', 'night'];
const views: readonly [View, ...View[]] = ['mountain', 'lake', 'sea', 'forest', 'city'];
export const seen: Record<View, string> = {
  mountain: 'snow mountains',
  lake: 'a lake',
  sea: 'the sea',
  forest: 'a forest',
  city: 'the city',
};

/** A painter of a room whose window looks on a view picked by the seed. */
export function indoors(temperament: Temperament, paint: (s: Scene, room: Room, kind: View) => Painting): Painter {
  return {
    temperament,
    times,
    paint: (s) =>
      paint(
        s,
        openRoom(
          s,
          s.crop === 'tall'
            ? { left: 0.04, right: 0.96, top: 0.2, bottom: 0.62 }
            : { left: 0.13, right: 0.87, top: 0.08, bottom: 0.64 },
        ),
        s.r.pick(views),
      ),
  };
}
