import { bookingLimitsTexts } from '../../../messages/en/booking-limits.ts';
import type { Translate } from '../../../messages/translate.ts';
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
  t: Translate,
  buyer: BuyerIdentity,
  unpaid: Unpaid,
  sale: LimitedSale,
  limits: BookingLimits,
): AppError | undefined {
  const { nextEnd } = unpaid;
  const retryAfter = nextEnd ? Math.ceil((nextEnd.getTime() - sale.now.getTime()) / 1000) : undefined;
  const refusal = sumRefusal(t, buyer, unpaid, sale, limits) ?? shareRefusal(t, sale, unpaid, limits);
  if (!refusal) return undefined;
  const { message, ...details } = refusal;
  return new AppError('RateLimitError', message, { ...details, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

/** Returns why no buyer at all could book that cart to pay later; null if it is possible. */
export function payLaterProblem(
  t: Translate,
  { quote, stock, now }: Pick<LimitedSale, 'quote' | 'stock' | 'now'>,
  limits: BookingLimits,
): string | null {
  if (quote.total === 0) return null;
  const sale = { quote, stock, now, paysNow: false, volume: volumeOf(quote) };
  return unpaidLimitError(t, anyBuyer, nothingUnpaid, sale, limits)?.message ?? null;
}

const anyBuyer: BuyerIdentity = { userId: 0, mailbox: '', networks: [] };

function sumRefusal(
  t: Translate,
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
      ? { message: t(bookingLimitsTexts.mostFree, { most: limits.unpaidUnits }), reason: 'free-of-charge' }
      : undefined;
  if (!paysNow && unpaid.bookings >= limits.unpaidPerBuyer)
    return {
      message: t(guest ? bookingLimitsTexts.unpaidOfGuest : bookingLimitsTexts.unpaidBookings, {
        count: unpaid.bookings,
      }),
      reason: 'unpaid-bookings',
    };
  if (guest && unpaid.networks.some(({ guests, times }) => guests >= limits.unpaidWithoutAccount * times))
    return { message: t(bookingLimitsTexts.guestsOfNetwork), reason: 'network' };
  if (!paysNow && unpaid.networks.some(({ bookings, times }) => bookings >= limits.unpaidPerNetwork * times))
    return { message: t(busyNetwork(paysNow)), reason: 'network' };
  const allowed = allowedVolume(limits, paysNow && !guest ? limits.payNowTimes : 1);
  if (unpaid.units + volume.units > allowed.units || unpaid.paise + volume.paise > allowed.paise) {
    const advice = tooMuch[unpaid.units > 0 ? 'together' : 'alone'][guest ? 'guest' : paysNow ? 'now' : 'later'];
    return { message: t(advice, sumsOf(t, unpaid, volume, allowed)), reason: 'unpaid-sum' };
  }
  const isOver = ({ units, paise, times }: NetworkUnpaid) =>
    units + volume.units > allowed.units * limits.networkTimes * times ||
    paise + volume.paise > allowed.paise * limits.networkTimes * times;
  return unpaid.networks.some(isOver) ? { message: t(busyNetwork(paysNow || guest)), reason: 'network' } : undefined;
}

const allowedVolume = ({ unpaidUnits, unpaidRupees }: BookingLimits, times: number): SaleVolume => ({
  units: unpaidUnits * times,
  paise: fromRupees(unpaidRupees) * times,
});

const busyNetwork = (paysNow: boolean) =>
  paysNow ? bookingLimitsTexts.busyNetwork : bookingLimitsTexts.busyNetworkLater;

/** The messages for too much held unpaid, with advice: paying at once and signing in raise the limit. */
const tooMuch = {
  alone: { guest: bookingLimitsTexts.sumOfGuest, now: bookingLimitsTexts.sumNow, later: bookingLimitsTexts.sumLater },
  together: {
    guest: bookingLimitsTexts.togetherOfGuest,
    now: bookingLimitsTexts.togetherNow,
    later: bookingLimitsTexts.togetherLater,
  },
} as const;

/** What the buyer would hold unpaid, and the most: in units if those are too many, otherwise in money. */
function sumsOf(t: Translate, unpaid: SaleVolume, volume: SaleVolume, allowed: SaleVolume) {
  const units = unpaid.units + volume.units;
  return units > allowed.units
    ? { sum: t(bookingLimitsTexts.days, { count: units }), most: allowed.units.toLocaleString('en-IN') }
    : { sum: formatMoney(paiseOf(unpaid.paise + volume.paise)), most: formatMoney(paiseOf(allowed.paise)) };
}
