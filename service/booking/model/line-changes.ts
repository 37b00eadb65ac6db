import { z } from 'zod';
import { kindOf } from '../../catalog/kinds.ts';
import { type CartItem, type TicketCounts, ticketKinds, ticketNames } from '../../catalog/product.ts';
import { addDays, nightsBetween } from '../../core/day.ts';
import type { BookingLine } from './booking.ts';
import { cartItem } from './cart-items.ts';
import { lastDayOf } from './line.ts';

const lineChange = z.strictObject({
  line: z.int().positive(),
  cancel: z.literal(true).optional().describe('Then nothing else of it counts'),
  ...cartItem
    .pick({
      selectedDate: true,
      selectedTime: true,
      checkOut: true,
      roomType: true,
      rooms: true,
      guests: true,
      adults: true,
      children: true,
      quantity: true,
      ticketTypes: true,
      selectedLanguage: true,
    })
    .partial().shape,
  pickupLocation: z.string().trim().min(1).max(200).optional(),
});

/** The requested changes: each line at most once, either cancelled or with its new values. */
export const lineChanges = z
  .array(lineChange)
  .min(1, 'Nothing is to change')
  .max(30, 'At most 30 lines at once')
  .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, 'Each line can be named once');
export type LineChange = z.output<typeof lineChange>;

/** Returns the line as a cart item with the change applied. A line moved without a new end lasts as long as before. */
export function cartItemOf(line: BookingLine, change: LineChange): CartItem {
  const { dates } = kindOf(line.type);
  const selectedDate = change.selectedDate ?? line.startDay;
  const lasting = nightsBetween(line.startDay, lastDayOf(line));
  const people = change.adults ?? change.children;
  return {
    cartId: String(line.id),
    id: line.details.documentId,
    type: line.type,
    name: line.name,
    quantity: change.quantity ?? line.quantity,
    selectedDate,
    selectedTime: change.selectedTime ?? (line.slot || undefined),
    checkOut: dates === 'slot' ? undefined : (change.checkOut ?? addDays(selectedDate, lasting)),
    roomType: change.roomType ?? line.optionName ?? undefined,
    rooms: change.rooms ?? (dates === 'nights' ? line.units : 1),
    guests: change.guests ?? (people === undefined ? line.guests : undefined),
    adults: change.adults,
    children: change.children,
    selectedLanguage: change.selectedLanguage ?? line.details.language ?? undefined,
    ticketTypes: change.ticketTypes ?? ticketsOf(line),
    pickupLocation: change.pickupLocation ?? line.details.pickup?.place,
  };
}

/** Returns the changed lines as cart items. Unknown lines are left out. */
export function cartItemsOfChange(lines: readonly BookingLine[], changes: readonly LineChange[]): CartItem[] {
  return changes.flatMap((change) => {
    const line = lines.find(({ id }) => id === change.line);
    return line ? [cartItemOf(line, change)] : [];
  });
}

function ticketsOf({ details }: BookingLine): TicketCounts | undefined {
  const counts = ticketKinds.flatMap((kind) => {
    const part = details.parts.find(({ name }) => name === ticketNames[kind]);
    return part ? [[kind, part.count] as const] : [];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
