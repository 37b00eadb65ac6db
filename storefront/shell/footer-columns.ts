import { urls } from '../urls.ts';
import { emailLink, type FrameData } from './frame.ts';
import type { NavigationLink } from './navigation.ts';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (NavigationLink | { readonly label: string; readonly href: string })[];
}

const destinations = ['Rishikesh', 'Nainital', 'Manali', 'Jaipur', 'Udaipur', 'Goa', 'Munnar', 'Varanasi'];
const types = ['Hotels', 'Resorts', 'Villas', 'Homestays', 'Cottages', 'Farm Stays', 'Campsites', 'Luxury Tents'];

/** The six partnerships of S1 §1. */
const offers = [
  'List your hotel',
  'List your home',
  'List your tours',
  'List your vehicles',
  'Work as a tour guide',
  'Work as a travel agent',
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'About', to: urls.about },
  { label: 'Privacy policy', to: urls.privacy },
  { label: 'Terms', to: urls.terms },
];

/** The footer's lists of links. The services are letters to the operator until their page exists. */
export function footerColumns(contact: FrameData['contact']): FooterColumn[] {
  const columns: FooterColumn[] = [
    { title: 'Popular destinations', links: destinations.map((label) => ({ label, to: urls.staysIn(label) })) },
    // any case of a filter word is understood
    { title: 'Stays by type', links: types.map((label) => ({ label, to: urls.staysOfType(label.toLowerCase()) })) },
  ];
  if (contact) {
    const links = offers.map((label) => ({ label, href: emailLink(contact.email, label) }));
    columns.push({ title: 'Services', links });
  }
  return columns;
}
