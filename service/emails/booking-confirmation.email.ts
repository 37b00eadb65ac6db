import { formatDeadline } from '../core/day.ts';
import { formatMoney } from '../core/money.ts';
import { aside, button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber, cancellationTerms } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { type MessageTemplate, site, template } from './message-template.ts';
import { oneLine } from './words.ts';

const hour = 3_600_000;

/**
 * How long the link works: '24 hours' or, without an account, 2 hours, if exactly that (ENQUIRY-10); otherwise the
 * deadline only.
 */
function validity(payBy: Date, now: Date): MessageTemplate {
  const hours = [24, 2].find((hours) => Math.abs(payBy.getTime() - now.getTime() - hours * hour) <= 60_000);
  const until = formatDeadline(payBy);
  return hours
    ? template('The payment link works for {hours} hours, until {until} (India time).', { hours: String(hours), until })
    : template('The payment link works until {until} (India time).', { until });
}

function methodOf({ paymentMethodLabel: method }: BookingEmail) {
  return method === null ? [] : [paragraph(template('Payment method: {method}', { method: oneLine(method, 60) }))];
}

/** How to confirm the address, if that extends the hold. */
function longer({ keepUntil }: BookingEmail): MessageTemplate[] {
  if (!keepUntil) return [];
  return [
    template("Need more time? Open the link and choose 'Keep my booking'. We’ll hold it until {until} (India time).", {
      until: formatDeadline(keepUntil),
    }),
  ];
}

/** For readers who did not make the booking themselves. */
const notBooked = template(
  'If you did not make this booking, you can ignore this email. The booking will expire and no one will be charged. The name, pick-up location and notes entered with it are shown only on the page this link opens.',
);

/** Confirms a held, unpaid booking (ENQUIRY-9), with the actual deadline of its hold. */
export function bookingConfirmation(booking: BookingEmail, now: Date): EmailText {
  if (booking.total === 0) return freeConfirmation(booking);
  const amount = formatMoney(booking.total);
  const until = formatDeadline(booking.payBy);
  return emailText({
    subject: template('Booking confirmation {booking}', { booking: bookingNumber(booking) }),
    title: template('We’re holding your booking'),
    preheader: template('{amount}. Pay by {until} to keep it.', { amount, until }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template(`Thank you for booking with ${site}. Here is what we are holding for you:`)),
      bookingItems(booking),
      note({ strong: template('Pay by {until} to keep it.', { until }) }, ' ', validity(booking.payBy, now)),
      ...longer(booking).map((text) => paragraph(text)),
      ...methodOf(booking),
      ...cancellationTerms(booking),
      button(booking.paymentLink, template('Pay {amount}', { amount })),
      ...(booking.customerName === null ? [aside(notBooked)] : []),
    ],
    ...aboutBooking(booking),
  });
}

/** Confirms a free booking: no payment is needed. */
function freeConfirmation(booking: BookingEmail): EmailText {
  const nothing = template('There is nothing to pay.');
  return emailText({
    subject: template('Booking confirmation {booking}', { booking: bookingNumber(booking) }),
    title: template('Your booking is confirmed'),
    preheader: nothing,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(template(`Thank you for booking with ${site}. Here is your confirmed booking:`)),
      bookingItems(booking),
      note({ strong: nothing }),
      button(booking.paymentLink, template('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}
