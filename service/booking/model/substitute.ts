import { sharesOf } from '../../catalog/price.ts';
import type { EqualStay } from '../../catalog/stays/equal-stays.ts';
import { fromRupees, type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { BookingLine } from './booking.ts';
import type { SoldLine } from './line.ts';
import { atOldPrice } from './plan-change.ts';
import type { PricedLine } from './quote.ts';

/** A stay that a traveller can have in place of a refused line, for no more than they paid for it. */
export interface Substitute {
  readonly stay: EqualStay;
  /** As it would be booked. */
  readonly line: PricedLine;
  /** What the traveller gets back, because it is cheaper. */
  readonly refund: Paise;
}

/** How many are offered. */
const mostOffered = 3;

/** Returns the most that the company adds to the price of one line: the setting partner-answers. */
export function mostAdded({ substituteRupees }: { readonly substituteRupees: number }): Paise {
  return fromRupees(substituteRupees);
}

/**
 * Returns a priced room in place of a refused line; undefined if it is not free, or if the company would add more than
 * `most`. A dearer one is sold at the price that was paid, and the company owes its partner the difference. Of a
 * cheaper one the difference is refunded, as far as `left` of the money that came in.
 */
export function substituteOf(
  refused: BookingLine,
  { stay, priced }: { stay: EqualStay; priced: PricedLine },
  { most, left }: { most: Paise; left: Paise },
): Substitute | undefined {
  if (priced.problem !== null) return undefined;
  const dearer = priceOf(priced) - priceOf(refused);
  if (dearer <= 0) return { stay, line: priced, refund: paiseOf(Math.min(0 - dearer, left)) };
  const companyShare = paiseOf(partnerPriceOf(priced) - partnerPriceOf(refused));
  if (Math.max(dearer, companyShare) > most) return undefined;
  const { cancellation } = priced;
  return { stay, line: { ...atOldPrice(refused, priced.selected, priced), cancellation, companyShare }, refund: zero };
}

/** The price without our service fee and tax, from which a partner is paid. */
function partnerPriceOf({ subtotal, tax, fees, quantity }: SoldLine): Paise {
  return sharesOf({ subtotal, tax, fees, quantity }, undefined, true).price;
}

const priceOf = ({ subtotal, tax }: Pick<SoldLine, 'subtotal' | 'tax'>): Paise => sum([subtotal, tax]);

/**
 * Returns the substitutes that are offered: of each stay the room whose price is closest to what was paid, of the first
 * three stays.
 */
export function offeredOf(refused: BookingLine, all: readonly { room: PricedLine; substitute: Substitute }[]) {
  const away = ({ room }: (typeof all)[number]) => Math.abs(priceOf(room) - priceOf(refused));
  return [...Map.groupBy(all, ({ substitute }) => substitute.stay).values()].slice(0, mostOffered).flatMap((rooms) => {
    const [closest] = rooms.toSorted((a, b) => away(a) - away(b));
    return closest ? [closest.substitute] : [];
  });
}
