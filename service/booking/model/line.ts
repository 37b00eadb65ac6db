import { kindOf, type ProductType } from '../../catalog/kinds.ts';
import type { PlannedDay } from '../../catalog/planned-day.ts';
import type { ChargedFee, PricePart } from '../../catalog/price.ts';
import type { CancellationTerms, OpenChoice } from '../../catalog/product.ts';
import type { ProductKind } from '../../catalog/product-kind.ts';
import { addDays, type Day } from '../../core/day.ts';
import { type Paise, paiseOf, toRupees } from '../../core/money.ts';
import type { Take } from '../../stock/stock.ts';
import type { TermsWire, TicketWire } from './wire/wire.ts';

/**
 * Returns the last day of a line as it is shown and requested: the check-out of a stay, otherwise the last day
 * included.
 */
export function lastDayOf({ type, endDay }: { type: ProductType; endDay: Day }): Day {
  return kindOf(type).dates === 'nights' ? endDay : addDays(endDay, -1);
}

/** Returns the stock that a live line takes on each of its days. */
export function takesOfLine(line: {
  readonly id: number;
  readonly sellableId: number;
  readonly slot: string;
  readonly units: number;
  readonly quantity: number;
  readonly details: { readonly nightly: readonly { readonly day: Day }[] };
}): Take[] {
  const { id: lineId, sellableId, slot, units, quantity, details } = line;
  return details.nightly.map(({ day }) => ({ lineId, sellableId, day, slot, units: units * quantity }));
}

/**
 * Returns the days of a tour (from 1) whose night is spent in an included hotel; empty object if its plan names none.
 */
export function nightsIncluded(plan: readonly PlannedDay[] = []): { nightsIncluded?: number[] } {
  const days = plan.filter(({ hotel, hotelPlace }) => hotel || hotelPlace).map(({ day }) => day);
  return days.length > 0 ? { nightsIncluded: days } : {};
}

/** Returns what `feeSums` needs of a line. */
export function feesOfLine(line: {
  readonly subtotal: Paise;
  readonly quantity: number;
  readonly details: { readonly fees: readonly ChargedFee[] };
}) {
  const { subtotal, quantity, details } = line;
  return { subtotal, quantity, fees: details.fees };
}

/** Returns the tickets of a line with their prices in rupees; none for rooms and cars. */
export function ticketsSold(line: {
  type: ProductType;
  parts: readonly PricePart[];
  nightly: readonly { price: Paise }[];
}): TicketWire[] {
  if (!kindOf(line.type).tickets) return [];
  const dayPrice = line.nightly[0]?.price ?? 0;
  return line.parts.map(({ name, count, price }) => ({ name, count, price: toRupees(paiseOf(price ?? dayPrice)) }));
}

/** Returns the options that the cart item did not specify, and what was booked for them. */
export function chosenForThem(line: {
  readonly optionName: string | null;
  readonly details: { readonly chosenForThem: readonly OpenChoice[]; readonly language: string | null };
}): { choice: OpenChoice; value: string }[] {
  const { optionName: roomType, details } = line;
  const values = { roomType, selectedLanguage: details.language };
  return details.chosenForThem.map((choice) => ({ choice, value: values[choice] ?? '' }));
}

/** Returns the cancellation terms of a line for the API. */
export function presentTerms(terms: CancellationTerms): TermsWire {
  const { freeUntil, schedule, text, policy } = terms;
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
