import { expect, test } from 'vitest';
import { urls } from '../urls.ts';
import { destinationAt } from './destination.ts';

test.each([
  [urls.home, 'home', 'Loading the home page...'],
  [urls.stays, 'list', 'Loading stays...'],
  [urls.stay('lake-house'), 'product', 'Loading stay details...'],
  [urls.reviews('lake-house'), 'page', 'Loading reviews...'],
  [urls.attractions, 'landing', 'Loading attractions...'],
  [urls.allAttractions, 'list', 'Loading attractions...'],
  [urls.attractionsIn('Goa'), 'list', 'Loading attractions...'],
  [urls.attraction('amber-fort'), 'product', 'Loading attraction details...'],
  [urls.tours, 'landing', 'Loading tour packages...'],
  [urls.toursIn('goa'), 'list', 'Loading tour packages...'],
  [urls.toursOfKind('pilgrimage-tours'), 'list', 'Loading tour packages...'],
  [urls.tour('two-shrines'), 'product', 'Loading tour package details...'],
  [urls.cars, 'landing', 'Loading car rentals...'],
  [urls.carsIn('new delhi'), 'list', 'Loading car rentals...'],
  [urls.car('city-sedan'), 'product', 'Loading car details...'],
  [urls.cart, 'page', 'Loading...'],
  ['/staysail', 'page', 'Loading...'],
])('%s is a %s: %s', (path, shape, text) => {
  expect(destinationAt(path)).toEqual({ shape, text });
});
