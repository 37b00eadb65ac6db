import type { ProductKind } from './product-kind.ts';

export const cruiseKind = {
  label: 'River Cruise',
  begins: 'embarkation',
  free: { field: 'freeCancellation', column: 'free_cancellation' },
  path: 'river-cruises',
  table: 'river_cruises',
  dates: 'nights',
  tickets: false,
  supplies: ['tour'],
  units: ['cabin', 'cabins'],
  searched: ['name', 'location', 'river'],
  unitsField: 'cabins',
  review: { name: 'riverCruise', column: 'river_cruise_id', says: 'cruise', scale: 1 },
} as const satisfies ProductKind;
