import type { BookingLimits } from '../../catalog/settings/booking-limits.ts';
import { AppError } from '../../core/app-error.ts';
import { formatMoney, fromRupees, paiseOf } from '../../core/money.ts';
import { shareRefusal } from './stock-share.ts';
import {
  type BuyerIdentity,
  type LimitedSale,
  type LimitRefusal,
  type NetworkUnpaid,
  nothingUnpaid,
  type SaleVolume,
  type Unpaid,
  volumeOf,
} from './unpaid.ts';

/**
 * Returns a RateLimitError with advice if this sale exceeds what one buyer can hold unpaid (STOCK-7), else undefined.
 */
export function unpaidLimitError(
  buyer: BuyerIdentity,
  unpaid: Unpaid,
  sale: LimitedSale,
  limits: BookingLimits,
): AppError | undefined {
  const { nextEnd } = unpaid;
  const retryAfter = nextEnd ? Math.ceil((nextEnd.getTime() - sale.now.getTime()) / 1000) : undefined;
  const refusal = sumRefusal(buyer, unpaid, sale, limits) ?? shareRefusal(sale, unpaid, limits);
  if (!refusal) return undefined;
  const { message, ...details } = refusal;
  return new AppError('RateLimitError', message, { ...details, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

/** Returns why no buyer at all could book that cart to pay later; null if it is possible. */
export function payLaterProblem(
  { quote, stock, now }: Pick<LimitedSale, 'quote' | 'stock' | 'now'>,
  limits: BookingLimits,
): string | null {
  if (quote.total === 0) return null;
  const sale = { quote, stock, now, paysNow: false, volume: volumeOf(quote) };
  return unpaidLimitError(anyBuyer, nothingUnpaid, sale, limits)?.message ?? null;
}

const anyBuyer: BuyerIdentity = { userId: 0, mailbox: '', networks: [] };

function sumRefusal(
  buyer: BuyerIdentity,
  unpaid: Unpaid,
  sale: LimitedSale,
  limits: BookingLimits,
): LimitRefusal | undefined {
  const { quote, volume, paysNow } = sale;
  if (!volume) return undefined;
  const guest = buyer.userId === null;
  // bookings free of charge never expire, so they have a limit of their own
  if (quote.total === 0)
    return unpaid.free + volume.units > limits.unpaidUnits
      ? { message: tooMuchFree(limits.unpaidUnits), reason: 'free-of-charge' }
      : undefined;
  if (!paysNow && unpaid.bookings >= limits.unpaidPerBuyer)
    return { message: tooMany(unpaid.bookings, guest), reason: 'unpaid-bookings' };
  if (guest && unpaid.networks.some(({ guests, times }) => guests >= limits.unpaidWithoutAccount * times))
    return {
      message: 'There are too many unpaid bookings from your network. Sign in to book, or try again later.',
      reason: 'network',
    };
  if (!paysNow && unpaid.networks.some(({ bookings, times }) => bookings >= limits.unpaidPerNetwork * times))
    return { message: busyNetwork(paysNow), reason: 'network' };
  const allowed = allowedVolume(limits, paysNow && !guest ? limits.payNowTimes : 1);
  if (unpaid.units + volume.units > allowed.units || unpaid.paise + volume.paise > allowed.paise)
    return { message: tooMuch(unpaid, volume, allowed, { paysNow, guest }), reason: 'unpaid-sum' };
  const isOver = ({ units, paise, times }: NetworkUnpaid) =>
    units + volume.units > allowed.units * limits.networkTimes * times ||
    paise + volume.paise > allowed.paise * limits.networkTimes * times;
  return unpaid.networks.some(isOver) ? { message: busyNetwork(paysNow || guest), reason: 'network' } : undefined;
}

const allowedVolume = ({ unpaidUnits, unpaidRupees }: BookingLimits, times: number): SaleVolume => ({
  units: unpaidUnits * times,
  paise: fromRupees(unpaidRupees) * times,
});

function tooMany(count: number, guest: boolean): string {
  const which = count === 1 ? 'A booking' : `${count} bookings`;
  return guest
    ? `${which} for this email address ${count === 1 ? 'is' : 'are'} unpaid. Pay for one first, or try again later.`
    : `${which} of yours ${count === 1 ? 'is' : 'are'} unpaid. Choose Pay now, or pay for one or cancel one on your dashboard.`;
}

const busyNetwork = (paysNow: boolean) =>
  paysNow
    ? 'There are too many unpaid bookings from your network. Try again later.'
    : 'There are too many unpaid bookings from your network. Choose Pay now, or try again later.';

const tooMuchFree = (most: number) =>
  `One person can have at most ${most} nights, places and vehicle days free of charge at once. Book fewer.`;

/** The message for too much held unpaid, with advice: paying at once and signing in raise the limit. */
function tooMuch(
  unpaid: SaleVolume,
  volume: SaleVolume,
  allowed: SaleVolume,
  { paysNow, guest }: { paysNow: boolean; guest: boolean },
): string {
  const counts = unpaid.units + volume.units > allowed.units;
  const [all, most] = counts
    ? [`${unpaid.units + volume.units} nights, places and vehicle days`, allowed.units.toLocaleString('en-IN')]
    : [formatMoney(paiseOf(unpaid.paise + volume.paise)), formatMoney(paiseOf(allowed.paise))];
  const together = unpaid.units > 0 ? 'With your unpaid bookings, this is' : 'This is';
  const way = guest
    ? 'Book less, or sign in and choose Pay now.'
    : paysNow
      ? 'Book less, or pay for your unpaid bookings and then book the rest.'
      : 'Choose Pay now, or book less.';
  return `${together} ${all}. At most ${most} can be unpaid at once. ${way}`;
}
