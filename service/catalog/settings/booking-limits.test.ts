import { expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { defaultBookingLimits } from './default-settings.ts';
import { readerOf } from './setting-reader.ts';

const log = makeLog({ logLevel: 'silent' });
const read = (value: unknown) => readerOf({ log }, new Map([['booking-limits', value]]))('bookingLimits');
const before = { nights: 14, rentalDays: 20, unpaidPerBuyer: 7, unpaidWithoutAccount: 8, unpaidPerNetwork: 9 };

test('limits saved by an older release are valid, and newer ones have their defaults', () => {
  const value = { ...before, shareOfStock: 40, leastShare: 3 };
  expect(read(value)).toEqual({ ...defaultBookingLimits, ...value });
  expect(read({ ...value, bookingsPerHour: 1 })).toMatchObject({ nights: 14, bookingsPerHour: 1 });
});

test('limits without an original one are invalid: the defaults apply', () => {
  expect(read(before)).toEqual(defaultBookingLimits);
});
