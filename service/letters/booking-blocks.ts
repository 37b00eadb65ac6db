import { formatMoney } from '../core/money.ts';
import type { Block, Item } from './blocks.ts';
import type { BookingLetter } from './booking-letter.ts';
import { oneLine, wordsOf } from './words.ts';

function itemOf(line: BookingLetter['lines'][number]): Item {
  const quantity = line.quantity > 1 ? `Quantity ${line.quantity}` : '';
  const pickUp = line.pickUp ? `Pick-up: ${line.pickUp}` : '';
  const details = [line.option, line.location, line.days, line.guests, pickUp, quantity];
  return {
    label: oneLine(line.label, 40),
    name: oneLine(line.name),
    details: details.map((text) => oneLine(text)).filter(Boolean),
    amount: wordsOf(formatMoney(line.total)),
  };
}

/** What was booked, line by line, with tax and total. */
export function bookingItems(booking: BookingLetter): Block {
  const sum = (label: string, amount: BookingLetter['total']) => ({
    label: oneLine(label, 60),
    amount: wordsOf(formatMoney(amount)),
  });
  return {
    kind: 'items',
    items: booking.lines.map(itemOf),
    sums: [sum('Subtotal', booking.subtotal), sum(booking.taxName, booking.tax)],
    total: sum('Total', booking.total),
  };
}

/** What all letters about a booking say around their own words: which booking it is, and why its buyer gets them. */
export function aboutBooking(booking: BookingLetter): { readonly about: string; readonly reason: string } {
  const id = bookingNumber(booking);
  return {
    about: `Booking ${id}`,
    reason: `You are receiving this email because of your booking ${id} at Padharo.`,
  };
}

export function bookingNumber(booking: BookingLetter): string {
  return oneLine(booking.bookingId, 80);
}
