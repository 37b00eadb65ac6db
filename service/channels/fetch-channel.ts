import { errorsChannelsTexts } from '../../messages/en/errors/channels.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findChannel, findChannelToRead } from './channels.sql.ts';
import { requireSoldProduct } from './own-channel.ts';
import { readCalendar } from './read-calendar.ts';

/**
 * Reads the calendar of a channel now. For admins, and for partners on their own products; rejects everyone else (401,
 * 403). Throws NotFoundError, ValidationError without an address, RateLimitError after too many requests, and
 * ConflictError when the calendar cannot be read: then nothing changes.
 *
 * @may partner, admin, operator
 */
export async function fetchChannel(ctx: Context, { documentId }: { readonly documentId: string }): Promise<void> {
  requireRight(ctx.viewer, 'connect other channels');
  const found = await findChannel(ctx.db, documentId);
  if (found) await requireSoldProduct(ctx, found.sellableId);
  const channel = found && (await findChannelToRead(ctx.db, found.id));
  if (!channel) throw notFound(sentence(errorsChannelsTexts.channelGone));
  if (channel.address === null) throw invalid(sentence(errorsChannelsTexts.noImportLink));
  const { viewer } = ctx;
  const perUser = viewer.kind === 'user' ? [{ key: `calendars for ${viewer.userId}`, times: 20, seconds: 60 }] : [];
  await ctx.limiter.count([{ key: `calendar of channel ${channel.id}`, times: 6, seconds: 60 }, ...perUser], ctx.now);
  const problem = await readCalendar(ctx, channel);
  if (problem) throw conflict(sentence(errorsChannelsTexts.syncFailed, { name: channel.name, problem }));
}
