import { formatMoney, type Paise } from '../core/money.ts';
import { bareButton, type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './words.ts';

/** Why money, or the rest of it, buys nothing. */
export type RefundReason =
  | 'too-late'
  | 'cancelled'
  | 'paid-before'
  | 'other-amount'
  | 'more-than-asked'
  | 'part-only'
  | 'goodwill';

const whys: Readonly<Record<RefundReason, string>> = {
  'too-late':
    'Your payment reached us after the booking had ended, and it has since been taken. We are sorry that we can no longer offer it.',
  cancelled: 'Your payment reached us after this booking had been cancelled.',
  'other-amount': 'Your payment was not the amount of this booking, so it could not be used for it.',
  'more-than-asked': 'You paid more than was to be paid. Your booking is paid for, and the rest comes back to you.',
  'part-only': 'Only a part of the price was paid in time, so the booking has ended. What you paid comes back to you.',
  goodwill: 'We give you back a part of what you paid for this booking.',
  'paid-before': 'This booking was already paid when another payment for it reached us. Your booking stays as it is.',
};

const titles: Readonly<Record<RefundReason, string>> = {
  'too-late': 'Your payment came too late',
  cancelled: 'This booking was cancelled before you paid',
  'paid-before': 'You paid twice',
  'other-amount': 'Your payment could not be used',
  'more-than-asked': 'You paid more than was to be paid',
  'part-only': 'What you paid comes back',
  goodwill: 'Money comes back to you',
};

/** Says that a payment, or the rest of one, bought nothing and why: it goes back, or does not because no money moved (`test`). */
export function refundDue(
  booking: BookingLetter,
  { mode, amount }: { mode: 'live' | 'test'; amount: Paise },
  reason: RefundReason,
): LetterText {
  const id = bookingNumber(booking);
  const trial = mode === 'test';
  const what = trial ? 'It was a trial payment' : `We will refund ${formatMoney(amount)}`;
  const how = trial
    ? ': no money moved, so none has to come back.'
    : ' the way you paid. This takes 5–10 business days; you do not need to do anything.';
  return letterText({
    subject: trial ? `Trial payment for ${id} not used` : `Your refund for ${id}`,
    title: titles[reason],
    preheader: trial ? `${what}${how}` : `${what}, in 5–10 business days.`,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(whys[reason]),
      note({ strong: what }, how),
      bookingItems(booking),
      ...(reason === 'too-late' || reason === 'cancelled' ? [bareButton(booking.publicUrl, 'Book again')] : []),
    ],
    ...aboutBooking(booking),
  });
}
