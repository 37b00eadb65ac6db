import type { BookingLimits } from '../../catalog/settings/booking-limits.ts';
import { AppError } from '../../core/app-error.ts';
import { formatMoney, fromRupees, paiseOf } from '../../core/money.ts';
import { overShare } from './share.ts';
import {
  type Asked,
  type NetworkUnpaid,
  nothingUnpaid,
  type Payer,
  type Refused,
  type Taken,
  takenBy,
  type Unpaid,
} from './unpaid.ts';

/**
 * Why this sale would hold more than one buyer can hold unpaid (STOCK-7), as a RateLimitError with what to
 * do; undefined when it does not.
 */
export function overBudget(buyer: Payer, unpaid: Unpaid, asked: Asked, limits: BookingLimits): AppError | undefined {
  const { nextEnd } = unpaid;
  const retryAfter = nextEnd ? Math.ceil((nextEnd.getTime() - asked.now.getTime()) / 1000) : undefined;
  const refused = overSums(buyer, unpaid, asked, limits) ?? overShare(asked, unpaid, limits);
  if (!refused) return undefined;
  const { message, ...details } = refused;
  return new AppError('RateLimitError', message, { ...details, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

/** Why nobody can book that cart to pay later, whatever else they hold; null when somebody can. */
export function whyNotLater(
  { quote, stock, now }: Pick<Asked, 'quote' | 'stock' | 'now'>,
  limits: BookingLimits,
): string | null {
  if (quote.total === 0) return null;
  const asked = { quote, stock, now, paysNow: false, takes: takenBy(quote) };
  return overBudget(anybody, nothingUnpaid, asked, limits)?.message ?? null;
}

const anybody: Payer = { userId: 0, mailbox: '', networks: [] };

function overSums(buyer: Payer, unpaid: Unpaid, asked: Asked, limits: BookingLimits): Refused | undefined {
  const { quote, takes, paysNow } = asked;
  if (!takes) return undefined;
  const guest = buyer.userId === null;
  // what costs nothing waits for no payment, and is not given back by the clock
  if (quote.total === 0)
    return unpaid.free + takes.units > limits.unpaidUnits
      ? { message: tooMuchFree(limits.unpaidUnits), reason: 'free-of-charge' }
      : undefined;
  if (!paysNow && unpaid.bookings >= limits.unpaidPerBuyer)
    return { message: tooMany(unpaid.bookings, guest), reason: 'unpaid-bookings' };
  if (guest && unpaid.networks.some(({ guests, times }) => guests >= limits.unpaidWithoutAccount * times))
    return {
      message:
        'Many bookings from your network are not paid yet. Please sign in and book with your account, or try again later.',
      reason: 'network',
    };
  if (!paysNow && unpaid.networks.some(({ bookings, times }) => bookings >= limits.unpaidPerNetwork * times))
    return { message: busyNetwork(paysNow), reason: 'network' };
  const allowed = allowedTo(limits, paysNow && !guest ? limits.payNowTimes : 1);
  if (unpaid.units + takes.units > allowed.units || unpaid.paise + takes.paise > allowed.paise)
    return { message: tooMuch(unpaid, takes, allowed, { paysNow, guest }), reason: 'unpaid-sum' };
  const isOver = ({ units, paise, times }: NetworkUnpaid) =>
    units + takes.units > allowed.units * limits.networkTimes * times ||
    paise + takes.paise > allowed.paise * limits.networkTimes * times;
  return unpaid.networks.some(isOver) ? { message: busyNetwork(paysNow || guest), reason: 'network' } : undefined;
}

const allowedTo = ({ unpaidUnits, unpaidRupees }: BookingLimits, times: number): Taken => ({
  units: unpaidUnits * times,
  paise: fromRupees(unpaidRupees) * times,
});

function tooMany(count: number, guest: boolean): string {
  const which = count === 1 ? 'A booking' : `${count} bookings`;
  return guest
    ? `${which} for this email address still ${count === 1 ? 'waits' : 'wait'} for payment. Please pay for one first, or try again later.`
    : `${which} of yours still ${count === 1 ? 'waits' : 'wait'} for payment. Please choose Pay now, or pay for one or cancel one on your dashboard.`;
}

const busyNetwork = (paysNow: boolean) =>
  paysNow
    ? 'Many bookings from your network are not paid yet. Please try again later.'
    : 'Many bookings from your network are not paid yet. Please choose Pay now, or try again later.';

const tooMuchFree = (most: number) =>
  `One person can have at most ${most} nights, places and vehicle days free of charge at once. Please book fewer.`;

/** What is too much, and the way out: who pays now can take more, who has an account too. */
function tooMuch(
  unpaid: Taken,
  takes: Taken,
  allowed: Taken,
  { paysNow, guest }: { paysNow: boolean; guest: boolean },
): string {
  const counts = unpaid.units + takes.units > allowed.units;
  const [all, most] = counts
    ? [`${unpaid.units + takes.units} nights, places and vehicle days`, allowed.units.toLocaleString('en-IN')]
    : [formatMoney(paiseOf(unpaid.paise + takes.paise)), formatMoney(paiseOf(allowed.paise))];
  const together = unpaid.units > 0 ? 'With what you have not paid for yet, this comes to' : 'This comes to';
  const way = guest
    ? 'Please book less, or sign in and choose Pay now.'
    : paysNow
      ? 'Please book less, or pay for what you hold and then book the rest.'
      : 'Please choose Pay now, or book less.';
  return `${together} ${all}; at most ${most} can wait for payment at once. ${way}`;
}
