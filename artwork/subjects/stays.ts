import { blocks } from '../buildings/blocks.ts';
import { cabins } from '../buildings/cabins.ts';
import { camps } from '../buildings/camps.ts';
import { cottages } from '../buildings/cottages.ts';
import { farms } from '../buildings/farms.ts';
import { guestHouses } from '../buildings/guest-houses.ts';
import { heritage } from '../buildings/heritage.ts';
import { homes } from '../buildings/homes.ts';
import { hotels } from '../buildings/hotels.ts';
import { motels } from '../buildings/motels.ts';
import { resorts } from '../buildings/resorts.ts';
import { luxuryTents } from '../buildings/tents.ts';
import { tinyHouses } from '../buildings/tiny-houses.ts';
import { villas } from '../buildings/villas.ts';
import { stay } from '../stay.ts';

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
