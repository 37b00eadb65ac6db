import type { TileData } from '../home/places.ts';
import { urls } from '../urls.ts';

type Drawn = readonly (readonly [place: string, picture: string])[];

const tiles = (drawn: Drawn, to: (place: string) => string): TileData[] =>
  drawn.map(([label, picture]) => ({ label, to: to(label), picture: `/artwork/${picture}.svg` }));

/** EXP-2: the large one first. */
export const topAttractions = tiles(
  [
    ['Varanasi', 'ghats-6'],
    ['Agra', 'taj-3'],
    ['Delhi', 'india-gate-4'],
    ['Goa', 'beach-3'],
    ['Manali', 'snow-slopes-4'],
  ],
  urls.attractionsIn,
);

export const moreAttractions = tiles(
  [
    ['Mumbai', 'gateway-3'],
    ['Jaipur', 'hawa-mahal-city-2'],
    ['Udaipur', 'lake-palace-3'],
    ['Kerala', 'backwater-5'],
    ['Shimla', 'toy-train-2'],
    ['Amritsar', 'golden-temple-2'],
    ['Kolkata', 'howrah-bridge-2'],
    ['Nainital', 'himalayan-lake-3'],
    ['Haridwar', 'har-ki-pauri-2'],
    ['Leh', 'monastery-3'],
    ['Rishikesh', 'ganga-bridge-8'],
    ['Coimbatore', 'gopuram-7'],
    ['Shillong', 'waterfall-2'],
    ['Mysore', 'palace-domes-5'],
    ['Darjeeling', 'tea-hills-6'],
    ['Srinagar', 'dal-lake-2'],
  ],
  urls.attractionsIn,
);

/** EXP-12: 'Browse by Location'. */
export const tourPlaces = tiles(
  [
    ['Rishikesh', 'rafting-3'],
    ['Udaipur', 'lake-palace-9'],
    ['Kochi', 'fishing-nets-9'],
    ['Manali', 'hill-town-6'],
    ['Delhi', 'market-street-4'],
    ['Haridwar', 'har-ki-pauri-5'],
    ['Nainital', 'himalayan-lake-6'],
  ],
  urls.toursIn,
);

const labelsOf = (some: readonly TileData[]) => some.map(({ label }) => label);
/** The places of each landing page. */
export const landingPlaces = {
  attraction: labelsOf([...topAttractions, ...moreAttractions]),
  'tour-package': labelsOf(tourPlaces),
} as const;

/** The picture of each tour type. */
export const categoryPictures = {
  pilgrimage: '/artwork/shrine-snow-4.svg',
  adventure: '/artwork/trek-camp-3.svg',
  wildlife: '/artwork/tiger-forest-5.svg',
  cultural: '/artwork/desert-camels-5.svg',
} as const;
