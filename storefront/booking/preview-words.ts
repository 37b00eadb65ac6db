import type { BookingView, ChangePreviewView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney, paiseOf, sum, zero } from '../../service/core/money.ts';
import { refundTexts } from './payment-words.ts';

/** A row of the preview of a change. */
export interface PreviewRow {
  readonly name: string;
  readonly amount: string;
}

type BookingFacts = Pick<
  BookingView,
  'bookingStatus' | 'bookingItems' | 'partPaid' | 'paidBy' | 'paymentMode' | 'paymentState' | 'refundNow' | 'total'
>;

/** The amounts of a change and the result; null if it is not possible, or if no amounts apply. */
export function previewRows(
  booking: BookingFacts,
  preview: ChangePreviewView,
): { readonly rows: readonly PreviewRow[]; readonly last: PreviewRow } | null {
  const { before, after, ends, toPay, toReceive } = preview;
  if (!after) return null;
  const ended = sum(ends.map(({ price }) => price));
  const retained = sum(ends.map((end) => end.kept));
  const cancels = ends.every(({ to }) => to === 'cancelled');
  if (booking.bookingStatus === 'pending') {
    if (cancels && ends.length === booking.bookingItems.length) return null;
    return {
      rows: [{ name: 'Current total', amount: formatMoney(before.total) }],
      last: { name: 'New total', amount: formatMoney(after.total) },
    };
  }
  const charge = retained > 0 ? [{ name: 'Cancellation charge', amount: formatMoney(retained) }] : [];
  const back = { name: refundTexts(booking).amountLabel, amount: formatMoney(toReceive) };
  if (cancels) return { rows: [{ name: 'You paid', amount: formatMoney(ended) }, ...charge], last: back };
  const next = paiseOf(after.total - before.total + ended);
  return {
    rows: [
      { name: 'Current price', amount: formatMoney(ended) },
      ...charge,
      { name: 'New price', amount: formatMoney(next) },
    ],
    last:
      toPay > 0
        ? { name: 'Difference to pay', amount: formatMoney(toPay) }
        : toReceive > 0
          ? back
          : { name: 'Difference', amount: formatMoney(zero) },
  };
}

/** Why the change is not possible; null if it is. */
export function previewProblem({ quote, token }: ChangePreviewView): string | null {
  if (token !== null) return null;
  return quote.lines.find(({ problem }) => problem)?.problem ?? 'No longer available';
}

/** The message above a preview that replaced an outdated one. */
export function renewedText(before: ChangePreviewView, now: ChangePreviewView): string {
  const same =
    before.toPay === now.toPay && before.toReceive === now.toReceive && before.after?.total === now.after?.total;
  return same
    ? 'This preview is out of date. Check the new one before you confirm.'
    : 'The price has changed. Here is the new one.';
}
