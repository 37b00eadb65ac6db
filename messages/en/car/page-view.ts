import { catalogue } from '../../catalogue.ts';

export const carPageViewTexts = catalogue('car/page-view', {
  carRentals: 'Car Rentals',
  thenKilometres: '{kilometres} km a day included, then {rate} a km',
  more: 'More cars in {place}',
  all: 'All car rentals in {place}',
  type: 'Type',
  transmission: 'Transmission',
  capacity: 'Capacity',
  fuel: 'Fuel type',
});
