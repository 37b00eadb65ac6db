import type { BookingLimits } from '../../catalog/settings/booking-limits.ts';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { countEachThisHour } from '../../platform/hourly-count.ts';
import { networksAround } from '../../platform/network.ts';
import type { BuyerIdentity } from '../model/unpaid.ts';

/**
 * Counts a booking that a locked buyer begins, whether or not it is paid or cancelled later: each queues emails and
 * locks stock. Part of the caller's transaction. Throws RateLimitError beyond the hourly limit.
 */
export async function countBooking(ctx: Context, payer: BuyerIdentity, limits: BookingLimits): Promise<void> {
  const { bookingsPerHour: most, bookingsPerHourOfNetwork: mostOfNetwork } = limits;
  await count(ctx, payer, { what: 'bookings', most, mostOfNetwork });
}

/** Counts a change of a booking in the same way. */
export async function countChange(ctx: Context, payer: BuyerIdentity, limits: BookingLimits): Promise<void> {
  const { changesPerHour: most, bookingsPerHourOfNetwork: mostOfNetwork } = limits;
  await count(ctx, payer, { what: 'changes to bookings', most, mostOfNetwork });
}

async function count(
  ctx: Context,
  { userId, mailbox }: BuyerIdentity,
  { what, most, mostOfNetwork }: { what: 'bookings' | 'changes to bookings'; most: number; mostOfNetwork: number },
): Promise<void> {
  // always in this order, so that two transactions cannot deadlock on these rows
  const names = userId === null ? [`guest mailbox ${mailbox}`] : [`account ${userId}`, `mailbox ${mailbox}`];
  const networks = networksAround(ctx.network);
  const counts = await countEachThisHour(ctx, what, [...names, ...networks.map(({ network }) => network)]);
  for (const [index, { count, retryAfter }] of counts.entries()) {
    const times = networks[index - names.length]?.times;
    if (times === undefined && count > most)
      throw hourlyLimitError(`You have made ${most} ${what} within an hour.`, retryAfter);
    if (times !== undefined && count > mostOfNetwork * times)
      throw hourlyLimitError(`There were too many ${what} from your network within an hour.`, retryAfter);
  }
}

function hourlyLimitError(why: string, retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('RateLimitError', `${why} Please try again in ${wait}.`, { reason: 'hour', retryAfter });
}
