import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
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
  await count(ctx, payer, 'bookings', { most, mostOfNetwork });
}

/** Counts a change of a booking in the same way. */
export async function countChange(ctx: Context, payer: BuyerIdentity, limits: BookingLimits): Promise<void> {
  const { changesPerHour: most, bookingsPerHourOfNetwork: mostOfNetwork } = limits;
  await count(ctx, payer, 'changes to bookings', { most, mostOfNetwork });
}

const refusals = {
  bookings: { own: errorsBookingTexts.bookingsThisHour, ofNetwork: errorsBookingTexts.bookingsOfNetwork },
  'changes to bookings': { own: errorsBookingTexts.changesThisHour, ofNetwork: errorsBookingTexts.changesOfNetwork },
} as const;

async function count(
  ctx: Context,
  { userId, mailbox }: BuyerIdentity,
  what: keyof typeof refusals,
  { most, mostOfNetwork }: { most: number; mostOfNetwork: number },
): Promise<void> {
  // always in this order, so that two transactions cannot deadlock on these rows
  const names = userId === null ? [`guest mailbox ${mailbox}`] : [`account ${userId}`, `mailbox ${mailbox}`];
  const networks = networksAround(ctx.network);
  const counts = await countEachThisHour(ctx, what, [...names, ...networks.map(({ network }) => network)]);
  for (const [index, { count, retryAfter }] of counts.entries()) {
    const times = networks[index - names.length]?.times;
    const minutes = Math.ceil(retryAfter / 60);
    const { own, ofNetwork } = refusals[what];
    if (times === undefined && count > most) throw hourlyLimitError(sentence(own, { most, minutes }), retryAfter);
    if (times !== undefined && count > mostOfNetwork * times)
      throw hourlyLimitError(sentence(ofNetwork, { minutes }), retryAfter);
  }
}

function hourlyLimitError(why: Sentence, retryAfter: number): AppError {
  return new AppError('RateLimitError', why, { reason: 'hour', retryAfter });
}
