import { adminUrls } from '../urls.ts';

/** The state of the page in its address: the customer, the lines so far, and the product that is being chosen. */
export interface PhoneBooking {
  readonly customer: Readonly<Record<'name' | 'email' | 'phone', string>>;
  /** Each is a cart item in JSON, as it appears in the address. */
  readonly lines: readonly string[];
  /** The search text for a product, and the place whose products are all listed. */
  readonly find: string;
  readonly at: string;
  readonly type: string;
  /** The product that is being chosen: 'stay:lake-house'. */
  readonly of: string;
}

/** Parameters that every form and link of the page passes on. */
const carried = ['name', 'email', 'phone', 'line', 'find', 'at', 'type', 'of'];
const mostLines = 30;

export function phoneBookingIn(query: URLSearchParams): PhoneBooking {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
  return {
    customer: { name: text('name'), email: text('email'), phone: text('phone') },
    lines: query.getAll('line').slice(0, mostLines),
    find: text('find'),
    at: text('at'),
    type: text('type'),
    of: text('of'),
  };
}

/**
 * The address of the page with other parameters; null removes one. The options of the chosen product are not passed on.
 */
export function phoneBookingAddress(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): string {
  const to = new URLSearchParams([...query].filter(([name, value]) => carried.includes(name) && value !== ''));
  for (const [name, value] of Object.entries(changes)) {
    to.delete(name);
    for (const one of value === null ? [] : [value].flat()) to.append(name, one);
  }
  return to.size > 0 ? `${adminUrls.newBooking}?${to}` : adminUrls.newBooking;
}

/** The hidden fields that pass on the state of the page. */
export function carriedFields(query: URLSearchParams, but: readonly string[]): [name: string, value: string][] {
  return [...query].filter(([name, value]) => carried.includes(name) && !but.includes(name) && value !== '');
}
