import type { Take } from '../../stock/stock.ts';
import type { Pickup } from '../booking-row.ts';
import type { LineGuests } from '../guests/guest-details.ts';
import type { PricedLine } from '../pricing/quote.ts';

/** The row of a line as it was priced: what it was called, shown and agreed then. */
export function lineRow(
  row: number,
  line: PricedLine,
  position: number,
  { pickup, guests }: { pickup: Pickup | null; guests: LineGuests },
) {
  const { offer } = line;
  return {
    booking_id: row,
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
    details: JSON.stringify({
      nightly: line.nightly,
      fees: line.fees,
      taxes: line.taxes,
      cancellation: offer.cancellation,
      supply: offer.supply,
      slug: offer.slug,
      documentId: offer.documentId,
      label: offer.label,
      parts: offer.parts,
      language: offer.language,
      duration: offer.duration,
      venue: offer.venue,
      pickup,
      asksNames: offer.asksNames ?? false,
    }),
  };
}

/** The stock that a line takes. */
export function takesOf({ offer, unitsPerDay }: PricedLine, lineId: number): Take[] {
  return offer.days.map((day) => ({ lineId, sellableId: offer.sellableId, day, slot: offer.slot, units: unitsPerDay }));
}
