import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { catalogTicketsTexts } from '../../messages/en/catalog/tickets.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type TicketKind, ticketKinds, ticketNames } from '../../service/catalog/product.ts';

/** A field of a line in the form of a change. Its parameter is the name and the line: 'rooms-7'. */
export interface LineField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'time' | 'number' | 'text';
  /** The current value. */
  readonly now: string;
}

/** The fields of a line that can be changed, by type of product. */
export function changeFields(t: Translate, item: BookingItemView): LineField[] {
  const { dates } = kindOf(item.type);
  const field = (name: string, label: string, kind: LineField['kind'], now: string | number): LineField => ({
    name: `${name}-${item.lineId}`,
    label,
    kind,
    now: String(now),
  });
  const count = (kind: TicketKind) => item.tickets.find(({ name }) => name === ticketNames[kind])?.count ?? 0;
  const first = field(
    'selectedDate',
    dates === 'nights' ? t(adminBookingsTexts.checkIn) : t(adminBookingsTexts.date),
    'date',
    item.selectedDate,
  );
  const last = field(
    'checkOut',
    dates === 'nights' ? t(adminBookingsTexts.checkOut) : t(adminBookingsTexts.until),
    'date',
    item.checkOut,
  );
  if (dates === 'nights')
    return [
      first,
      last,
      field('rooms', t(adminBookingsTexts.rooms), 'number', item.rooms),
      field('guests', t(adminBookingsTexts.guests), 'number', item.guests),
    ];
  if (dates === 'days')
    return [
      first,
      last,
      field('pickupLocation', t(adminBookingsTexts.pickUpLocation), 'text', item.pickupLocation ?? ''),
    ];
  const people = byAge(item)
    ? ticketKinds.map((kind) => field(kind, t(catalogTicketsTexts[kind]), 'number', count(kind)))
    : [field('quantity', t(adminBookingsTexts.tickets), 'number', item.quantity)];
  const time =
    item.selectedTime === null ? [] : [field('selectedTime', t(adminBookingsTexts.time), 'time', item.selectedTime)];
  return [first, ...time, ...people];
}

const byAge = ({ tickets }: BookingItemView) =>
  tickets.some(({ name }) => ticketKinds.some((kind) => ticketNames[kind] === name));

/**
 * Reads the changes from an address, in the shape that the use case parses: `cancel=7`, and the fields of lines that
 * differ from the current values, and `roomType-7=Lake Room`, which the form does not have. Empty if nothing differs.
 */
export function lineChangesIn(
  t: Translate,
  query: URLSearchParams,
  items: readonly BookingItemView[],
): Record<string, unknown>[] {
  const cancelled = new Set(query.getAll('cancel'));
  return items.flatMap((item) => {
    const line = item.lineId;
    if (cancelled.has(String(line))) return [{ line, cancel: true }];
    const fields = changeFields(t, item).map((field) => ({
      ...field,
      typed: query.get(field.name)?.trim() ?? field.now,
    }));
    const roomType = query.get(`roomType-${line}`);
    const room = item.roomType && roomType && roomType !== item.roomType ? [['roomType', roomType]] : [];
    const different = fields.filter(({ typed, now }) => typed !== now && typed !== '');
    if (different.length === 0 && room.length === 0) return [];
    const nameOf = (name: string) => name.slice(0, name.lastIndexOf('-'));
    const isTicket = (name: string) => ticketKinds.some((kind) => kind === nameOf(name));
    const typedValue = ({ kind, typed }: (typeof fields)[number]) => (kind === 'number' ? Number(typed) : typed);
    const plain = different
      .filter(({ name }) => !isTicket(name))
      .map((field) => [nameOf(field.name), typedValue(field)]);
    // dates are sent together: a new start without an end would keep the old length
    const dated = plain.some(([name]) => name === 'selectedDate' || name === 'checkOut');
    const dates = fields
      .filter(({ kind }) => dated && kind === 'date')
      .map((field) => [nameOf(field.name), field.typed]);
    const tickets = different.some(({ name }) => isTicket(name))
      ? [['ticketTypes', Object.fromEntries(soldTickets(fields.filter(({ name }) => isTicket(name))))]]
      : [];
    return [{ line, ...Object.fromEntries([...plain, ...dates, ...room, ...tickets]) }];

    function soldTickets(kinds: typeof fields) {
      return kinds.map((field) => [nameOf(field.name), Number(field.typed)] as const).filter(([, count]) => count > 0);
    }
  });
}
