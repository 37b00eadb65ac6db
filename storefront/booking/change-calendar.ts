import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { noneLeft } from '../../service/catalog/sale-days.ts';
import { addDays, type Day, dayOf } from '../../service/core/day.ts';
import { formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import type { CalendarNight } from '../ui/calendar.tsx';
import type { ChangeChoice } from './change-choice.ts';

/**
 * A day of a product at one of its time slots, of its calendar endpoint (service/catalog/calendar/calendar.api.ts).
 */
export interface CalendarRow {
  readonly day: Day;
  readonly roomType: string | null;
  readonly time: string | null;
  readonly price: Paise;
  readonly left: number;
  readonly closed: boolean;
  readonly arrival: boolean;
  readonly turnaround: number;
}

/** The months 'YYYY-MM' of [from, to). */
export function monthsBetween(from: Day, to: Day): string[] {
  const months: string[] = [];
  for (let day = dayOf(`${from.slice(0, 7)}-01`); day < to; day = dayOf(`${addDays(day, 31).slice(0, 7)}-01`))
    months.push(day.slice(0, 7));
  return months;
}

/**
 * The start times that are offered on a day, in season and not closed; the line's own time on its own day always is.
 * Undefined if nothing is known.
 */
export function timesOn(
  rows: readonly CalendarRow[],
  { selectedDate, selectedTime }: Pick<BookingItemView, 'selectedDate' | 'selectedTime'>,
  day: Day | null,
): readonly string[] | undefined {
  const ofDay = rows.filter((row) => row.day === day && row.time !== null);
  if (ofDay.length === 0) return undefined;
  const own = day === selectedDate ? selectedTime : null;
  return ofDay.flatMap(({ time, closed }) => (time !== null && (!closed || time === own) ? [time] : [])).sort();
}

const noArrival = { nights: bookingChangeTexts.noCheckIn, days: bookingChangeTexts.noPickUp, slot: null } as const;

/**
 * The note under a day to which a line could be moved: its price, or that it is sold out. Days that the line occupies
 * itself are not sold out for it, nor are the days on which its vehicle is prepared. Undefined if nothing is known.
 */
export function dayNote(
  t: Translate,
  rows: readonly CalendarRow[],
  item: BookingItemView,
  { roomType, time, rooms, quantity }: Pick<ChangeChoice, 'roomType' | 'time' | 'rooms' | 'quantity'>,
  day: Day,
): CalendarNight | undefined {
  const { dates } = kindOf(item.type);
  const { selectedDate, checkOut } = item;
  const within = dates === 'slot' ? day === selectedDate : day >= selectedDate && day <= checkOut;
  const has = within && !(dates === 'nights' && day === checkOut);
  const same = roomType === item.roomType && time === item.selectedTime;
  const ofDay = rows.filter((row) => row.day === day && row.roomType === roomType);
  const atTime = ofDay.filter((row) => time === null || row.time === null || row.time === time);
  // on a day without this time another one can be chosen
  const offered = !(has && same) && atTime.every(({ closed }) => closed) ? ofDay : atTime;
  if (offered.length === 0) return undefined;
  const needed = dates === 'nights' ? rooms * quantity : quantity;
  const free = offered.filter(({ left, closed }) => (has && same) || (!closed && left >= needed));
  if (free.length === 0) {
    if (offered.every(({ closed }) => closed)) return { text: t(bookingChangeTexts.closed), soldOut: true };
    const left = Math.max(...offered.map((row) => (row.closed ? 0 : row.left)));
    const rest = Math.max(...offered.map(({ turnaround }) => turnaround));
    const resting = day >= addDays(selectedDate, -rest) && day <= addDays(checkOut, rest);
    return rest > 0 && same && resting
      ? { text: t(bookingChangeTexts.beingPrepared), soldOut: false }
      : { text: left > 0 ? t(bookingChangeTexts.left, { left }) : t(noneLeft[dates]), soldOut: true };
  }
  const withoutArrival = free.every(({ arrival }) => !arrival) ? noArrival[dates] : null;
  const price = formatMoney(paiseOf(Math.min(...free.map((row) => row.price))));
  return { text: withoutArrival ? t(withoutArrival) : price, soldOut: false };
}
