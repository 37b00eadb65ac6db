import { paiseOf } from '../../core/money.ts';
import type { CarCardData } from './car-card-data.ts';
import { type CarTax, carPrice } from './car-price.ts';
import { countDays, type RentalDates } from './rental-dates.ts';
import type { CarCardRow } from './search-cars.sql.ts';

/** What a car costs for its days, the dearest of them, and what is left on each. */
export interface Rental {
  cost: number;
  dearest: number;
  units_left: number;
}

/** `dates`: null for one ordinary day. */
export function toCarCard(row: CarCardRow, rental: Rental, dates: RentalDates | null, tax: CarTax): CarCardData {
  const days = dates ? countDays(dates) : 1;
  const { payable, perDay } = carPrice({ total: paiseOf(rental.cost), dearest: paiseOf(rental.dearest), days }, tax);
  return {
    documentId: row.document_id,
    slug: row.slug,
    name: row.name,
    location: row.location,
    carType: row.car_type,
    transmission: row.transmission,
    fuelType: row.fuel_type,
    capacity: row.capacity,
    image: row.image,
    rating: row.rating,
    reviews: row.reviews,
    perDay,
    originalPrice: row.original_price_paise === null ? null : paiseOf(row.original_price_paise),
    features: row.features,
    freeKms: row.free_kms,
    freeCancellation: row.free_cancellation,
    available: row.available,
    whole: { amount: payable, days },
    unitsLeft: dates ? rental.units_left : null,
  };
}
