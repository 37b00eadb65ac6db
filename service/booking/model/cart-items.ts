import { z } from 'zod';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { productTypes } from '../../catalog/kinds.ts';
import { type SelectedLine, ticketKinds } from '../../catalog/product.ts';
import { mostNights, mostRentalDays } from '../../catalog/sale-days.ts';
import { type Day, isDay, nightsBetween } from '../../core/day.ts';
import { schemaMessage } from '../../platform/body-fields.ts';
import { carBookingRules } from './buyer-rules.ts';
import { endDayOf } from './line.ts';

/** Optional field: carts of other clients may omit it or send null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);
/** Optional text; an empty one counts as missing. */
const optionalText = (most: number) =>
  optional(z.string().max(most)).transform((text) => text?.trim().toWellFormed() || undefined);
const day = z.custom<Day>(isDay, schemaMessage(sentence(fieldRulesTexts.dayForm)));
const count = (most: number) => z.number().int().min(1).max(most);

const tooManyOfOne = schemaMessage(sentence(fieldRulesTexts.atMostOfOne, { most: 50 }));

const tickets = z.partialRecord(z.enum(ticketKinds), z.number().int().min(0).max(50, tooManyOfOne));

export const cartItem = z.object({
  cartId: optional(z.string().max(100)),
  id: z.union([z.string().min(1).max(200), z.number().int().positive().transform(String)]),
  type: z.enum(productTypes),
  name: z.string().max(300).default(''),
  quantity: z.number().int().min(1).max(50, tooManyOfOne),
  selectedDate: optional(z.union([day, z.literal('').transform(() => undefined)])),
  selectedTime: optional(z.string().max(40)),
  checkOut: optional(z.union([day, z.literal('').transform(() => undefined)])),
  roomType: optionalText(200).describe('Defaults to the stay’s first room type'),
  rooms: optional(count(50)).transform((rooms) => rooms ?? 1),
  guests: optional(count(500)),
  adults: optional(count(500)),
  children: optional(z.number().int().min(0).max(500)),
  selectedLanguage: optionalText(60).describe('Defaults to the product’s first language'),
  ticketTypes: optional(tickets),
  pickupLocation: optionalText(carBookingRules.pickupLocation.most).describe('Pick-up location of a car'),
});

/** A cart item of a request as a selected line. Unknown fields are ignored and prices never read. */
export const selectedLine = cartItem.transform((item): SelectedLine => {
  const { cartId, type, name, quantity, guests, adults, children, checkOut } = item;
  return {
    cartId,
    productKey: item.id,
    type,
    name,
    quantity,
    startDay: item.selectedDate,
    endDay: checkOut && endDayOf(type, checkOut),
    slot: item.selectedTime,
    optionName: item.roomType,
    units: item.rooms,
    guests,
    adults,
    children,
    language: item.selectedLanguage,
    tickets: item.ticketTypes,
    pickup: item.pickupLocation,
  };
});

/** The selected lines of a cart in a request: at most 30. */
export const selectedLines = z
  .array(selectedLine)
  .min(1, schemaMessage(sentence(fieldRulesTexts.cartEmpty)))
  .max(30, schemaMessage(sentence(fieldRulesTexts.atMostItems, { most: 30 })));

/** The longest line that any setting allows: longer ones are rejected before their days are read. */
const mostDays = Math.max(mostNights, mostRentalDays);

/** Returns the days of stock that are read to price a line. */
function stockDays({ startDay, endDay }: Pick<SelectedLine, 'startDay' | 'endDay'>): number {
  const nights = startDay && endDay ? nightsBetween(startDay, endDay) : 1;
  return Math.min(mostDays, Math.max(1, nights));
}

/**
 * Returns the estimated cost of pricing these lines in milliseconds of processor time. 30 lines of 30 nights took 30 ms
 * next to PostgreSQL and 110 ms with the embedded database.
 */
export function quoteCost(lines: readonly Pick<SelectedLine, 'startDay' | 'endDay'>[]): number {
  return 1 + 0.3 * lines.length + 0.04 * lines.reduce((days, line) => days + stockDays(line), 0);
}
