import type { BookingLine } from '../model/booking.ts';

/** Returns the row of a line; `toBookingLine` is its inverse. */
export function lineRow(bookingId: number, line: Omit<BookingLine, 'id'>) {
  return {
    booking_id: bookingId,
    position: line.position,
    state: line.state,
    ended_in: line.endedIn,
    retained_paise: line.retained,
    product_type: line.type,
    product_id: line.productId,
    sellable_id: line.sellableId,
    name: line.name,
    option_name: line.optionName,
    location: line.location,
    image_url: line.imageUrl,
    start_day: line.startDay,
    end_day: line.endDay,
    slot: line.slot,
    units: line.units,
    quantity: line.quantity,
    guests: line.guests,
    unit_paise: line.unit,
    subtotal_paise: line.subtotal,
    tax_paise: line.tax,
    arrival_time: line.arrivalTime,
    guest_names: [...line.guestNames],
    details: JSON.stringify(line.details),
  };
}
