import { errorsChannelsTexts } from '../../messages/en/errors/channels.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { insertChannel, lockChannels } from './channels.sql.ts';
import { type ChannelInput, loggedChannel, partnerOf, requireSoldProduct, validateChannel } from './own-channel.ts';

const maxChannels = 20;

/**
 * Connects a channel to a room or vehicle. For admins, and for partners on their own products; rejects everyone else
 * (401, 403). Throws NotFoundError for an unknown sellable, and ValidationError by field.
 *
 * @may partner, admin, operator
 */
export async function connectChannel(
  ctx: Context,
  { sellableId, ...input }: ChannelInput & { readonly sellableId: number },
): Promise<{ documentId: string }> {
  requireRight(ctx.viewer, 'connect other channels');
  return inTransaction(ctx, async (ctx) => {
    await requireSoldProduct(ctx, sellableId);
    const values = await validateChannel(ctx, sellableId, input);
    if ((await lockChannels(ctx.db, sellableId)).length >= maxChannels)
      throw invalid(sentence(errorsChannelsTexts.tooManyChannels, { most: maxChannels }));
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
