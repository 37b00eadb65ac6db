import { bookingLimitsTexts } from '../../../messages/en/booking-limits.ts';
import { catalogDaysTexts } from '../../../messages/en/catalog/days.ts';
import { catalogNightsTexts } from '../../../messages/en/catalog/nights.ts';
import type { Translate } from '../../../messages/translate.ts';
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
  t: Translate,
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
      return { message: shareMessage(t, line, most, { ...alone, free: quote.total === 0 }), reason: 'share', most };
    const whole = [...taken.values()].filter((one) => one.sellableId === sellableId && one.units >= one.capacity);
    const adds = whole.some((one) => keys.some((key) => keyOf(key) === keyOf(one)));
    if (quote.total > 0 && adds && whole.length > limits.allOfStockNights)
      return { message: wholeStockMessage(t, line, limits.allOfStockNights, again), reason: 'whole-stock' };
  }
  return undefined;
}

function shareMessage(
  t: Translate,
  line: PricedLine,
  most: number,
  { held, free, again }: { held: boolean; free: boolean; again: boolean },
): string {
  const { units } = kindOf(line.type);
  const none = { name: line.name, all: t(units.all), when: whenOf(t, line) };
  const some = { ...none, units: t(units.counted, { count: most }) };
  if (free && most === 0) return t(bookingLimitsTexts.noMoreFree, none);
  if (free) return t(bookingLimitsTexts.fewerFree, some);
  // they held it twice to pay now
  if (again) return t(bookingLimitsTexts.heldTwice, some);
  if (most === 0) return t(held ? bookingLimitsTexts.noMoreUnpaid : bookingLimitsTexts.fullCart, none);
  return t(held ? bookingLimitsTexts.someUnpaid : bookingLimitsTexts.lessUnpaid, some);
}

function wholeStockMessage(t: Translate, line: PricedLine, most: number, again: boolean): string {
  const { dates, units } = kindOf(line.type);
  const length =
    dates === 'nights' ? t(catalogNightsTexts.nights, { nights: most }) : t(catalogDaysTexts.days, { days: most });
  return again
    ? t(bookingLimitsTexts.allHeldTwice, { name: line.name, length })
    : t(bookingLimitsTexts.allUnpaid, { name: line.name, all: t(units.all), length });
}
