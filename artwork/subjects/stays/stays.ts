import type { Painter } from '../../kit/core/painting.ts';
import type { Time } from '../../kit/core/palettes.ts';
import { random } from '../../kit/core/random.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { settings as everywhere, type Setting } from '../../kit/core/setting.ts';
import { place } from '../../kit/core/shapes.ts';
import { shadow } from '../../kit/land/ground.ts';
import { foreground, surroundings, trees } from '../../kit/land/surroundings.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { blocks } from './blocks.ts';
import type { Building } from './building.ts';
import { cabins } from './cabins.ts';
import { camps } from './camps.ts';
import { cottages } from './cottages/cottages.ts';
import { farms } from './farms/farms.ts';
import { guestHouses } from './guest-houses/guest-houses.ts';
import { heritage } from './heritage/heritage.ts';
import { homes } from './homes.ts';
import { hotels } from './hotels/hotels.ts';
import { motels } from './motels.ts';
import { resorts } from './resorts/resorts.ts';
import { luxuryTents } from './tents.ts';
import { tinyHouses } from './tiny-houses/tiny-houses.ts';
import { villas } from './villas/villas.ts';

const anyTime: readonly [Time, ...Time[]] = ['golden', 'morning', 'dusk', 'noon', 'dawn', 'night'];

/** A painter of one kind of stay: the land, the design and where it stands vary; the building is the focus. */
function stay(
  designs: readonly [Building, ...Building[]],
  {
    settings = everywhere,
    times = anyTime,
  }: { settings?: readonly [Setting, ...Setting[]]; times?: readonly [Time, ...Time[]] } = {},
): Painter {
  return {
    times,
    settings,
    horizon: { landscape: 0.58, wide: 0.6, tall: 0.57, square: 0.59 },
    paint(scene) {
      const s = raised(scene);
      const { says, half, scale = 1, depth = 0, scattered, door = 0, build, before } = fitting(s, designs);
      // numbers of its own, so that every crop shows the same house
      const house: Scene = { ...s, r: random(s.r.int(0, 2 ** 31)) };
      const lot = s.r.next();
      const around = surroundings(s, depth * scale);
      const narrow = s.crop === 'tall' || s.crop === 'square';
      const play = Math.min(0.13, Math.max(0.05, 0.44 - (half * scale * 1.24) / s.w));
      const x =
        s.w *
        (s.crop === 'wide'
          ? s.r.between(0.36, 0.58)
          : narrow
            ? s.r.between(0.46, 0.54)
            : s.r.between(0.5 - play, 0.5 + play));
      const room = narrow ? (s.w * 0.47) / (half * s.u) : 9;
      const size = s.u * Math.min(room, scale * (narrow ? 1.12 : s.r.between(1.06, 1.34)));
      const reach = half * size;
      const behind = trees(s, { ...around, ground: around.ground - depth * size }, [
        { from: x - reach * 1.5, to: x - reach * 0.5, tall: s.r.between(120, 170) * s.u, count: s.r.int(3, 4) },
        { from: x + reach * 0.4, to: x + reach * 1.7, tall: s.r.between(140, 190) * s.u, count: s.r.int(3, 5) },
      ]);
      const id = s.id();
      const art =
        around.art +
        behind +
        (scattered ? '' : shadow(s, x, around.ground, reach, reach * 0.4)) +
        `<g id="${id}">${s.main(place(x, around.ground, size, build(floodlit(house, 0.3))))}</g>` +
        before(s, { ...around, lot, house: `<use href="#${id}"/>` }, x, x + door * size);
      return { art: art + foreground(s, around, x < s.w / 2 ? 'right' : 'left'), says: `${says} ${around.phrase}` };
    },
  };
}

/** The same scene from a little higher or lower. */
function raised(s: Scene): Scene {
  const lift = 1 + s.r.between(-0.07, 0.06);
  return { ...s, horizon: s.horizon * lift, sun: { x: s.sun.x, y: s.sun.y * lift } };
}

function fitting(s: Scene, designs: readonly [Building, ...Building[]]): Building {
  const [first = designs[0], ...others] = designs.filter(({ fits }) => !fits || fits.includes(s.setting));
  return s.r.pick([first, ...others]);
}

export const hotel = stay(hotels);
export const resortPool = stay(resorts);
export const villa = stay(villas);
export const homestay = stay(homes);
export const cabin = stay(cabins, {
  settings: ['mountain', 'hills', 'lake', 'river', 'forest', 'plain', 'coast', 'backwater'],
});
export const cottage = stay(cottages);
export const tents = stay(luxuryTents);
export const camp = stay(camps, { times: ['dusk', 'night', 'golden', 'dawn', 'morning'] });
export const farm = stay(farms, {
  settings: ['plain', 'hills', 'mountain', 'highland', 'river', 'lake', 'forest', 'backwater', 'coast', 'desert'],
});
export const tinyHouse = stay(tinyHouses);
export const motel = stay(motels);
export const apartmentBlock = stay(blocks);
export const guestHouse = stay(guestHouses);
export const heritageLodge = stay(heritage);
