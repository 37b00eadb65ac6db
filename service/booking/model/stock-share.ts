import { kindOf } from '../../catalog/kinds.ts';
import { type BookingLimits, shareOf } from '../../catalog/settings/booking-limits.ts';
import { keyOf } from '../../stock/stock.ts';
import { isPriced, type PricedLine, whenOf } from './quote.ts';
import type { HeldStock, LimitedSale, LimitRefusal, Unpaid } from './unpaid.ts';

/** How often a buyer may exceed their share of the same stock within an hour by choosing to pay now, without paying. */
const payNowTries = 2;

/**
 * Returns a refusal for the first line that takes more of its stock than one buyer can hold to pay later: more than
 * their share of a day, or all of it on too many days. Buyers who pay now can hold everything, unless they did so
 * before and did not pay.
 */
export function shareRefusal(
  { quote, stock, paysNow }: Pick<LimitedSale, 'quote' | 'stock' | 'paysNow'>,
  { held, ended }: Pick<Unpaid, 'held' | 'ended'>,
  limits: BookingLimits,
): LimitRefusal | undefined {
  const taken = new Map<string, HeldStock>(held);
  for (const line of quote.lines) {
    if (!isPriced(line)) continue;
    const { sellableId, slot, capacity } = line;
    const keys = line.days.map((day) => ({ sellableId, day, slot }));
    const before = keys.map((key) => {
      const now = stock.get(keyOf(key))?.capacity ?? capacity;
      return { ...key, capacity: now, units: taken.get(keyOf(key))?.units ?? 0 };
    });
    for (const one of before) taken.set(keyOf(one), { ...one, units: one.units + line.unitsPerDay });
    const again = keys.some((key) => (ended.get(keyOf(key)) ?? 0) >= payNowTries);
    if (paysNow && quote.total > 0 && !again) continue;
    const most = Math.max(0, Math.min(...before.map((one) => shareOf(one.capacity, limits) - one.units)));
    const alone = { held: keys.some((key) => (held.get(keyOf(key))?.units ?? 0) > 0), again };
    if (line.unitsPerDay > most)
      return { message: shareMessage(line, most, { ...alone, free: quote.total === 0 }), reason: 'share', most };
    const whole = [...taken.values()].filter((one) => one.sellableId === sellableId && one.units >= one.capacity);
    const adds = whole.some((one) => keys.some((key) => keyOf(key) === keyOf(one)));
    if (quote.total > 0 && adds && whole.length > limits.allOfStockNights)
      return { message: wholeStockMessage(line, limits.allOfStockNights, again), reason: 'whole-stock' };
  }
  return undefined;
}

/** For buyers who held it twice to pay now. */
const repeatedHold = 'we held them for you twice within the hour and did not receive your payment.';

function shareMessage(
  line: PricedLine,
  most: number,
  { held, free, again }: { held: boolean; free: boolean; again: boolean },
): string {
  const [one, many] = kindOf(line.type).units;
  const left = `at most ${most} ${most === 1 ? one : many}`;
  const when = whenOf(line);
  if (free && most === 0) return `${line.name}: you already have the most ${many} one person can book for ${when}.`;
  if (free) return `${line.name}: one person can book ${left} for ${when}. Book fewer.`;
  if (again)
    return `${line.name}: ${repeatedHold} For now you can book ${left} for ${when}. For more, try again later.`;
  if (most === 0)
    return held
      ? `${line.name}: you have reached the limit of unpaid ${many} for ${when}. Choose Pay now, or pay for those first.`
      : `${line.name}: your cart has more ${many} for ${when} than we can hold unpaid. Choose Pay now, or book fewer.`;
  return held
    ? `${line.name}: you already have unpaid ${many} for ${when}. Choose Pay now, or book ${left} more.`
    : `${line.name}: we can hold ${left} unpaid for ${when}. Choose Pay now to book all of them, or book fewer.`;
}

function wholeStockMessage(line: PricedLine, most: number, again: boolean): string {
  const { dates, units } = kindOf(line.type);
  const days = `${most} ${dates === 'nights' ? 'night' : 'day'}${most === 1 ? '' : 's'}`;
  return again
    ? `${line.name}: ${repeatedHold} Try again later, or book at most ${days}.`
    : `${line.name}: to pay later, you can hold all ${units[1]} of one type for at most ${days}. Choose Pay now, or book fewer.`;
}
