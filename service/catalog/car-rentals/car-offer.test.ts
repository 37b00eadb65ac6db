import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, now, selectedLine } from '../../../tests/sold-things.ts';
import { addDays, dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import type { SelectedLine } from '../product.ts';
import { carOffer } from './car-offer.ts';
import type { CarRow } from './car-product.sql.ts';
import { rentalDays, rentalProblem } from './rental-dates.ts';

const car: CarRow = {
  id: 5,
  document_id: 'sedan',
  slug: 'city-sedan',
  name: 'City Sedan',
  location: 'Delhi',
  capacity: 4,

  price_paise: 220_000,
  free_cancellation: true,
  cancellation_policy: null,
  included: ['Fuel'],
  sellable_id: 6,
  units: 4,
  cut_off_hours: null,
  latitude: 26.92,
  longitude: 75.82,
  image_url: '',
};
const back = addDays(firstDay, 2);

function offered(selected: Partial<SelectedLine> = {}, own: Partial<CarRow> = {}) {
  return carOffer(
    english,
    selectedLine({ type: 'car-rental', endDay: addDays(back, 1), ...selected }),
    { ...car, ...own },
    now,
    {
      rentalDays: 60,
      policies: [],
    },
  );
}
const offerOf = (...args: Parameters<typeof offered>) => {
  const one = offered(...args);
  return 'offer' in one ? one.offer : undefined;
};

test('every started day is charged, including the last one', () => {
  expect(rentalDays(firstDay, back)).toEqual(['2026-12-12', '2026-12-13', '2026-12-14']);
  expect(rentalDays(firstDay, firstDay)).toEqual(['2026-12-12']);
});

describe('a car is offered', () => {
  test('by the day, without fees', () => {
    expect(offerOf()).toMatchObject({
      type: 'car-rental',
      supply: 'vehicle-without-driver',
      sellableId: 6,
      capacity: 4,
      slot: '',
      units: 1,
      days: ['2026-12-12', '2026-12-13', '2026-12-14'],
      startDay: '2026-12-12',
      endDay: '2026-12-15',
      dayPrice: fromRupees(2_200),
      parts: [{ name: 'Car', count: 1, price: null }],
      fees: [],
      venue: { latitude: 26.92, longitude: 75.82 },
    });
  });
  test('with a driver if one is included, or for the traveller to drive', () => {
    const supplied = (...included: string[]) => offerOf({}, { included })?.supply;
    for (const text of [
      'Driver',
      'driver and helper',
      'Uniformed chauffeur',
      ' Chauffeur',
      'Driver’s night allowance, ₹400',
    ])
      expect(supplied('Fuel', text)).toBe('transport-with-driver');
    for (const text of ['Second driver', 'Insurance of the driver', 'Drivers’ map'])
      expect(supplied('Fuel', text)).toBe('vehicle-without-driver');
    expect(supplied()).toBe('vehicle-without-driver');
  });
  test('for one day if no return is given, until that day is over', () => {
    expect(offerOf({ endDay: undefined })).toMatchObject({ days: ['2026-12-12'], endDay: '2026-12-13' });
    expect(offerOf()?.saleEnds.toISOString()).toBe('2026-12-12T18:30:00.000Z');
  });
  test('for as many people as it seats', () => {
    expect([offerOf({ guests: 9 })?.guests, offerOf({ guests: undefined })?.guests]).toEqual([4, 1]);
  });
  test('free to cancel until 24 hours before the day of pick-up', () => {
    expect(offerOf()?.cancellation.freeUntil).toBe('2026-12-10T18:30:00.000Z');
    expect(offerOf({}, { free_cancellation: false })?.cancellation.freeUntil).toBeNull();
  });
});

describe('a car is refused', () => {
  test('if it is gone, or no day is given', () => {
    expect(carOffer(english, selectedLine(), undefined, now, { rentalDays: 60, policies: [] })).toMatchObject({
      problem: 'This car is no longer available',
    });
    expect(offered({ startDay: undefined })).toMatchObject({ problem: 'Please select a pick-up date' });
  });
  test('for longer than the operator allows, naming the wrong field', () => {
    expect(offered({ endDay: addDays(firstDay, 61) })).toMatchObject({ tooLong: true });
    expect(offered({ endDay: firstDay })).not.toHaveProperty('tooLong', true);
  });
  const today = dayOf('2026-11-20');
  const range = (from: number, to: number, most = 60) =>
    rentalProblem(addDays(today, from), addDays(today, to), today, most);
  test('outside of today to 540 days ahead, or for longer than the operator allows', () => {
    expect([range(0, 0), range(0, 59), range(540, 540)]).toEqual([undefined, undefined, undefined]);
  });
  test.each([
    [-1, 1, 60, 'pickupDate', 'That date is in the past'],
    [541, 541, 60, 'pickupDate', 'That date is too far ahead to book'],
    [3, 2, 60, 'dropDate', 'Drop-off date must not be before the pick-up date'],
    [0, 60, 60, 'dropDate', 'A car can be rented for at most 60 days'],
    [0, 1, 1, 'dropDate', 'A car can be rented for at most 1 day'],
    [539, 541, 60, 'dropDate', 'That date is too far ahead to book'],
  ])('from day %d to day %d of at most %d: the %s, %s', (from, to, most, date, problem) => {
    const refused = range(from, to, most);
    expect([refused?.date, refused && english.of(refused.problem)]).toEqual([date, problem]);
  });
});
