import { adminBookingsCsvTexts } from '../../../messages/en/admin/bookings-csv.ts';
import type { Translate } from '../../../messages/translate.ts';
import { csvOf } from '../../core/csv.ts';
import { toRupees } from '../../core/money.ts';
import type { SelectedBooking } from './list-selected-bookings.ts';

/** Bookings as a CSV file, a line each. No text runs as a formula. */
export function bookingsCsv(t: Translate, bookings: readonly SelectedBooking[]): string {
  return csvOf(
    [
      t(adminBookingsCsvTexts.booking),
      t(adminBookingsCsvTexts.bookedBy),
      t(adminBookingsCsvTexts.leadTraveller),
      t(adminBookingsCsvTexts.email),
      t(adminBookingsCsvTexts.phone),
      t(adminBookingsCsvTexts.bookedAt),
      t(adminBookingsCsvTexts.firstDay),
      t(adminBookingsCsvTexts.lastDay),
      t(adminBookingsCsvTexts.items),
      t(adminBookingsCsvTexts.guests),
      t(adminBookingsCsvTexts.specialRequests),
      t(adminBookingsCsvTexts.status),
      t(adminBookingsCsvTexts.payment),
      t(adminBookingsCsvTexts.total),
      t(adminBookingsCsvTexts.balanceDue),
    ],
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
