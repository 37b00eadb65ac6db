import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { Translate } from '../../messages/translate.ts';
import type { LineChange } from '../../service/booking/model/line-changes.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type TicketKind, ticketKinds, ticketNames } from '../../service/catalog/product.ts';
import { addDays, type Day, endOf, instantAt, isDay, nightsBetween } from '../../service/core/day.ts';
import { zero } from '../../service/core/money.ts';

/** The values of the fields of a change. */
export interface ChangeChoice {
  readonly from: Day | null;
  /** The last day; null for a single day. */
  readonly to: Day | null;
  readonly time: string | null;
  readonly roomType: string | null;
  readonly rooms: number;
  readonly guests: number;
  readonly quantity: number;
  /** For tickets by age. */
  readonly tickets: Readonly<Record<TicketKind, number>>;
  readonly language: string | null;
  readonly pickup: string;
}

export type ChoiceProblems = Partial<Record<'from' | 'to' | 'time' | 'tickets' | 'pickup' | 'nothing', string>>;

const dayOrNull = (text: string): Day | null => (isDay(text) ? text : null);

/** The current choice of a line. */
export function currentChoice(item: BookingItemView): ChangeChoice {
  const count = (kind: TicketKind) => item.tickets.find(({ name }) => name === ticketNames[kind])?.count ?? 0;
  return {
    from: dayOrNull(item.selectedDate),
    to: kindOf(item.type).dates === 'slot' ? null : dayOrNull(item.checkOut),
    time: item.selectedTime,
    roomType: item.roomType,
    rooms: item.rooms,
    guests: item.guests,
    quantity: item.quantity,
    tickets: { adult: count('adult'), child: count('child'), senior: count('senior'), infant: count('infant') },
    language: item.selectedLanguage,
    pickup: item.pickupLocation ?? '',
  };
}

/** The choice on a day with those start times: another time is selected if it is the only one, otherwise none. */
export function withTimeOf(choice: ChangeChoice, times: readonly string[] | undefined): ChangeChoice {
  if (choice.time === null || !times || times.length === 0 || times.includes(choice.time)) return choice;
  return { ...choice, time: times.length === 1 ? (times[0] ?? null) : null };
}

/** True if its tickets are counted by age. */
export function byAge({ tickets }: BookingItemView): boolean {
  return tickets.some(({ name }) => ticketKinds.some((kind) => ticketNames[kind] === name));
}

/** The changes that the choice makes to the line; null for none. */
export function requestedChange(item: BookingItemView, choice: ChangeChoice): LineChange | null {
  const old = currentChoice(item);
  const moved = choice.from !== old.from || choice.to !== old.to;
  const pickup = choice.pickup.trim();
  const change = {
    ...(moved && choice.from && { selectedDate: choice.from }),
    ...(moved && choice.to && { checkOut: choice.to }),
    ...(choice.time && choice.time !== old.time && { selectedTime: choice.time }),
    ...(choice.roomType && choice.roomType !== old.roomType && { roomType: choice.roomType }),
    ...(choice.rooms !== old.rooms && { rooms: choice.rooms }),
    ...(choice.guests !== old.guests && { guests: choice.guests }),
    ...(choice.quantity !== old.quantity && { quantity: choice.quantity }),
    ...(ticketKinds.some((kind) => choice.tickets[kind] !== old.tickets[kind]) && {
      ticketTypes: Object.fromEntries(soldKinds(choice).map((kind) => [kind, choice.tickets[kind]])),
    }),
    ...(choice.language && choice.language !== old.language && { selectedLanguage: choice.language }),
    ...(pickup && pickup !== old.pickup && { pickupLocation: pickup }),
  };
  return Object.keys(change).length === 0 ? null : { line: item.lineId, ...change };
}

const soldKinds = ({ tickets }: ChangeChoice) => ticketKinds.filter((kind) => tickets[kind] > 0);

/** Errors of the choice that need no request. */
export function changeProblems(t: Translate, item: BookingItemView, choice: ChangeChoice): ChoiceProblems {
  const { dates } = kindOf(item.type);
  const problems: ChoiceProblems = {
    ...(choice.from === null && { from: t(bookingChangeTexts.chooseDate) }),
    ...(dates !== 'slot' && choice.to === null && { to: t(bookingChangeTexts.chooseDate) }),
    ...(item.selectedTime !== null && choice.time === null && { time: t(bookingChangeTexts.chooseTime) }),
    ...(byAge(item) && soldKinds(choice).length === 0 && { tickets: t(bookingChangeTexts.chooseTicket) }),
    ...(item.pickupLocation !== null && !choice.pickup.trim() && { pickup: t(bookingChangeTexts.enterPickup) }),
  };
  if (Object.keys(problems).length > 0 || requestedChange(item, choice)) return problems;
  return { nothing: t(bookingChangeTexts.nothingChanged) };
}

/** The line after the change, at that price. */
export function changedItem(item: BookingItemView, choice: ChangeChoice): BookingItemView {
  const from = choice.from ?? item.selectedDate;
  const lasting =
    isDay(item.selectedDate) && isDay(item.checkOut) ? nightsBetween(item.selectedDate, item.checkOut) : 0;
  const priceOf = (name: string) => item.tickets.find((ticket) => ticket.name === name)?.price ?? zero;
  return {
    ...item,
    selectedDate: dayOrNull(from) ?? item.selectedDate,
    checkOut: choice.to ?? (isDay(from) ? addDays(from, lasting) : item.checkOut),
    selectedTime: choice.time,
    roomType: choice.roomType,
    rooms: choice.rooms,
    guests: choice.guests,
    quantity: choice.quantity,
    tickets: byAge(item)
      ? soldKinds(choice).map((kind) => ({
          name: ticketNames[kind],
          count: choice.tickets[kind],
          price: priceOf(ticketNames[kind]),
        }))
      : item.tickets,
    selectedLanguage: choice.language,
    pickupLocation: choice.pickup.trim() || null,
  };
}

/** True until the line's start time or the end of its first day (service/booking/model/plan-change.ts). */
export function isChangeable({ selectedDate, selectedTime }: BookingItemView, now: number): boolean {
  if (!isDay(selectedDate)) return false;
  const begins = selectedTime ? instantAt(selectedDate, selectedTime) : endOf(selectedDate);
  return begins.getTime() > now;
}

/** The bookings that can still be changed, next trip first. */
export function changeableBookings(bookings: readonly BookingView[], now: number): BookingView[] {
  const open = ({ bookingStatus }: BookingView) => bookingStatus === 'pending' || bookingStatus === 'confirmed';
  const firstDay = ({ bookingItems }: BookingView) => bookingItems.map((item) => item.selectedDate).sort()[0] ?? '';
  return bookings
    .filter((booking) => open(booking) && booking.bookingItems.some((item) => isChangeable(item, now)))
    .toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));
}
