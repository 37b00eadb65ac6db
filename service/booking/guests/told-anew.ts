import { conflict, invalid } from '../../core/app-error.ts';
import { statusAt } from '../booking.ts';
import type { Booking } from '../booking-row.ts';
import { beginOf } from '../changing/plan.ts';
import type { ChangedGuests } from './guest-bodies.ts';
import { detailWords, type GuestDetails, type LineGuests, toldOf, toldOfLine } from './guest-details.ts';
import { bookedGuestLine, lastBegins } from './present-guests.ts';

/** What is different from what was told before. */
export interface ToldAnew {
  readonly details: GuestDetails;
  /** Of the lines of which something is. */
  readonly lines: readonly (LineGuests & { readonly position: number })[];
  /** What is, in words: 'lead traveller, arrival time'; '' when nothing is. */
  readonly what: string;
}

/**
 * What is told again of a booking at that instant. Throws ConflictError for one that has ended, and for what has begun;
 * ValidationError for what a line does not ask, or the booking has not.
 */
export function toldAnew(booking: Booking, told: ChangedGuests, now: Date): ToldAnew {
  const status = statusAt(booking, now);
  if (status === 'cancelled' || status === 'completed')
    throw conflict('This booking has ended: who travels can no longer be changed');
  const details = toldOf(booking.guestDetails, told);
  const fields = Object.entries(detailWords).filter(([field]) => {
    return Reflect.get(details, field) !== Reflect.get(booking.guestDetails, field);
  });
  if (fields.length > 0 && lastBegins(booking) <= now)
    throw conflict('This trip has begun: who travels can no longer be changed');

  const lines = (told.lines ?? []).flatMap((one, index) => {
    const line = booking.lines.find(({ id }) => id === one.line);
    const path = ['lines', String(index)];
    if (!line) {
      const message = 'This is not a line of the booking';
      throw invalid(message, { errors: [{ path: [...path, 'line'], message, name: 'ValidationError' }] });
    }
    const { arrivalTime, guestNames } = toldOfLine(bookedGuestLine(line), line, one, path);
    const arrival = arrivalTime !== line.arrivalTime;
    const names = JSON.stringify(guestNames) !== JSON.stringify(line.guestNames);
    if (!arrival && !names) return [];
    if (beginOf(line) <= now) throw conflict(`${line.name} has begun: who travels can no longer be changed`);
    return [{ position: line.position, arrivalTime, guestNames, arrival, names }];
  });
  const what = [
    ...fields.map(([, words]) => words),
    ...(lines.some(({ arrival }) => arrival) ? ['arrival time'] : []),
    ...(lines.some(({ names }) => names) ? ['names'] : []),
  ];
  return { details, lines, what: what.join(', ') };
}
