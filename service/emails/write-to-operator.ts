import type { Context } from '../platform/context.ts';
import { countThisHour } from '../platform/hourly-count.ts';
import { insertNotice } from './operator-notices.sql.ts';
import { type Email, writeEmail } from './write-email.ts';

/** Emails to the operator that strangers cause. */
export type ToOperator =
  | 'enquiry'
  | 'guests-changed'
  | 'message-to-operator'
  | 'newsletter-subscriber'
  | 'unused-payment';

/** Single emails to the operator in an hour: about one booking or from one network, and of one kind in all. */
export const toOperatorAnHour = { together: 3, ofKind: 20 } as const;

/**
 * Writes to the operator what a stranger caused: as an email of its own, or, where many came within an hour, as a line of the
 * next digest. `together`: what is counted together, a booking or a network. Part of the caller's transaction.
 */
export async function writeToOperator(
  ctx: Context,
  email: Email & { readonly kind: ToOperator },
  { together, bookingId = null }: { readonly together: string; readonly bookingId?: string | null },
): Promise<void> {
  const { kind, to } = email;
  const near = await countThisHour(ctx, `emails to the operator, ${kind} of`, together);
  // what is not sent singly takes nothing from what others may send
  const isSingle =
    near.count <= toOperatorAnHour.together &&
    (await countThisHour(ctx, 'emails to the operator', kind)).count <= toOperatorAnHour.ofKind;
  if (isSingle) await writeEmail(ctx, email);
  else await insertNotice(ctx.db, { kind, booking_id: bookingId, recipient: to, at: ctx.now });
}
