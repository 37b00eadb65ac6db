import { messageToTraveller } from '../../emails/message-to-traveller.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { bookingLink } from '../paying/payment-link.ts';
import { keepMessage, type Writing } from './keep-message.ts';
import type { Correspondent } from './messages.sql.ts';

/**
 * Keeps what the operator writes about a locked booking and tells who booked by email with a link to the conversation, once.
 * `files`: what comes with it is called so. Part of the caller's transaction.
 */
export async function keepOperatorsMessage(
  ctx: Context,
  booking: Correspondent,
  writing: Writing,
  files: readonly string[] = [],
) {
  const kept = await keepMessage(ctx, booking, 'operator', writing);
  if (!kept.isNew) return kept;
  const { bookingId, userId, row } = booking;
  const { text } = kept.message;
  // without an account nobody has confirmed the address: nothing that was typed with it stands in the email
  const name = userId === null ? null : booking.name;
  await writeEmail(ctx, {
    kind: 'message-to-traveller',
    to: booking.email,
    bookingRow: row,
    ...(userId !== null && { userId }),
    ...messageToTraveller({ bookingId, text, name, link: linkOf(ctx, booking) }),
  });
  const after = { message: text, ...(files.length > 0 && { files }) };
  await recordAudit(ctx, { action: 'answer', subjectType: 'booking', subjectId: bookingId, before: null, after });
  return kept;
}

function linkOf({ config }: Context, { bookingId, userId }: Correspondent): string {
  if (userId === null) return `${bookingLink(config, bookingId)}#messages`;
  return `${config.publicUrl}/dashboard?${new URLSearchParams({ view: 'messages', booking: bookingId })}`;
}
