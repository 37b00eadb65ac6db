import { z } from 'zod';
import { productTypes } from '../../catalog/kinds.ts';
import { type CartItem, ticketKinds } from '../../catalog/product.ts';
import { type Day, isDay } from '../../core/day.ts';

/** What does not identify a line may be missing or null in a cart made by another client. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);
const day = z.custom<Day>(isDay, 'Dates have the form YYYY-MM-DD');
const count = (most: number) => z.number().int().min(1).max(most);

const tickets = z.partialRecord(z.enum(ticketKinds), z.number().int().min(0).max(50, 'At most 50 of one kind at once'));

export const cartItem = z.object({
  cartId: optional(z.string().max(100)),
  id: z.union([z.string().min(1).max(200), z.number().int().positive().transform(String)]),
  type: z.enum(productTypes),
  name: z.string().max(300).default(''),
  quantity: z.number().int().min(1).max(50, 'At most 50 of one kind at once'),
  selectedDate: optional(z.union([day, z.literal('').transform(() => undefined)])),
  selectedTime: optional(z.string().max(40)),
  checkOut: optional(z.union([day, z.literal('').transform(() => undefined)])),
  roomType: optional(z.string().max(200)),
  rooms: optional(count(50)).transform((rooms) => rooms ?? 1),
  guests: optional(count(500)),
  adults: optional(count(500)),
  children: optional(z.number().int().min(0).max(500)),
  selectedLanguage: optional(z.string().max(60)),
  ticketTypes: optional(tickets),
});

/** The lines of a cart as they come in: at most 30, unknown fields ignored, prices never read. */
export const cartItems = z.array(cartItem).min(1, 'The cart is empty').max(30, 'At most 30 lines at once');

export function itemsOf(parsed: z.output<typeof cartItems>): CartItem[] {
  return parsed.map((item) => ({ ...item }));
}
