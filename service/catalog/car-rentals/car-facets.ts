import { catalogFacetsTexts } from '../../../messages/en/catalog/facets.ts';
import { type Facet, leastRatings } from '../lists/facet.ts';

/** Car types and transmissions (CAR-16); Tempo Traveller is a type. */
export const carTypes = ['Hatchback', 'Sedan', 'SUV', 'MUV', 'Luxury', 'Tempo Traveller'] as const;
export type CarType = (typeof carTypes)[number];

export const transmissions = ['Manual', 'Automatic'] as const;

/** Minimum numbers of seats to filter by. */
export const leastSeats = [5, 6, 7, 12] as const;

/** The filters of car lists (CAR-9), plus driver, fuel and seats. */
export const carFacets = [
  { name: 'carType', title: catalogFacetsTexts.carType, values: carTypes, choose: 'any' },
  {
    name: 'drive',
    title: catalogFacetsTexts.driver,
    values: [
      { value: 'with-driver', label: catalogFacetsTexts.withDriver },
      { value: 'self-drive', label: catalogFacetsTexts.selfDrive },
    ],
    choose: 'any',
  },
  {
    name: 'seats',
    title: catalogFacetsTexts.seats,
    values: [
      { value: '5', label: catalogFacetsTexts.seats5, short: catalogFacetsTexts.seats5Short },
      { value: '6', label: catalogFacetsTexts.seats6, short: catalogFacetsTexts.seats6Short },
      { value: '7', label: catalogFacetsTexts.seats7, short: catalogFacetsTexts.seats7Short },
      { value: '12', label: catalogFacetsTexts.seats12, short: catalogFacetsTexts.seats12Short },
    ],
    choose: 'one',
  },
  {
    name: 'fuel',
    title: catalogFacetsTexts.fuel,
    values: ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'],
    choose: 'any',
  },
  { name: 'transmission', title: catalogFacetsTexts.transmission, values: transmissions, choose: 'any' },
  { name: 'rating', title: catalogFacetsTexts.rating, values: leastRatings, choose: 'one' },
  {
    name: 'popular',
    title: catalogFacetsTexts.popular,
    values: [
      { value: 'free-cancellation', label: catalogFacetsTexts.freeCancellationOfCar },
      { value: 'ac', label: catalogFacetsTexts.ac },
      { value: 'music-system', label: catalogFacetsTexts.musicSystem },
      { value: 'power-windows', label: catalogFacetsTexts.powerWindows },
    ],
    choose: 'all',
  },
] as const satisfies readonly Facet[];
