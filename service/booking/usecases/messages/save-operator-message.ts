import { messageToTraveller } from '../../../emails/message.email.ts';
import { writeEmail } from '../../../emails/write-email.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { bookingLink } from '../../model/payment-link.ts';
import type { Correspondent } from '../../store/messages.sql.ts';
import { type MessageInput, saveMessage } from './save-message.ts';

/**
 * Stores a message of the operator about a locked booking and emails the traveller a link to the conversation, once.
 * `files`: names of the attached files. Part of the caller's transaction.
 */
export async function saveOperatorMessage(
  ctx: Context,
  booking: Correspondent,
  input: MessageInput,
  files: readonly string[] = [],
) {
  const saved = await saveMessage(ctx, booking, 'operator', input);
  if (!saved.isNew) return saved;
  const { bookingId, userId, id } = booking;
  const { text } = saved.message;
  // without an account the address is not confirmed: the email contains nothing that was typed with the booking
  const name = userId === null ? null : booking.name;
  await writeEmail(ctx, {
    kind: 'message-to-traveller',
    to: booking.email,
    booking: id,
    ...(userId !== null && { userId }),
    ...messageToTraveller({ bookingId, text, name, link: linkOf(ctx, booking) }),
  });
  const after = { message: text, ...(files.length > 0 && { files }) };
  await recordAudit(ctx, { action: 'answer', subjectType: 'booking', subjectId: bookingId, before: null, after });
  return saved;
}

function linkOf({ config }: Context, { bookingId, userId }: Correspondent): string {
  if (userId === null) return `${bookingLink(config, bookingId)}#messages`;
  return `${config.publicUrl}/dashboard?${new URLSearchParams({ view: 'messages', booking: bookingId })}`;
}
