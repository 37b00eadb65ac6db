import type { Context } from '../../platform/context.ts';
import { attachmentAddress } from '../paying/payment-link.ts';
import { attachmentsOf } from './attachments.sql.ts';
import { type Message, messageEntry } from './message.ts';

/** Messages of that booking with the addresses of what they carry, which let in who has them. */
export async function shownEntries(ctx: Context, bookingId: string, messages: readonly Message[]) {
  const files = await attachmentsOf(
    ctx.db,
    messages.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(files, ({ message }) => message);
  return messages.map((message) => ({
    ...messageEntry(message),
    attachments: (byMessage.get(message.id) ?? []).map(({ documentId, name, type, size }) => ({
      name,
      type,
      size,
      url: attachmentAddress(ctx.config, bookingId, documentId),
    })),
  }));
}
