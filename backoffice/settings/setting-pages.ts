import { may, type Right } from '../../service/core/may.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { adminUrls } from '../urls.ts';

export interface SettingPage {
  readonly title: string;
  readonly to: string;
  /** What the page contains, in a sentence. */
  readonly holds: string;
}

/** Every settings page, in the order in which a new operator fills them in. */
const pages: readonly (SettingPage & { readonly right: Right })[] = [
  {
    title: 'Business details',
    to: adminUrls.company,
    holds:
      'Name, address, GSTIN, phone and grievance officer. Social links, and the figures and testimonials of the home page.',
    right: 'write content',
  },
  {
    title: 'Tax',
    to: adminUrls.tax,
    holds: 'Tax rates by item, price and date. Preview an example before you change them.',
    right: 'change the rules of sale',
  },
  {
    title: 'Tax collected at source',
    to: adminUrls.tcs,
    holds: 'TCS rates by date, and whether you deduct TCS from partner payouts. With a worked example.',
    right: 'manage partners',
  },
  {
    title: 'Cancellation',
    to: adminUrls.policies,
    holds: 'Refunds by notice period, and the products that use each policy.',
    right: 'change the rules of sale',
  },
  {
    title: 'Stay fees',
    to: adminUrls.fees,
    holds: 'Cleaning and service fees by property type, with the total for a bunk at ₹750.',
    right: 'change the rules of sale',
  },
  {
    title: 'Booking limits',
    to: adminUrls.limits,
    holds: 'Longest stay and car hire, how much one customer can hold unpaid, and how late a payment can arrive.',
    right: 'change the rules of sale',
  },
  {
    title: 'Payments',
    to: adminUrls.payments,
    holds: 'The payment methods you offer, test or live mode, and a test payment.',
    right: 'set payments and emails up',
  },
  {
    title: 'Emails',
    to: adminUrls.emails,
    holds: 'Preview and edit every email, see how emails are sent, and send yourself a test.',
    right: 'set payments and emails up',
  },
  {
    title: 'SEO and redirects',
    to: adminUrls.search,
    holds: 'Redirects from old addresses, access for search engines, and the sitemap.',
    right: 'change redirects and search engines',
  },
  {
    title: 'API tokens',
    to: adminUrls.apiTokens,
    holds: 'Keys for other programs, with their access, expiry and last use.',
    right: 'manage api tokens',
  },
  {
    title: 'Webhooks',
    to: adminUrls.webhooks,
    holds: 'Programs that receive events, with a log of deliveries.',
    right: 'manage webhooks',
  },
];

/** The settings pages that a viewer may open. */
export function settingPagesOf(viewer: Viewer): SettingPage[] {
  return pages.filter(({ right }) => may(viewer, right)).map(({ title, to, holds }) => ({ title, to, holds }));
}
