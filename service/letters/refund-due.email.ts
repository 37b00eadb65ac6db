import { formatMoney, type Paise } from '../core/money.ts';
import { bareButton, type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './greeting.ts';
import { type Phrase, phrase } from './phrase.ts';

/** Why money, or the rest of it, buys nothing. */
export type RefundReason =
  | 'too-late'
  | 'cancelled'
  | 'paid-before'
  | 'other-amount'
  | 'more-than-asked'
  | 'part-only'
  | 'goodwill';

const saying: Readonly<Record<RefundReason, { readonly title: Phrase; readonly why: Phrase }>> = {
  'too-late': {
    title: phrase('Your payment came too late'),
    why: phrase(
      'Your payment reached us after the booking had ended, and it has since been taken. We are sorry that we can no longer offer it.',
    ),
  },
  cancelled: {
    title: phrase('This booking was cancelled before you paid'),
    why: phrase('Your payment reached us after this booking had been cancelled.'),
  },
  'paid-before': {
    title: phrase('You paid twice'),
    why: phrase('This booking was already paid when another payment for it reached us. Your booking stays as it is.'),
  },
  'other-amount': {
    title: phrase('Your payment could not be used'),
    why: phrase('Your payment was not the amount of this booking, so it could not be used for it.'),
  },
  'more-than-asked': {
    title: phrase('You paid more than was to be paid'),
    why: phrase('You paid more than was to be paid. Your booking is paid for, and the rest comes back to you.'),
  },
  'part-only': {
    title: phrase('What you paid comes back'),
    why: phrase(
      'Only a part of the price was paid in time, so the booking has ended. What you paid comes back to you.',
    ),
  },
  goodwill: {
    title: phrase('Money comes back to you'),
    why: phrase('We give you back a part of what you paid for this booking.'),
  },
};

interface Back {
  readonly subject: Phrase;
  readonly preheader: Phrase;
  readonly what: Phrase;
  readonly how: readonly Phrase[];
}

function refund(booking: string, amount: string): Back {
  return {
    subject: phrase('Your refund for {booking}', { booking }),
    preheader: phrase('We will refund {amount}, in 5–10 business days.', { amount }),
    what: phrase('We will refund {amount} the way you paid.', { amount }),
    how: [phrase('This takes 5–10 business days; you do not need to do anything.')],
  };
}

function trial(booking: string): Back {
  const what = phrase('It was a trial payment: no money moved, so none has to come back.');
  return {
    subject: phrase('Trial payment for {booking} not used', { booking }),
    ...{ preheader: what, what, how: [] },
  };
}

/** Says that a payment, or the rest of one, bought nothing and why: it goes back, or does not because no money moved (`test`). */
export function refundDue(
  booking: BookingLetter,
  { mode, amount }: { mode: 'live' | 'test'; amount: Paise },
  reason: RefundReason,
): LetterText {
  const id = bookingNumber(booking);
  const { title, why } = saying[reason];
  const { subject, preheader, what, how } = mode === 'test' ? trial(id) : refund(id, formatMoney(amount));
  return letterText({
    subject,
    title,
    preheader,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(why),
      note({ strong: what }, ...how.flatMap((said) => [' ', said])),
      bookingItems(booking),
      ...(reason === 'too-late' || reason === 'cancelled' ? [bareButton(booking.publicUrl, phrase('Book again'))] : []),
    ],
    ...aboutBooking(booking),
  });
}
