import { partnershipAnchor, partnerships } from '../enquiry/partnerships.ts';
import { urls } from '../urls.ts';
import type { FrameData } from './frame.ts';
import { mainLinks, type NavigationLink } from './navigation.ts';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export interface FooterProps {
  /** The current year in India. */
  readonly year: number;
  readonly frame: FrameData;
  readonly columns: readonly FooterColumn[];
}

const destinations = ['Rishikesh', 'Nainital', 'Manali', 'Jaipur', 'Udaipur', 'Goa', 'Munnar', 'Varanasi'];
const types = ['Hotels', 'Resorts', 'Villas', 'Homestays'];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'About', to: urls.about },
  { label: 'Contact us', to: urls.contact },
  { label: 'Advertise with us', to: urls.advertise },
  { label: 'Privacy policy', to: urls.privacy },
  { label: 'Terms', to: urls.terms },
];

/** The footer's lists of links. */
export const footerColumns: readonly FooterColumn[] = [
  { title: 'Popular destinations', links: destinations.map((label) => ({ label, to: urls.staysIn(label) })) },
  {
    title: 'Book',
    // filter values are case-insensitive
    links: [...mainLinks, ...types.map((label) => ({ label, to: urls.staysOfType(label.toLowerCase()) }))],
  },
  {
    title: 'Services',
    links: partnerships.map(({ title }) => ({ label: title, to: `${urls.services}#${partnershipAnchor({ title })}` })),
  },
];
