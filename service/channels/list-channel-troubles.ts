import { rowsBySellable } from '../catalog/stock-grid/calculate-stock-change.ts';
import { partnerSellables } from '../catalog/stock-grid/list-stock-rows.ts';
import { type Day, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { doubleBookings } from '../stock/allotments.ts';
import { failuresReported } from './channel.ts';
import { namesOn } from './channel-days.sql.ts';
import { failingChannels } from './channels.sql.ts';

interface Where {
  readonly type: string;
  readonly slug: string;
  readonly product: string;
  readonly option: string | null;
}

/** Channel problems that need attention, soonest first. */
export interface ChannelTroubles {
  /** Double-booked days with the names of the channels. */
  readonly twice: readonly (Where & { readonly day: Day; readonly names: readonly string[] })[];
  /** Channels whose calendar could not be read for about an hour, or that have unreadable events. */
  readonly failing: readonly (Where & {
    readonly documentId: string;
    readonly name: string;
    readonly problem: string;
    /** True if the whole calendar cannot be read, false if only some events cannot. */
    readonly isWhole: boolean;
    readonly readAt: Date | null;
  })[];
}

const listed = 10;

/**
 * Double-booked days and failing channels, at most ten of each. For staff who manage the calendar, and for partners on
 * their own products; rejects everyone else (401, 403).
 *
 * @may partner, editor, admin, operator
 */
export async function listChannelTroubles(ctx: Pick<Context, 'db' | 'now' | 'viewer'>): Promise<ChannelTroubles> {
  requireRight(ctx.viewer, 'change the calendar');
  const sellables = await partnerSellables(ctx);
  const days = await doubleBookings(ctx, { from: today(ctx.now), sellables, most: listed });
  const channels = await failingChannels(ctx.db, { times: failuresReported, sellables, most: listed });
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
      problem: (failures >= failuresReported ? problem : unread[0]) ?? '',
      isWhole: failures >= failuresReported,
    })),
  };
}
