import { kindOf } from '../../catalog/kinds.ts';
import type { Take } from '../../stock/stock.ts';
import type { UnsavedLine } from './booking.ts';
import type { LineGuests } from './guest-details.ts';
import type { LineDetails } from './line-details.ts';
import type { PricedLine } from './quote.ts';

/** Returns a priced line as it is booked, with the names, prices and terms of that moment. */
export function bookedLine(line: PricedLine, position: number, guests: LineGuests): UnsavedLine {
  const { offer, item, unit, subtotal, tax } = line;
  return {
    position,
    type: offer.type,
    productId: offer.productId,
    sellableId: offer.sellableId,
    name: offer.name,
    optionName: offer.optionName,
    location: offer.location,
    imageUrl: offer.imageUrl,
    startDay: offer.startDay,
    endDay: offer.endDay,
    slot: offer.slot,
    units: offer.units,
    quantity: item.quantity,
    guests: offer.guests,
    unit,
    subtotal,
    tax,
    details: lineDetailsOf(line),
    arrivalTime: guests.arrivalTime,
    guestNames: guests.guestNames,
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
    meetingPoint: offer.meetingPoint ?? null,
    chosenForThem: [...(offer.chosenForThem ?? [])],
    asksNames: offer.asksNames ?? false,
    plan: [...plan],
  };
}

/** Returns the stock that a priced line takes. */
export function takesOfPricedLine({ offer, unitsPerDay }: PricedLine, lineId: number): Take[] {
  return offer.days.map((day) => ({ lineId, sellableId: offer.sellableId, day, slot: offer.slot, units: unitsPerDay }));
}
