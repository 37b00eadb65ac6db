import type { Settings } from '../../service/catalog/settings/setting-schemas.ts';
import { offers, type PointData, steps } from './offers.ts';
import { explorePlaces, type TileData, topPicks } from './places.ts';
import { typeTiles } from './type-tiles.ts';

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

type Deciding = Pick<Settings, 'hero' | 'heroCounters' | 'heroClaims' | 'exploreIndia' | 'testimonials'>;

/** The home page by the operator's settings. */
export function homeView({ hero, heroCounters, heroClaims, exploreIndia, testimonials }: Deciding): HomeView {
  return {
    counters: hero.variant === 'counters' ? heroCounters : null,
    picks: topPicks,
    offers,
    types: typeTiles,
    explore: explorePlaces(exploreIndia),
    steps,
    claims: heroClaims,
    testimonials,
  };
}
