import type { ProductKind } from './product-kind.ts';

export const stayKind = {
  label: 'Stay',
  begins: 'check-in',
  free: { field: 'freeCancellation', column: 'free_cancellation' },
  path: 'stays',
  table: 'stays',
  dates: 'nights',
  tickets: false,
  supplies: ['lodging'],
  units: ['room', 'rooms'],
  searched: ['name', 'location', 'type'],
  unitsField: null,
  review: { name: 'stay', column: 'stay_id', says: 'stay', scale: 2 },
} as const satisfies ProductKind;
