import { useSyncExternalStore } from 'react';
import type { Paise } from '../../service/core/money.ts';
import type { CartLine, NewCartLine } from '../cart/cart-line.ts';
import {
  addLine,
  addMissingLines,
  type CartTotals,
  cartTotals,
  parseCart,
  removeLines,
  setLinePickup,
  setLineQuantity,
  storedText,
  withPrices,
} from '../cart/cart-rules.ts';
import { countStored, cartKey as key, publishCartCount } from './cart-count.ts';
import { readItem, writeItem } from './storage.ts';

export interface CartState extends CartTotals {
  /** False until the lines were read from the device, and on the server. */
  readonly ready: boolean;
  readonly items: CartLine[];
}

const unknown: CartState = { ready: false, items: [], ...cartTotals([]) };
let state = unknown;
/** False if the browser stores nothing: the cart then lives as long as the page. */
let isStored = true;
const watchers = new Set<() => void>();

function show(items: CartLine[]) {
  state = { ready: true, items, ...cartTotals(items) };
  publishCartCount(state.itemCount);
  for (const notify of watchers) notify();
}

/** The stored lines, which another tab may have changed. */
function stored(): CartLine[] {
  return isStored ? parseCart(readItem(key)) : state.items;
}

function change(next: (lines: CartLine[]) => CartLine[]) {
  current();
  const items = next(stored());
  isStored = writeItem(key, storedText(items));
  show(items);
}

/** A null key: another tab cleared all storage. */
function follow(event: StorageEvent) {
  if (event.key === key || event.key === null) show(stored());
}

function current(): CartState {
  if (!state.ready) {
    const items = stored();
    state = { ready: true, items, ...cartTotals(items) };
    window.addEventListener('storage', follow);
  }
  return state;
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  // invalid lines no longer count
  if (isStored && current().itemCount !== countStored(readItem(key))) change((lines) => lines);
  return () => watchers.delete(notify);
}

function newCartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The cart of this device, in sync between its tabs. */
export function useCart(): CartState {
  return useSyncExternalStore(watch, current, () => unknown);
}

export const cart = {
  /** Equal configurations become one line with a higher quantity (CART-3). */
  add: (item: NewCartLine) => change((lines) => addLine(lines, item, newCartId())),
  /** Items of an earlier booking, added once however often it is called. */
  addMissingLines: (items: readonly NewCartLine[]) => change((lines) => addMissingLines(lines, items, newCartId)),
  /** 0 or below removes the line. */
  setQuantity: (cartId: string, quantity: number) => change((lines) => setLineQuantity(lines, cartId, quantity)),
  /** The pick-up place of a car. */
  setPickup: (cartId: string, place: string) => change((lines) => setLinePickup(lines, cartId, place)),
  remove: (...cartIds: string[]) => change((lines) => removeLines(lines, cartIds)),
  clear: () => change(() => []),
  /** True if the cart still contains those lines, whatever other tabs have done. */
  holds: (lines: readonly CartLine[]) => {
    const known = new Set(stored().map(({ cartId }) => cartId));
    return lines.every(({ cartId }) => known.has(cartId));
  },
  /** The server's unit totals by cartId. */
  setPrices: (prices: Readonly<Record<string, Paise>>) => change((lines) => withPrices(lines, prices)),
  /** Replaces all lines. */
  replace: (items: readonly CartLine[]) => change(() => [...items]),
};
