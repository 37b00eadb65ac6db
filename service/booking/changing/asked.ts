import { z } from 'zod';
import { kindOf } from '../../catalog/kinds.ts';
import { type CartItem, type TicketCounts, ticketKinds, ticketNames } from '../../catalog/product.ts';
import { addDays, nightsBetween } from '../../core/day.ts';
import type { BookingLine } from '../booking-row.ts';
import { lastDayOf } from '../line.ts';
import { cartItem } from '../pricing/cart-items.ts';

const asked = z.strictObject({
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

/** The changes that are asked for: each line once, cancelled or with what is to be different about it. */
export const askedChanges = z
  .array(asked)
  .min(1, 'Nothing is to change')
  .max(30, 'At most 30 lines at once')
  .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, 'Each line can be named once');
export type AskedChange = z.output<typeof asked>;

/** The line as an item of a cart, with what is to be different. Moved without an end, it lasts as long as before. */
export function itemOf(line: BookingLine, wanted: AskedChange): CartItem {
  const { dates } = kindOf(line.type);
  const selectedDate = wanted.selectedDate ?? line.startDay;
  const lasting = nightsBetween(line.startDay, lastDayOf(line));
  const people = wanted.adults ?? wanted.children;
  return {
    cartId: String(line.id),
    id: line.details.documentId,
    type: line.type,
    name: line.name,
    quantity: wanted.quantity ?? line.quantity,
    selectedDate,
    selectedTime: wanted.selectedTime ?? (line.slot || undefined),
    checkOut: dates === 'slot' ? undefined : (wanted.checkOut ?? addDays(selectedDate, lasting)),
    roomType: wanted.roomType ?? line.optionName ?? undefined,
    rooms: wanted.rooms ?? (dates === 'nights' ? line.units : 1),
    guests: wanted.guests ?? (people === undefined ? line.guests : undefined),
    adults: wanted.adults,
    children: wanted.children,
    selectedLanguage: wanted.selectedLanguage ?? line.details.language ?? undefined,
    ticketTypes: wanted.ticketTypes ?? ticketsOf(line),
    pickupLocation: wanted.pickupLocation ?? line.details.pickup?.place,
  };
}

/** The lines that a change prices or ends, as items of a cart. Lines that the booking does not have are left out. */
export function itemsOfChange(lines: readonly BookingLine[], asked: readonly AskedChange[]): CartItem[] {
  return asked.flatMap((one) => {
    const line = lines.find(({ id }) => id === one.line);
    return line ? [itemOf(line, one)] : [];
  });
}

function ticketsOf({ details }: BookingLine): TicketCounts | undefined {
  const counts = ticketKinds.flatMap((kind) => {
    const part = details.parts.find(({ name }) => name === ticketNames[kind]);
    return part ? [[kind, part.count] as const] : [];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
