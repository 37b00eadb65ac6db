import { rentalDates } from '../../service/catalog/car-rentals/rental-dates.ts';
import type { ListHero } from './list-hero.ts';

export const carHero: ListHero = {
  all: [146, 236, 236],
  found: [146, 192, 192],
  searched: (requested, today) => rentalDates(requested.get('pickupDate'), requested.get('returnDate'), today) !== null,
};
