import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { homeView } from './home-view.ts';
import { explorePlaces } from './places.ts';

const view = homeView(english, defaultSettings);

test('the top picks are the five specified ones, Rishikesh as the large one', () => {
  expect(view.picks.map(({ label, note, to }) => [label, note, to])).toEqual([
    ['Rishikesh', 'Yoga Capital of World', '/attraction/rishikesh'],
    ['Agra', 'City of Taj Mahal', '/attraction/agra'],
    ['Delhi', 'The Capital Heritage', '/attraction/delhi'],
    ['Varanasi', 'Spiritual Capital', '/attraction/varanasi'],
    ['Kerala', "God's Own Country", '/attraction/kerala'],
  ]);
});

test('the offers are the eight specified ones', () => {
  expect(view.offers.map(({ title }) => title)).toEqual([
    'Tour Packages',
    'Hotel Booking',
    'Expert Guides',
    'Travel Planning',
    'Transport Services',
    'Adventure Tours',
    'Photography Tours',
    'Food Experience',
  ]);
});

test('the carousel of types has the fifteen specified labels and filter words', () => {
  expect(view.types.map(({ label, to }) => [label, decodeURIComponent(to.split('propertyType=')[1] ?? '')])).toEqual([
    ['Hotels', 'hotels'],
    ['Resorts', 'resorts'],
    ['Villas', 'villas'],
    ['Homestays', 'Homestays'],
    ['Cabins', 'cabins'],
    ['Cottages', 'cottages'],
    ['Serviced Apartments', 'serviced apartments'],
    ['Motels', 'motels'],
    ['Apartments', 'apartments'],
    ['Guest Houses', 'guest houses'],
    ['Holiday Parks', 'holiday parks'],
    ['Campsites', 'campsites'],
    ['Farm Stays', 'farm stays'],
    ['Tiny Houses', 'tiny houses'],
    ['Luxury Tents', 'luxury tents'],
  ]);
});

test('Explore India has the specified places and counts, spelt correctly', () => {
  expect(view.explore.map(({ label, note }) => `${label} ${note}`)).toEqual([
    'Delhi 1500 properties',
    'Goa 1800 properties',
    'Kerala 1200 properties',
    'Rajasthan 1500 properties',
    'Mumbai 1000 properties',
    'Chennai 1100 properties',
    'Bangalore 1500 properties',
    'Uttarakhand 1200 properties',
  ]);
  expect(view.explore[6]?.to).toBe('/attraction/bangalore');
});

test('a place that the operator adds has a picture, always the same one', () => {
  const [first, again] = [
    explorePlaces(english, [{ name: 'Sikkim', properties: 3 }]),
    explorePlaces(english, [{ name: 'Sikkim', properties: 3 }]),
  ];
  expect(first).toEqual(again);
  expect(first[0]?.picture).toMatch(/^\/artwork\/[a-z-]+-\d{1,4}\.tall\.svg$/);
});

test('the statistics are the specified claims', () => {
  expect(view.claims.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '5000+ premium stays',
    '500+ scenic locations',
    '20,000+ happy guests',
    '18000+ five-star reviews',
    '1000+ tourist spots',
    '300+ local experiences',
  ]);
});

test('three travellers are quoted', () => {
  expect(view.testimonials).toHaveLength(3);
});

test('the hero has its search, or by the setting the four specified counters', () => {
  expect(view.counters).toBeNull();
  const simpler = homeView(english, { ...defaultSettings, hero: { variant: 'counters' } });
  expect(simpler.counters?.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '5000+ Destinations',
    '1000+ Hotels',
    '50K+ Tourists',
    '20K+ Reviews',
  ]);
});
