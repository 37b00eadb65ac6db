import { formatMoney, formatPart } from '../core/money.ts';
import { type Block, type Item, paragraph, table } from './blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { house } from './frame-words.ts';
import { oneLine, wordsOf } from './words.ts';

function itemOf(line: BookingLetter['lines'][number]): Item {
  const quantity = line.quantity > 1 ? `Quantity ${line.quantity}` : '';
  const pickUp = line.pickUp ? `Pick-up: ${line.pickUp}` : '';
  const details = [line.option, line.location, line.days, line.guests, pickUp, quantity];
  return {
    label: oneLine(line.label, 40),
    name: oneLine(line.name),
    details: details.map((text) => oneLine(text)).filter(Boolean),
    amount: wordsOf(formatMoney(line.cost)),
  };
}

/** What was booked, line by line, with fees, taxes and total. */
export function bookingItems(booking: BookingLetter): Block {
  const sum = (label: string, amount: BookingLetter['total']) => ({
    label: oneLine(label, 60),
    amount: wordsOf(formatMoney(amount)),
  });
  return {
    kind: 'items',
    items: booking.lines.map(itemOf),
    sums: booking.sums.map(({ label, amount }) => sum(label, amount)),
    total: sum('Total', booking.total),
  };
}

/** What cancelling each line gives back, until when: a sentence, or a table where there is more than one date. */
export function cancellationTerms(booking: BookingLetter): Block[] {
  const many = booking.lines.length > 1;
  return booking.lines.map(({ name, terms: { text, steps } }) => {
    const title = many ? `Cancellation of ${oneLine(name)}` : 'Cancellation';
    if (steps.length === 0) return paragraph({ strong: `${title}: ` }, oneLine(text));
    const rows = steps.map(({ when, back }) => ({ label: when, amount: formatPart(back) }));
    return table(title, [...rows, { label: 'After that', amount: 'Nothing comes back' }]);
  });
}

/** What all letters about a booking say around their own words: which booking it is, and why its buyer gets them. */
export function aboutBooking(booking: BookingLetter): { readonly about: string; readonly reason: string } {
  const id = bookingNumber(booking);
  return {
    about: `Booking ${id}`,
    reason: `You are receiving this email because of your booking ${id} at ${house}.`,
  };
}

export function bookingNumber(booking: BookingLetter): string {
  return oneLine(booking.bookingId, 80);
}
