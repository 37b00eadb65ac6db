import { urls } from '../urls.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** The main navigation (S1 §2). */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Stays', to: urls.stays },
  { label: 'Attractions', to: urls.attractions },
  { label: 'Tour Packages', to: urls.tours },
  { label: 'Car Rentals', to: urls.cars },
];
