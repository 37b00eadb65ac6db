import { z } from 'zod';
import { mostNights, mostRentalDays } from '../sale-days.ts';
import { laterLimits } from './later-limits.ts';

const count = z.int().min(1).max(1_000_000);
const times = z.int().min(1).max(1_000);

/**
 * Limits of unpaid bookings per buyer, and of the length of bookings (STOCK-7, STOCK-8; decision 19). Limits with a
 * default here may be missing in settings saved by older releases.
 */
export const bookingLimits = z.strictObject({
  /** Maximum nights of a stay. */
  nights: z.int().min(1).max(mostNights),
  /** Maximum days of a car rental, both days included. */
  rentalDays: z.int().min(1).max(mostRentalDays),
  /** Open unpaid bookings of one account or address. */
  unpaidPerBuyer: count,
  /** Open unpaid bookings from one network without an account. */
  unpaidWithoutAccount: count,
  /** Open unpaid bookings from one network in all. */
  unpaidPerNetwork: count,
  /** Room nights, places and vehicle days that one account or address can hold unpaid. */
  unpaidUnits: count.default(laterLimits.unpaidUnits),
  /** Their maximum price, in rupees. */
  unpaidRupees: z.int().min(1).max(1_000_000_000).default(laterLimits.unpaidRupees),
  /** The limits of one network, as a multiple of both. */
  networkTimes: times.default(laterLimits.networkTimes),
  /** The share of a day's units that one buyer can hold to pay later, in per cent, rounded up. */
  shareOfStock: z.int().min(1).max(100),
  /** Units that one buyer can hold to pay later even if that share is smaller. */
  leastShare: count,
  /** Days on which one buyer can hold all units of something to pay later. */
  allOfStockNights: count.default(laterLimits.allOfStockNights),
  /** Minutes of a hold for a buyer who pays now. */
  payNowMinutes: z.int().min(5).max(120).default(laterLimits.payNowMinutes),
  /** How many times `unpaidUnits` and `unpaidRupees` an account can take within an hour to pay now. */
  payNowTimes: times.default(laterLimits.payNowTimes),
  /** Bookings per hour by one account or address, and from one network. */
  bookingsPerHour: count.default(laterLimits.bookingsPerHour),
  bookingsPerHourOfNetwork: count.default(laterLimits.bookingsPerHourOfNetwork),
  /** Changes of bookings per hour by one account or address. */
  changesPerHour: count.default(laterLimits.changesPerHour),
});
export type BookingLimits = z.output<typeof bookingLimits>;

/** Units of `capacity` that one buyer can hold to pay later. */
export function shareOf(capacity: number, { shareOfStock, leastShare }: BookingLimits): number {
  return Math.max(leastShare, Math.ceil((capacity * shareOfStock) / 100));
}

/** What happens to payments that arrive after a hold has expired. */
export const latePayments = z.strictObject({
  /** Minutes after the hold in which a payment still confirms the booking as sold, if there is stock. */
  graceMinutes: z.int().min(0).max(1_440),
});

export type LatePayments = z.output<typeof latePayments>;

/** How long partners have to say whether they expect the guest of a new booking, and what happens if they do not. */
export const partnerAnswers = z.strictObject({
  /** Hours after the booking is confirmed; 0: partners are not asked. */
  hours: z.int().min(0).max(720),
  /** The most rupees that the company adds to the price of a substitute, per item; 0: none are offered. */
  substituteRupees: z.int().min(0).max(100_000).default(0),
});

/** Holds that expired at or before this instant are past their grace period at `now`. */
export function graceBegan(now: Date, { graceMinutes }: LatePayments): Date {
  return new Date(now.getTime() - graceMinutes * 60_000);
}
