import { useMatches } from 'react-router';
import { urls } from '../urls.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface MainLink extends NavigationLink {
  /** Addresses that belong to the link although they do not begin with its own. */
  readonly parts?: readonly string[];
}

/** True if the page at that path belongs to the link. */
export function isWithin(pathname: string, { to, parts = [] }: MainLink): boolean {
  return pathname === to || [`${to}/`, ...parts].some((begins) => pathname.startsWith(begins));
}

/** The main navigation (SHELL-8). */
export const mainLinks: readonly MainLink[] = [
  { label: 'Stays', to: urls.stays },
  { label: 'Attractions', to: urls.attractions, parts: [urls.attractionsIn(''), urls.allAttractions] },
  { label: 'Tour Packages', to: urls.tours },
  { label: 'Car Rentals', to: urls.cars },
];

/** What a route can declare about its frame: `export const handle: RouteHandle = { overHero: true }`. */
export interface RouteHandle {
  /** The page begins with a picture that extends below the header. */
  readonly overHero?: boolean;
}

export function useOverHero(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'overHero' in handle && handle.overHero === true,
  );
}
