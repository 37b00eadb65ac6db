import { accountCalls } from '../accounts/accounts.api.ts';
import { bookingCalls } from '../booking/booking.api.ts';
import { paymentCalls } from '../booking/payments.api.ts';
import { contentCalls } from '../catalog/catalog.api.ts';
import type { Call } from '../platform/call.ts';

/** The table of calls: everything that /api answers. */
export const calls: readonly Call[] = [...contentCalls, ...accountCalls, ...bookingCalls, ...paymentCalls];
