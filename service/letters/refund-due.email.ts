import { formatMoney } from '../core/money.ts';
import type { BookingLetter } from './booking-letter.ts';
import { bookingIdLine, bookingLines, bookingReason, bookingTable } from './booking-pieces.ts';
import { html } from './html.ts';
import { type LetterText, layout } from './layout.ts';
import { button, note, paragraph } from './pieces.ts';
import { greeting, oneLine, plainLetter } from './text.ts';

/** Why money buys nothing. */
export type RefundReason = 'too-late' | 'cancelled' | 'paid-before';

const whys: Readonly<Record<RefundReason, string>> = {
  'too-late':
    'Your payment reached us after the booking had ended, and it has since been taken. We are sorry that we can no longer offer it.',
  cancelled: 'Your payment reached us after this booking had been cancelled.',
  'paid-before': 'This booking was already paid when another payment for it reached us. Your booking stays as it is.',
};

const titles: Readonly<Record<RefundReason, string>> = {
  'too-late': 'Your payment came too late',
  cancelled: 'This booking was cancelled before you paid',
  'paid-before': 'You paid twice',
};

/** Says that a payment bought nothing and why: all of it goes back, or nothing does because no money moved (`test`). */
export function refundDue(booking: BookingLetter, mode: 'live' | 'test', reason: RefundReason): LetterText {
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const trial = mode === 'test';
  const what = trial ? 'It was a trial payment' : `We will refund ${formatMoney(booking.total)}`;
  const how = trial
    ? ': no money moved, so none has to come back.'
    : ' the way you paid. This takes 5–10 business days; you do not need to do anything.';
  const why = whys[reason];
  return {
    subject: trial ? `Trial payment for ${id} not used` : `Your refund for ${id}`,
    html: layout({
      title: titles[reason],
      preheader: trial ? `${what}${how}` : `${what}, in 5–10 business days.`,
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        paragraph(why),
        note(html`<strong>${what}</strong>`, how),
        bookingTable(booking),
        ...(reason === 'paid-before' ? [] : [button(booking.publicUrl, 'Book again')]),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [
        hello,
        why,
        `${what}${how}`,
        `Booking ${id}`,
        bookingLines(booking),
        ...(reason === 'paid-before' ? [] : [booking.publicUrl]),
      ],
      bookingReason(booking),
    ),
  };
}
