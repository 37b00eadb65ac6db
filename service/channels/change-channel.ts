import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { updateChannel, writeDays } from './channels.sql.ts';
import { type ChannelSaid, checkedChannel, lockOwnChannel, loggedChannel, partnerOf } from './own-channel.ts';
import { closeElsewhere } from './read-calendar.ts';

/**
 * Changes a channel. With another address its days stay closed until that is read; without one they are open at once. For an
 * admin, of a partner what is his; refuses everybody else (401, 403). Throws NotFoundError, ValidationError by the field.
 */
export async function changeChannel(
  ctx: Context,
  { documentId, ...said }: ChannelSaid & { readonly documentId: string },
): Promise<void> {
  requireRight(ctx.viewer, 'connect other channels');
  await inTransaction(ctx, async (ctx) => {
    const channel = await lockOwnChannel(ctx, documentId);
    const values = await checkedChannel(ctx, channel.sellableId, said);
    const [before, after] = [loggedChannel(channel), loggedChannel(values)];
    const isOther = values.address !== channel.address;
    if (!isOther && JSON.stringify(before) === JSON.stringify(after)) return;
    await updateChannel(ctx.db, channel.id, { ...values, isOther, now: ctx.now, by: partnerOf(ctx.viewer) });
    if (values.address === null) await writeDays(ctx.db, channel.id, today(ctx.now), []);
    await closeElsewhere(ctx, channel.sellableId);
    await recordAudit(ctx, { action: 'update', subjectType: 'channel', subjectId: documentId, before, after });
  });
}
