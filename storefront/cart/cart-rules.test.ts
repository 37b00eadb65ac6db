import { describe, expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees, times } from '../../service/core/money.ts';
import { writeAmount } from '../device/wire-amounts.ts';
import { type CartLine, itemOfLine, type NewCartLine } from './cart-line.ts';
import {
  addLine,
  cartTotals,
  needsPickup,
  parseCart,
  removeLines,
  restoreLines,
  setLinePickup,
  setLineQuantity,
  storedText,
  withPrices,
} from './cart-rules.ts';

const room: NewCartLine = {
  productKey: 'pine-lodge',
  type: 'stay',
  name: 'Pine Lodge',
  imageUrl: '/artwork/cottage-3.svg',
  location: 'Mussoorie, Uttarakhand',
  startDay: dayOf('2027-03-12'),
  endDay: dayOf('2027-03-15'),
  optionName: 'Deluxe',
  units: 1,
  adults: 2,
  children: 0,
  guests: 2,
  quantity: 1,
  unit: fromRupees(7_000),
  subtotal: fromRupees(7_000),
};

const oneRoom = addLine([], room, 'a');

describe('adding to the cart', () => {
  test('a line keeps its unit total and multiplies it by the quantity', () => {
    expect(addLine([], { ...room, quantity: 3 }, 'a')).toMatchObject([
      { unit: fromRupees(7_000), quantity: 3, subtotal: fromRupees(21_000) },
    ]);
  });

  test('the same configuration raises the quantity', () => {
    expect(addLine(oneRoom, { ...room, quantity: 2 }, 'b')).toMatchObject([
      { cartId: 'a', quantity: 3, subtotal: fromRupees(21_000) },
    ]);
  });

  test('the newest price applies to the whole line', () => {
    expect(addLine(oneRoom, { ...room, unit: fromRupees(6_000) }, 'b')).toMatchObject([
      { quantity: 2, subtotal: fromRupees(12_000) },
    ]);
  });

  const others: Partial<NewCartLine>[] = [
    { productKey: 'oak-lodge' },
    { type: 'attraction' },
    { startDay: dayOf('2027-03-13') },
    { slot: '09:00' },
    { endDay: dayOf('2027-03-16') },
    { optionName: 'Suite' },
    { guests: 3 },
    { units: 2 },
    { pickup: 'Terminal 3' },
    { language: 'Hindi' },
    { tickets: { adult: 2 } },
  ];
  test.each(others)('another %o is another line', (other) => {
    expect(addLine(oneRoom, { ...room, ...other }, 'b')).toHaveLength(2);
  });

  test('the order in which tickets were chosen, and kinds without any, make no difference', () => {
    const first = addLine([], { ...room, tickets: { adult: 2, child: 1, senior: 0 } }, 'a');
    expect(addLine(first, { ...room, tickets: { child: 1, adult: 2 } }, 'b')).toHaveLength(1);
  });
});

describe('the number of people', () => {
  const tour: NewCartLine = { ...room, type: 'tour-package', guests: 1, quantity: 1 };
  test('simple tickets are one guest each, however many are added', () => {
    const two = addLine([], { ...tour, quantity: 2 }, 'a');
    expect(two).toMatchObject([{ quantity: 2, guests: 2 }]);
    expect(addLine(two, tour, 'b')).toMatchObject([{ quantity: 3, guests: 3 }]);
    expect(setLineQuantity(two, 'a', 5)).toMatchObject([{ quantity: 5, guests: 5 }]);
  });
  test('tickets by age are counted together', () => {
    expect(addLine([], { ...tour, tickets: { adult: 2, child: 1 } }, 'a')).toMatchObject([{ guests: 3 }]);
  });
  test('a line that was stored without them gets them; a stay’s are of one unit and stay', () => {
    const { guests: _, ...old } = itemOfLine({ ...tour, cartId: 'a', quantity: 2 });
    expect(parseCart(JSON.stringify([old], writeAmount))).toMatchObject([{ guests: 2 }]);
    expect(setLineQuantity(oneRoom, 'a', 4)).toMatchObject([{ guests: 2 }]);
  });
});

describe('changing quantities', () => {
  test('the total of the line changes with it', () => {
    expect(setLineQuantity(oneRoom, 'a', 4)).toMatchObject([{ quantity: 4, subtotal: fromRupees(28_000) }]);
  });
  test.each([0, -1, Number.NaN])('%d removes the line', (quantity) => {
    expect(setLineQuantity(oneRoom, 'a', quantity)).toEqual([]);
  });
  test('another line stays unchanged', () => {
    expect(setLineQuantity(oneRoom, 'b', 0)).toEqual(oneRoom);
  });
});

describe('the server’s answer', () => {
  const two = addLine(setLineQuantity(oneRoom, 'a', 2), { ...room, productKey: 'oak-lodge' }, 'b');
  test('a new price changes its line and no other', () => {
    expect(withPrices(two, { a: fromRupees(7_500) })).toMatchObject([
      { unit: fromRupees(7_500), subtotal: fromRupees(15_000) },
      { subtotal: fromRupees(7_000) },
    ]);
  });
  test('sold lines leave the cart, lines added in the meantime stay', () => {
    expect(removeLines(two, ['a', 'x'])).toMatchObject([{ cartId: 'b' }]);
  });
});

