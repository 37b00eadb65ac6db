import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { bareButton, button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { type MessageTemplate, template } from './message-template.ts';

/** The held item, and what happens if it stays unpaid. */
interface Saying {
  readonly subject: MessageTemplate;
  readonly title: MessageTemplate;
  readonly held: MessageTemplate;
  readonly unpaid: MessageTemplate;
}

function sayingOfBooking(booking: string, until: string): Saying {
  return {
    subject: template('Please pay for {booking} soon', { booking }),
    title: template('Your booking waits for your payment'),
    held: template('Your booking is held until {until} (India time).', { until }),
    unpaid: template('If it is not paid by then, it ends and is open to others again. You owe nothing.'),
  };
}

function sayingOfChange(booking: string, until: string): Saying {
  return {
    subject: template('Your change of booking {booking} is held until {until}', { booking, until }),
    title: template('Your change waits for your payment'),
    held: template('Your change is held until {until} (India time).', { until }),
    unpaid: template('If the difference is not paid by then, your booking stays as it was and you owe nothing.'),
  };
}

/** Warns that an unpaid hold expires soon: of a booking, or of a change of a paid booking with a difference due. */
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
    preheader: template('We hold it until {until} (India time).', { until: when }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: held }, ' ', template('{amount} is still to be paid.', { amount })),
      paragraph(unpaid),
      ...(change ? [] : [bookingItems(booking)]),
      button(booking.paymentLink, template('Pay {amount}', { amount })),
    ],
    ...aboutBooking(booking),
  });
}

/** Says that an unpaid booking expired and nothing is owed. */
export function bookingExpired(booking: BookingEmail): EmailText {
  return emailText({
    subject: template('Your booking {booking} has ended unpaid', { booking: bookingNumber(booking) }),
    title: template('Your booking has ended'),
    preheader: template('It was not paid in time. You owe nothing.'),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(
        template(
          'We held your booking until {until} (India time). It was not paid in time, so it has ended and is open to others again. You owe nothing.',
          { until: formatDeadline(booking.payBy) },
        ),
      ),
      bookingItems(booking),
      paragraph(template('Still want to go? We’ll put the same items into your cart again, at today’s prices.')),
      bareButton(booking.againLink, template('Book again')),
    ],
    ...aboutBooking(booking),
  });
}
