import { armchair, bed, bedside, pendant, picture, pottedPlant, rug } from '../furniture.ts';
import { sunPatch, window } from '../openings.ts';
import type { Painter } from '../painting.ts';
import type { Temperament, Time } from '../palettes.ts';
import { openRoom, shell } from '../room.ts';
import type { View } from '../views.ts';

const times: readonly [Time, ...Time[]] = ['morning', 'golden', 'dusk', 'dawn', 'noon', 'night'];

/** A bedroom with a view: the bed beside the window, or under it. */
function bedroom(kind: View, temperament: Temperament, seen: string): Painter {
  return {
    temperament,
    times,
    paint(s) {
      const tall = s.crop === 'tall';
      const room = openRoom(
        s,
        tall
          ? { left: 0.06, right: 0.94, top: 0.2, bottom: 0.64 }
          : { left: 0.14, right: 0.86, top: 0.09, bottom: 0.66 },
      );
      const half = room.halfWidth;
      const under = s.crop === 'square' || tall || s.r.chance(0.4);
      const wide = under ? half * 1.36 : half * 0.98;
      const opening = {
        x: under ? 0 : half * 0.36,
        w: wide,
        y: under ? 92 : 50,
        h: under ? 150 : 196,
        bays: s.r.int(2, 4),
        arched: s.r.chance(0.3),
      };
      const bedX = under ? s.r.between(-20, 20) : -half * 0.52;
      let art = shell(room, { beams: s.r.chance(0.4) }) + window(room, kind, opening);
      if (!under) art += picture(room, bedX, 156, 74, 58);
      art += sunPatch(room, opening) + rug(room, bedX + (under ? 0 : 40), 300, 130, 130);
      art +=
        pottedPlant(room, under ? half * 0.86 : half * 0.9, 30, 150) +
        bedside(room, bedX - 136) +
        bedside(room, bedX + 136) +
        bed(room, bedX);
      art += under
        ? pendant(room, -half * 0.62, 60, 84)
        : armchair(room, half * 0.52, 110, room.colours.feature, s.r.chance(0.5)) + pendant(room, half * 0.1, 80, 60);
      return { art, says: `a bedroom whose window looks on ${seen}` };
    },
  };
}

export const roomMountain = bedroom('mountain', 'himalaya', 'snow mountains');
export const roomLake = bedroom('lake', 'himalaya', 'a lake');
export const roomCity = bedroom('city', 'desert', 'the city');
export const roomSea = bedroom('sea', 'coast', 'the sea');
export const roomForest = bedroom('forest', 'forest', 'a forest');
