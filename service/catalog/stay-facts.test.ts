import { expect, test } from 'vitest';
import { textIn } from '../../messages/translate.ts';
import { fromRupees } from '../core/money.ts';
import { type FactsOfStay, stayFactTexts } from './stay-facts.ts';

const english = textIn('en');
const texts = (facts: FactsOfStay) => stayFactTexts(english, facts).map(({ text }) => text);

test('says every known fact, first what can turn a guest away', () => {
  const facts = stayFactTexts(english, {
    couples: 'yes',
    localIds: 'no',
    minimumAge: 21,
    childrenFrom: 0,
    childrenFreeTo: 5,
    vegetarian: 'yes',
    extraBed: 'yes',
    extraBedPrice: fromRupees(1_200),
    earlyCheckIn: '10:00',
    earlyCheckInPrice: fromRupees(0),
    lift: 'no',
    groundFloor: 'yes',
    steps: 1,
    nearestPlace: 'Jagannath Temple, east gate',
    nearestDistance: 350,
  });
  expect(facts.filter(({ decides }) => decides).map(({ text }) => text)).toEqual([
    'Unmarried couples are welcome',
    'Guests with a local ID cannot stay here',
    'The guest who checks in must be at least 21 years old',
    'Children of all ages can stay',
  ]);
  expect(facts.filter(({ decides }) => !decides).map(({ text }) => text)).toEqual([
    'Children of 0–5 years stay free without an extra bed',
    'The kitchen is vegetarian only',
    'Extra bed for ₹1,200 a night, paid at the property',
    'Early check-in from 10:00 for free',
    'No lift',
    'Rooms on the ground floor',
    '1 step to the entrance',
    '350 m to Jagannath Temple, east gate',
  ]);
});

test('invents nothing: of what is unknown it only asks about couples and local IDs', () => {
  expect(texts({})).toEqual([
    'Ask the property whether unmarried couples can stay',
    'Ask the property whether local IDs are accepted',
  ]);
  const known: FactsOfStay = { couples: 'no', localIds: 'yes' };
  const more = (facts: FactsOfStay) => texts({ ...known, ...facts }).slice(2);
  expect(more({})).toEqual([]);
  expect(more({ childrenFrom: 12 })).toEqual(['Children can stay from the age of 12']);
  expect(more({ childrenFrom: 18, childrenFreeTo: 5 })).toEqual(['Adults only: guests must be at least 18 years old']);
  expect(more({ childrenFreeTo: 0 })).toEqual(['Children of 0–0 years stay free without an extra bed']);
  expect(more({ extraBedPrice: fromRupees(500) })).toEqual([]);
  expect(more({ extraBed: 'no' })).toEqual(['No extra beds']);
  expect(more({ extraBed: 'yes' })).toEqual(['Extra bed available. Ask the property for the price']);
  expect(more({ earlyCheckIn: '11:00' })).toEqual(['Early check-in from 11:00. Ask the property for the price']);
  expect(more({ nearestPlace: 'Har Ki Pauri' })).toEqual([]);
  expect(more({ nearestPlace: 'Har Ki Pauri', nearestDistance: 1_250 })).toEqual(['1.3 km to Har Ki Pauri']);
  expect(more({ steps: 0 })).toEqual(['No steps to the entrance']);
});
