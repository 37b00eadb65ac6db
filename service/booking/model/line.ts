import { catalogDaysTexts } from '../../../messages/en/catalog/days.ts';
import { catalogNightsTexts } from '../../../messages/en/catalog/nights.ts';
import type { Translate } from '../../../messages/translate.ts';
import { termsText } from '../../catalog/cancellation-terms.ts';
import { kindOf, type ProductType } from '../../catalog/kinds.ts';
import type { PlannedDay } from '../../catalog/planned-day.ts';
import type { ChargedFee } from '../../catalog/price.ts';
import { type Offer, type OpenChoice, ticketText } from '../../catalog/product.ts';
import type { ProductKind } from '../../catalog/product-kind.ts';
import { durationText, languageText } from '../../catalog/stated-text.ts';
import type { TaxSum } from '../../catalog/tax.ts';
import { addDays, type Day, formatDay, nightsBetween } from '../../core/day.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Take } from '../../stock/stock.ts';
import type { TermsWire, TicketView } from './wire/wire.ts';

/** An offer as it is sold: what priced and booked lines have in common. */
export interface SoldLine extends Omit<Offer, 'capacity' | 'days' | 'saleEnds' | 'dayPrice' | 'fees'> {
  readonly quantity: number;
  readonly nightly: readonly { readonly day: Day; readonly price: Paise }[];
  /** Fees per unit of the quantity. */
  readonly fees: readonly ChargedFee[];
  /** Price per unit of the quantity before tax. */
  readonly unit: Paise;
  readonly subtotal: Paise;
  readonly tax: Paise;
  /** Tax amounts by rate. Lines of old bookings have none: the tax rules of the booking apply. */
  readonly taxes?: readonly TaxSum[] | undefined;
  /** Where a vehicle is handed over; null for other products, or if not stated. */
  readonly pickup: string | null;
  /**
   * What the company adds to its price before tax for its partner, because it replaced a cheaper line at the price of
   * that one (decision 200).
   */
  readonly companyShare?: Paise | undefined;
}

/**
 * Returns the last day of a line as it is shown and requested: the check-out of a stay, otherwise the last day
 * included.
 */
export function lastDayOf({ type, endDay }: { type: ProductType; endDay: Day }): Day {
  return kindOf(type).dates === 'nights' ? endDay : addDays(endDay, -1);
}

/** Returns the first day after a line, from its last day as it is requested: the inverse of `lastDayOf`. */
export function endDayOf(type: ProductType, lastDay: Day): Day {
  return kindOf(type).dates === 'nights' ? lastDay : addDays(lastDay, 1);
}

/** Returns the stock that a live line takes on each of its days. */
export function takesOfLine(line: SoldLine & { readonly id: number }): Take[] {
  const { id: lineId, sellableId, slot, units, quantity, nightly } = line;
  return nightly.map(({ day }) => ({ lineId, sellableId, day, slot, units: units * quantity }));
}

/**
 * Returns the days of a tour (from 1) whose night is spent in an included hotel; empty object if its plan names none.
 */
export function nightsIncluded(plan: readonly PlannedDay[]): { nightsIncluded?: number[] } {
  const days = plan.filter(({ hotel, hotelPlace }) => hotel || hotelPlace).map(({ day }) => day);
  return days.length > 0 ? { nightsIncluded: days } : {};
}

/** Returns what the plan of a tour of several days calls its days; empty object for a single day. */
export function dayTitles(plan: readonly PlannedDay[]): { dayTitles?: { day: number; title: string }[] } {
  return plan.length > 1 ? { dayTitles: plan.map(({ day, title }) => ({ day, title })) } : {};
}

/** Returns the tickets of a line with their prices; none for rooms and cars. */
export function ticketsSold({ type, parts, nightly }: Pick<SoldLine, 'type' | 'parts' | 'nightly'>): TicketView[] {
  if (!kindOf(type).tickets) return [];
  const dayPrice = nightly[0]?.price ?? 0;
  return parts.map(({ name, count, price }) => ({ name, count, price: paiseOf(price ?? dayPrice) }));
}

/** Returns the options that were left open, and what was booked for them. */
export function chosenForThem(line: SoldLine): { choice: OpenChoice; value: string }[] {
  const values = { roomType: line.optionName, selectedLanguage: line.language };
  return line.chosenForThem.map((choice) => ({ choice, value: values[choice] ?? '' }));
}

/** Returns the cancellation terms of a line for the API. */
export function presentTerms(t: Translate, { type, cancellation }: Pick<SoldLine, 'type' | 'cancellation'>): TermsWire {
  const { freeUntil, schedule, policy } = cancellation;
  const text = termsText(t, cancellation, t(kindOf(type).begins));
  return { ...(policy && { policy: policy.name }), freeUntil, text, schedule };
}

/** What happens to a line on a day: stays arrive and leave, vehicle hires begin and end, visits take place. */
export type DayEvent = 'arrives' | 'leaves' | 'begins' | 'ends' | 'takes-place';

/** Returns what happens to a line on a day; undefined on days in between and outside it. */
export function dayEventOf(
  dates: ProductKind['dates'],
  { startDay }: { readonly startDay: Day },
  lastDay: Day,
  day: Day,
): DayEvent | undefined {
  if (day < startDay || day > lastDay) return undefined;
  if (dates === 'slot') return 'takes-place';
  const nights = dates === 'nights';
  if (day === startDay) return nights ? 'arrives' : 'begins';
  if (day === lastDay) return nights ? 'leaves' : 'ends';
  return undefined;
}

/** '12 Dec 2026 – 15 Dec 2026, 3 nights', 'Sat, 12 Dec 2026, 07:00, 4 hours', '… – …, 3 days' */
export function datesText(
  t: Translate,
  line: Pick<SoldLine, 'type' | 'startDay' | 'endDay' | 'slot' | 'duration'>,
): string {
  const { type, startDay, endDay, slot, duration } = line;
  const first = formatDay(t, startDay);
  const span = lastDayOf(line) === startDay ? first : `${first} – ${formatDay(t, lastDayOf(line))}`;
  const days = nightsBetween(startDay, endDay);
  const { dates } = kindOf(type);
  if (dates === 'nights') return [span, t(catalogNightsTexts.nights, { nights: days })].join(', ');
  if (dates === 'days') return [span, t(catalogDaysTexts.days, { days })].join(', ');
  return [span, slot, duration && durationText(t, duration)].filter(Boolean).join(', ');
}

/** '2 guests, 1 room', '2 × Adult, 1 × Child, English', '' for a car. */
export function guestsText(
  t: Translate,
  line: Pick<SoldLine, 'type' | 'guests' | 'units' | 'quantity' | 'parts' | 'language'>,
): string {
  const { type, guests, units, quantity, parts, language } = line;
  const kind = kindOf(type);
  if (kind.dates === 'nights')
    return [t(catalogNightsTexts.guests, { count: guests }), t(kind.units.counted, { count: units })].join(', ');
  if (!kind.tickets) return '';
  const tickets = parts.map(({ name, count }) => `${count * quantity} × ${ticketText(t, name)}`);
  return [...tickets, language && languageText(t, language)].filter(Boolean).join(', ');
}
