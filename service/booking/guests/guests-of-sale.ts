import { invalid } from '../../core/app-error.ts';
import type { PricedLine } from '../pricing/quote.ts';
import type { SaleGuests } from './guest-bodies.ts';
import { type GuestLine, type LineGuests, mergeLineGuests, noLineGuests } from './guest-details.ts';

/** Returns a priced line as far as its guest details are concerned. */
export function guestLineOf({ offer, item }: PricedLine): GuestLine {
  const { name, type, guests, asksNames = false } = offer;
  return { name, type, guests, quantity: item.quantity, asksNames };
}

/**
 * Returns the guest details sent with the sale, for each line. Throws ValidationError for details that a line does not
 * require.
 */
export function guestsOfSale(lines: readonly PricedLine[], input: SaleGuests['items'] = []): LineGuests[] {
  const beyond = input.find(({ item }) => item >= lines.length);
  if (beyond) throw invalid(`The cart has no item ${beyond.item}`);
  return lines.map((line, position) => {
    const index = input.findLastIndex(({ item }) => item === position);
    const lineInput = input[index];
    return lineInput
      ? mergeLineGuests(guestLineOf(line), noLineGuests, lineInput, ['details', 'items', String(index)])
      : noLineGuests;
  });
}
