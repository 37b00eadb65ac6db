import { expect, test } from 'vitest';
import { carHomeHeroTexts } from '../../messages/en/car/home-hero.ts';
import { english } from '../../messages/translate.ts';
import { carTypes } from '../../service/catalog/car-rentals/car-facets.ts';
import { fromRupees } from '../../service/core/money.ts';
import { airports, cityTiles, reasons } from './home-texts.ts';
import { typeTiles } from './type-tiles.ts';

test('the specified texts', () => {
  expect(english(carHomeHeroTexts.title)).toBe('Rent a Car for Your Journey');
  expect(reasons.map(({ title }) => english(title))).toEqual([
    'Safe & Secure',
    '24/7 Support',
    'Verified Drivers',
    'Best Prices',
  ]);
  expect(cityTiles(english).map(({ label }) => label)).toEqual([
    'Uttarakhand',
    'Delhi',
    'Mumbai',
    'Bangalore',
    'Himachal Pradesh',
    'Kolkata',
    'Pune',
    'Jaipur',
  ]);
  expect(airports.map(({ place }) => place)).toEqual([
    'Dehradun',
    'Delhi',
    'Mumbai',
    'Bangalore',
    'Kolkata',
    'Himachal',
    'Pune',
    'Jaipur',
  ]);
});

test('each type links to /car-rentals/all?carType={label} and shows its lowest daily price', () => {
  const prices = [677, 680, 935, 1_000, 3_000, 5_500].map(fromRupees);
  const tiles = typeTiles(english, new Map(carTypes.map((type, place) => [type, prices[place] ?? fromRupees(0)])));
  expect(tiles.map(({ label, to, note }) => [label, to, note])).toEqual([
    ['Hatchback', '/car-rentals/all?carType=Hatchback', 'from ₹677 a day'],
    ['Sedan', '/car-rentals/all?carType=Sedan', 'from ₹680 a day'],
    ['SUV', '/car-rentals/all?carType=SUV', 'from ₹935 a day'],
    ['MUV', '/car-rentals/all?carType=MUV', 'from ₹1,000 a day'],
    ['Luxury', '/car-rentals/all?carType=Luxury', 'from ₹3,000 a day'],
    ['Tempo Traveller', '/car-rentals/all?carType=Tempo%20Traveller', 'from ₹5,500 a day'],
  ]);
  expect(typeTiles(english, new Map())[0]).not.toHaveProperty('note');
});

test('cities and airports link to their cars', () => {
  expect(cityTiles(english).every(({ note }) => note === 'View Cars')).toBe(true);
  expect(cityTiles(english).map(({ to }) => to)).toContain('/car-rentals/himachal-pradesh');
  expect(airports[0]?.to).toBe('/car-rentals/dehradun?pickupLocation=Jolly+Grant+Airport+%28DED%29');
});
