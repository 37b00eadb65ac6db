import { formatInstant } from '../core/day.ts';
import type { CancellationTerms } from './product.ts';
import { scheduleOf } from './terms.ts';

/** Free until 24 hours before it begins where the product says so (PRODUCT.md, Bookings). `start` is what that is called. */
export function cancellationTerms(
  { free, starts, start }: { free: boolean; starts: Date; start: string },
  now: Date,
): CancellationTerms {
  const never = { freeUntil: null, schedule: [] };
  if (!free) return { ...never, text: 'This booking cannot be cancelled for a refund' };
  const until = new Date(starts.getTime() - 24 * 3_600_000);
  if (until <= now) return { ...never, text: `Free cancellation has ended for this ${start}` };
  const freeUntil = until.toISOString();
  return { freeUntil, schedule: scheduleOf(freeUntil), text: `Free cancellation until ${formatInstant(until)}` };
}
