import { countsTexts } from '../../messages/en/counts.ts';
import { tripsTexts } from '../../messages/en/trips.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import type { Day } from '../../service/core/day.ts';
import { type Clash, clashesOf } from '../trip/clashes.ts';
import { daysOfTrip, type StopEvent, type TripDay, tripsOf } from '../trip/days.ts';
import { gapsOf, type TripGap, type TripParty } from '../trip/gaps.ts';
import { sleeps, stopOf, type TripStop } from '../trip/stop.ts';

type BookingFacts = Pick<BookingView, 'bookingId' | 'bookingStatus' | 'bookingItems'>;

/** A line of a trip, with its booking. */
interface Planned {
  readonly booking: BookingFacts;
  readonly item: BookingItemView;
}

export interface UpcomingTrip {
  readonly key: string;
  readonly from: Day;
  readonly to: Day;
  readonly days: readonly TripDay[];
  readonly clashes: readonly Clash[];
  /** From today on. */
  readonly gaps: readonly TripGap[];
  readonly party: TripParty;
  /** By the key of a stop. */
  readonly planned: ReadonlyMap<string, Planned>;
}

/** Booked trips that are not over on that day, next trip first. */
export function upcomingTrips(bookings: readonly BookingFacts[], today: Day): UpcomingTrip[] {
  const planned = new Map<string, Planned>();
  const stops: TripStop[] = [];
  for (const booking of bookings) {
    if (booking.bookingStatus !== 'pending' && booking.bookingStatus !== 'confirmed') continue;
    for (const item of booking.bookingItems) {
      const key = `${booking.bookingId}-${item.lineId}`;
      const stop = stopOf(key, item);
      if (!stop) continue;
      planned.set(key, { booking, item });
      stops.push(stop);
    }
  }
  return tripsOf(stops).flatMap((trip) => {
    const days = daysOfTrip(trip);
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last || last.to < today) return [];
    const key = trip.map((stop) => stop.key).join(' ');
    const party = partyOf(trip.flatMap((stop) => planned.get(stop.key)?.item ?? []));
    const parts = { days, clashes: clashesOf(trip), gaps: gapsOf(days, today), party, planned };
    return [{ key, from: first.from, to: last.to, ...parts }];
  });
}

/** As many as the largest of its stays takes, else its largest line. */
function partyOf(items: readonly BookingItemView[]): TripParty {
  const stays = items.filter(sleeps);
  const guests = Math.max(1, ...(stays.length > 0 ? stays : items).map((item) => item.guests));
  return { guests, rooms: Math.max(1, ...stays.map(({ rooms }) => rooms)) };
}

const events: Readonly<Record<StopEvent['what'], Message>> = {
  'check-in': tripsTexts.checkIn,
  'check-out': tripsTexts.checkOut,
  visit: tripsTexts.visit,
  day: tripsTexts.tour,
  'pick-up': tripsTexts.pickUp,
  'drop-off': tripsTexts.dropOff,
};

/** 'Check-in, from 14:00', '09:00', 'Tour, day 2 of 5' */
export function happeningText(t: Translate, { what, time, part, stop }: StopEvent): string {
  if (time && !part && what === 'check-in') return t(tripsTexts.checkInFrom, { time });
  if (time && !part && what === 'check-out') return t(tripsTexts.checkOutUntil, { time });
  const isTour = what === 'visit' && kindOf(stop.type).supplies[0] === 'tour';
  const event = part ? t(tripsTexts.tourDay, part) : t(isTour ? tripsTexts.tour : events[what]);
  return time ? t(tripsTexts.eventAt, { event, time }) : event;
}

/** '1 day', '8 days' */
export function tripLength(t: Translate, { from, to }: Pick<UpcomingTrip, 'from' | 'to'>): string {
  return t(countsTexts.days, { count: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 });
}
