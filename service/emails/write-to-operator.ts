import type { Context } from '../platform/context.ts';
import { countThisHour } from '../platform/hourly-count.ts';
import { insertNotice } from './operator-notices.sql.ts';
import { type Email, writeEmail } from './write-email.ts';

/** Emails to the operator that strangers can cause. */
export type ToOperator =
  | 'enquiry'
  | 'guests-changed'
  | 'message-to-operator'
  | 'newsletter-subscriber'
  | 'unused-payment';

/** Individual emails to the operator per hour: about one booking or from one network, and of one kind in total. */
export const operatorEmailLimits = { together: 3, ofKind: 20 } as const;

/**
 * Emails the operator about an event caused by a stranger: individually or, if many came within an hour, as a line of
 * the next digest. `together`: the key that is counted together, a booking or a network. Runs in the caller's
 * transaction.
 */
export async function writeToOperator(
  ctx: Context,
  email: Email & { readonly kind: ToOperator },
  { together, bookingId = null }: { readonly together: string; readonly bookingId?: string | null },
): Promise<void> {
  const { kind, to } = email;
  const near = await countThisHour(ctx, `emails to the operator, ${kind} of`, together);
  // an event for the digest does not use up the limit of others
  const isSingle =
    near.count <= operatorEmailLimits.together &&
    (await countThisHour(ctx, 'emails to the operator', kind)).count <= operatorEmailLimits.ofKind;
  if (isSingle) await writeEmail(ctx, email);
  else await insertNotice(ctx.db, { kind, booking_id: bookingId, recipient: to, at: ctx.now });
}
