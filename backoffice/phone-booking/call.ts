import { adminUrls } from '../urls.ts';

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
    find: text('find'),
    at: text('at'),
    type: text('type'),
    of: text('of'),
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
  return to.size > 0 ? `${adminUrls.newBooking}?${to}` : adminUrls.newBooking;
}

/** The hidden fields by which a form of the page carries on what it does not ask itself. */
export function carriedFields(asked: URLSearchParams, but: readonly string[]): [name: string, value: string][] {
  return [...asked].filter(([name, value]) => carried.includes(name) && !but.includes(name) && value !== '');
}
