import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type LetterText, letterText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { greeting } from './words.ts';

/** Says that what is held unpaid is soon let go of: the booking, or a change of a paid one, whose difference is due. */
export function holdEnding(
  booking: BookingLetter,
  { due, until, change }: { readonly due: Paise; readonly until: Date; readonly change: boolean },
): LetterText {
  const when = `${formatDeadline(until)} (India time)`;
  const id = bookingNumber(booking);
  const held = change ? 'Your change' : 'Your booking';
  return letterText({
    subject: change
      ? `Your change of booking ${id} is held until ${formatDeadline(until)}`
      : `Please pay for ${id} soon`,
    title: `${held} waits for your payment`,
    preheader: `We hold it until ${when}.`,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: `${held} is held until ${when}.` }, ` ${formatMoney(due)} is still to be paid.`),
      paragraph(
        change
          ? 'If the difference is not paid by then, your booking stays as it was and you owe nothing.'
          : 'If it is not paid by then, it ends and is open to others again. You owe nothing.',
      ),
      ...(change ? [] : [bookingItems(booking)]),
      button(booking.paymentLink, `Pay ${formatMoney(due)}`),
    ],
    ...aboutBooking(booking),
  });
}
