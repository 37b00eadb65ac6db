import { z } from 'zod';

/** What becomes of money that arrives after the hold of a booking has expired. */
export const latePayments = z.strictObject({
  /** For so many minutes after the hold a payment still buys the booking as it was sold, if there is stock. */
  graceMinutes: z.int().min(0).max(1_440),
});
export type LatePayments = z.output<typeof latePayments>;

/** At or before this instant the holds have expired whose grace is over at `now`. */
export function graceBegan(now: Date, { graceMinutes }: LatePayments): Date {
  return new Date(now.getTime() - graceMinutes * 60_000);
}
