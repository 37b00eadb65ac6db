import type { ProductKind } from './product-kind.ts';

const places = ['place', 'places'] as const;

export const attractionKind = {
  label: 'Attraction',
  begins: 'visit',
  free: { field: 'freeCancel', column: 'free_cancel' },
  path: 'attractions',
  table: 'attractions',
  dates: 'slot',
  tickets: true,
  supplies: ['entry'],
  units: places,
  searched: ['name', 'area'],
  unitsField: 'places',
  review: { name: 'attraction', column: 'attraction_id', says: 'attraction', scale: 1 },
} as const satisfies ProductKind;

export const tourKind = {
  label: 'Tour Package',
  begins: 'tour',
  free: { field: 'freeCancel', column: 'free_cancel' },
  path: 'tour-packages',
  table: 'tour_packages',
  dates: 'slot',
  tickets: true,
  supplies: ['tour'],
  units: places,
  searched: ['name', 'location', 'type'],
  unitsField: 'places',
  review: { name: 'tourPackage', column: 'tour_package_id', says: 'tour package', scale: 1 },
} as const satisfies ProductKind;
