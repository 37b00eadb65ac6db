import { kindOf, labelText } from '../../catalog/kinds.ts';
import { mealsText, nightText, saysMeals } from '../../catalog/planned-day.ts';
import { addDays, endOf, formatDay, instantAt } from '../../core/day.ts';
import type { Fact, Issuer, Trip, TripDay, TripLine } from '../../documents/trip.ts';
import type { Promised } from '../../documents/voucher-token.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { lastDayOf } from '../line.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { versionOf } from './version.ts';

/** The booking as its documents tell it at that instant. */
export function tripOf(booking: Booking, issuer: Issuer, now: Date): Trip {
  return {
    bookingId: booking.bookingId,
    status: statusAt(booking, now),
    version: versionOf(booking),
    lead: leadOf(booking),
    requests: booking.guestDetails.requests ?? '',
    issuer,
    trial: isTrial(booking),
    lines: booking.lines.map(tripLineOf),
    gone: goneOf(booking).map(tripLineOf),
  };
}

function leadOf({ customerName, guestDetails: { leadTraveller, phone } }: Booking): Fact[] {
  const who = { label: leadTraveller ? 'Lead traveller' : 'Booked by', value: leadTraveller ?? customerName };
  return phone ? [who, { label: 'Phone', value: phone }] : [who];
}

/** The line that ended last at each place where none stands now. */
function goneOf({ lines, all }: Booking): BookingLine[] {
  const standing = new Set(lines.map(({ position }) => position));
  const ended = all.filter(({ state, position }) => state === 'cancelled' && !standing.has(position));
  return [...new Map(ended.map((line) => [line.position, line])).values()];
}

/** Whether all that was paid was paid through a gateway that moves no money. */
function isTrial({ payments }: Booking): boolean {
  const taken = payments.filter(({ status }) => status === 'captured');
  return taken.length > 0 && taken.every(({ mode }) => mode === 'test');
}

export function tripLineOf(line: BookingLine): TripLine {
  const { details, slot, startDay } = line;
  const { dates } = kindOf(line.type);
  const lastDay = lastDayOf(line);
  return {
    lineId: line.id,
    position: line.position,
    label: labelText(details.label ?? line.type),
    name: line.name,
    option: line.optionName ?? '',
    place: line.location,
    map: mapOf(line),
    startDay,
    lastDay,
    days: daysOf(line),
    nights: dates === 'nights',
    wholeDays: slot === '',
    starts: instantAt(startDay, slot || '00:00'),
    ends: endsAt(line),
    facts: factsOf(line),
    names: line.guestNames.join(', '),
    terms: details.cancellation.text,
    plan: planOf(line),
  };
}

/** The days of a line that lasts several, or that includes something. */
function planOf({ startDay, details: { plan } }: BookingLine): TripDay[] {
  const meals = saysMeals(plan);
  if (plan.length < 2 && !meals) return [];
  return plan.map((planned) => {
    const night = nightText(planned);
    const told = [night && `Night: ${night}`, meals && `Meals: ${mealsText(planned.meals) || 'None included'}`];
    return {
      title: `Day ${planned.day}: ${planned.title}`,
      day: addDays(startDay, planned.day - 1),
      told: told.filter(Boolean).join('. '),
    };
  });
}

/** By where it is, as far as that is known; a car is where it is handed over. */
function mapOf({ name, location, details: { venue, pickup } }: BookingLine): string {
  const { latitude = null, longitude = null } = venue ?? {};
  const named = pickup?.place ?? `${name}, ${location}`;
  const found = latitude === null || longitude === null ? named : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(found.toWellFormed())}`;
}

/** What a voucher of the line promises. */
export function promisedBy({ bookingId }: Pick<Booking, 'bookingId'>, line: BookingLine): Promised {
  const { id: lineId, name, startDay, optionName, slot, units, quantity, guests, details } = line;
  const bought = [
    line.type,
    line.productId,
    optionName,
    slot,
    units,
    quantity,
    guests,
    details.language,
    details.parts,
  ];
  return { bookingId, lineId, name, startDay, lastDay: lastDayOf(line), bought: JSON.stringify(bought) };
}

/** '3 hours' after it begins where the product says so, else the end of its last day. */
function endsAt(line: BookingLine): Date {
  const hours = /^(\d+(?:\.\d+)?) hours?$/i.exec(line.details.duration ?? '')?.[1];
  if (line.slot === '' || hours === undefined) return endOf(addDays(line.endDay, -1));
  return new Date(instantAt(line.startDay, line.slot).getTime() + Number(hours) * 3_600_000);
}

function factsOf(line: BookingLine): Fact[] {
  const { details, guests, units, quantity } = line;
  const { from, until } = details.venue ?? {};
  const { dates, units: counted, tickets } = kindOf(line.type);
  const first = formatDay(line.startDay);
  const last = formatDay(lastDayOf(line));
  const days: Readonly<Record<typeof dates, readonly [string, string][]>> = {
    nights: [
      ['Check-in', from ? `${first}, from ${from}` : first],
      ['Check-out', until ? `${last}, until ${until}` : last],
    ],
    days: [
      ['From', first],
      ['To', last],
    ],
    slot: [['Date', first]],
  };
  const facts: readonly (readonly [string, string | null])[] = [
    ...days[dates],
    ['Time', line.slot],
    ['Takes', details.duration],
    [capital(counted[1]), tickets ? null : String(units * quantity)],
    ['Tickets', tickets ? whoOf({ ...line, details: { ...details, language: null } }) : null],
    ['Guests', dates === 'nights' ? String(guests * quantity) : null],
    ['Language', details.language],
    ['Pick-up', details.pickup?.place ?? null],
    ['Arrival', line.arrivalTime && `about ${line.arrivalTime}`],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
