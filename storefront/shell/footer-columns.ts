import { footerTexts } from '../../messages/en/footer.ts';
import { frameTexts } from '../../messages/en/frame.ts';
import type { Translate } from '../../messages/translate.ts';
import { partnerships } from '../enquiry/partnerships.ts';
import { trendingName } from '../product/trending-names.ts';
import { urls } from '../urls.ts';
import type { FrameData } from './frame.ts';
import { type MainLink, mainLinks } from './navigation.ts';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

export interface FooterProps {
  /** The current year in India. */
  readonly year: number;
  readonly frame: FrameData;
  readonly columns: readonly FooterColumn[];
}

const destinations = ['Rishikesh', 'Nainital', 'Manali', 'Jaipur', 'Udaipur', 'Goa', 'Munnar', 'Varanasi'];

export const legalLinks: readonly MainLink[] = [
  { label: footerTexts.about, to: urls.about },
  { label: footerTexts.contact, to: urls.contact },
  { label: footerTexts.advertise, to: urls.advertise },
  { label: footerTexts.privacyPolicy, to: urls.privacy },
  { label: footerTexts.terms, to: urls.terms },
  { label: footerTexts.accessibility, to: urls.accessibility },
  { label: footerTexts.status, to: urls.status },
];

/** The footer's lists of links. */
export function footerColumns(t: Translate): readonly FooterColumn[] {
  const types = [
    { label: t(frameTexts.hotels), type: 'hotels' },
    { label: t(frameTexts.resorts), type: 'resorts' },
    { label: t(frameTexts.villas), type: 'villas' },
    { label: t(frameTexts.homestays), type: 'homestays' },
  ];
  return [
    {
      title: t(frameTexts.popularDestinations),
      links: destinations.map((place) => ({ label: trendingName(t, place), to: urls.staysIn(place) })),
    },
    {
      title: t(frameTexts.book),
      links: [
        ...mainLinks.map(({ label, to }) => ({ label: t(label), to })),
        // filter values are case-insensitive
        ...types.map(({ label, type }) => ({ label, to: urls.staysOfType(type) })),
      ],
    },
    {
      title: t(frameTexts.services),
      links: partnerships.map(({ title, anchor }) => ({ label: t(title), to: `${urls.services}#${anchor}` })),
    },
  ];
}
