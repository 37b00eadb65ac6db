import type { Day } from '../../core/day.ts';
import { markOf, type ReadToken } from '../../documents/voucher-token.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { promisedBy } from './trip-of-booking.ts';

/** How it stands with a voucher that was signed here. `over`: two days after its last one. */
export type VoucherState = 'valid' | 'used' | 'changed' | 'cancelled' | 'over';

/** What anybody who has a voucher may know of it: what and when, and nobody's name. */
export interface VoucherCheck {
  readonly state: VoucherState;
  readonly name: string;
  readonly startDay: Day;
  readonly lastDay: Day;
  readonly usedAt: Date | null;
}

/** How it stands at that instant with what was signed, by the booking as it is. */
export function voucherState(
  token: ReadToken,
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
  if (token.mark !== markOf(promisedBy(booking, line))) return 'changed';
  return token.ended ? 'over' : 'valid';
}
