import { invalid } from '../../core/app-error.ts';
import type { PricedLine } from '../pricing/quote.ts';
import type { SoldGuests } from './guest-bodies.ts';
import { type GuestLine, type LineGuests, nobodyNamed, toldOfLine } from './guest-details.ts';

/** A line as it is priced, as far as its guests go. */
export function guestLineOf({ offer, item }: PricedLine): GuestLine {
  const { name, type, guests, asksNames = false } = offer;
  return { name, type, guests, quantity: item.quantity, asksNames };
}

/** What was told with the sale of each of the lines. Throws ValidationError for what a line does not ask. */
export function guestsOfSale(lines: readonly PricedLine[], told: SoldGuests['items'] = []): LineGuests[] {
  const beyond = told.find(({ item }) => item >= lines.length);
  if (beyond) throw invalid(`The cart has no item ${beyond.item}`);
  return lines.map((line, place) => {
    const index = told.findLastIndex(({ item }) => item === place);
    const one = told[index];
    return one ? toldOfLine(guestLineOf(line), nobodyNamed, one, ['details', 'items', String(index)]) : nobodyNamed;
  });
}
