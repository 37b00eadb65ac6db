import { paiseOf } from '../../core/money.ts';
import { daysAt, taxedPrice } from '../price.ts';
import type { TaxTerms } from '../tax.ts';
import type { CarCardData } from './car-card-data.ts';
import type { CarCardRow, Rental } from './car-cards.sql.ts';
import { carPriced, carSupply } from './car-priced.ts';
import { countDays, type RentalDates } from './rental-dates.ts';

/** The card of a row. `dates`: null for one ordinary day. */
export function toCarCard(row: CarCardRow, rental: Rental, dates: RentalDates | null, terms: TaxTerms): CarCardData {
  const days = dates ? countDays(dates) : 1;
  const each = daysAt(days, paiseOf(rental.day_price), rental.own_prices.map(paiseOf));
  const { payable, averageDay } = taxedPrice(carPriced(carSupply(row.included)), each, terms);
  return {
    id: row.id,
    documentId: row.document_id,
    slug: row.slug,
    name: row.name,
    location: row.location,
    carType: row.car_type,
    transmission: row.transmission,
    fuelType: row.fuel_type,
    capacity: row.capacity,
    image: row.image,
    ...(row.more_pictures && { morePictures: row.more_pictures }),
    rating: row.rating,
    reviews: row.reviews,
    perDay: averageDay,
    originalPrice: row.original_price_paise === null ? null : paiseOf(row.original_price_paise),
    features: row.features,
    freeKms: row.free_kms,
    freeCancellation: row.free_cancellation,
    available: row.available,
    whole: { amount: payable, days },
    unitsLeft: dates ? rental.units_left : null,
  };
}
