import { endDayOf, lastDayOf } from '../../service/booking/model/line.ts';
import type { CartItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import type { SelectedLine } from '../../service/catalog/product.ts';
import { type Day, isDay } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';

/** A line of the cart: what was selected, and what is shown of it without asking the server. */
export interface CartLine extends Omit<SelectedLine, 'cartId' | 'units'> {
  /** Made by the device. */
  readonly cartId: string;
  readonly slug?: string | undefined;
  readonly imageUrl: string;
  readonly location: string;
  /** The rooms of a stay; undefined for other products. */
  readonly units?: number | undefined;
  readonly nights?: number | undefined;
  readonly duration?: string | undefined;
  /** Price per unit of the quantity before tax. */
  readonly unit: Paise;
  readonly subtotal: Paise;
}

export type NewCartLine = Omit<CartLine, 'cartId'>;

/** The last day of a line as it is shown: the check-out of a stay, otherwise the last day included. */
export function lastDay({ type, endDay }: Pick<CartLine, 'type' | 'endDay'>): Day | undefined {
  return endDay && lastDayOf({ type, endDay });
}

/** The line of an item in JSON: of the stored cart, or of an earlier booking. */
export function lineOfItem(item: Omit<CartItemView, 'cartId'>): NewCartLine {
  return {
    productKey: item.id,
    type: item.type,
    name: item.name,
    slug: item.slug,
    imageUrl: item.image,
    location: item.location,
    startDay: isDay(item.selectedDate) ? item.selectedDate : undefined,
    endDay: isDay(item.checkOut) ? endDayOf(item.type, item.checkOut) : undefined,
    slot: item.selectedTime ?? undefined,
    optionName: item.roomType ?? undefined,
    units: item.rooms ?? undefined,
    guests: item.guests ?? undefined,
    adults: item.adults ?? undefined,
    children: item.children ?? undefined,
    language: item.selectedLanguage ?? undefined,
    tickets: item.ticketTypes ?? undefined,
    pickup: item.pickupLocation ?? undefined,
    nights: item.nights ?? undefined,
    duration: item.duration ?? undefined,
    quantity: item.quantity,
    unit: item.price,
    subtotal: item.totalPrice,
  };
}

/** The line as an item in JSON (CART-1): for the stored cart and for requests. The inverse of `lineOfItem`. */
export function itemOfLine(line: CartLine): CartItemView {
  const none = kindOf(line.type).tickets ? null : undefined;
  return {
    cartId: line.cartId,
    id: line.productKey,
    type: line.type,
    name: line.name,
    slug: line.slug,
    image: line.imageUrl,
    location: line.location,
    selectedDate: line.startDay ?? '',
    selectedTime: line.slot ?? null,
    checkOut: lastDay(line),
    roomType: line.optionName,
    rooms: line.units,
    guests: line.guests,
    adults: line.adults,
    children: line.children,
    selectedLanguage: line.language ?? none,
    ticketTypes: line.tickets ?? none,
    pickupLocation: line.pickup,
    nights: line.nights,
    duration: line.duration,
    quantity: line.quantity,
    price: line.unit,
    totalPrice: line.subtotal,
  };
}
