import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { conflict, invalidField } from '../../core/app-error.ts';
import type { Booking } from './booking.ts';
import { statusAt } from './booking-status.ts';
import { requiresAddress } from './buyer-rules.ts';
import type { GuestChanges } from './guest-bodies.ts';
import {
  detailLabels,
  type GuestDetails,
  guestFieldsOf,
  type LineGuests,
  mergeGuestDetails,
  mergeLineGuests,
} from './guest-details.ts';
import { datesText } from './line.ts';
import { startOfLine } from './plan-change.ts';
import type { GuestDetailsWire } from './wire/guest-answers.ts';

/** Returns when the last line of the booking begins; until then its guest details can be changed. */
export function lastBegins({ lines }: Pick<Booking, 'lines'>): Date {
  return new Date(Math.max(...lines.map((line) => startOfLine(line).getTime())));
}

/** Returns the guest details of a booking for the API, as seen at that time. */
export function presentGuests(t: Translate, booking: Booking, now: Date): GuestDetailsWire {
  const status = statusAt(booking, now);
  const open = status === 'pending' || status === 'confirmed';
  const until = (begin: Date) => (open && begin > now ? begin.toISOString() : null);
  return {
    bookingId: booking.bookingId,
    version: booking.version,
    bookedBy: booking.customerName,
    ...booking.guestDetails,
    asksAddress: requiresAddress(booking.total),
    editableUntil: until(lastBegins(booking)),
    lines: booking.lines.map((line) => {
      const { arrival, names } = guestFieldsOf(line);
      return {
        line: line.id,
        name: line.name,
        type: line.type,
        days: datesText(t, line),
        asksArrival: arrival,
        asksNames: names,
        arrivalTime: line.arrivalTime,
        names: [...line.guestNames],
        editableUntil: until(startOfLine(line)),
      };
    }),
  };
}

/** A change of guest details, compared to those of the booking. */
export interface GuestChange {
  readonly details: GuestDetails;
  /** Lines whose details change. */
  readonly lines: readonly (LineGuests & { readonly position: number })[];
  /** The changed fields as text: 'lead traveller, arrival time'; empty if nothing changes. */
  readonly summary: string;
}

/**
 * Compares new guest details with those of the booking at that time. Throws ConflictError for a booking that has ended
 * or a line that has begun, ValidationError for unknown lines and for details that a line does not require.
 */
export function planGuestChange(booking: Booking, changes: GuestChanges, now: Date): GuestChange {
  const status = statusAt(booking, now);
  if (status === 'cancelled' || status === 'completed')
    throw conflict(sentence(errorsBookingTexts.guestsOfOverBooking));
  const details = mergeGuestDetails(booking.guestDetails, changes);
  const fields = Object.entries(detailLabels).filter(([field]) => {
    return Reflect.get(details, field) !== Reflect.get(booking.guestDetails, field);
  });
  if (fields.length > 0 && lastBegins(booking) <= now) throw conflict(sentence(errorsBookingTexts.guestsOfStartedTrip));

  const lines = (changes.lines ?? []).flatMap((lineInput, index) => {
    const line = booking.lines.find(({ id }) => id === lineInput.line);
    const path = ['lines', String(index)];
    if (!line) throw invalidField([...path, 'line'], sentence(errorsBookingTexts.noSuchItem));
    const { arrivalTime, guestNames } = mergeLineGuests(line, line, lineInput, path);
    const arrival = arrivalTime !== line.arrivalTime;
    const names = JSON.stringify(guestNames) !== JSON.stringify(line.guestNames);
    if (!arrival && !names) return [];
    if (startOfLine(line) <= now) throw conflict(sentence(errorsBookingTexts.guestsOfStartedItem, { name: line.name }));
    return [{ position: line.position, arrivalTime, guestNames, arrival, names }];
  });
  const changedFields = [
    ...fields.map(([, words]) => words),
    ...(lines.some(({ arrival }) => arrival) ? ['arrival time'] : []),
    ...(lines.some(({ names }) => names) ? ['names'] : []),
  ];
  return { details, lines, summary: changedFields.join(', ') };
}
