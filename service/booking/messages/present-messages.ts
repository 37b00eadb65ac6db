import type { Context } from '../../platform/context.ts';
import { attachmentAddress } from '../paying/payment-link.ts';
import { findAttachments } from './attachments.sql.ts';
import { type Message, presentMessage } from './message.ts';

/**
 * Returns messages of that booking for the API, with the addresses of their files. Each address opens its file for
 * everyone who has it.
 */
export async function presentMessages(ctx: Context, bookingId: string, messages: readonly Message[]) {
  const files = await findAttachments(
    ctx.db,
    messages.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(files, ({ message }) => message);
  return messages.map((message) => ({
    ...presentMessage(message),
    attachments: (byMessage.get(message.id) ?? []).map(({ documentId, name, type, size }) => ({
      name,
      type,
      size,
      url: attachmentAddress(ctx.config, bookingId, documentId),
    })),
  }));
}
