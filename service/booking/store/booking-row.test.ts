import { expect, test } from 'vitest';
import { bookingLine, firstDay } from '../../../tests/sold-things.ts';
import { lineRow, toBookingLine } from './booking-row.ts';

/** The row that the database returns for a line. */
const savedRow = ({ id, ...line }: ReturnType<typeof bookingLine>, details?: object) => {
  const row = lineRow(7, line);
  return { ...row, id, details: details ? JSON.stringify(details) : row.details, platform_fee_paise: 0, supply: null };
};

test('a line is read as it was saved', () => {
  const venue = { latitude: 29.39, longitude: 79.45, from: '13:00', until: '11:00' };
  for (const line of [bookingLine({ venue }), bookingLine({ type: 'car-rental', pickup: 'Terminal 3', taxes: [] })])
    expect(toBookingLine(savedRow(line))).toEqual(line);
});

test('a line of an old booking has the label and the supply of its type, and says nothing else', () => {
  const details = {
    nightly: [{ day: firstDay, price: 400_000 }],
    fees: [],
    cancellation: { freeUntil: '2026-12-10T08:30:00.000Z', text: 'Free until then' },
    slug: 'sedan',
    documentId: 'sedan',
  };
  expect(toBookingLine(savedRow(bookingLine({ type: 'car-rental' }), details))).toMatchObject({
    label: 'car-rental',
    supply: 'vehicle-without-driver',
    parts: [],
    pickup: null,
    venue: null,
    plan: [],
    asksNames: false,
    cancellation: { schedule: [{ until: '2026-12-10T08:30:00.000Z', percent: 100 }] },
  });
});
