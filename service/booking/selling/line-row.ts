import { kindOf } from '../../catalog/kinds.ts';
import type { Take } from '../../stock/stock.ts';
import type { LineGuests } from '../guests/guest-details.ts';
import type { EmailBooking } from '../lifecycle/booking-emails.ts';
import type { LineDetails } from '../line-details.ts';
import type { PricedLine } from '../pricing/quote.ts';

/** Returns the row of a priced line, with the names, prices and terms of that moment. */
export function lineRow(bookingId: number, line: PricedLine, position: number, guests: LineGuests) {
  const { offer } = line;
  return {
    booking_id: bookingId,
    position,
    product_type: offer.type,
    product_id: offer.productId,
    sellable_id: offer.sellableId,
    name: offer.name,
    option_name: offer.optionName,
    location: offer.location,
    image_url: offer.imageUrl,
    start_day: offer.startDay,
    end_day: offer.endDay,
    slot: offer.slot,
    units: offer.unitsEach,
    quantity: line.item.quantity,
    guests: offer.guests,
    unit_paise: line.unit,
    subtotal_paise: line.subtotal,
    tax_paise: line.tax,
    arrival_time: guests.arrivalTime,
    guest_names: [...guests.guestNames],
    details: JSON.stringify(lineDetailsOf(line)),
  };
}

function lineDetailsOf({ item, offer, nightly, fees, taxes }: PricedLine): LineDetails {
  // vehicles have a pick-up location
  const place = kindOf(offer.type).dates === 'days' ? item.pickupLocation : undefined;
  const { cancellation, supply, slug, documentId, label, parts, language, duration, venue, plan = [] } = offer;
  return {
    nightly: [...nightly],
    fees: [...fees],
    parts: [...parts],
    taxes: [...taxes],
    cancellation: { ...cancellation, schedule: [...cancellation.schedule] },
    supply,
    slug,
    documentId,
    label,
    language,
    duration,
    venue,
    pickup: place === undefined ? null : { place },
    chosenForThem: [...(offer.chosenForThem ?? [])],
    asksNames: offer.asksNames ?? false,
    plan: [...plan],
  };
}

/** Returns the line for emails, without reading it from the database. */
export function emailLine(line: PricedLine): EmailBooking['lines'][number] {
  const { type, name, optionName, location, startDay, endDay, slot, unitsEach: units, guests } = line.offer;
  const { quantity } = line.item;
  const own = { type, name, optionName, location, startDay, endDay, slot, units, guests, quantity };
  return { ...own, subtotal: line.subtotal, tax: line.tax, details: lineDetailsOf(line) };
}

/** Returns the stock that a priced line takes. */
export function takesOfPricedLine({ offer, unitsPerDay }: PricedLine, lineId: number): Take[] {
  return offer.days.map((day) => ({ lineId, sellableId: offer.sellableId, day, slot: offer.slot, units: unitsPerDay }));
}
