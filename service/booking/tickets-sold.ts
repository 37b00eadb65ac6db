import { kindOf, type ProductType } from '../catalog/kinds.ts';
import type { Part } from '../catalog/price.ts';
import { type Paise, paiseOf, toRupees } from '../core/money.ts';
import type { TicketWire } from './quote-wire.ts';

/** The tickets of a line at what each costs; rooms and cars are no tickets. */
export function ticketsSold(line: {
  type: ProductType;
  parts: readonly Part[];
  nightly: readonly { price: Paise }[];
}): TicketWire[] {
  if (!kindOf(line.type).tickets) return [];
  const dayPrice = line.nightly[0]?.price ?? 0;
  return line.parts.map(({ name, count, price }) => ({ name, count, price: toRupees(paiseOf(price ?? dayPrice)) }));
}
