import type { CartItemView } from '../../service/booking/model/wire/wire.ts';
import { isProductType, kindOf } from '../../service/catalog/kinds.ts';
import { subtotalOf, totalsBeforeQuote } from '../../service/catalog/price.ts';
import { isDay } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import { readAmount, writeAmount } from '../device/wire-amounts.ts';
import { type CartLine, itemOfLine, lastDay, lineOfItem, type NewCartLine } from './cart-line.ts';

export interface CartTotals {
  /** The sum of the quantities. */
  readonly itemCount: number;
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
}

/** Lines with the same text are one line: the whole configuration counts (CART-3). Stored attempts contain the text. */
export function configurationKey(line: NewCartLine): string {
  const tickets = Object.entries(line.tickets ?? {})
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    line.type,
    line.productKey,
    line.startDay ?? '',
    line.slot ?? null,
    lastDay(line) ?? null,
    line.optionName ?? null,
    // for tickets, their counts say how many people come
    isTicketed(line) ? null : (line.guests ?? null),
    line.adults ?? null,
    line.children ?? null,
    line.units ?? null,
    line.language ?? null,
    tickets,
    ...(line.pickup ? [line.pickup] : []),
  ]);
}

function isTicketed({ type }: Pick<CartLine, 'type'>): boolean {
  return kindOf(type).tickets;
}

/** The number of people that the tickets of a line admit. */
function peopleOf({ tickets }: NewCartLine, quantity: number): number {
  const each = tickets ? Object.values(tickets).reduce((all, count) => all + count, 0) : 1;
  return each * quantity;
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const changed = { ...line, quantity, subtotal: subtotalOf(line.unit, quantity) };
  return isTicketed(line) ? { ...changed, guests: peopleOf(line, quantity) } : changed;
}

/** Raises the quantity of the equal line, at the newest price, or adds a line with the id `cartId`. */
export function addLine(lines: readonly CartLine[], item: NewCartLine, cartId: string): CartLine[] {
  const quantity = Number.isInteger(item.quantity) && item.quantity > 0 ? item.quantity : 1;
  const configuration = configurationKey(item);
  const equal = lines.find((line) => configurationKey(line) === configuration);
  if (!equal) return [...lines, withQuantity({ ...item, cartId }, quantity)];
  const raised = withQuantity({ ...item, cartId: equal.cartId }, equal.quantity + quantity);
  return lines.map((line) => (line === equal ? raised : line));
}

/** Adds the items that are not in the cart yet; `cartId` creates the id of each. */
export function addMissingLines(
  lines: readonly CartLine[],
  items: readonly NewCartLine[],
  cartId: () => string,
): CartLine[] {
  const known = new Set(lines.map(configurationKey));
  return items
    .filter((item) => !known.has(configurationKey(item)))
    .reduce((all, item) => addLine(all, item, cartId()), [...lines]);
}

/** A quantity of 0 or below removes the line. */
export function setLineQuantity(lines: readonly CartLine[], cartId: string, quantity: number): CartLine[] {
  if (!(quantity > 0)) return removeLines(lines, [cartId]);
  return lines.map((line) => (line.cartId === cartId ? withQuantity(line, Math.floor(quantity) || 1) : line));
}

/** The pick-up place of a car, as it is entered. */
export function setLinePickup(lines: readonly CartLine[], cartId: string, pickup: string): CartLine[] {
  return lines.map((line) => (line.cartId === cartId ? { ...line, pickup } : line));
}

/** True if the pick-up place is still missing: for products hired by the day. */
export function needsPickup({ type, pickup = '' }: CartLine): boolean {
  return kindOf(type).dates === 'days' && pickup.trim() === '';
}

export function removeLines(lines: readonly CartLine[], cartIds: readonly string[]): CartLine[] {
  return lines.filter((line) => !cartIds.includes(line.cartId));
}

/** Restores removed lines at their former place in `before`; lines added or changed since then stay. */
export function restoreLines(
  lines: readonly CartLine[],
  gone: readonly CartLine[],
  before: readonly CartLine[],
): CartLine[] {
  const now = new Map([...gone, ...lines].map((line) => [line.cartId, line]));
  const known = new Set(before.map(({ cartId }) => cartId));
  return [
    ...before.flatMap(({ cartId }) => now.get(cartId) ?? []),
    ...lines.filter(({ cartId }) => !known.has(cartId)),
  ];
}

/** `prices`: unit total by cartId. Lines without an entry stay unchanged. */
export function withPrices(lines: readonly CartLine[], prices: Readonly<Record<string, Paise>>): CartLine[] {
  return lines.map((line) => withQuantity({ ...line, unit: prices[line.cartId] ?? line.unit }, line.quantity));
}

/** Totals with the specified tax; the server's quote replaces them wherever money is charged. */
export function cartTotals(lines: readonly CartLine[]): CartTotals {
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  const { subtotal, tax, total } = totalsBeforeQuote(lines.map((line) => line.subtotal));
  return { itemCount, subtotal, tax, total };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The server's limit, below which sums stay exact. */
const longest = 300;
const most = { quantity: 1_000, price: 10_000_000_000, lines: 500 } as const;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isOptional(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || is(value);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isTickets(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isAmount);
}

function isItem(value: unknown): value is CartItemView {
  if (typeof value !== 'object' || value === null) return false;
  const item: { [Name in keyof CartItemView]?: unknown } = value;
  const texts = [item.cartId, item.id, item.name, item.image, item.location];
  const optionalTexts = [
    item.slug,
    item.selectedTime,
    item.roomType,
    item.selectedLanguage,
    item.duration,
    item.pickupLocation,
  ];
  const optionalCounts = [item.guests, item.adults, item.children, item.rooms, item.nights];
  return (
    texts.every(isText) &&
    typeof item.type === 'string' &&
    isProductType(item.type) &&
    (item.selectedDate === '' || isDay(item.selectedDate)) &&
    (item.checkOut === '' || isOptional(item.checkOut, isDay)) &&
    Number.isInteger(item.quantity) &&
    isAmount(item.quantity) &&
    item.quantity > 0 &&
    item.quantity <= most.quantity &&
    isAmount(item.price) &&
    item.price <= most.price &&
    optionalTexts.every((text) => isOptional(text, isText)) &&
    optionalCounts.every((count) => isOptional(count, isCount)) &&
    isTickets(item.ticketTypes)
  );
}

/** A line without a picture or a place is still valid: its type has a picture. */
function filled(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { image, location }: { image?: unknown; location?: unknown } = item;
  return { ...item, image: isText(image) ? image : '', location: isText(location) ? location : '' };
}

/** The lines of a stored text; invalid lines are dropped, and the second of two with the same id. */
export function parseCart(stored: string | null): CartLine[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]', readAmount);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, CartLine>();
  for (const item of value.slice(0, most.lines).map(filled)) {
    if (!isItem(item) || lines.has(item.cartId)) continue;
    const line: CartLine = { ...lineOfItem(item), cartId: item.cartId };
    lines.set(line.cartId, withQuantity(line, line.quantity));
  }
  return [...lines.values()];
}

/** The text that the device stores for those lines. */
export function storedText(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(itemOfLine), writeAmount);
}
