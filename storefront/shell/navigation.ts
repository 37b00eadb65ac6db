import { urls } from '../urls.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** The main navigation. Attractions, Tour Packages and Car Rentals join when their pages exist. */
export const mainLinks: readonly NavigationLink[] = [{ label: 'Stays', to: urls.stays }];
