import { z } from 'zod';
import { kinds, type LineLabel, type ProductType, productTypes } from '../../catalog/kinds.ts';
import type { BookingStatus } from '../booking.ts';

/** Which of the own bookings are asked for; all of them where nothing is said. */
export interface BookingFilter {
  readonly type?: ProductType;
  readonly label?: LineLabel;
  readonly status?: BookingStatus;
}

/** What the dashboard's tab ids mean: each stands for a type or for a status, in whichever parameter it comes. */
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

/** A tab id of the dashboard or a product type, as the query of a list of bookings says it. */
export const bookingTab = z.string().transform((given, check): BookingFilter => {
  const id = tabOf(given);
  const type = productTypes.find((known) => known === given);
  const filter = filters.get(id) ?? (type && { type });
  if (!filter) check.addIssue({ code: 'custom', message: `There is no booking filter ${id.slice(0, 40)}` });
  return filter ?? {};
});

/** 'car-rentals' → 'CAR_RENTALS' */
function tabOf(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
}
