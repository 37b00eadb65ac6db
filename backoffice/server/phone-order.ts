import type { Fields } from './fields.ts';
import { itemIn } from './phone-booking-items.ts';

const details = ['leadTraveller', 'phone', 'requests', 'company', 'companyAddress', 'state', 'gstin'] as const;

/** Fields that keep their values after a refusal. */
export const orderFields: readonly string[] = [
  'name',
  'email',
  'pickupLocation',
  ...details,
  ...Array.from({ length: 30 }, (_, at) => [`names-${at}`, `arrival-${at}`]).flat(),
];

/** The order in the form, in the shape that the use case parses. */
export function orderIn({ text, all }: Fields): unknown {
  const lines = all('line');
  const guests = lines.map((_, item) => {
    const names = text(`names-${item}`)
      .split(/\r?\n/)
      .map((name) => name.trim())
      .filter(Boolean);
    const arrivalTime = text(`arrival-${item}`).trim();
    return { item, ...(names.length > 0 && { names }), ...(arrivalTime && { arrivalTime }) };
  });
  return {
    bookingId: text('bookingId'),
    items: lines.map(itemIn),
    total: Number(text('total') || Number.NaN),
    terms: text('terms'),
    name: text('name'),
    email: text('email'),
    pickupLocation: text('pickupLocation'),
    details: {
      ...Object.fromEntries(details.map((name) => [name, text(name)])),
      items: guests.filter((one) => Object.keys(one).length > 1),
    },
  };
}
