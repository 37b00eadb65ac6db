import { type Paise, paiseOf, zero } from '../../core/money.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine, Proposal } from '../booking-row.ts';
import { partPaid } from './refund.ts';

/** The change that waits for its difference at that instant: when its time is over it does not, put aside or not. */
export function proposalAt({ status, proposal }: Booking, now: Date): Proposal | null {
  return status === 'confirmed' && proposal !== null && now < proposal.until ? proposal : null;
}

/** The lines of the booking if what is proposed were paid. */
export function proposedLines({ all, proposal }: Booking): BookingLine[] {
  const ends = new Set(proposal?.ends.map(({ line }) => line));
  return all.filter(({ id, state }) => (state === 'live' && !ends.has(id)) || proposal?.begins.includes(id));
}

/** What is to be paid at that instant, and until when: what is left of an unpaid booking, the difference of a held change. */
export function dueAt(booking: Booking, now: Date): { amount: Paise; until: Date } | null {
  const { hold_until: until } = booking;
  const amount = paiseOf(booking.total - partPaid(booking));
  if (statusAt(booking, now) === 'pending') return amount > zero ? { amount, until } : null;
  const proposal = proposalAt(booking, now);
  return proposal && { amount: proposal.due, until: proposal.until };
}
