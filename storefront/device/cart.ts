import { useSyncExternalStore } from 'react';
import {
  addLine,
  type CartLine,
  type CartTotals,
  type NewCartLine,
  parseCart,
  putBack,
  removeLines,
  setLinePickup,
  setLineQuantity,
  totalsOf,
  withPrices,
} from '../cart/cart-rules.ts';
import { countStored, cartKey as key, tellCartCount } from './cart-count.ts';
import { readItem, writeItem } from './storage.ts';

export interface CartState extends CartTotals {
  /** False until the lines were restored from the device, as on the server. */
  readonly ready: boolean;
  readonly items: CartLine[];
}

const unknown: CartState = { ready: false, items: [], ...totalsOf([]) };
let state = unknown;
/** False when this browser keeps nothing: the cart then lives as long as the page. */
let kept = true;
const watchers = new Set<() => void>();

function show(items: CartLine[]) {
  state = { ready: true, items, ...totalsOf(items) };
  tellCartCount(state.itemCount);
  for (const tell of watchers) tell();
}

/** The lines as another tab may have left them. */
function stored(): CartLine[] {
  return kept ? parseCart(readItem(key)) : state.items;
}

function change(next: (lines: CartLine[]) => CartLine[]) {
  current();
  const items = next(stored());
  kept = writeItem(key, JSON.stringify(items));
  show(items);
}

/** A null key: the other tab cleared all of its storage. */
function follow(event: StorageEvent) {
  if (event.key === key || event.key === null) show(stored());
}

function current(): CartState {
  if (!state.ready) {
    const items = stored();
    state = { ready: true, items, ...totalsOf(items) };
    window.addEventListener('storage', follow);
  }
  return state;
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  // lines that were none are not counted any longer
  if (kept && current().itemCount !== countStored(readItem(key))) change((lines) => lines);
  return () => watchers.delete(tell);
}

function newCartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The cart of this device, alike in all its tabs; amounts in rupees. */
export function useCart(): CartState {
  return useSyncExternalStore(watch, current, () => unknown);
}

export const cart = {
  /** Equal configurations become one line of more (CART-3). */
  add: (item: NewCartLine) => change((lines) => addLine(lines, item, newCartId())),
  /** What was booked before, once however often it is asked for. */
  putBack: (items: readonly NewCartLine[]) => change((lines) => putBack(lines, items, newCartId)),
  /** 0 or below removes the line. */
  setQuantity: (cartId: string, quantity: number) => change((lines) => setLineQuantity(lines, cartId, quantity)),
  /** Where a car is handed over. */
  setPickup: (cartId: string, place: string) => change((lines) => setLinePickup(lines, cartId, place)),
  remove: (...cartIds: string[]) => change((lines) => removeLines(lines, cartIds)),
  clear: () => change(() => []),
  /** Whether those lines are in it still, whatever other tabs have done in the meantime. */
  holds: (lines: readonly CartLine[]) => {
    const known = new Set(stored().map(({ cartId }) => cartId));
    return lines.every(({ cartId }) => known.has(cartId));
  },
  /** Unit totals by cartId, as the server says. */
  setPrices: (prices: Readonly<Record<string, number>>) => change((lines) => withPrices(lines, prices)),
  /** Takes the place of all lines. */
  replace: (items: readonly CartLine[]) => change(() => [...items]),
};
