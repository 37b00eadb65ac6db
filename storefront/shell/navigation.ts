import { useMatches } from 'react-router';
import { shellTexts } from '../../messages/en/shell.ts';
import type { Message } from '../../messages/message.ts';
import { urls } from '../urls.ts';

export interface MainLink {
  readonly label: Message;
  readonly to: string;
  /** Addresses that belong to the link although they do not begin with its own. */
  readonly parts?: readonly string[];
}

/** True if the page at that path belongs to the link. */
export function isWithin(pathname: string, { to, parts = [] }: MainLink): boolean {
  return pathname === to || [`${to}/`, ...parts].some((begins) => pathname.startsWith(begins));
}

/** The main navigation (SHELL-8). */
export const mainLinks: readonly MainLink[] = [
  { label: shellTexts.stays, to: urls.stays },
  { label: shellTexts.attractions, to: urls.attractions, parts: [urls.attractionsIn(''), urls.allAttractions] },
  { label: shellTexts.tourPackages, to: urls.tours },
  { label: shellTexts.carRentals, to: urls.cars },
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
