import { catalogRiverCruisesTexts } from '../../messages/en/catalog/river-cruises.ts';
import type { ProductKind } from './product-kind.ts';

export const cruiseKind = {
  label: catalogRiverCruisesTexts.cruise,
  begins: catalogRiverCruisesTexts.embarkation,
  free: { field: 'freeCancellation', column: 'free_cancellation' },
  path: 'river-cruises',
  table: 'river_cruises',
  dates: 'nights',
  tickets: false,
  supplies: ['tour'],
  offers: catalogRiverCruisesTexts.cruises,
  units: { counted: catalogRiverCruisesTexts.cabins, all: catalogRiverCruisesTexts.allCabins },
  searched: ['name', 'location', 'river'],
  unitsField: 'cabins',
  review: { name: 'riverCruise', column: 'river_cruise_id', product: catalogRiverCruisesTexts.reviewed, scale: 1 },
} as const satisfies ProductKind;
