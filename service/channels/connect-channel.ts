import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { insertChannel, lockChannels } from './channels.sql.ts';
import { type ChannelSaid, checkedChannel, loggedChannel, partnerOf, soldThere } from './own-channel.ts';

const mostOfOne = 20;

/**
 * Makes a channel of a room or vehicle: where it is sold beside us. For an admin, of a partner what is his; refuses everybody
 * else (401, 403). Throws NotFoundError for what is not there, ValidationError by the field that is wrong.
 */
export async function connectChannel(
  ctx: Context,
  { sellableId, ...said }: ChannelSaid & { readonly sellableId: number },
): Promise<{ documentId: string }> {
  requireRight(ctx.viewer, 'connect other channels');
  return inTransaction(ctx, async (ctx) => {
    await soldThere(ctx, sellableId);
    const values = await checkedChannel(ctx, sellableId, said);
    if ((await lockChannels(ctx.db, sellableId)).length >= mostOfOne)
      throw invalid(`There are ${mostOfOne} channels of this already, which is the most`);
    const { documentId } = await insertChannel(ctx.db, {
      ...values,
      sellableId,
      now: ctx.now,
      by: partnerOf(ctx.viewer),
    });
    await recordAudit(ctx, {
      action: 'create',
      subjectType: 'channel',
      subjectId: documentId,
      after: loggedChannel(values),
    });
    return { documentId };
  });
}
