import { documentsTripTexts } from '../../../messages/en/documents/trip.ts';
import type { Translate } from '../../../messages/translate.ts';
import { termsText } from '../../catalog/cancellation-terms.ts';
import { kindOf, labelText } from '../../catalog/kinds.ts';
import { listsMeals, mealsText, nightText } from '../../catalog/planned-day.ts';
import { withNamesIn } from '../../catalog/product.ts';
import { durationText, languageText } from '../../catalog/stated-text.ts';
import { stayFactTexts } from '../../catalog/stay-facts.ts';
import { addDays, endOf, formatDay, instantAt } from '../../core/day.ts';
import type { LatLng } from '../../core/great-circle.ts';
import type { Fact, Issuer, PlannedTripDay, Trip, TripLine } from '../../documents/trip.ts';
import type { VoucherFacts } from '../../documents/voucher-token.ts';
import type { Booking, BookingLine } from './booking.ts';
import { statusAt } from './booking-status.ts';
import { datesText, guestsText, lastDayOf } from './line.ts';

/** Returns the booking as its documents show it at that time. */
export function tripOf(t: Translate, booking: Booking, issuer: Issuer, now: Date): Trip {
  return {
    bookingId: booking.bookingId,
    status: statusAt(booking, now),
    version: { sequence: booking.version, at: booking.updatedAt },
    lead: leadOf(t, booking),
    requests: booking.guestDetails.requests ?? '',
    issuer,
    isTestPayment: isTrial(booking),
    lines: booking.lines.map((line) => tripLineOf(t, line)),
    cancelledLines: cancelledLinesOf(booking).map((line) => tripLineOf(t, line)),
  };
}

function leadOf(t: Translate, { customerName, guestDetails: { leadTraveller, phone } }: Booking): Fact[] {
  const label = t(leadTraveller ? documentsTripTexts.leadTraveller : documentsTripTexts.bookedBy);
  const who = { label, value: leadTraveller ?? customerName };
  return phone ? [who, { label: t(documentsTripTexts.phone), value: phone }] : [who];
}

/** Returns the cancelled lines that no current line has replaced, the last per position. */
function cancelledLinesOf({ lines, allLines }: Booking): BookingLine[] {
  const standing = new Set(lines.map(({ position }) => position));
  const ended = allLines.filter(({ state, position }) => state === 'cancelled' && !standing.has(position));
  return [...new Map(ended.map((line) => [line.position, line])).values()];
}

/** Returns true if all payments are test payments, which moved no money. */
function isTrial({ payments }: Booking): boolean {
  const taken = payments.filter(({ status }) => status === 'captured');
  return taken.length > 0 && taken.every(({ mode }) => mode === 'test');
}

export function tripLineOf(t: Translate, sold: BookingLine): TripLine {
  const line = withNamesIn(t, sold);
  const { slot, startDay } = line;
  const { dates } = kindOf(line.type);
  const lastDay = lastDayOf(line);
  return {
    lineId: line.id,
    position: line.position,
    label: labelText(t, line.label),
    name: line.name,
    option: line.optionName ?? '',
    place: line.location,
    meetingPoint: line.meetingPoint ?? '',
    map: mapOf(sold),
    spot: spotOf(sold),
    startDay,
    lastDay,
    days: datesText(t, line),
    nights: dates === 'nights',
    wholeDays: slot === '',
    starts: instantAt(startDay, slot || '00:00'),
    ends: endsAt(line),
    facts: factsOf(t, line),
    names: line.guestNames.join(', '),
    goodToKnow: line.facts ? stayFactTexts(t, line.facts).map(({ text }) => text) : [],
    terms: termsText(t, line.cancellation, t(kindOf(line.type).begins)),
    plan: planOf(t, line),
  };
}

/** Returns the planned days of a line that has several days or includes meals. */
function planOf(t: Translate, { startDay, plan }: BookingLine): PlannedTripDay[] {
  const meals = listsMeals(plan);
  if (plan.length < 2 && !meals) return [];
  return plan.map((planned) => {
    const { day, title } = planned;
    return {
      title: t(documentsTripTexts.dayTitle, { day, title }),
      day: addDays(startDay, day - 1),
      text: planText(t, nightText(planned), meals ? mealsText(t, planned.meals) || t(documentsTripTexts.noMeals) : ''),
    };
  });
}

