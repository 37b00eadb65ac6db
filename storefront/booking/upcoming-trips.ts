import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import type { Day } from '../../service/core/day.ts';
import { type Clash, clashesOf } from '../trip/clashes.ts';
import { daysOfTrip, type StopEvent, type TripDay, tripsOf } from '../trip/days.ts';
import { stopOf, type TripStop } from '../trip/stop.ts';
import { counted } from './show.ts';

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
    return [{ key, from: first.from, to: last.to, days, clashes: clashesOf(trip), planned }];
  });
}

const words: Readonly<Record<StopEvent['what'], string>> = {
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  visit: 'Visit',
  day: 'Tour',
  'pick-up': 'Pick-up',
  'drop-off': 'Drop-off',
};

/** 'Check-in, from 14:00', '09:00', 'Tour, day 2 of 5' */
export function happeningText({ what, time, part, stop }: StopEvent): string {
  if (part) return [`Tour, day ${part.day} of ${part.of}`, time].filter(Boolean).join(', ');
  if (what === 'check-in') return time ? `Check-in, from ${time}` : words[what];
  if (what === 'check-out') return time ? `Check-out, until ${time}` : words[what];
  if (what === 'visit' && kindOf(stop.type).supplies[0] === 'tour') return ['Tour', time].filter(Boolean).join(', ');
  return [words[what], time].filter(Boolean).join(', ');
}

/** '1 day', '8 days' */
export function tripLength({ from, to }: Pick<UpcomingTrip, 'from' | 'to'>): string {
  return counted((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, 'day');
}
