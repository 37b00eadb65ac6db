import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { urls } from '../urls.ts';
import { destinationAt } from './destination.ts';

test.each([
  [urls.home, 'home', 'Loading the home page...'],
  [urls.stays, 'cards', 'Loading stays...'],
  [urls.stay('lake-house'), 'product', 'Loading stay details...'],
  [urls.reviews('lake-house'), 'page', 'Loading reviews...'],
  [urls.attractions, 'cards', 'Loading attractions...'],
  [urls.allAttractions, 'cards', 'Loading attractions...'],
  [urls.attractionsIn('Goa'), 'cards', 'Loading attractions...'],
  [urls.attraction('amber-fort'), 'product', 'Loading attraction details...'],
  [urls.tours, 'cards', 'Loading tour packages...'],
  [urls.toursIn('goa'), 'cards', 'Loading tour packages...'],
  [urls.toursOfKind('pilgrimage-tours'), 'cards', 'Loading tour packages...'],
  [urls.tour('two-shrines'), 'product', 'Loading tour package details...'],
  [urls.cars, 'cards', 'Loading car rentals...'],
  [urls.carsIn('new delhi'), 'cards', 'Loading car rentals...'],
  [urls.car('city-sedan'), 'product', 'Loading car details...'],
  [urls.place('goa'), 'cards', 'Loading...'],
  [urls.cart, 'page', 'Loading...'],
  ['/staysail', 'page', 'Loading...'],
])('%s is a %s: %s', (path, shape, text) => {
  const destination = destinationAt(path);
  expect(destination.shape).toBe(shape);
  expect(english(destination.text)).toBe(text);
});

test.each([
  [urls.cart, '', undefined],
  [urls.place('goa'), '', 440],
  [urls.stay('lake-house'), '', undefined],
  [urls.attractions, '', 264],
  [urls.stays, '', 263],
  [urls.stays, '?propertyType=hotels&adults=1&location=', 263],
  [urls.stays, '?location=goa', 244],
  [urls.stays, '?checkIn=2027-01-02&checkOut=2027-01-04', 244],
  [urls.stays, '?location=+&adults=one&rooms=0', 263],
  [urls.stays, '?checkIn=2026-11-22&checkOut=2026-11-24', 263],
  [urls.stays, '?checkIn=2027-01-04', 263],
  [urls.allAttractions, '?guests=two&date=2026-11-22', 236],
  [urls.allAttractions, '?date=2026-11-24', 192],
  [urls.carsIn('all'), '?pickupDate=2027-01-04&returnDate=2027-01-02', 236],
  [urls.carsIn('all'), '?pickupDate=2027-01-02&returnDate=2027-01-04', 192],
  [urls.allAttractions, '?guests=2', 236],
  [urls.allAttractions, '?guests=3', 192],
  [urls.attractionsIn('Goa'), '', 192],
  [urls.toursIn('goa'), '', 192],
  [urls.toursOfKind('pilgrimage-tours'), '?date=2027-01-02', 194],
  [urls.carsIn('all'), '?carType=SUV', 236],
  [urls.carsIn('new delhi'), '', 192],
])('the picture of %s%s has the height on a tablet that its query allows: %s', (path, search, height) => {
  expect(destinationAt(path, search, dayOf('2026-11-23')).hero?.[1]).toBe(height);
});
