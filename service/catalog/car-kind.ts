import type { ProductKind } from './product-kind.ts';

export const carKind = {
  label: 'Car Rental',
  begins: 'pick-up',
  free: { field: 'freeCancellation', column: 'free_cancellation' },
  path: 'car-rentals',
  table: 'car_rentals',
  dates: 'days',
  tickets: false,
  supplies: ['vehicle-without-driver', 'transport-with-driver'],
  units: ['car', 'cars'],
  searched: ['name', 'location', 'car_type', 'fuel_type'],
  unitsField: 'vehicles',
  review: { name: 'carRental', column: 'car_rental_id', says: 'car', scale: 1 },
} as const satisfies ProductKind;
