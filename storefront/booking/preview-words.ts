import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { Translate } from '../../messages/translate.ts';
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
  t: Translate,
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
      rows: [{ name: t(bookingChangeTexts.currentTotal), amount: formatMoney(before.total) }],
      last: { name: t(bookingChangeTexts.newTotal), amount: formatMoney(after.total) },
    };
  }
  const charge =
    retained > 0 ? [{ name: t(bookingChangeTexts.cancellationCharge), amount: formatMoney(retained) }] : [];
  const back = { name: refundTexts(t, booking).amountLabel, amount: formatMoney(toReceive) };
  if (cancels)
    return { rows: [{ name: t(bookingChangeTexts.youPaid), amount: formatMoney(ended) }, ...charge], last: back };
  const next = paiseOf(after.total - before.total + ended);
  return {
    rows: [
      { name: t(bookingChangeTexts.currentPrice), amount: formatMoney(ended) },
      ...charge,
      { name: t(bookingChangeTexts.newPrice), amount: formatMoney(next) },
    ],
    last:
      toPay > 0
        ? { name: t(bookingChangeTexts.differenceToPay), amount: formatMoney(toPay) }
        : toReceive > 0
          ? back
          : { name: t(bookingChangeTexts.difference), amount: formatMoney(zero) },
  };
}

/** Why the change is not possible; null if it is. */
export function previewProblem(t: Translate, { quote, token }: ChangePreviewView): string | null {
  if (token !== null) return null;
  return quote.lines.find(({ problem }) => problem)?.problem ?? t(bookingChangeTexts.unavailable);
}

/** The message above a preview that replaced an outdated one. */
export function renewedText(t: Translate, before: ChangePreviewView, now: ChangePreviewView): string {
  const same =
    before.toPay === now.toPay && before.toReceive === now.toReceive && before.after?.total === now.after?.total;
  return same ? t(bookingChangeTexts.previewOutdated) : t(bookingChangeTexts.priceChanged);
}
