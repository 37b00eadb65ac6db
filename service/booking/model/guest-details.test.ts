import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { bookingLine } from '../../../tests/sold-things.ts';
import { buyerStates } from '../../core/gstin.ts';
import { fromRupees } from '../../core/money.ts';
import { carBookingRules, requiresAddress } from './buyer-rules.ts';
import { businessDetails, guestChanges, saleGuests } from './guest-bodies.ts';
import {
  carryOverGuests,
  detailColumns,
  detailLabels,
  type GuestDetails,
  guestFieldsOf,
  guestsOfSale,
  mergeGuestDetails,
  mergeLineGuests,
  noGuestDetails,
  noLineGuests,
} from './guest-details.ts';

const gstin = '27AAPFU0939F1ZV';
const room = bookingLine();
const tour = bookingLine({ type: 'tour-package', name: 'Valley of Flowers', guests: 3, asksNames: true });
const messageOf = (input: unknown, schema: z.ZodType = guestChanges) =>
  schema.safeParse(input).error?.issues[0]?.message;
const refusalOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('a guest detail', () => {
  const given = {
    leadTraveller: ' Ravi\u200b Verma ',
    phone: '+91\u00a098765 43210',
    requests: 'Late arrival,\r\nground floor',
    company: 'Verma & Sons',
    companyAddress: '4 Mall Road\r\nShimla',
    state: 'Himachal Pradesh',
    gstin: '27 aapfu0939f1zv',
  };
  const stored: GuestDetails = {
    leadTraveller: 'Ravi Verma',
    phone: '+91 98765 43210',
    requests: 'Late arrival,\nground floor',
    company: 'Verma & Sons',
    companyAddress: '4 Mall Road\nShimla',
    state: 'Himachal Pradesh',
    gstin,
  };

  test('is stored tidied, at the sale and later', () => {
    expect(guestChanges.parse(given)).toEqual(stored);
    expect(saleGuests.parse(given)).toEqual(stored);
    const { company, companyAddress, state } = stored;
    expect(businessDetails.parse({ company, companyAddress, state, gstin })).toEqual({
      company,
      companyAddress,
      state,
      gstin,
    });
  });

  test('that is left out stays; empty or null deletes it', () => {
    const empty = Object.fromEntries(Object.keys(given).map((field) => [field, '  ']));
    expect(guestChanges.parse(empty)).toEqual(noGuestDetails);
    expect(guestChanges.parse({ phone: null })).toEqual({ phone: null });
    expect(mergeGuestDetails(stored, {})).toEqual(stored);
    expect(mergeGuestDetails(stored, guestChanges.parse(empty))).toEqual(noGuestDetails);
    expect(mergeGuestDetails(noGuestDetails, stored)).toEqual(stored);
  });

  test('has a column of its own', () => {
    expect(detailColumns(stored)).toEqual({
      lead_traveller: 'Ravi Verma',
      phone: '+91 98765 43210',
      requests: 'Late arrival,\nground floor',
      company: 'Verma & Sons',
      company_address: '4 Mall Road\nShimla',
      invoice_state: 'Himachal Pradesh',
      gstin,
    });
    expect(Object.keys(noGuestDetails)).toEqual(Object.keys(detailLabels));
  });

  const nameProblem = 'Enter a name without web or email addresses. Put a space after any full stop';
  const plainText = 'Please use plain text only.';
  test.each([
    [{ leadTraveller: 'www.cheap.example' }, nameProblem],
    [{ leadTraveller: 'x'.repeat(121) }, 'Please use at most 120 characters.'],
    [{ phone: 'call me' }, 'Please enter a phone number, such as +91 98765 43210'],
    [{ requests: 'x'.repeat(1_001) }, 'Please use at most 1000 characters.'],
    [{ requests: 'a\u0000b' }, plainText],
    [{ requests: 'a\u202eb' }, plainText],
    [{ company: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
    [{ company: 'two\nlines' }, plainText],
    [{ company: 'a\u202eb' }, plainText],
    [{ companyAddress: 'x'.repeat(501) }, 'Please use at most 500 characters.'],
    [{ companyAddress: 'a\u0000b' }, plainText],
    [{ state: 'Bavaria' }, 'Please choose a State, or Outside India'],
    [{ gstin: '27AAPFU0939F1ZX' }, 'Please check the GSTIN. It has 15 letters and digits, such as 27AAPFU0939F1ZV'],
    [{ lines: [{ line: 1, arrivalTime: '24:00' }] }, 'Please enter a time such as 22:30'],
    [{ lines: [{ line: 1, names: [' '] }] }, 'Please enter a name'],
    [{ lines: [{ line: 1, names: ['a@b.example'] }] }, nameProblem],
    [{ lines: [{ line: 1, names: Array(101).fill('Asha') }] }, 'At most 100 names'],
    [{ age: 7 }, 'Invalid key age'],
    [{ lines: [{ line: 1, age: 7 }] }, 'Invalid key age'],
  ])('is refused if it is none: %j', (input, message) => {
    expect(messageOf(input)).toBe(message);
  });

  test('may be as long as its field', () => {
    const longest = { requests: 'x'.repeat(1_000), company: 'x'.repeat(200), companyAddress: 'x'.repeat(500) };
    expect(guestChanges.parse(longest)).toEqual(longest);
    expect(buyerStates.map((state) => messageOf({ state })).filter(Boolean)).toEqual([]);
  });

  test.each(['00:00', '09:59', '19:05', '23:59'])('may be an arrival at %s', (arrivalTime) => {
    expect(messageOf({ lines: [{ line: 1, arrivalTime }] })).toBeUndefined();
  });
  test.each(['24:00', '7:00', '07:60', '07:00h', 'at 07:00', '1907:00'])('is no time: %s', (arrivalTime) => {
    expect(messageOf({ lines: [{ line: 1, arrivalTime }] })).toBe('Please enter a time such as 22:30');
  });
});

test('lines are named by their position in the cart at the sale, later by their id; names are tidied', () => {
  const names = [' Asha ', 'Ravi\u200b'];
  expect(saleGuests.parse({ items: [{ item: 0, arrivalTime: '22:30', names }] }).items).toEqual([
    { item: 0, arrivalTime: '22:30', names: ['Asha', 'Ravi'] },
  ]);
  expect(guestChanges.parse({ lines: [{ line: 1, names: Array(100).fill('Asha') }] }).lines?.[0]?.names).toHaveLength(
    100,
  );
  const accepts = (items: unknown) => saleGuests.safeParse({ items }).success;
  expect([[{ item: 29 }], Array(30).fill({ item: 0 })].map(accepts)).toEqual([true, true]);
  expect([[{ item: -1 }], [{ item: 30 }], Array(31).fill({ item: 0 }), [{}]].map(accepts)).toEqual(
    Array(4).fill(false),
  );
  const changes = (lines: unknown) => guestChanges.safeParse({ lines }).success;
  expect([[{ line: 1 }], Array(30).fill({ line: 1 })].map(changes)).toEqual([true, true]);
  expect([[{ line: 0 }], Array(31).fill({ line: 1 }), [{}]].map(changes)).toEqual(Array(3).fill(false));
  expect(messageOf({ item: 1 }, saleGuests)).toBe('Invalid key item');
  expect(messageOf({ items: [{ item: 0, line: 1 }] }, saleGuests)).toBe('Invalid key line');
  expect(messageOf({ phone: '1' }, businessDetails)).toBe('Invalid key phone');
});

test('a GSTIN without the name that it is registered under is refused', () => {
  expect(refusalOf(() => mergeGuestDetails(noGuestDetails, { gstin }))).toMatchObject({
    message: 'Please enter the name registered with this GSTIN',
    details: { errors: [{ path: ['company'] }] },
  });
  expect(mergeGuestDetails(noGuestDetails, { gstin, company: 'Verma & Sons' })).toMatchObject({ gstin });
  expect(mergeGuestDetails(noGuestDetails, { company: 'Verma & Sons' })).toMatchObject({ gstin: null });
});

describe('the guests of a line', () => {
  test('arrive at a stay, and are named if the product asks for it: all who travel, up to a hundred', () => {
    expect(guestFieldsOf(room)).toEqual({ arrival: true, names: 0 });
    expect(guestFieldsOf({ ...room, asksNames: true, quantity: 2 })).toEqual({ arrival: true, names: 4 });
    expect(guestFieldsOf({ ...tour, quantity: 2 })).toEqual({ arrival: false, names: 3 });
    expect(guestFieldsOf({ ...tour, guests: 101 })).toEqual({ arrival: false, names: 100 });
  });

  test('stay as they are unless something else is given', () => {
    const before = { arrivalTime: '18:00', guestNames: ['Asha'] };
    expect(mergeLineGuests(room, before, {}, [])).toEqual(before);
    expect(mergeLineGuests(room, before, { arrivalTime: '19:00' }, [])).toEqual({ ...before, arrivalTime: '19:00' });
    expect(mergeLineGuests(room, before, { arrivalTime: null, names: [] }, [])).toEqual(noLineGuests);
    expect(mergeLineGuests(tour, noLineGuests, { names: ['Asha', 'Ravi', 'Mira'] }, [])).toEqual({
      arrivalTime: null,
      guestNames: ['Asha', 'Ravi', 'Mira'],
    });
    expect(mergeLineGuests(tour, before, { arrivalTime: null }, [])).toMatchObject({ arrivalTime: null });
  });

  test.each([
    [tour, { arrivalTime: '18:00' }, 'arrivalTime', 'Valley of Flowers does not need an arrival time'],
    [room, { names: ['Asha'] }, 'names', 'Lake House does not need names'],
    [tour, { names: Array(4).fill('Asha') }, 'names', 'Valley of Flowers is for 3. Enter fewer names'],
  ])('are asked for nothing that is not needed: %#', (line, input, field, message) => {
    expect(refusalOf(() => mergeLineGuests(line, noLineGuests, input, ['lines', '0']))).toMatchObject({
      message,
      details: { errors: [{ path: ['lines', '0', field] }] },
    });
  });

  test('go on to the line that replaces it, as many as it is for', () => {
    const before = { arrivalTime: '18:00', guestNames: ['Asha', 'Ravi', 'Mira'] };
    expect(carryOverGuests(before, { ...tour, guests: 2 })).toEqual({
      arrivalTime: '18:00',
      guestNames: ['Asha', 'Ravi'],
    });
  });

  test('come with the sale by the position of the line; the last word counts', () => {
    const items = [
      { item: 1, names: ['Asha'] },
      { item: 1, names: ['Ravi'] },
    ];
    expect(guestsOfSale([room, tour], items)).toEqual([noLineGuests, { arrivalTime: null, guestNames: ['Ravi'] }]);
    expect(guestsOfSale([room, tour])).toEqual([noLineGuests, noLineGuests]);
    expect(refusalOf(() => guestsOfSale([room], [{ item: 1 }]))).toMatchObject({ message: 'The cart has no item 1' });
    expect(refusalOf(() => guestsOfSale([tour, room], [{ item: 1 }, { item: 0, arrivalTime: '18:00' }]))).toMatchObject(
      { details: { errors: [{ path: ['details', 'items', '1', 'arrivalTime'] }] } },
    );
  });
});

test('a buyer of fifty thousand rupees or more is asked for an address', () => {
  expect([49_999.99, 50_000].map((rupees) => requiresAddress(fromRupees(rupees)))).toEqual([false, true]);
});

test('the form of a car asks for a name, a phone number, an email address and a place, and takes notes', () => {
  const message = (source: string) => ({ source });
  const wrongEmail = message('Please enter a valid email address');
  expect(carBookingRules).toMatchObject({
    name: {
      missing: message('Please enter your name'),
      most: 120,
      wrong: message('Enter your name without web or email addresses. Put a space after any full stop'),
    },
    phone: {
      missing: message('Please enter your phone number'),
      most: 60,
      wrong: message('Please enter a phone number, such as +91 98765 43210'),
    },
    email: { missing: wrongEmail, wrong: wrongEmail },
    pickupLocation: { missing: message('Please enter a pick-up location'), most: 200 },
    notes: { most: 1_000 },
  });
});
