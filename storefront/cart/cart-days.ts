import { type Clash, clashesOf } from '../../service/booking/trip/clashes.ts';
import { stopOf } from '../../service/booking/trip/stop.ts';
import type { QuoteLineWire, QuoteWire } from '../../service/booking/wire.ts';
import { rupees } from '../booking/show.ts';
import type { CartLine } from './cart-rules.ts';
import { quotedLine } from './price-changes.ts';

/** Clashes in the quoted cart; stops have the keys of their lines. */
export function cartClashes(lines: readonly CartLine[], quote: QuoteWire | null): Clash[] {
  const stops = lines.flatMap((line) => {
    const quoted = quotedLine(quote, line);
    return (quoted && stopOf(line.cartId, quoted)) ?? [];
  });
  return clashesOf(stops);
}

/** 'with Cleaning fee ₹500 and Service fee ₹500' for one unit; '' if there are no fees. */
export function feesText({ fees = [] }: Pick<QuoteLineWire, 'fees'>): string {
  const named = fees.filter(({ amount }) => amount > 0).map(({ name, amount }) => `${name}\u00a0${rupees(amount)}`);
  return named.length > 0 ? `with ${named.join(' and ')}` : '';
}