describe('totals', () => {
  test('tax is 18 % of the subtotal, to the rupee', () => {
    const lines = addLine(setLineQuantity(oneRoom, 'a', 2), { ...room, productKey: 'b', unit: fromRupees(1_103) }, 'b');
    expect(cartTotals(lines)).toEqual({
      itemCount: 3,
      subtotal: fromRupees(15_103),
      tax: fromRupees(2_719),
      total: fromRupees(17_822),
    });
  });
  test('an empty cart costs nothing', () => {
    expect(cartTotals([])).toEqual({ itemCount: 0, subtotal: fromRupees(0), tax: fromRupees(0), total: fromRupees(0) });
  });
});

describe('the stored cart', () => {
  test('is restored unchanged', () => {
    expect(parseCart(storedText(oneRoom))).toEqual(oneRoom);
  });
  test.each([null, '', '{', '42', 'null', '{"a":1}', '"text"'])('%s is an empty cart', (stored) => {
    expect(parseCart(stored)).toEqual([]);
  });
  test('invalid lines among valid ones are dropped', () => {
    const [line] = oneRoom.map(itemOfLine);
    const rubbish: unknown[] = [
      null,
      7,
      [],
      {},
      { ...line, cartId: 'q', quantity: 0.5 },
      { ...line, cartId: 'p', price: 'free' },
    ];
    rubbish.push({ ...line, cartId: 'r', ticketTypes: 'two' }, { ...line, cartId: 't', type: 'spaceship' }, line, line);
    expect(parseCart(JSON.stringify(rubbish, writeAmount))).toEqual(oneRoom);
  });
  test.each([
    ['a date that is none', { selectedDate: 'soon' }],
    ['a check-out that is none', { checkOut: '2026-02-30' }],
    ['part of a room', { rooms: 0.5 }],
    ['more than anybody books', { quantity: 1_001 }],
    ['an amount that cannot be added up', { price: 1e12 }],
    ['a name without end', { name: 'n'.repeat(301) }],
  ])('one line with %s does not spoil the others', (_what, wrong) => {
    const [line] = oneRoom.map(itemOfLine);
    expect(parseCart(JSON.stringify([{ ...line, ...wrong, cartId: 'w' }, line], writeAmount))).toEqual(oneRoom);
  });
  test('500 lines of the highest possible price can be added up', () => {
    const [line] = oneRoom.map(itemOfLine);
    const many = Array.from({ length: 500 }, (_, place) => ({
      ...line,
      cartId: `${place}`,
      price: fromRupees(1e8),
      quantity: 1_000,
    }));
    const { total } = cartTotals(parseCart(JSON.stringify(many, writeAmount)));
    expect(Number.isSafeInteger(total)).toBe(true);
  });
  test('a total that was tampered with is calculated again', () => {
    const cheap: CartLine[] = oneRoom.map((line) => ({ ...line, subtotal: fromRupees(1) }));
    expect(parseCart(storedText(cheap))).toEqual(oneRoom);
  });
});

test('removed lines are restored in their place; lines added or changed in the meantime stay', () => {
  const line = (cartId: string, quantity = 1): CartLine => ({
    ...room,
    cartId,
    quantity,
    subtotal: times(room.unit, quantity),
  });
  const before = [line('a'), line('b'), line('c')];
  const ids = (lines: readonly CartLine[]) => lines.map(({ cartId, quantity }) => `${cartId}${quantity}`);
  expect(ids(restoreLines([line('a'), line('c', 2), line('d')], [line('b')], before))).toEqual([
    'a1',
    'b1',
    'c2',
    'd1',
  ]);
  expect(ids(restoreLines([], before, before))).toEqual(['a1', 'b1', 'c1']);
  // removed in another tab since then: must not be restored
  expect(ids(restoreLines([line('c')], [line('b')], before))).toEqual(['b1', 'c1']);
});

test('a stored line without a picture or a place stays valid', () => {
  const [line] = oneRoom;
  const [item] = oneRoom.map(itemOfLine);
  for (const nothing of [null, undefined, 7, 'x'.repeat(301)]) {
    expect(parseCart(JSON.stringify([{ ...item, image: nothing, location: nothing }], writeAmount))).toEqual([
      { ...line, imageUrl: '', location: '' },
    ]);
  }
});

test('a villa for a month is one line, and any stored cart can be added up', () => {
  const dear = itemOfLine({ ...room, cartId: 'a', unit: fromRupees(60_000_000), subtotal: fromRupees(60_000_000) });
  expect(parseCart(JSON.stringify([dear], writeAmount))).toHaveLength(1);
  const lines = Array.from({ length: 2_000 }, (_, index) => ({
    ...dear,
    cartId: String(index),
    quantity: 1_000,
    price: fromRupees(100_000_000),
  }));
  expect(cartTotals(parseCart(JSON.stringify(lines, writeAmount))).total).toBeGreaterThan(0);
});

test('a car needs a pick-up place until it is entered; other products do not', () => {
  const cars = addLine(oneRoom, { ...room, type: 'car-rental', pickup: ' ' }, 'b');
  expect(cars.map(needsPickup)).toEqual([false, true]);
  const withPickup = setLinePickup(cars, 'b', 'Terminal 3');
  expect(withPickup).toEqual([cars[0], { ...cars[1], pickup: 'Terminal 3' }]);
  expect(withPickup.some(needsPickup)).toBe(false);
  expect(parseCart(storedText(withPickup)), 'it is kept on the device').toEqual(withPickup);
});
