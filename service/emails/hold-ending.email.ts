import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { greeting } from './greeting.ts';
import { type Phrase, phrase } from './phrase.ts';

/** What is held, and what becomes of it unpaid. */
interface Saying {
  readonly subject: Phrase;
  readonly title: Phrase;
  readonly held: Phrase;
  readonly unpaid: Phrase;
}

function sayingOfBooking(booking: string, until: string): Saying {
  return {
    subject: phrase('Please pay for {booking} soon', { booking }),
    title: phrase('Your booking waits for your payment'),
    held: phrase('Your booking is held until {until} (India time).', { until }),
    unpaid: phrase('If it is not paid by then, it ends and is open to others again. You owe nothing.'),
  };
}

function sayingOfChange(booking: string, until: string): Saying {
  return {
    subject: phrase('Your change of booking {booking} is held until {until}', { booking, until }),
    title: phrase('Your change waits for your payment'),
    held: phrase('Your change is held until {until} (India time).', { until }),
    unpaid: phrase('If the difference is not paid by then, your booking stays as it was and you owe nothing.'),
  };
}

/** Says that what is held unpaid is soon let go of: the booking, or a change of a paid one, whose difference is due. */
export function holdEnding(
  booking: BookingEmail,
  { due, until, change }: { readonly due: Paise; readonly until: Date; readonly change: boolean },
): EmailText {
  const amount = formatMoney(due);
  const when = formatDeadline(until);
  const sayingOf = change ? sayingOfChange : sayingOfBooking;
  const { subject, title, held, unpaid } = sayingOf(bookingNumber(booking), when);
  return emailText({
    subject,
    title,
    preheader: phrase('We hold it until {until} (India time).', { until: when }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: held }, ' ', phrase('{amount} is still to be paid.', { amount })),
      paragraph(unpaid),
      ...(change ? [] : [bookingItems(booking)]),
      button(booking.paymentLink, phrase('Pay {amount}', { amount })),
    ],
    ...aboutBooking(booking),
  });
}
