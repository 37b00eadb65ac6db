import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { lineDetails, parsedJson, serviceDetails } from './line-details.ts';

const sold = {
  nightly: [{ day: dayOf('2026-12-12'), price: 400_000 }],
  fees: [{ name: 'Service fee', amount: 50_000, supply: 'service-fee' }],
  taxes: [{ name: 'GST', percent: 18, taxable: 450_000, amount: 81_000 }],
  cancellation: {
    freeUntil: '2026-12-11T08:30:00.000Z',
    text: 'Free cancellation',
    schedule: [{ until: '2026-12-11T08:30:00.000Z', percent: 50 }],
    policy: { name: 'own', steps: [{ hoursBefore: 24, percent: 50 }] },
    begins: '2026-12-12T08:30:00.000Z',
  },
  supply: 'lodging',
  slug: 'lake-house',
  documentId: 'lakehouse',
  label: 'stay',
  parts: [{ name: 'Room', count: 1, price: 400_000 }],
  language: 'Hindi',
  duration: '3 hours',
  venue: { latitude: 29.39, longitude: 79.45, from: '13:00', until: '11:00' },
  meetingPoint: 'East Gate',
  meetingTime: '05:30',
  chosenForThem: ['roomType'],
  asksNames: true,
  plan: [{ day: 1, title: 'Up', meals: ['dinner'], hotel: 'Guest house', hotelPlace: 'Barkot' }],
  facts: { couples: 'yes', lift: 'no', minimumAge: 18, nearestPlace: 'Gurney House' },
  translated: {
    language: 'hi',
    name: 'झील वाला घर',
    optionName: null,
    location: 'नैनीताल',
    meetingPoint: null,
    plan: [],
    nearestPlace: 'गर्नी हाउस',
  },
};

test('a line has the details of its sale for good', () => {
  expect(lineDetails.parse({ ...sold, pickup: { place: 'Terminal 3' } })).toEqual({ ...sold, pickup: 'Terminal 3' });
});

test('a line of an older sale lacks what was not stored yet, and is refunded in full until its free cancellation ends', () => {
  const { nightly, slug, documentId } = sold;
  const oldest = { nightly, fees: [], cancellation: { freeUntil: null, text: '' }, slug, documentId };
  expect(lineDetails.parse(oldest)).toEqual({
    ...oldest,
    cancellation: { freeUntil: null, text: '', schedule: [] },
    parts: [],
    language: null,
    duration: null,
    venue: null,
    pickup: null,
    meetingPoint: null,
    meetingTime: null,
    chosenForThem: [],
    asksNames: false,
    plan: [],
  });
  const { freeUntil } = sold.cancellation;
  expect(lineDetails.parse({ ...oldest, cancellation: { freeUntil, text: '' } }).cancellation.schedule).toEqual([
    { until: freeUntil, percent: 100 },
  ]);
});

test.each([
  ['an amount with a part of a paisa', { fees: [{ name: 'Fee', amount: 0.5 }] }],
  ['an amount as text', { fees: [{ name: 'Fee', amount: '1' }] }],
  ['a day that does not exist', { nightly: [{ day: '2026-02-30', price: 1 }] }],
])('%s was never sold', (_, own) => {
  expect(lineDetails.safeParse({ ...sold, ...own }).success).toBe(false);
});

test('partners and the list of a day see tickets, language and pick-up, and no price or name', () => {
  expect(serviceDetails.parse({ ...sold, pickup: { place: 'Terminal 3' } })).toEqual({
    parts: sold.parts,
    language: 'Hindi',
    pickup: 'Terminal 3',
  });
});

test('details are read from JSON, parsed or not', () => {
  expect([parsedJson('{"slug":"lake-house"}'), parsedJson({ slug: 'lake-house' })]).toEqual([
    { slug: 'lake-house' },
    { slug: 'lake-house' },
  ]);
});
