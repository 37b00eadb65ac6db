import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { may, type Right } from '../../service/core/may.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { adminUrls } from '../urls.ts';

export interface SettingPage {
  readonly title: string;
  readonly to: string;
  /** What the page contains, in a sentence. */
  readonly holds: string;
}

interface GuardedPage {
  readonly title: Message;
  readonly to: string;
  readonly holds: Message;
  readonly right: Right;
}

/** Every settings page, in the order in which a new operator fills them in. */
const pages: readonly GuardedPage[] = [
  {
    title: adminSettingsTexts.businessDetails,
    to: adminUrls.company,
    holds: adminSettingsTexts.companyLead,
    right: 'write content',
  },
  {
    title: adminSettingsTexts.tax,
    to: adminUrls.tax,
    holds: adminSettingsTexts.taxLead,
    right: 'change the rules of sale',
  },
  {
    title: adminSettingsTexts.tcs,
    to: adminUrls.tcs,
    holds: adminSettingsTexts.tcsLead,
    right: 'manage partners',
  },
  {
    title: adminSettingsTexts.cancellation,
    to: adminUrls.policies,
    holds: adminSettingsTexts.cancellationLead,
    right: 'change the rules of sale',
  },
  {
    title: adminSettingsTexts.stayFees,
    to: adminUrls.fees,
    holds: adminSettingsTexts.feesLead,
    right: 'change the rules of sale',
  },
  {
    title: adminSettingsTexts.bookingLimits,
    to: adminUrls.limits,
    holds: adminSettingsTexts.limitsLead,
    right: 'change the rules of sale',
  },
  {
    title: adminSettingsTexts.payments,
    to: adminUrls.payments,
    holds: adminSettingsTexts.paymentsLead,
    right: 'set payments and emails up',
  },
  {
    title: adminSettingsTexts.emails,
    to: adminUrls.emails,
    holds: adminSettingsTexts.emailsLead,
    right: 'set payments and emails up',
  },
  {
    title: adminSettingsTexts.seoAndRedirects,
    to: adminUrls.search,
    holds: adminSettingsTexts.searchLead,
    right: 'change redirects and search engines',
  },
  {
    title: adminSettingsTexts.apiTokens,
    to: adminUrls.apiTokens,
    holds: adminSettingsTexts.apiTokensLead,
    right: 'manage api tokens',
  },
  {
    title: adminSettingsTexts.webhooks,
    to: adminUrls.webhooks,
    holds: adminSettingsTexts.webhooksLead,
    right: 'manage webhooks',
  },
];

/** The settings pages that a viewer may open. */
export function settingPagesOf(t: Translate, viewer: Viewer): SettingPage[] {
  return pages
    .filter(({ right }) => may(viewer, right))
    .map(({ title, to, holds }) => ({ title: t(title), to, holds: t(holds) }));
}
