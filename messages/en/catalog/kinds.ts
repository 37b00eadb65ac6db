import { catalogue } from '../../catalogue.ts';

/** The words of each product type: its label, its beginning, what it is counted in, and how a review names it. */
export const catalogKindsTexts = catalogue('catalog/kinds', {
  stay: 'Stay',
  attraction: 'Attraction',
  tourPackage: 'Tour Package',
  carRental: 'Car Rental',
  activity: 'Activity',
  checkIn: 'check-in',
  visit: 'visit',
  tour: 'tour',
  pickUp: 'pick-up',
  stays: '{count, plural, one {# stay} other {# stays}}',
  attractions: '{count, plural, one {# attraction} other {# attractions}}',
  tourPackages: '{count, plural, one {# tour package} other {# tour packages}}',
  carRentals: '{count, plural, one {# car rental} other {# car rentals}}',
  rooms: '{count, plural, one {# room} other {# rooms}}',
  allRooms: 'rooms',
  places: '{count, plural, one {# place} other {# places}}',
  allPlaces: 'places',
  cars: '{count, plural, one {# car} other {# cars}}',
  allCars: 'cars',
  reviewedStay: 'stay',
  reviewedAttraction: 'attraction',
  reviewedTour: 'tour package',
  reviewedCar: 'car',
});
