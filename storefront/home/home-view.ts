import type { Translate } from '../../messages/translate.ts';
import { propertyTypes } from '../../service/catalog/property-types.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { nameText } from '../../service/catalog/vocabulary.ts';
import { urls } from '../urls.ts';
import { offers, steps } from './offers.ts';
import { explorePlaces, type TileData, topPicks } from './places.ts';
import { type PointData, pointData } from './point.ts';

/** The fifteen types of the home page (HOME-11), each with a drawn picture. */
const pictures = [
  'hotel-3',
  'resort-pool-5',
  'villa-2',
  'homestay-4',
  'cabin-6',
  'cottage-1',
  'apartment-block-2',
  'motel-3',
  'apartment-block-9',
  'guest-house-4',
  'heritage-lodge-7',
  'camp-5',
  'farm-2',
  'tiny-house-3',
  'tents-8',
] as const;

export const typeTiles = (t: Translate): TileData[] =>
  pictures.flatMap((picture, place) => {
    const type = propertyTypes[place];
    if (!type) return [];
    return [{ label: nameText(t, type.label), to: urls.staysOfType(type.filter), picture: `/artwork/${picture}.svg` }];
  });

export interface Counter {
  readonly figure: string;
  readonly label: string;
}

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly from: string;
  readonly rating: number;
}

/** The editorial content of the home page, built on the server, so that the browser gets no text tables. */
export interface HomeView {
  /** The counters of the simpler hero; null for the hero with the search. */
  readonly counters: readonly Counter[] | null;
  readonly picks: readonly TileData[];
  readonly offers: readonly PointData[];
  readonly types: readonly TileData[];
  readonly explore: readonly TileData[];
  readonly steps: readonly PointData[];
  readonly claims: readonly Counter[];
  readonly testimonials: readonly Testimonial[];
}

type Deciding = Pick<SettingValues, 'hero' | 'heroCounters' | 'heroClaims' | 'exploreIndia' | 'testimonials'>;

/** The home page by the operator's settings. */
export function homeView(
  t: Translate,
  { hero, heroCounters, heroClaims, exploreIndia, testimonials }: Deciding,
): HomeView {
  return {
    counters: hero.variant === 'counters' ? heroCounters : null,
    picks: topPicks(t),
    offers: pointData(t, offers),
    types: typeTiles(t),
    explore: explorePlaces(t, exploreIndia),
    steps: pointData(t, steps),
    claims: heroClaims,
    testimonials,
  };
}
