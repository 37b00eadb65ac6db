import { formatInstant } from '../core/day.ts';
import type { CancellationTerms } from './product.ts';

/** Free until 24 hours before it begins where the product says so (PRODUCT.md, Bookings). `start` is what that is called. */
export function cancellationTerms(
  { free, starts, start }: { free: boolean; starts: Date; start: string },
  now: Date,
): CancellationTerms {
  if (!free) return { freeUntil: null, text: 'This booking cannot be cancelled for a refund' };
  const until = new Date(starts.getTime() - 24 * 3_600_000);
  if (until <= now) return { freeUntil: null, text: `Free cancellation has ended for this ${start}` };
  return { freeUntil: until.toISOString(), text: `Free cancellation until ${formatInstant(until)}` };
}
