import { type Clash, clashesOf } from '../../service/booking/trip/clashes.ts';
import { stopOf } from '../../service/booking/trip/stop.ts';
import type { QuoteLineWire, QuoteWire } from '../../service/booking/wire.ts';
import { dayText, rupees } from '../booking/show.ts';
import type { CartLine } from './cart-rules.ts';
import { quotedLine } from './price-changes.ts';

export interface CartDay {
  /** '' for lines that have no day. */
  readonly day: string;
  readonly heading: string;
  readonly lines: readonly CartLine[];
}

/** The lines under the days on which they begin, in the order of those; of one day as they were added. */
export function cartDays(lines: readonly CartLine[]): CartDay[] {
  const days = [...new Set(lines.map(({ selectedDate }) => selectedDate))].sort((a, b) =>
    a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1,
  );
  return days.map((day) => ({
    day,
    heading: day === '' ? 'No date yet' : dayText(day),
    lines: lines.filter(({ selectedDate }) => selectedDate === day),
  }));
}

/** What clashes in the cart as it was quoted; the keys of the stops are those of the lines. */
export function cartClashes(lines: readonly CartLine[], quote: QuoteWire | null): Clash[] {
  const stops = lines.flatMap((line) => {
    const quoted = quotedLine(quote, line);
    return (quoted && stopOf(line.cartId, quoted)) ?? [];
  });
  return clashesOf(stops);
}

/** 'with Cleaning fee ₹500 and Service fee ₹500', each time; '' where there are none. */
export function feesText({ fees = [] }: Pick<QuoteLineWire, 'fees'>): string {
  const named = fees.filter(({ amount }) => amount > 0).map(({ name, amount }) => `${name}\u00a0${rupees(amount)}`);
  return named.length > 0 ? `with ${named.join(' and ')}` : '';
}
