import { addDays, type Day } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { takenDays } from './channel-days.sql.ts';

/** Days in a row on which another channel has a unit. */
export interface ChannelStay {
  readonly sellableId: number;
  /** Which of several alike, from 1. */
  readonly unit: number;
  readonly channel: string;
  readonly startDay: Day;
  /** The first day after it. */
  readonly endDay: Day;
}

/**
 * What other channels have sold or closed of those sellables on the days [from, to); days that only repeat ours are
 * left out. For staff who see bookings; rejects everyone else (401, 403).
 *
 * @may support, admin, operator
 */
export async function listChannelStays(
  ctx: Pick<Context, 'db' | 'viewer'>,
  of: { readonly sellables: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<ChannelStay[]> {
  requireRight(ctx.viewer, 'see bookings');
  const spans: ChannelStay[] = [];
  let last: { channelId: number; at: number } | undefined;
  for (const { channelId, day, ...stay } of await takenDays(ctx.db, of)) {
    const open = last?.channelId === channelId ? spans[last.at] : undefined;
    if (open?.endDay === day) spans[spans.length - 1] = { ...open, endDay: addDays(day, 1) };
    else spans.push({ ...stay, startDay: day, endDay: addDays(day, 1) });
    last = { channelId, at: spans.length - 1 };
  }
  return spans;
}
