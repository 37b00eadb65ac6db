import { kindOf } from '../../catalog/kinds.ts';
import { type BookingLimits, shareOf } from '../../catalog/settings/booking-limits.ts';
import { AppError } from '../../core/app-error.ts';
import { keyOf, type Stock, type Take, unitsByKey } from '../../stock/stock.ts';
import { type PricedLine, type Quote, whenOf } from '../pricing/quote.ts';

/** Under which names a buyer is counted. */
export interface Payer {
  readonly userId: number | null;
  /** Folded (`mailboxOf`). */
  readonly mailbox: string;
  readonly network: string | null;
}

/** What a buyer holds unpaid beside the sale in question. */
export interface Unpaid {
  /** Bookings of the account or address. */
  readonly own: number;
  /** Bookings of the network without an account. */
  readonly guestsOfNetwork: number;
  readonly ofNetwork: number;
  /** When the first of them ends. */
  readonly nextEnd: Date | null;
  /** Units of stock by `keyOf`; what was free of charge counts too. */
  readonly units: ReadonlyMap<string, number>;
}

/** The same beside the change of a booking, which gives back what it holds; `counted`: the booking is unpaid itself. */
export function besideChange(unpaid: Unpaid, counted: boolean, held: readonly Take[]): Unpaid {
  const given = unitsByKey(held);
  const keys = new Set([...unpaid.units.keys(), ...given.keys()]);
  const less = (count: number) => Math.max(0, counted ? count - 1 : count);
  return {
    own: less(unpaid.own),
    guestsOfNetwork: less(unpaid.guestsOfNetwork),
    ofNetwork: less(unpaid.ofNetwork),
    nextEnd: unpaid.nextEnd,
    units: new Map([...keys].map((key) => [key, (unpaid.units.get(key) ?? 0) - (given.get(key) ?? 0)])),
  };
}

/**
 * Why this sale would hold more than one buyer can hold unpaid (PRODUCT.md, Inventory), as a RateLimitError with what to
 * do; undefined when it does not.
 */
export function overBudget(
  buyer: Payer,
  unpaid: Unpaid,
  sale: { quote: Quote; stock: ReadonlyMap<string, Stock>; now: Date },
  limits: BookingLimits,
): AppError | undefined {
  const guest = buyer.userId === null;
  const retryAfter = unpaid.nextEnd ? Math.ceil((unpaid.nextEnd.getTime() - sale.now.getTime()) / 1000) : undefined;
  const refuse = (message: string, details: object) =>
    new AppError('RateLimitError', message, { ...details, ...(retryAfter === undefined ? {} : { retryAfter }) });
  // what costs nothing waits for no payment
  if (sale.quote.total > 0) {
    if (unpaid.own >= limits.unpaidPerBuyer) return refuse(tooMany(unpaid.own, guest), { reason: 'unpaid-bookings' });
    if (guest && unpaid.guestsOfNetwork >= limits.unpaidWithoutAccount)
      return refuse(
        'Many bookings from your network are not paid yet. Please sign in and book with your account, or try again later.',
        { reason: 'network' },
      );
    if (unpaid.ofNetwork >= limits.unpaidPerNetwork)
      return refuse(
        'Many bookings from your network are not paid yet. Please pay for one of yours, or try again later.',
        { reason: 'network' },
      );
  }
  const over = overShare(sale, unpaid, limits);
  return over && refuse(over.message, { reason: 'share', most: over.most });
}

function tooMany(count: number, guest: boolean): string {
  const which = count === 1 ? 'A booking' : `${count} bookings`;
  return guest
    ? `${which} for this email address still ${count === 1 ? 'waits' : 'wait'} for payment. Please pay for one first, or try again later.`
    : `${which} of yours still ${count === 1 ? 'waits' : 'wait'} for payment. Please pay for one or cancel one on your dashboard, then book this.`;
}

/** The first line that takes more of its stock than is this buyer's share, and how many it could take. */
function overShare(
  { quote, stock }: { quote: Quote; stock: ReadonlyMap<string, Stock> },
  { units }: Unpaid,
  limits: BookingLimits,
): { message: string; most: number } | undefined {
  const taken = new Map(units);
  for (const line of quote.lines) {
    if (!('offer' in line)) continue;
    const keys = line.offer.days.map((day) => keyOf({ ...line.offer, day }));
    const most = Math.min(
      ...keys.map((key) => shareOf(stock.get(key)?.capacity ?? line.offer.capacity, limits) - (taken.get(key) ?? 0)),
    );
    if (line.unitsPerDay > most) {
      const held = keys.some((key) => units.has(key));
      return { message: shareRefused(line, Math.max(0, most), held, quote.total === 0), most: Math.max(0, most) };
    }
    for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + line.unitsPerDay);
  }
  return undefined;
}

function shareRefused({ offer }: PricedLine, most: number, held: boolean, free: boolean): string {
  const [one, many] = kindOf(offer.type).units;
  const left = `at most ${most} ${most === 1 ? one : many}`;
  const when = whenOf(offer);
  if (free && most === 0) return `${offer.name}: you already have as many ${many} for ${when} as one person can book.`;
  if (free) return `${offer.name}: one person can book ${left} for ${when}. Please book fewer.`;
  if (most === 0)
    return held
      ? `${offer.name}: you already hold as many ${many} for ${when} as can be held unpaid. Please pay for those first.`
      : `${offer.name}: your cart holds more ${many} for ${when} than can be held unpaid. Please book fewer.`;
  return held
    ? `${offer.name}: you hold some ${many} for ${when} unpaid. Please pay for those first, or book ${left} more.`
    : `${offer.name}: ${left} can be held unpaid for ${when}. Please book fewer, or pay for a first booking and then make another.`;
}