function planText(t: Translate, night: string, meals: string): string {
  if (night === '') return meals && t(documentsTripTexts.meals, { meals });
  return meals === '' ? t(documentsTripTexts.night, { night }) : t(documentsTripTexts.nightAndMeals, { night, meals });
}

function spotOf({ venue }: BookingLine): LatLng | null {
  const { latitude = null, longitude = null } = venue ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Returns a map link by coordinates if known, otherwise by name; for a car, to its pick-up location. */
function mapOf(line: BookingLine): string {
  const { name, location, pickup } = line;
  const spot = spotOf(line);
  const named = pickup ?? `${name}, ${location}`;
  // the coordinates of a car are those of its town
  const found = pickup !== null || spot === null ? named : `${spot.latitude},${spot.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(found.toWellFormed())}`;
}

/** Returns what a voucher of the line certifies. */
export function voucherFactsOf({ bookingId }: Pick<Booking, 'bookingId'>, line: BookingLine): VoucherFacts {
  const { id: lineId, name, startDay, optionName, slot, units, quantity, guests, language, parts } = line;
  const bought = [line.type, line.productId, optionName, slot, units, quantity, guests, language, parts];
  return { bookingId, lineId, name, startDay, lastDay: lastDayOf(line), bought: JSON.stringify(bought) };
}

/** Returns when a line ends: after its duration in hours if known, otherwise at the end of its last day. */
function endsAt(line: BookingLine): Date {
  const hours = /^(\d+(?:\.\d+)?) hours?$/i.exec(line.duration ?? '')?.[1];
  if (line.slot === '' || hours === undefined) return endOf(addDays(line.endDay, -1));
  return new Date(instantAt(line.startDay, line.slot).getTime() + Number(hours) * 3_600_000);
}

/** Returns when and where a visit begins; nothing for what has no visit, such as a stay. */
export function visitFactsOf(t: Translate, line: BookingLine): Fact[] {
  const { type, slot, location, meetingPoint, meetingTime } = withNamesIn(t, line);
  if (kindOf(type).dates !== 'slot') return [];
  const where = meetingPoint
    ? { label: t(documentsTripTexts.meetingPoint), value: meetingPoint }
    : { label: t(documentsTripTexts.place), value: location };
  const when =
    slot === ''
      ? { label: t(documentsTripTexts.meetingTime), value: meetingTime ?? '' }
      : { label: t(documentsTripTexts.time), value: slot };
  return [when, where].filter(({ value }) => value !== '');
}

function factsOf(t: Translate, line: BookingLine): Fact[] {
  const { guests, units, quantity } = line;
  const { from, until } = line.venue ?? {};
  const { dates, units: counted, tickets } = kindOf(line.type);
  const first = formatDay(t, line.startDay);
  const last = formatDay(t, lastDayOf(line));
  const days: Readonly<Record<typeof dates, readonly [string, string][]>> = {
    nights: [
      [t(documentsTripTexts.checkIn), from ? t(documentsTripTexts.fromTime, { day: first, time: from }) : first],
      [t(documentsTripTexts.checkOut), until ? t(documentsTripTexts.untilTime, { day: last, time: until }) : last],
    ],
    days: [
      [t(documentsTripTexts.from), first],
      [t(documentsTripTexts.to), last],
    ],
    slot: [[t(documentsTripTexts.date), first]],
  };
  const facts: readonly (readonly [string, string | null])[] = [
    ...days[dates],
    ...visitFactsOf(t, line).map(({ label, value }) => [label, value] as const),
    [t(documentsTripTexts.takes), line.duration && durationText(t, line.duration)],
    [capital(t(counted.all)), tickets ? null : String(units * quantity)],
    [t(documentsTripTexts.tickets), tickets ? guestsText(t, { ...line, language: null }) : null],
    [t(documentsTripTexts.guests), dates === 'nights' ? String(guests * quantity) : null],
    [t(documentsTripTexts.language), line.language && languageText(t, line.language)],
    [t(documentsTripTexts.pickUp), line.pickup],
    [t(documentsTripTexts.arrival), line.arrivalTime && t(documentsTripTexts.arrivalTime, { time: line.arrivalTime })],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
