import { csvOf } from '../../core/csv.ts';
import { toRupees } from '../../core/money.ts';
import type { SelectedBooking } from './list-selected-bookings.ts';

const heads = [
  'Booking',
  'Booked by',
  'Lead traveller',
  'Email',
  'Phone',
  'Booked at',
  'First day',
  'Last day',
  'Items',
  'Guests',
  'Special requests',
  'Status',
  'Payment',
  'Total (INR)',
  'Balance due (INR)',
];

/** Bookings as a CSV file, a line each. No text runs as a formula. */
export function bookingsCsv(bookings: readonly SelectedBooking[]): string {
  return csvOf(
    heads,
    bookings.map((booking) => [
      booking.bookingId,
      booking.name,
      booking.leadTraveller,
      booking.email,
      booking.phone,
      booking.madeAt,
      booking.firstDay,
      booking.lastDay,
      booking.lines.map(({ name, optionName }) => [name, optionName].filter(Boolean).join(', ')).join('; '),
      booking.lines.map(({ who }) => who).join('; '),
      booking.requests,
      booking.status,
      booking.paymentState,
      toRupees(booking.total),
      toRupees(booking.toPay),
    ]),
  );
}
