import type { Painter } from './painting.ts';
import { backwater } from './subjects/backwater.ts';
import { bathroom } from './subjects/bathroom.ts';
import { beach } from './subjects/beach.ts';
import { carHatchback, carLuxury, carMuv, carSedan, carSuv, carTempo } from './subjects/cars.ts';
import { citySkyline } from './subjects/city-skyline.ts';
import { dining } from './subjects/dining.ts';
import { farm } from './subjects/farm.ts';
import { fortRidge } from './subjects/fort-ridge.ts';
import { gangaBridge } from './subjects/ganga-bridge.ts';
import { gateway } from './subjects/gateway.ts';
import { ghats } from './subjects/ghats.ts';
import { gopuram } from './subjects/gopuram.ts';
import { hawaMahalCity } from './subjects/hawa-mahal-city.ts';
import { heroHimalaya } from './subjects/hero-himalaya.ts';
import { hillTown } from './subjects/hill-town.ts';
import { himalayanLake } from './subjects/himalayan-lake.ts';
import { indiaGate } from './subjects/india-gate.ts';
import { kitchen } from './subjects/kitchen.ts';
import { lakePalace } from './subjects/lake-palace.ts';
import { lounge } from './subjects/lounge.ts';
import { motel } from './subjects/motel.ts';
import { pool } from './subjects/pool.ts';
import { riverValley } from './subjects/river-valley.ts';
import { roomCity, roomForest, roomLake, roomMountain, roomSea } from './subjects/rooms.ts';
import { snowSlopes } from './subjects/snow-slopes.ts';
import { spa } from './subjects/spa.ts';
import { heritageLodge, hotel, resortPool, villa } from './subjects/stays-grand.ts';
import { camp, tents, tinyHouse } from './subjects/stays-outdoor.ts';
import { cabin, cottage, homestay } from './subjects/stays-rural.ts';
import { apartmentBlock, guestHouse } from './subjects/stays-urban.ts';
import { sunriseTemple } from './subjects/sunrise-temple.ts';
import { taj } from './subjects/taj.ts';
import { teaHills } from './subjects/tea-hills.ts';
import { tigerForest } from './subjects/tiger-forest.ts';
import { yogaDeck } from './subjects/yoga-deck.ts';

/** Every scene that can be drawn, by its public name. */
export const painters = {
  'himalayan-lake': himalayanLake,
  'ganga-bridge': gangaBridge,
  ghats,
  taj,
  'hawa-mahal-city': hawaMahalCity,
  'lake-palace': lakePalace,
  'india-gate': indiaGate,
  gateway,
  'city-skyline': citySkyline,
  beach,
  backwater,
  'tea-hills': teaHills,
  'tiger-forest': tigerForest,
  'snow-slopes': snowSlopes,
  'hill-town': hillTown,
  'river-valley': riverValley,
  'fort-ridge': fortRidge,
  gopuram,
  'sunrise-temple': sunriseTemple,
  hotel,
  'resort-pool': resortPool,
  villa,
  homestay,
  cabin,
  cottage,
  tents,
  camp,
  farm,
  'tiny-house': tinyHouse,
  motel,
  'apartment-block': apartmentBlock,
  'guest-house': guestHouse,
  'heritage-lodge': heritageLodge,
  'room-mountain': roomMountain,
  'room-lake': roomLake,
  'room-city': roomCity,
  'room-sea': roomSea,
  'room-forest': roomForest,
  dining,
  pool,
  spa,
  lounge,
  'yoga-deck': yogaDeck,
  kitchen,
  bathroom,
  'hero-himalaya': heroHimalaya,
  'car-hatchback': carHatchback,
  'car-sedan': carSedan,
  'car-suv': carSuv,
  'car-muv': carMuv,
  'car-luxury': carLuxury,
  'car-tempo': carTempo,
} as const satisfies Record<string, Painter>;
