import { expect, test } from 'vitest';
import { bookingTab } from './booking-tab.ts';

test.each([
  ['', {}],
  ['all', {}],
  ['Pending', { status: 'pending' }],
  ['CONFIRMED', { status: 'confirmed' }],
  ['cancelled', { status: 'cancelled' }],
  ['completed', { status: 'completed' }],
  ['activities', { label: 'activity' }],
  ['STAYS', { type: 'stay' }],
  ['attractions', { type: 'attraction' }],
  [' Car  Rentals ', { type: 'car-rental' }],
  ['car-rentals', { type: 'car-rental' }],
  ['TOUR_PACKAGES', { type: 'tour-package' }],
  ['tour-package', { type: 'tour-package' }],
] as const)('the tab %j shows the bookings of %j', (tab, filter) => {
  expect(bookingTab.parse(tab)).toEqual(filter);
});

test('a tab that does not exist is named in the refusal, but not in full length', () => {
  const refusal = (tab: string) => bookingTab.safeParse(tab).error?.issues.map(({ code, message }) => [code, message]);
  expect(refusal('river cruises')).toEqual([['custom', 'Unknown booking filter RIVER_CRUISES']]);
  expect(refusal('x'.repeat(50))).toEqual([['custom', `Unknown booking filter ${'X'.repeat(40)}`]]);
});
