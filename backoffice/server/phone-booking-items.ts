import { selectedLine } from '../../service/booking/model/cart-items.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type SelectedLine, ticketKinds } from '../../service/catalog/product.ts';
import type { SavedName } from '../../service/catalog/product-keys.ts';

/** A line in the address: its cart item, as JSON, and what it selects. */
export interface AddressLine {
  readonly param: string;
  readonly selected: SelectedLine;
}

/** The cart item of a line in the address; undefined if it is no JSON. */
export function itemIn(param: string): unknown {
  try {
    return JSON.parse(param);
  } catch {
    return undefined;
  }
}

function addressLine(param: string): AddressLine[] {
  const parsed = selectedLine.safeParse(itemIn(param));
  return parsed.success ? [{ param, selected: parsed.data }] : [];
}

/** The valid lines of an address. */
export function linesIn(params: readonly string[]): AddressLine[] {
  return params.flatMap(addressLine);
}

/** What can be chosen of a product besides its days: each option at each time. */
export interface Option {
  readonly roomType: string | null;
  readonly time: string | null;
}

/** The line that the form of a product describes, for each of its options; none before a day is chosen. */
export function linesInForm(
  { type, slug }: SavedName,
  query: URLSearchParams,
  options: readonly Option[],
): AddressLine[] {
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
  const items = options.map(({ roomType, time }) => ({
    id: slug,
    type,
    quantity: dates === 'slot' ? (count('quantity') ?? 1) : 1,
    selectedDate: day,
    checkOut: dates === 'slot' ? undefined : text('until'),
    selectedTime: time ?? undefined,
    roomType: roomType ?? undefined,
    selectedLanguage: text('language'),
    ...(dates === 'nights' && { rooms: count('rooms'), adults, children, guests: (adults ?? 1) + (children ?? 0) }),
    ...(tickets.length > 0 && { ticketTypes: Object.fromEntries(tickets) }),
  }));
  return linesIn(items.map((item) => JSON.stringify(item)));
}
