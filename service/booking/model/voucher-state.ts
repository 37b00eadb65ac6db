import type { Day } from '../../core/day.ts';
import type { Fact } from '../../documents/trip.ts';
import { purchaseFingerprint, type VerifiedToken } from '../../documents/voucher-token.ts';
import type { Booking, BookingLine } from './booking.ts';
import { statusAt } from './booking-status.ts';
import { voucherFactsOf } from './trip-of-booking.ts';

/** The state of a voucher that was signed here. `over`: more than two days after its last day. */
export type VoucherState = 'valid' | 'used' | 'changed' | 'cancelled' | 'over';

/** What anyone with the voucher may see: product and dates, but no names. */
export interface VoucherCheck {
  readonly state: VoucherState;
  readonly name: string;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** When and where a visit begins; nothing unless the voucher is valid or used. */
  readonly visit: readonly Fact[];
  readonly usedAt: Date | null;
}

/** Returns the state of the voucher at that time, by the current booking. */
export function voucherState(
  token: VerifiedToken,
  found: { booking: Booking; line: BookingLine; usedAt: Date | null } | undefined,
  now: Date,
): VoucherState {
  if (!found) return 'cancelled';
  const { booking, line, usedAt } = found;
  const status = statusAt(booking, now);
  if (status !== 'confirmed' && status !== 'completed') return 'cancelled';
  if (usedAt) return 'used';
  if (line.state === 'replaced') return 'changed';
  if (line.state !== 'live') return 'cancelled';
  if (token.mark !== purchaseFingerprint(voucherFactsOf(booking, line))) return 'changed';
  return token.ended ? 'over' : 'valid';
}
