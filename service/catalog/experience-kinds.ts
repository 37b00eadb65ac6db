import { catalogKindsTexts } from '../../messages/en/catalog/kinds.ts';
import type { ProductKind } from './product-kind.ts';

const places = { counted: catalogKindsTexts.places, all: catalogKindsTexts.allPlaces } as const;

export const attractionKind = {
  label: catalogKindsTexts.attraction,
  begins: catalogKindsTexts.visit,
  free: { field: 'freeCancel', column: 'free_cancel' },
  path: 'attractions',
  table: 'attractions',
  dates: 'slot',
  tickets: true,
  supplies: ['entry'],
  offers: catalogKindsTexts.attractions,
  units: places,
  searched: ['name', 'area'],
  unitsField: 'places',
  review: { name: 'attraction', column: 'attraction_id', product: catalogKindsTexts.reviewedAttraction, scale: 1 },
} as const satisfies ProductKind;

export const tourKind = {
  label: catalogKindsTexts.tourPackage,
  begins: catalogKindsTexts.tour,
  free: { field: 'freeCancel', column: 'free_cancel' },
  path: 'tour-packages',
  table: 'tour_packages',
  dates: 'slot',
  tickets: true,
  supplies: ['tour'],
  offers: catalogKindsTexts.tourPackages,
  units: places,
  searched: ['name', 'location', 'type'],
  unitsField: 'places',
  review: { name: 'tourPackage', column: 'tour_package_id', product: catalogKindsTexts.reviewedTour, scale: 1 },
} as const satisfies ProductKind;
