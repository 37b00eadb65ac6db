import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { writeDays } from './channel-days.sql.ts';
import { updateChannel } from './channels.sql.ts';
import { type ChannelInput, lockOwnChannel, loggedChannel, partnerOf, validateChannel } from './own-channel.ts';
import { closeTakenDays } from './read-calendar.ts';

/**
 * Changes a channel. After a change of address its days stay closed until the new calendar is read; without an address
 * they open at once. For admins, and for partners on their own products; rejects everyone else (401, 403). Throws
 * NotFoundError, and ValidationError by field.
 *
 * @may partner, admin, operator
 */
export async function changeChannel(
  ctx: Context,
  { documentId, ...input }: ChannelInput & { readonly documentId: string },
): Promise<void> {
  requireRight(ctx.viewer, 'connect other channels');
  await inTransaction(ctx, async (ctx) => {
    const channel = await lockOwnChannel(ctx, documentId);
    const values = await validateChannel(ctx, channel.sellableId, input);
    const [before, after] = [loggedChannel(channel), loggedChannel(values)];
    const isNewAddress = values.address !== channel.address;
    if (!isNewAddress && JSON.stringify(before) === JSON.stringify(after)) return;
    await updateChannel(ctx.db, channel.id, { ...values, isNewAddress, now: ctx.now, by: partnerOf(ctx.viewer) });
    if (values.address === null) await writeDays(ctx.db, channel.id, today(ctx.now), []);
    await closeTakenDays(ctx, channel.sellableId);
    await recordAudit(ctx, { action: 'update', subjectType: 'channel', subjectId: documentId, before, after });
  });
}
