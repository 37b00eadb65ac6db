import { catalogKindsTexts } from '../../messages/en/catalog/kinds.ts';
import type { ProductKind } from './product-kind.ts';

export const carKind = {
  label: catalogKindsTexts.carRental,
  begins: catalogKindsTexts.pickUp,
  free: { field: 'freeCancellation', column: 'free_cancellation' },
  path: 'car-rentals',
  table: 'car_rentals',
  dates: 'days',
  tickets: false,
  supplies: ['vehicle-without-driver', 'transport-with-driver'],
  offers: catalogKindsTexts.carRentals,
  units: { counted: catalogKindsTexts.cars, all: catalogKindsTexts.allCars },
  searched: ['name', 'location', 'car_type', 'fuel_type'],
  unitsField: 'vehicles',
  review: { name: 'carRental', column: 'car_rental_id', product: catalogKindsTexts.reviewedCar, scale: 1 },
} as const satisfies ProductKind;
