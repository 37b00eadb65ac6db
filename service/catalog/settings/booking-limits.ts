import { z } from 'zod';
import { mostNights, mostRentalDays } from '../sale-days.ts';
import { laterLimits } from './later-limits.ts';

const count = z.int().min(1).max(1_000_000);
const times = z.int().min(1).max(1_000);

/**
 * How much one buyer can take before paying, and how long what is sold can last (STOCK-7, STOCK-8; decision 19). What has a
 * default here is not in settings that a release without it saved.
 */
export const bookingLimits = z.strictObject({
  /** Of a stay. */
  nights: z.int().min(1).max(mostNights),
  /** Of a car, both days counted. */
  rentalDays: z.int().min(1).max(mostRentalDays),
  /** Open unpaid bookings of one account or address. */
  unpaidPerBuyer: count,
  /** Of one network without an account. */
  unpaidWithoutAccount: count,
  /** Of one network in all. */
  unpaidPerNetwork: count,
  /** Nights of rooms, places and vehicle-days that one account or address can hold unpaid. */
  unpaidUnits: count.default(laterLimits.unpaidUnits),
  /** What these can cost, in rupees. */
  unpaidRupees: z.int().min(1).max(1_000_000_000).default(laterLimits.unpaidRupees),
  /** How many times as much of both one network can hold. */
  networkTimes: times.default(laterLimits.networkTimes),
  /** Of what there is of something on a day: what one buyer can hold of it to pay later, per cent, rounded up. */
  shareOfStock: z.int().min(1).max(100),
  /** Units that one buyer can hold to pay later however small that share is. */
  leastShare: count,
  /** Days on which one buyer can hold all that there is of something to pay later. */
  allOfStockNights: count.default(laterLimits.allOfStockNights),
  /** How long something is held for a buyer who pays now. */
  payNowMinutes: z.int().min(5).max(120).default(laterLimits.payNowMinutes),
  /** How many times `unpaidUnits` and `unpaidRupees` an account can take within an hour to pay now. */
  payNowTimes: times.default(laterLimits.payNowTimes),
  /** Bookings that one account or address can begin within an hour, and how many one network can. */
  bookingsPerHour: count.default(laterLimits.bookingsPerHour),
  bookingsPerHourOfNetwork: count.default(laterLimits.bookingsPerHourOfNetwork),
  /** Changes of bookings that one account or address can make within an hour. */
  changesPerHour: count.default(laterLimits.changesPerHour),
});
export type BookingLimits = z.output<typeof bookingLimits>;

/** Units of so many that one buyer can hold to pay later. */
export function shareOf(capacity: number, { shareOfStock, leastShare }: BookingLimits): number {
  return Math.max(leastShare, Math.ceil((capacity * shareOfStock) / 100));
}
