import { formatInstant } from '../core/day.ts';
import { formatMoney } from '../core/money.ts';
import type { BookingLetter } from './booking-letter.ts';
import { bookingIdLine, bookingLines, bookingReason, bookingTable } from './booking-pieces.ts';
import { html } from './html.ts';
import { type LetterText, layout } from './layout.ts';
import { button, linkAsText, note, paragraph, small } from './pieces.ts';
import { greeting, oneLine, plainLetter } from './text.ts';

const hour = 3_600_000;

/** How long the link works: '24 hours' when it is that (S2 §9), 2 without an account, else only until when. */
function validity(payBy: Date, now: Date): string {
  const hours = [24, 2].find((hours) => Math.abs(payBy.getTime() - now.getTime() - hours * hour) <= 60_000);
  return `The payment link works ${hours ? `for ${hours} hours, ` : ''}until ${formatInstant(payBy)} (India time).`;
}

/** How an address is confirmed, where that holds the booking for longer. */
function longer({ keepUntil }: BookingLetter): string[] {
  if (!keepUntil) return [];
  return [
    `Need more time? Open the link and press 'Keep my booking': we then hold it until ${formatInstant(keepUntil)} (India time).`,
  ];
}

/** Confirms a booking that is held but not paid (S2 §7), with the real time until which it is held. */
export function bookingConfirmation(booking: BookingLetter, now: Date): LetterText {
  if (booking.total === 0) return freeConfirmation(booking);
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const payBy = `Pay by ${formatInstant(booking.payBy)} to keep it`;
  const method = `Payment method: ${oneLine(booking.paymentMethodLabel, 60)}`;
  const more =
    booking.customerName === null
      ? 'If you did not book this, you can ignore this email: the booking ends by itself and costs nothing. The name, pick-up location and notes given with it are shown only on the page behind the link.'
      : '';
  const valid = validity(booking.payBy, now);
  return {
    subject: `Booking confirmation ${id}`,
    html: layout({
      title: 'Your booking is held for you',
      preheader: `${formatMoney(booking.total)}. ${payBy}.`,
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        paragraph('Thank you for booking with Padharo. Here is what we are holding for you:'),
        bookingTable(booking),
        note(html`<strong>${payBy}.</strong>`, ' ', valid),
        ...longer(booking).map((text) => paragraph(text)),
        paragraph(method),
        button(booking.paymentLink, `Pay ${formatMoney(booking.total)}`),
        linkAsText(booking.paymentLink),
        ...(more ? [small(more)] : []),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [
        hello,
        `Thank you for booking with Padharo. Here is what we are holding for you:\nBooking ${id}`,
        bookingLines(booking),
        [`${payBy}.`, valid, ...longer(booking), method, booking.paymentLink].join('\n'),
        ...(more ? [more] : []),
      ],
      bookingReason(booking),
    ),
  };
}

/** Confirms a booking that costs nothing: there is no payment to wait for. */
function freeConfirmation(booking: BookingLetter): LetterText {
  const hello = greeting(booking.customerName);
  const id = oneLine(booking.bookingId, 80);
  const thanks = 'Thank you for booking with Padharo. Here is your confirmed booking:';
  const nothing = 'There is nothing to pay.';
  return {
    subject: `Booking confirmation ${id}`,
    html: layout({
      title: 'Your booking is confirmed',
      preheader: nothing,
      body: [
        bookingIdLine(booking),
        paragraph(hello),
        paragraph(thanks),
        bookingTable(booking),
        note(html`<strong>${nothing}</strong>`),
        button(booking.paymentLink, 'See your booking'),
        linkAsText(booking.paymentLink),
      ],
      reason: bookingReason(booking),
    }),
    plain: plainLetter(
      [
        hello,
        `${thanks}\nBooking ${id}`,
        bookingLines(booking),
        `${nothing}\nSee your booking: ${booking.paymentLink}`,
      ],
      bookingReason(booking),
    ),
  };
}
