import { z } from 'zod';

/** What happens to payments that arrive after a hold has expired. */
export const latePayments = z.strictObject({
  /** Minutes after the hold in which a payment still confirms the booking as sold, if there is stock. */
  graceMinutes: z.int().min(0).max(1_440),
});
export type LatePayments = z.output<typeof latePayments>;

/** Holds that expired at or before this instant are past their grace period at `now`. */
export function graceBegan(now: Date, { graceMinutes }: LatePayments): Date {
  return new Date(now.getTime() - graceMinutes * 60_000);
}
