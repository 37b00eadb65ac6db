import { balcony, door, openArches, steps } from '../../../kit/buildings/building-parts.ts';
import { wall } from '../../../kit/buildings/facade.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import { d, shape, stroke } from '../../../kit/core/shapes.ts';
import { prayerFlags } from '../../../kit/things/flags.ts';
import type { Building } from '../building.ts';
import { garden } from '../grounds.ts';
import { framedWindow } from '../roof-homes.ts';

/** One storey of battered walls under a red band and a dark frieze, `half` wide at its foot. */
function storey(s: Scene, y: number, half: number, tall: number, white: string, windows: readonly number[]): string {
  const top = half - tall * 0.08;
  return (
    shape(d`M${-half} ${y}L${-top} ${y - tall}H${top}L${half} ${y}Z`, wall(s, white)) +
    windows.map((x) => framedWindow(s, x, y - 24, 34, tall * 0.44)).join('') +
    shape(d`M${-top - 6} ${y - tall + 10}H${top + 6}v-12H${-top - 6}Z`, s.shade('#6a4230')) +
    shape(d`M${-top - 10} ${y - tall - 2}H${top + 10}v-8H${-top - 10}Z`, s.lit('#a8432f'))
  );
}

/** Ladakh: a king's old house, storey upon whitewashed storey. */
export const hillPalace: Building = {
  says: 'an old palace of whitewashed storeys under prayer flags',
  half: 260,
  fits: ['highland'],
  build(s) {
    const white = s.r.pick(['#f4ead8', '#ecd9bd', '#f7efe2']);
    const wood = '#6a4230';
    const carved = (y: number, half: number, bays: number) =>
      openArches(s, -half, half, y, 40, bays, wood, '#e9b86a') +
      balcony(s, -half - 10, half + 10, y + 2, wood, '#e9b86a', 16);
    return (
      lampGlow(s, 0, -110, 350, 200) +
      storey(s, -176, 96, 74, white, [-66, 66]) +
      carved(-200, 34, 3) +
      storey(s, -92, 168, 92, white, [-134, -92, 92, 134]) +
      carved(-118, 54, 4) +
      storey(s, 0, 240, 100, white, [-204, -160, -116, -72, 72, 116, 160, 204]) +
      door(s, 0, 0, 54, 66, wood, '#e9b86a') +
      shape('M-44-72H44v-9H-44Z', s.lit('#a8432f')) +
      stroke('M-84-256V-284M84-256V-284M0-256V-300', s.lit('#e8c25a'), 4) +
      stroke('M-222-108V-190M222-108V-190', s.shade('#6a5038'), 4) +
      prayerFlags(s, [-84, -282], [-222, -188], 10, 12) +
      prayerFlags(s, [84, -282], [222, -188], 10, 12) +
      steps(s, 0, 100, 8) +
      shape('M-252 5H252V-3H-252Z', s.lit('#cbb79a'))
    );
  },
  before: garden(310, 50),
};
