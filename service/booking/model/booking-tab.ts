import { z } from 'zod';
import { kinds, type LineLabel, type ProductType, productTypes } from '../../catalog/kinds.ts';
import type { BookingStatus } from './booking-status.ts';

/** Filter of a list of bookings; all bookings if empty. */
export interface BookingFilter {
  readonly type?: ProductType;
  readonly label?: LineLabel;
  readonly status?: BookingStatus;
}

/** Filters by dashboard tab id. Each id filters by type or status, whichever parameter it is sent in. */
const filters = new Map<string, BookingFilter>([
  ['', {}],
  ['ALL', {}],
  ['PENDING', { status: 'pending' }],
  ['CONFIRMED', { status: 'confirmed' }],
  ['CANCELLED', { status: 'cancelled' }],
  ['COMPLETED', { status: 'completed' }],
  ['ACTIVITIES', { label: 'activity' }],
  ...productTypes.map((type) => [tabOf(kinds[type].path), { type }] as const),
]);

/** Query parameter: a dashboard tab id or a product type. Unknown values are a validation error. */
export const bookingTab = z.string().transform((typed, check): BookingFilter => {
  const id = tabOf(typed);
  const type = productTypes.find((known) => known === typed);
  const filter = filters.get(id) ?? (type && { type });
  if (!filter) check.addIssue({ code: 'custom', message: `Unknown booking filter ${id.slice(0, 40)}` });
  return filter ?? {};
});

/** 'car-rentals' → 'CAR_RENTALS' */
function tabOf(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
}
