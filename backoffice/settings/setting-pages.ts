import { may, type Right } from '../../service/core/may.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { deskUrls } from '../urls.ts';

export interface SettingPage {
  readonly title: string;
  readonly to: string;
  /** What it holds, in a sentence. */
  readonly holds: string;
}

/** Every page of the settings, in the order in which somebody new goes through them. */
const pages: readonly (SettingPage & { readonly right: Right })[] = [
  {
    title: 'Company',
    to: deskUrls.company,
    holds: 'Name, address, GSTIN, telephone, who answers complaints; links, counters and voices on the home page.',
    right: 'write content',
  },
  {
    title: 'Tax',
    to: deskUrls.tax,
    holds: 'What tax is taken, by what is sold, its price and the day, with a worked example before anything changes.',
    right: 'change the rules of sale',
  },
];

/** The pages that somebody may open. */
export function settingPagesOf(viewer: Viewer): SettingPage[] {
  return pages.filter(({ right }) => may(viewer, right)).map(({ title, to, holds }) => ({ title, to, holds }));
}
