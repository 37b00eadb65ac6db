import { z } from 'zod';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { kindOf } from '../../catalog/kinds.ts';
import { type SelectedLine, type TicketCounts, ticketKinds, ticketNames } from '../../catalog/product.ts';
import { addDays, nightsBetween } from '../../core/day.ts';
import { schemaMessage } from '../../platform/body-fields.ts';
import type { BookingLine } from './booking.ts';
import { cartItem } from './cart-items.ts';
import { endDayOf, lastDayOf } from './line.ts';

const lineChange = z.strictObject({
  line: z.int().positive(),
  cancel: z.literal(true).optional().describe('If set, all other fields of the item are ignored'),
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
  .min(1, schemaMessage(sentence(fieldRulesTexts.nothingToChange)))
  .max(30, schemaMessage(sentence(fieldRulesTexts.atMostItems, { most: 30 })))
  .refine(
    (all) => new Set(all.map(({ line }) => line)).size === all.length,
    schemaMessage(sentence(fieldRulesTexts.itemTwice)),
  );
export type LineChange = z.output<typeof lineChange>;

/** Returns a booked line as it is selected with the change. Moved without a new end, it lasts as long as before. */
export function selectedLineOf(line: BookingLine, change: Omit<LineChange, 'line'> = {}): SelectedLine {
  const { dates } = kindOf(line.type);
  const startDay = change.selectedDate ?? line.startDay;
  const lastDay = change.checkOut ?? addDays(startDay, nightsBetween(line.startDay, lastDayOf(line)));
  const people = change.adults ?? change.children;
  return {
    cartId: String(line.id),
    productKey: line.documentId,
    type: line.type,
    name: line.name,
    quantity: change.quantity ?? line.quantity,
    startDay,
    endDay: dates === 'slot' ? undefined : endDayOf(line.type, lastDay),
    slot: change.selectedTime ?? (line.slot || undefined),
    optionName: change.roomType ?? line.optionName ?? undefined,
    units: change.rooms ?? (dates === 'nights' ? line.units : 1),
    guests: change.guests ?? (people === undefined ? line.guests : undefined),
    adults: change.adults,
    children: change.children,
    language: change.selectedLanguage ?? line.language ?? undefined,
    tickets: change.ticketTypes ?? ticketsOf(line),
    pickup: change.pickupLocation ?? line.pickup ?? undefined,
  };
}

/** Returns the changed lines as they are selected. Unknown lines are left out. */
export function selectedLinesOf(lines: readonly BookingLine[], changes: readonly LineChange[]): SelectedLine[] {
  return changes.flatMap((change) => {
    const line = lines.find(({ id }) => id === change.line);
    return line ? [selectedLineOf(line, change)] : [];
  });
}

function ticketsOf({ parts }: BookingLine): TicketCounts | undefined {
  const counts = ticketKinds.flatMap((kind) => {
    const part = parts.find(({ name }) => name === ticketNames[kind]);
    return part ? [[kind, part.count] as const] : [];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
