import { catalogue } from '../catalogue.ts';

/** The page of a destination. */
export const placeTexts = catalogue('place', {
  title: '{place}, {region}',
  guide: 'Good to know',
  months: 'Best months',
  best: 'Best from {months}',
  span: '{first} to {last}',
  arrive: 'How to arrive',
  airport: 'Airport',
  station: 'Railway station',
  otherwise: 'Otherwise',
  distance: '{name}, about {km} km',
  stays: 'Stays in {place}',
  attractions: 'Attractions in {place}',
  tours: 'Tours from {place}',
  cars: 'Cars in {place}',
  allStays: 'All stays in {place}',
  allAttractions: 'All attractions in {place}',
  allTours: 'All tours from {place}',
  allCars: 'All cars in {place}',
});
