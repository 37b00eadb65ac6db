import { accountCalls } from '../accounts/accounts.api.ts';
import { apiTokenCalls } from '../accounts/api-tokens/api-tokens.api.ts';
import { bookingCalls } from '../booking/booking.api.ts';
import { paymentCalls } from '../booking/payments.api.ts';
import { contentCalls } from '../catalog/catalog.api.ts';
import { enquiryCalls } from '../enquiries/enquiries.api.ts';
import { newsletterCalls } from '../enquiries/newsletter.api.ts';
import { mediaCalls } from '../media/media.api.ts';
import type { Call } from '../platform/call.ts';
import { webhookCalls } from '../webhooks/webhooks.api.ts';
import { documentationCalls } from './docs/documentation.api.ts';

/** The table of calls: everything that /api answers. */
export const calls: readonly Call[] = [
  ...contentCalls,
  ...accountCalls,
  ...apiTokenCalls,
  ...bookingCalls,
  ...paymentCalls,
  ...newsletterCalls,
  ...enquiryCalls,
  ...mediaCalls,
  ...webhookCalls,
  ...documentationCalls(() => calls),
];
