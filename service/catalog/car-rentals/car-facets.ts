import { type Facet, leastRatings } from '../lists/facet.ts';

/** Car types and transmissions (CAR-16); Tempo Traveller is a type. */
export const carTypes = ['Hatchback', 'Sedan', 'SUV', 'MUV', 'Luxury', 'Tempo Traveller'] as const;
export type CarType = (typeof carTypes)[number];

export const transmissions = ['Manual', 'Automatic'] as const;

/** Minimum numbers of seats to filter by. */
export const leastSeats = [5, 6, 7, 12] as const;

/** The filters of car lists (CAR-9), plus driver, fuel and seats. */
export const carFacets = [
  { name: 'carType', title: 'Car type', values: carTypes, choose: 'any' },
  {
    name: 'drive',
    title: 'Driver',
    values: [
      { value: 'with-driver', label: 'With driver' },
      { value: 'self-drive', label: 'Self-drive' },
    ],
    choose: 'any',
  },
  {
    name: 'seats',
    title: 'Seats',
    values: leastSeats.map((seats) => ({ value: String(seats), label: `${seats} and more`, short: `${seats}+ seats` })),
    choose: 'one',
  },
  { name: 'fuel', title: 'Fuel', values: ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'], choose: 'any' },
  { name: 'transmission', title: 'Transmission', values: transmissions, choose: 'any' },
  { name: 'rating', title: 'Rating', values: leastRatings, choose: 'one' },
  {
    name: 'popular',
    title: 'Popular filters',
    values: [
      { value: 'free-cancellation', label: 'Free Cancellation' },
      { value: 'ac', label: 'AC' },
      { value: 'music-system', label: 'Music System' },
      { value: 'power-windows', label: 'Power Windows' },
    ],
    choose: 'all',
  },
] as const satisfies readonly Facet[];
