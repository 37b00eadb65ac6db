import { formatDeadline } from '../core/day.ts';
import { formatMoney, formatPart, type Paise } from '../core/money.ts';
import { button, type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './words.ts';

/** What became of a change: an unpaid booking is priced anew, a paid one is changed at once or when more was paid. */
export type ChangeTold =
  | { readonly way: 'unpaid' }
  | { readonly way: 'done'; readonly refund: { readonly amount: Paise; readonly mode: 'live' | 'test' } | null }
  | { readonly way: 'held'; readonly due: Paise; readonly until: Date }
  | { readonly way: 'paid'; readonly due: Paise }
  | { readonly way: 'dropped' };

interface Words {
  readonly subject: string;
  readonly title: string;
  /** What stands over the lines. */
  readonly lead: string;
  readonly money: string;
  /** What is to be paid. */
  readonly pay?: Paise;
}

function wordsOf(booking: BookingLetter, change: ChangeTold): Words {
  const id = bookingNumber(booking);
  const changed = { subject: `Your booking ${id} is changed`, title: 'Your booking is changed' };
  const now = 'This is your booking now:';
  switch (change.way) {
    case 'unpaid': {
      const money = `Pay ${formatMoney(booking.total)} by ${formatDeadline(booking.payBy)} (India time) to keep it.`;
      return { ...changed, lead: now, money, pay: booking.total };
    }
    case 'done':
      return { ...changed, lead: now, money: refundWords(change.refund) };
    case 'paid':
      return { ...changed, lead: now, money: `We received ${formatMoney(change.due)} for the change. Thank you.` };
    case 'held':
      return {
        subject: `Your change of booking ${id} is held for you`,
        title: 'Your change is held for you',
        lead: 'Until you pay the difference your booking stays as it is. Then it will be:',
        money: `Pay the difference of ${formatPart(change.due)} by ${formatDeadline(change.until)} (India time).`,
        pay: change.due,
      };
    case 'dropped':
      return {
        subject: `Your booking ${id} stays as it was`,
        title: 'Your booking stays as it was',
        lead: 'The difference for your change was not paid in time, so we have let go of it. Your booking is as before:',
        money: 'You owe nothing.',
      };
  }
}

function refundWords(refund: Extract<ChangeTold, { way: 'done' }>['refund']): string {
  if (refund === null || refund.amount === 0) return 'There is nothing to pay, and nothing to refund.';
  if (refund.mode === 'test') return 'It was paid as a trial: no money moved, so none has to come back.';
  return `We will refund ${formatPart(refund.amount)} the way you paid. This takes 5–10 business days.`;
}

/** Says how a booking was changed, what it is now, and what is to be paid or goes back. */
export function bookingChanged(booking: BookingLetter, change: ChangeTold): LetterText {
  const { subject, title, lead, money, pay } = wordsOf(booking, change);
  return letterText({
    subject,
    title,
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(lead),
      bookingItems(booking),
      note({ strong: money }),
      ...(pay === undefined ? [] : [button(booking.paymentLink, `Pay ${formatMoney(pay)}`)]),
    ],
    ...aboutBooking(booking),
  });
}
