import { cartItem, itemsOf } from '../../service/booking/model/cart-items.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type CartItem, ticketKinds } from '../../service/catalog/product.ts';
import type { SavedName } from '../../service/catalog/product-keys.ts';

/** The cart item of a line in the address; undefined if it is invalid. */
export function itemIn(line: string): CartItem | undefined {
  try {
    const parsed = cartItem.safeParse(JSON.parse(line));
    return parsed.success ? itemsOf([parsed.data])[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A cart item as it appears in the address, without undefined fields. */
export function itemParam(item: CartItem): string {
  const defined = Object.entries(item).filter(([name, value]) => value !== undefined && name !== 'name');
  return JSON.stringify(Object.fromEntries(defined));
}

/** What can be chosen of a product besides its days: each option at each time. */
export interface Option {
  readonly roomType: string | null;
  readonly time: string | null;
}

/** The item that the form of a product describes, for each of its options; none before a day is chosen. */
export function itemsInForm({ type, slug }: SavedName, query: URLSearchParams, options: readonly Option[]): CartItem[] {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const count = (name: string) => (/^\d{1,3}$/.test(text(name) ?? '') ? Number(text(name)) : undefined);
  const { dates } = kindOf(type);
  const [adults, children] = [count('adults'), count('children')];
  const tickets = ticketKinds.flatMap((kind) => {
    const many = count(kind);
    return many ? [[kind, many] as const] : [];
  });
  const day = text('day');
  if (!day) return [];
  return options.flatMap(({ roomType, time }) => {
    const parsed = cartItem.safeParse({
      id: slug,
      type,
      selectedDate: day,
      checkOut: dates === 'slot' ? null : text('until'),
      selectedTime: time,
      roomType,
      selectedLanguage: text('language'),
      ...(dates === 'nights' && { rooms: count('rooms'), adults, children, guests: (adults ?? 1) + (children ?? 0) }),
      ...(tickets.length > 0 && { ticketTypes: Object.fromEntries(tickets) }),
      quantity: dates === 'slot' ? (count('quantity') ?? 1) : 1,
    });
    return parsed.success ? itemsOf([parsed.data]) : [];
  });
}
