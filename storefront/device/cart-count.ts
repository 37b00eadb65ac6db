import { useSyncExternalStore } from 'react';
import { readItem } from './storage.ts';

/** The storage key of the cart. */
export const cartKey = 'cart';

let published: number | undefined;

/** The number of items in a stored cart; 0 if it is invalid. */
export function countStored(text: string | null): number {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(lines)) return 0;
    return lines.reduce((sum: number, line: { quantity?: unknown } | null) => {
      const quantity = line?.quantity;
      return sum + (typeof quantity === 'number' && quantity > 0 ? Math.floor(quantity) : 0);
    }, 0);
  } catch {
    return 0;
  }
}

/** The cart publishes its count, which it may know without being able to store it. */
export function publishCartCount(count: number): void {
  published = count;
  window.dispatchEvent(new Event('cart'));
}

function now(): number {
  published ??= countStored(readItem(cartKey));
  return published;
}

function follow(changed: () => void): () => void {
  const stored = (event: StorageEvent) => {
    if (event.key !== cartKey && event.key !== null) return;
    published = undefined;
    changed();
  };
  window.addEventListener('storage', stored);
  window.addEventListener('cart', changed);
  return () => {
    window.removeEventListener('storage', stored);
    window.removeEventListener('cart', changed);
  };
}

/** Items in the cart; 0 until the page is hydrated. Pages that only show the count use this. */
export function useCartCount(): number {
  return useSyncExternalStore(follow, now, () => 0);
}

/** The number on the cart: nothing for none, '99+' above 99 (SHELL-9). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
