import { ownSellables } from '../catalog/stock-grid/own-stock.ts';
import { rowsBySellable } from '../catalog/stock-grid/weigh-change.ts';
import { type Day, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { soldTwice } from '../stock/elsewhere.ts';
import { failuresTold } from './channel.ts';
import { failingChannels, namesOn } from './channels.sql.ts';

interface Where {
  readonly type: string;
  readonly slug: string;
  readonly product: string;
  readonly option: string | null;
}

/** What somebody has to see to with other channels, soonest first. */
export interface ChannelTroubles {
  /** Days that are sold here and there. */
  readonly twice: readonly (Where & { readonly day: Day; readonly names: readonly string[] })[];
  /** Channels whose calendar could not be read for about an hour, or has events that cannot be read. */
  readonly failing: readonly (Where & {
    readonly documentId: string;
    readonly name: string;
    readonly problem: string;
    /** The whole calendar cannot be read, not only events of it. */
    readonly isWhole: boolean;
    readonly readAt: Date | null;
  })[];
}

const listed = 10;

/** Days that are sold twice, and channels that do not answer. For who keeps the calendar, of a partner what is his; refuses everybody else (401, 403). */
export async function listChannelTroubles(ctx: Pick<Context, 'db' | 'now' | 'viewer'>): Promise<ChannelTroubles> {
  requireRight(ctx.viewer, 'keep the calendar');
  const sellables = await ownSellables(ctx);
  const days = await soldTwice(ctx, { from: today(ctx.now), sellables, most: listed });
  const channels = await failingChannels(ctx.db, { times: failuresTold, sellables, most: listed });
  const rows = await rowsBySellable(ctx, [...new Set([...days, ...channels].map(({ sellableId }) => sellableId))]);
  const where = (sellableId: number): Where => {
    const { type = '', slug = '', product = '', option = null } = rows.get(sellableId) ?? {};
    return { type, slug, product, option };
  };
  const names = new Map(
    (await namesOn(ctx.db, days)).map(({ sellableId, day, names }) => [`${sellableId} ${day}`, names]),
  );
  return {
    twice: days.map(({ sellableId, day }) => ({
      ...where(sellableId),
      day,
      names: names.get(`${sellableId} ${day}`) ?? [],
    })),
    failing: channels.map(({ sellableId, documentId, name, problem, unread, failures, readAt }) => ({
      ...where(sellableId),
      documentId,
      name,
      readAt,
      problem: (failures >= failuresTold ? problem : unread[0]) ?? '',
      isWhole: failures >= failuresTold,
    })),
  };
}
