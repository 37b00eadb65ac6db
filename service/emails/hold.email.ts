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
    title: template('Your booking is waiting for payment'),
    held: template('We’re holding your booking until {until} (India time).', { until }),
    unpaid: template('If we do not receive your payment by then, we’ll release the booking. You will not be charged.'),
  };
}

function sayingOfChange(booking: string, until: string): Saying {
  return {
    subject: template('Pay by {until} to keep your change to booking {booking}', { booking, until }),
    title: template('Your change is waiting for payment'),
    held: template('We’re holding your change until {until} (India time).', { until }),
    unpaid: template(
      'If we do not receive the difference by then, your booking stays the same. You will not be charged.',
    ),
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
    preheader: template('On hold until {until} (India time).', { until: when }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: held }, ' ', template('{amount} is due.', { amount })),
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
    subject: template('Your hold on booking {booking} has expired', { booking: bookingNumber(booking) }),
    title: template('Your hold has expired'),
    preheader: template('We did not receive your payment in time. You were not charged.'),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(
        template(
          'We held your booking until {until} (India time). We did not receive your payment in time, so we have released it. You were not charged.',
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
