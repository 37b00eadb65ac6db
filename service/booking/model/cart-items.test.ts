import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { quoteCost, selectedLine, selectedLines } from './cart-items.ts';
import { endDayOf } from './line.ts';

const line = (endDay: string) => ({ startDay: dayOf('2026-12-01'), endDay: dayOf(endDay) });

test('a quote costs more with each line and each night', () => {
  const night = line('2026-12-02');
  expect(quoteCost([night, night])).toBeGreaterThan(quoteCost([night]));
  expect(quoteCost([line('2026-12-31')])).toBeGreaterThan(quoteCost([night]));
  expect(quoteCost([{ startDay: dayOf('2026-12-01') }])).toBe(quoteCost([night]));
});

test('dates that no one can book cost no more than the longest line, and never less than a night', () => {
  expect(quoteCost([line('2099-12-31')])).toBe(quoteCost([line('2027-03-01')]));
  expect(quoteCost([line('2020-01-01')])).toBe(quoteCost([line('2026-12-02')]));
});

test('the cart of a family is light, the largest one is not', () => {
  expect(quoteCost(Array.from({ length: 6 }, () => line('2026-12-05')))).toBeLessThan(5);
  expect(quoteCost(Array.from({ length: 30 }, () => line('2026-12-31')))).toBeGreaterThan(40);
});

test('the cost is that of thirty lines of thirty nights, measured: about fifty milliseconds', () => {
  expect(quoteCost([])).toBe(1);
  expect(quoteCost([line('2026-12-02')])).toBeCloseTo(1.34);
  expect(quoteCost(Array.from({ length: 30 }, () => line('2026-12-31')))).toBeCloseTo(46);
});

describe('an item of a cart', () => {
  const item = { id: 'lake-house', type: 'stay', quantity: 1 };
  const night = dayOf('2026-12-12');
  const messageOf = (own: object) => selectedLine.safeParse({ ...item, ...own }).error?.issues[0]?.message;
  const accepts = (own: object) => selectedLine.safeParse({ ...item, ...own }).success;

  test('becomes a line with everything that was selected', () => {
    expect(
      selectedLine.parse({
        ...item,
        cartId: 'line-1',
        name: 'Lake House',
        selectedDate: night,
        checkOut: '2026-12-14',
        selectedTime: '07:00',
        roomType: ' Lake Room ',
        rooms: 2,
        guests: 4,
        adults: 3,
        children: 1,
        selectedLanguage: ' Hindi ',
        ticketTypes: { adult: 2, child: 0 },
        pickupLocation: ' Terminal 3 ',
        price: 1,
      }),
    ).toEqual({
      cartId: 'line-1',
      productKey: 'lake-house',
      type: 'stay',
      name: 'Lake House',
      quantity: 1,
      startDay: night,
      endDay: '2026-12-14',
      slot: '07:00',
      optionName: 'Lake Room',
      units: 2,
      guests: 4,
      adults: 3,
      children: 1,
      language: 'Hindi',
      tickets: { adult: 2, child: 0 },
      pickup: 'Terminal 3',
    });
  });

  test('may leave everything else out, or send null or nothing for it: it is for one room then', () => {
    const least = { productKey: 'lake-house', type: 'stay', name: '', quantity: 1, units: 1 };
    const fields = ['cartId', 'selectedDate', 'selectedTime', 'checkOut', 'roomType', 'rooms', 'guests', 'adults'];
    fields.push('children', 'selectedLanguage', 'ticketTypes', 'pickupLocation');
    expect(selectedLine.parse(item)).toEqual(least);
    expect(selectedLine.parse({ ...item, ...Object.fromEntries(fields.map((field) => [field, null])) })).toEqual(least);
    const empty = { selectedDate: '', checkOut: '', roomType: '', selectedLanguage: ' ', pickupLocation: '' };
    expect(selectedLine.parse({ ...item, ...empty })).toEqual(least);
    expect(selectedLine.parse({ ...item, id: 7 }).productKey).toBe('7');
  });

  test('of a text that no database stores is stored as it can be', () => {
    expect(selectedLine.parse({ ...item, roomType: 'Lake\ud800' }).optionName).toBe('Lake\ufffd');
  });

  test.each([
    [{ quantity: 1 }, { quantity: 0 }],
    [{ quantity: 50 }, { quantity: 51 }],
    [{ rooms: 50 }, { rooms: 51 }],
    [{ rooms: 1 }, { rooms: 0 }],
    [{ guests: 500 }, { guests: 501 }],
    [{ adults: 500 }, { adults: 501 }],
    [{ children: 0 }, { children: -1 }],
    [{ children: 500 }, { children: 501 }],
    [{ id: 1 }, { id: 0 }],
    [{ id: 'x'.repeat(200) }, { id: 'x'.repeat(201) }],
    [{ id: 'x' }, { id: '' }],
    [{ name: 'x'.repeat(300) }, { name: 'x'.repeat(301) }],
    [{ cartId: 'x'.repeat(100) }, { cartId: 'x'.repeat(101) }],
    [{ selectedTime: 'x'.repeat(40) }, { selectedTime: 'x'.repeat(41) }],
    [{ roomType: 'x'.repeat(200) }, { roomType: 'x'.repeat(201) }],
    [{ selectedLanguage: 'x'.repeat(60) }, { selectedLanguage: 'x'.repeat(61) }],
    [{ pickupLocation: 'x'.repeat(200) }, { pickupLocation: 'x'.repeat(201) }],
    [{ ticketTypes: { infant: 0 } }, { ticketTypes: { infant: -1 } }],
    [{ ticketTypes: { senior: 50 } }, { ticketTypes: { senior: 51 } }],
    [{ type: 'car-rental' }, { type: 'boat' }],
    [{ selectedDate: '2026-12-12' }, { selectedDate: '2026-02-30' }],
    [{ checkOut: '2026-12-14' }, { checkOut: 'soon' }],
  ])('may be of %j, not of %j', (right, wrong) => {
    expect([accepts(right), accepts(wrong)]).toEqual([true, false]);
  });

  test('of which there are too many says how many there may be', () => {
    expect(messageOf({ quantity: 51 })).toBe('At most 50 of one item at once');
    expect(messageOf({ ticketTypes: { adult: 51 } })).toBe('At most 50 of one item at once');
    expect(selectedLine.safeParse({ ...item, checkOut: 'soon' }).error?.message).toContain(
      'Dates have the form YYYY-MM-DD',
    );
    const cartOf = (count: number) => selectedLines.safeParse(Array(count).fill(item)).error?.issues[0]?.message;
    expect([cartOf(0), cartOf(30), cartOf(31)]).toEqual(['The cart is empty', undefined, 'At most 30 items at once']);
  });

  test('ends on its check-out, or after its last day', () => {
    expect([endDayOf('stay', night), endDayOf('car-rental', night)]).toEqual([night, '2026-12-13']);
    expect(selectedLine.parse({ ...item, type: 'car-rental', checkOut: night }).endDay).toBe('2026-12-13');
  });
});
