import { cartItem, itemsOf } from '../../service/booking/pricing/cart-items.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type CartItem, ticketKinds } from '../../service/catalog/product.ts';
import { type SavedName, savedName } from '../../service/catalog/saved/saved-name.ts';
import { deskUrls } from '../urls.ts';

/** What an address of the page asks: who calls, what is on the booking so far, and what is being chosen. */
export interface Call {
  readonly who: Readonly<Record<'name' | 'email' | 'phone', string>>;
  /** As they stand in the address, each a cart item in JSON. */
  readonly lines: readonly string[];
  /** What is typed to find a product, and the place of which all are shown. */
  readonly find: string;
  readonly at: string;
  readonly type: string;
  /** The product that is being chosen: 'stay:lake-house'. */
  readonly of: string;
}

/** Parameters that every form and link of the page carries on. */
const carried = ['name', 'email', 'phone', 'line', 'find', 'at', 'type', 'of'];
const mostLines = 30;

export function callIn(asked: URLSearchParams): Call {
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 200);
  return {
    who: { name: text('name'), email: text('email'), phone: text('phone') },
    lines: asked.getAll('line').slice(0, mostLines),
    ...{ find: text('find'), at: text('at'), type: text('type'), of: text('of') },
  };
}

/** The address of the page with other parameters; null takes one away. What is chosen of a product is not carried on. */
export function callAddress(
  asked: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): string {
  const to = new URLSearchParams([...asked].filter(([name, value]) => carried.includes(name) && value !== ''));
  for (const [name, value] of Object.entries(changes)) {
    to.delete(name);
    for (const one of value === null ? [] : [value].flat()) to.append(name, one);
  }
  return to.size > 0 ? `${deskUrls.newBooking}?${to}` : deskUrls.newBooking;
}

/** The hidden fields by which a form of the page carries on what it does not ask itself. */
export function carriedFields(asked: URLSearchParams, but: readonly string[]): [name: string, value: string][] {
  return [...asked].filter(([name, value]) => carried.includes(name) && !but.includes(name) && value !== '');
}

/** The lines of an address; undefined for what is none. */
export function itemIn(line: string): CartItem | undefined {
  try {
    const parsed = cartItem.safeParse(JSON.parse(line));
    return parsed.success ? itemsOf([parsed.data])[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A cart item as it stands in the address: without what it does not say. */
export function lineOf(item: CartItem): string {
  const said = Object.entries(item).filter(([name, value]) => value !== undefined && name !== 'name');
  return JSON.stringify(Object.fromEntries(said));
}

export const productIn = (of: string): SavedName | undefined => savedName(of);

/** What of a product can be chosen beside its days: each option at each time. */
export interface Option {
  readonly roomType: string | null;
  readonly time: string | null;
}

/** The item that the form of a product asks for, in each of its options; none before it has a day. */
export function itemsAsked({ type, slug }: SavedName, asked: URLSearchParams, options: readonly Option[]): CartItem[] {
  const text = (name: string) => asked.get(name)?.trim() || undefined;
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
      ...{ id: slug, type, selectedDate: day, checkOut: dates === 'slot' ? null : text('until') },
      ...{ selectedTime: time, roomType, selectedLanguage: text('language') },
      ...(dates === 'nights' && { rooms: count('rooms'), adults, children, guests: (adults ?? 1) + (children ?? 0) }),
      ...(tickets.length > 0 && { ticketTypes: Object.fromEntries(tickets) }),
      quantity: dates === 'slot' ? (count('quantity') ?? 1) : 1,
    });
    return parsed.success ? itemsOf([parsed.data]) : [];
  });
}
