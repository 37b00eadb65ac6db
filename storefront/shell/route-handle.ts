import { useMatches } from 'react-router';

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
