import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { conflict } from '../../core/app-error.ts';
import { zero } from '../../core/money.ts';
import { isRefused } from './acknowledgement.ts';
import type { Booking, BookingLine, PendingChange } from './booking.ts';
import { type BookingEvent, beginsOf, endsOf } from './booking-event.ts';
import type { BookingStatus } from './booking-status.ts';
import { type Actor, currentLines, headerOf, type LineState } from './change.ts';
import { type EventRule, ruleOf } from './lifecycle.ts';

/** The id of a line that is not saved yet. */
const unsaved = 0;

/**
 * Returns the booking after an event. New lines have no id yet. Throws ConflictError for an event that the lifecycle
 * does not allow.
 */
export function bookingAfter(booking: Booking, event: BookingEvent, { by, now }: { by: Actor; now: Date }): Booking {
  const rule = ruleOf(event.name);
  const version = booking.version + 1;
  if (!rule.by.includes(by)) throw impossible(booking, event);
  const before = booking.allLines.map((line) => lineAfter(line, booking, event, version));
  const allLines = [...before, ...newLines(event, rule)].sort((a, b) => a.position - b.position);
  const lines = currentLines(allLines);
  const { subtotal, tax, total } = headerOf(allLines, booking.status);
  const live = lines.some(({ state }) => state === 'live');
  const status = statusAfter(rule, { status: version === 1 ? 'new' : booking.status, live, free: total === 0 });
  if (!status) throw impossible(booking, event);
  const cancelled = status === 'cancelled';
  // nothing is due, so nothing is held for payment
  const soldFree = event.name === 'sold free';
  const cancelledBecause =
    cancelled && booking.status !== 'cancelled' ? reasonOf(booking, event, by) : booking.cancelledBecause;
  return {
    ...booking,
    status,
    subtotal,
    tax,
    total,
    lines,
    allLines,
    version,
    paidIn: booking.paidIn ?? (rule.history === 'paid' ? version : null),
    updatedAt: now,
    cancelledBecause: cancelled ? cancelledBecause : null,
    holdUntil: 'holdUntil' in event ? event.holdUntil : soldFree ? now : booking.holdUntil,
    extendedHoldUntil: soldFree ? null : booking.extendedHoldUntil,
    addressConfirmedAt: event.name === 'address confirmed' ? now : booking.addressConfirmedAt,
    guestDetails: 'guestDetails' in event ? event.guestDetails : booking.guestDetails,
    pendingChange: pendingChangeAfter(booking, event, allLines),
  };
}

/** Returns a line after an event, which ends in that version of the booking. */
function lineAfter(line: BookingLine, booking: Booking, event: BookingEvent, version: number): BookingLine {
  const next = ruleOf(event.name).lines[line.state];
  const end = endsOf(event, booking.pendingChange).find((one) => one.line === line.id);
  const guests = 'lineGuests' in event && isOpen(line.state) ? guestsAt(line, event) : undefined;
  if (guests) return { ...line, arrivalTime: guests.arrivalTime, guestNames: guests.guestNames };
  const state = typeof next === 'string' ? next : end?.to;
  if (state === undefined) return line;
  if (next === undefined || (typeof next === 'object' && !next.includes(state))) throw impossible(booking, event);
  return { ...line, state, endedIn: isOpen(state) ? null : version, retained: end?.retained ?? zero };
}

function guestsAt(line: BookingLine, { lineGuests }: Extract<BookingEvent, { lineGuests: unknown }>) {
  return lineGuests.find(({ position }) => position === line.position);
}

const isOpen = (state: LineState) => state === 'live' || state === 'proposed';

function newLines(event: BookingEvent, { lines }: EventRule): BookingLine[] {
  const state = lines.new;
  return beginsOf(event).map((line) => {
    if (state !== 'live' && state !== 'proposed') throw new Error(`${event.name} adds no lines`);
    return { ...line, id: unsaved, state, endedIn: null, retained: zero };
  });
}

/** Without a live line a booking is cancelled, and only then; an unpaid one with nothing to pay is confirmed. */
function statusAfter(
  rule: EventRule,
  { status, live, free }: { status: BookingStatus | 'new'; live: boolean; free: boolean },
): BookingStatus | undefined {
  const allowed = rule.status[status] ?? [];
  const [only, confirmed] = allowed;
  const next = confirmed && free ? confirmed : only;
  return (next === 'cancelled') === live ? undefined : next;
}

/** A booking whose partners have refused the guest is cancelled because of them, whoever ends it. */
function reasonOf({ lines }: Booking, event: BookingEvent, by: Actor): string {
  if (event.name === 'expired') return 'unpaid';
  return lines.every(isRefused) ? 'partner' : by;
}

/** A pending change lasts as long as its lines are proposed. */
function pendingChangeAfter(
  { pendingChange }: Booking,
  event: BookingEvent,
  allLines: readonly BookingLine[],
): PendingChange | null {
  if (event.name === 'change held') return { ends: event.ends, begins: [], due: event.due, until: event.until };
  return allLines.some(({ state }) => state === 'proposed') ? pendingChange : null;
}

function impossible({ status }: Booking, { name }: BookingEvent) {
  return conflict(sentence(errorsBookingTexts.noLongerPossible), { status, event: name });
}
