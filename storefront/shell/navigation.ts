import { propertyTypes } from '../../service/catalog/stays/stay-vocabulary.ts';
import { urls } from '../urls.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** The main navigation. Attractions, Tour Packages and Car Rentals join when their pages exist. */
export const mainLinks: readonly NavigationLink[] = [{ label: 'Stays', to: urls.stays }];

/** The footer's columns. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] = [
  {
    title: 'Popular destinations',
    links: ['Rishikesh', 'Nainital', 'Manali', 'Jaipur', 'Udaipur', 'Goa', 'Munnar', 'Varanasi'].map((label) => ({
      label,
      to: urls.staysIn(label),
    })),
  },
  {
    title: 'Stays by type',
    links: propertyTypes
      .filter(({ label }) =>
        /^(Hotels|Resorts|Villas|Homestays|Cottages|Farm Stays|Campsites|Luxury Tents)$/.test(label),
      )
      .map(({ label, filter }) => ({ label, to: urls.staysOfType(filter) })),
  },
];
