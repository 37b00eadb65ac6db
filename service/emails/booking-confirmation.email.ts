import { formatDeadline } from '../core/day.ts';
import { formatMoney } from '../core/money.ts';
import { aside, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber, cancellationTerms } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { site } from './frame-words.ts';
import { greeting } from './greeting.ts';
import { type Phrase, phrase } from './phrase.ts';
import { oneLine } from './words.ts';

const hour = 3_600_000;

/** How long the link works: '24 hours' when it is that (ENQUIRY-10), 2 without an account, else only until when. */
function validity(payBy: Date, now: Date): Phrase {
  const hours = [24, 2].find((hours) => Math.abs(payBy.getTime() - now.getTime() - hours * hour) <= 60_000);
  const until = formatDeadline(payBy);
  return hours
    ? phrase('The payment link works for {hours} hours, until {until} (India time).', { hours: String(hours), until })
    : phrase('The payment link works until {until} (India time).', { until });
}

function methodOf({ paymentMethodLabel: method }: BookingEmail) {
  return method === null ? [] : [paragraph(phrase('Payment method: {method}', { method: oneLine(method, 60) }))];
}

/** How an address is confirmed, where that holds the booking for longer. */
function longer({ keepUntil }: BookingEmail): Phrase[] {
  if (!keepUntil) return [];
  return [
    phrase("Need more time? Open the link and press 'Keep my booking': we then hold it until {until} (India time).", {
      until: formatDeadline(keepUntil),
    }),
  ];
}

/** For whoever did not type the address himself. */
const notBooked = phrase(
  'If you did not book this, you can ignore this email: the booking ends by itself and costs nothing. The name, pick-up location and notes given with it are shown only on the page behind the link.',
);

/** Confirms a booking that is held but not paid (ENQUIRY-9), with the real time until which it is held. */
export function bookingConfirmation(booking: BookingEmail, now: Date): EmailText {
  if (booking.total === 0) return freeConfirmation(booking);
  const amount = formatMoney(booking.total);
  const until = formatDeadline(booking.payBy);
  return emailText({
    subject: phrase('Booking confirmation {booking}', { booking: bookingNumber(booking) }),
    title: phrase('Your booking is held for you'),
    preheader: phrase('{amount}. Pay by {until} to keep it.', { amount, until }),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(phrase(`Thank you for booking with ${site}. Here is what we are holding for you:`)),
      bookingItems(booking),
      note({ strong: phrase('Pay by {until} to keep it.', { until }) }, ' ', validity(booking.payBy, now)),
      ...longer(booking).map((text) => paragraph(text)),
      ...methodOf(booking),
      ...cancellationTerms(booking),
      button(booking.paymentLink, phrase('Pay {amount}', { amount })),
      ...(booking.customerName === null ? [aside(notBooked)] : []),
    ],
    ...aboutBooking(booking),
  });
}

/** Confirms a booking that costs nothing: there is no payment to wait for. */
function freeConfirmation(booking: BookingEmail): EmailText {
  const nothing = phrase('There is nothing to pay.');
  return emailText({
    subject: phrase('Booking confirmation {booking}', { booking: bookingNumber(booking) }),
    title: phrase('Your booking is confirmed'),
    preheader: nothing,
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(phrase(`Thank you for booking with ${site}. Here is your confirmed booking:`)),
      bookingItems(booking),
      note({ strong: nothing }),
      button(booking.paymentLink, phrase('See your booking')),
    ],
    ...aboutBooking(booking),
  });
}
