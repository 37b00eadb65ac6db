import { accountCalls } from '../accounts/accounts.api.ts';
import { apiTokenCalls } from '../accounts/api-tokens/api-tokens.api.ts';
import { bookingCalls } from '../booking/api/booking.api.ts';
import { documentCalls } from '../booking/api/documents.api.ts';
import { guestCalls } from '../booking/api/guests.api.ts';
import { messageCalls } from '../booking/api/messages.api.ts';
import { paymentCalls } from '../booking/api/payments.api.ts';
import { calendarCalls } from '../catalog/calendar/calendar.api.ts';
import { contentCalls } from '../catalog/products/catalog.api.ts';
import { channelCalls } from '../channels/channels.api.ts';
import { enquiryCalls } from '../enquiries/enquiries.api.ts';
import { newsletterCalls } from '../enquiries/newsletter.api.ts';
import { mediaCalls } from '../media/media.api.ts';
import type { Call } from '../platform/call.ts';
import type { Config } from '../platform/config.ts';
import { privacyCalls } from '../privacy/privacy.api.ts';
import { searchCalls } from '../search/search.api.ts';
import { webhookCalls } from '../webhooks/webhooks.api.ts';
import { documentationCalls } from './docs/documentation.api.ts';

/** The table of calls: everything that /api can answer. */
export const calls: readonly Call[] = [
  ...contentCalls,
  ...calendarCalls,
  ...searchCalls,
  ...accountCalls,
  ...privacyCalls,
  ...apiTokenCalls,
  ...bookingCalls,
  ...guestCalls,
  ...documentCalls,
  ...messageCalls,
  ...paymentCalls,
  ...channelCalls,
  ...newsletterCalls,
  ...enquiryCalls,
  ...mediaCalls,
  ...webhookCalls,
  ...documentationCalls(callsOf),
];

/** The calls that exist on a site with that configuration. */
export function callsOf(config: Config): readonly Call[] {
  return calls.filter(({ exists }) => exists?.(config) ?? true);
}
