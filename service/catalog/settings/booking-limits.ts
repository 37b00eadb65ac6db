import { z } from 'zod';
import { mostNights, mostRentalDays } from '../sale-days.ts';

const count = z.int().min(1).max(1_000_000);

/** How much one buyer can take before paying, and how long what is sold can last (PRODUCT.md, Inventory). */
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
  /** Of what there is of something on a day: what one buyer can hold of it unpaid, per cent, rounded up. */
  shareOfStock: z.int().min(1).max(100),
  /** Units that one buyer can hold unpaid however small that share is. */
  leastShare: count,
});
export type BookingLimits = z.output<typeof bookingLimits>;

/** Units of so many that one buyer can hold unpaid. */
export function shareOf(capacity: number, { shareOfStock, leastShare }: BookingLimits): number {
  return Math.max(leastShare, Math.ceil((capacity * shareOfStock) / 100));
}
