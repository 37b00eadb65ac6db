import type { BookingWire, ChangePreviewWire } from '../../service/booking/model/wire/wire.ts';
import { refundTexts } from './payment-words.ts';
import { rupees } from './show.ts';

/** A row of the preview of a change. */
export interface PreviewRow {
  readonly name: string;
  readonly amount: string;
}

type BookingFacts = Pick<
  BookingWire,
  'bookingStatus' | 'bookingItems' | 'partPaid' | 'paidBy' | 'paymentMode' | 'paymentState' | 'refundNow' | 'total'
>;

/** The amounts of a change and the result; null if it is not possible, or if no amounts apply. */
export function previewRows(
  booking: BookingFacts,
  preview: ChangePreviewWire,
): { readonly rows: readonly PreviewRow[]; readonly last: PreviewRow } | null {
  const { before, after, ends, toPay, toReceive } = preview;
  if (!after) return null;
  const ended = sumOf(ends.map(({ price }) => price));
  const retained = sumOf(ends.map((end) => end.kept));
  const cancels = ends.every(({ to }) => to === 'cancelled');
  if (booking.bookingStatus === 'pending') {
    if (cancels && ends.length === booking.bookingItems.length) return null;
    return {
      rows: [{ name: 'Total until now', amount: rupees(before.total) }],
      last: { name: 'New total', amount: rupees(after.total) },
    };
  }
  const charge = retained > 0 ? [{ name: 'Cancellation charge', amount: rupees(retained) }] : [];
  const back = { name: refundTexts(booking).amountLabel, amount: rupees(toReceive) };
  if (cancels) return { rows: [{ name: 'Paid for it', amount: rupees(ended) }, ...charge], last: back };
  const next = after.total - before.total + ended;
  return {
    rows: [{ name: 'Price until now', amount: rupees(ended) }, ...charge, { name: 'New price', amount: rupees(next) }],
    last:
      toPay > 0
        ? { name: 'You pay the difference', amount: rupees(toPay) }
        : toReceive > 0
          ? back
          : { name: 'Difference', amount: rupees(0) },
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Why the change is not possible; null if it is. */
export function previewProblem({ quote, token }: ChangePreviewWire): string | null {
  if (token !== null) return null;
  return quote.lines.find(({ problem }) => problem)?.problem ?? 'This cannot be had any more';
}

/** The message above a preview that replaced an outdated one. */
export function renewedText(before: ChangePreviewWire, now: ChangePreviewWire): string {
  const same =
    before.toPay === now.toPay && before.toReceive === now.toReceive && before.after?.total === now.after?.total;
  return same
    ? 'This took a while, or the booking was changed meanwhile. Please look at it once more before you confirm it.'
    : 'The price has changed. This is how it is now.';
}
