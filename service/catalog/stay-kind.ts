import { catalogKindsTexts } from '../../messages/en/catalog/kinds.ts';
import type { ProductKind } from './product-kind.ts';

export const stayKind = {
  label: catalogKindsTexts.stay,
  begins: catalogKindsTexts.checkIn,
  free: { field: 'freeCancellation', column: 'free_cancellation' },
  path: 'stays',
  table: 'stays',
  dates: 'nights',
  tickets: false,
  supplies: ['lodging'],
  offers: catalogKindsTexts.stays,
  units: { counted: catalogKindsTexts.rooms, all: catalogKindsTexts.allRooms },
  searched: ['name', 'location', 'type'],
  unitsField: null,
  review: { name: 'stay', column: 'stay_id', product: catalogKindsTexts.reviewedStay, scale: 2 },
} as const satisfies ProductKind;
