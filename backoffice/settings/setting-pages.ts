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
    title: 'Company',
    to: adminUrls.company,
    holds: 'Name, address, GSTIN, telephone, who answers complaints; links, counters and voices on the home page.',
    right: 'write content',
  },
  {
    title: 'Tax',
    to: adminUrls.tax,
    holds: 'What tax is taken, by what is sold, its price and the day, with a worked example before anything changes.',
    right: 'change the rules of sale',
  },
  {
    title: 'Tax collected at source',
    to: adminUrls.tcs,
    holds: 'The rate of TCS by the day, and whether it is taken off the statements of partners, with a worked example.',
    right: 'manage partners',
  },
  {
    title: 'Cancellation',
    to: adminUrls.policies,
    holds: 'What comes back to who cancels, by how long before, and which products go by it.',
    right: 'change the rules of sale',
  },
  {
    title: 'Fees of stays',
    to: adminUrls.fees,
    holds: 'Cleaning and service fee by type of property, with what a bunk at ₹750 comes to.',
    right: 'change the rules of sale',
  },
  {
    title: 'Limits of sale',
    to: adminUrls.limits,
    holds: 'How long a stay or a hire can be, how much can be held before paying, and how late a payment can come.',
    right: 'change the rules of sale',
  },
  {
    title: 'Payments',
    to: adminUrls.payments,
    holds: 'Which ways to pay are open, whether money moves through them, and a test payment.',
    right: 'set payments and emails up',
  },
  {
    title: 'Emails',
    to: adminUrls.emails,
    holds: 'Every email that the house writes, as it looks; how they are sent, and a test to yourself.',
    right: 'set payments and emails up',
  },
  {
    title: 'Addresses and search engines',
    to: adminUrls.search,
    holds: 'Old addresses that lead to new ones, what search engines may read, and the sitemap.',
    right: 'change redirects and search engines',
  },
  {
    title: 'API tokens',
    to: adminUrls.apiTokens,
    holds: 'Keys for other programs: what each may, until when, and when it was used last.',
    right: 'manage api tokens',
  },
  {
    title: 'Webhooks',
    to: adminUrls.webhooks,
    holds: 'Programs that are told what happens here, with the log of what they were sent.',
    right: 'manage webhooks',
  },
];

/** The settings pages that a viewer may open. */
export function settingPagesOf(viewer: Viewer): SettingPage[] {
  return pages.filter(({ right }) => may(viewer, right)).map(({ title, to, holds }) => ({ title, to, holds }));
}
