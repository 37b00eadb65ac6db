import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { refundSteps } from '../../service/catalog/refund-terms.ts';
import { formatMoney } from '../../service/core/money.ts';

type BookingFacts = Pick<BookingItemView, 'totalPrice' | 'tax'> & {
  readonly cancellation: Pick<BookingItemView['cancellation'], 'schedule'>;
};

/** A row of the policy's table. */
export interface TermsRow {
  readonly when: string;
  /** The amount of price and tax, or 'No refund'. */
  readonly back: string;
  /** True if a cancellation now falls into this row. */
  readonly now: boolean;
}

/**
 * The refunds for cancelling a line, from the best step of its policy to 'After that'; empty if its policy refunds
 * nothing. `now` in milliseconds since 1970; null while it is not known: then no row is marked as current.
 */
export function termsRows(
  t: Translate,
  { totalPrice, tax, cancellation }: BookingFacts,
  now: number | null,
): TermsRow[] {
  const { schedule } = cancellation;
  if (schedule.length === 0) return [];
  const price = { subtotal: totalPrice, tax };
  const ends = schedule.map(({ until }) => Date.parse(until));
  const current = now === null ? -1 : ends.filter((end) => end <= now).length;
  const steps = refundSteps(t, price, schedule).map(({ when, back }, index) => ({
    when,
    back: formatMoney(back),
    now: index === current,
  }));
  return [
    ...steps,
    { when: t(bookingLinesTexts.afterwards), back: t(bookingLinesTexts.noRefund), now: current === schedule.length },
  ];
}
