import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { cartFingerprint } from './booking-attempt.ts';
import { itemOfLine, lineOfItem } from './cart-line.ts';
import { addMissingLines, parseCart, storedText } from './cart-rules.ts';

/** As devices have stored them since before the lines had these names, and must always be able to. */
const stored = [
  {
    cartId: 'a',
    id: 'st1',
    type: 'stay',
    name: 'Pine Lodge',
    slug: 'pine-lodge',
    image: '/media/p-480.webp',
    location: 'Mussoorie, Uttarakhand',
    selectedDate: '2027-03-12',
    selectedTime: null,
    quantity: 2,
    price: 7_000,
    totalPrice: 14_000,
    checkOut: '2027-03-15',
    guests: 3,
    adults: 2,
    children: 1,
    rooms: 1,
    roomType: 'Deluxe',
    nights: 3,
    duration: '3 nights',
  },
  {
    cartId: 'b',
    id: 'at1',
    type: 'attraction',
    name: 'Amber Fort',
    slug: 'amber-fort',
    image: '',
    location: 'Jaipur',
    selectedDate: '2027-03-12',
    selectedTime: '07:00',
    selectedLanguage: 'Hindi',
    quantity: 1,
    price: 1_300.5,
    totalPrice: 1_300.5,
    ticketTypes: { adult: 2, infant: 1 },
    guests: 3,
    duration: '2 hours',
  },
  {
    cartId: 'c',
    id: 'to1',
    type: 'tour-package',
    name: 'Char Dham',
    slug: 'char-dham',
    image: '',
    location: 'Haridwar',
    selectedDate: '2027-05-02',
    selectedTime: null,
    selectedLanguage: null,
    quantity: 2,
    price: 9_000,
    totalPrice: 18_000,
    ticketTypes: null,
    guests: 2,
    duration: '5 days',
  },
  {
    cartId: 'd',
    id: 'ca1',
    type: 'car-rental',
    name: 'City Sedan',
    slug: 'city-sedan',
    image: '',
    location: 'Jaipur',
    selectedDate: '2027-03-12',
    selectedTime: null,
    checkOut: '2027-03-14',
    quantity: 1,
    price: 7_500,
    totalPrice: 7_500,
    duration: '3 days',
    pickupLocation: 'Terminal 3',
  },
];
const lines = parseCart(JSON.stringify(stored));

test('a stored line is read with the names that lines have everywhere', () => {
  expect(lines).toMatchObject([
    {
      productKey: 'st1',
      startDay: '2027-03-12',
      endDay: '2027-03-15',
      optionName: 'Deluxe',
      units: 1,
      unit: fromRupees(7_000),
      subtotal: fromRupees(14_000),
    },
    { slot: '07:00', language: 'Hindi', tickets: { adult: 2, infant: 1 }, endDay: undefined },
    { slot: undefined, language: undefined, tickets: undefined },
    // the first day after it
    { startDay: '2027-03-12', endDay: '2027-03-15', pickup: 'Terminal 3' },
  ]);
});

test('a line is stored with the names and rupees with which it was read', () => {
  expect(JSON.parse(storedText(lines))).toEqual(stored);
});

test('a stored attempt still knows its cart', () => {
  expect(JSON.parse(cartFingerprint(lines, 'u1'))).toEqual([
    'u1',
    'a 2 7000 ["stay","st1","2027-03-12",null,"2027-03-15","Deluxe",3,2,1,1,null,[]]',
    'b 1 1300.5 ["attraction","at1","2027-03-12","07:00",null,null,null,null,null,null,"Hindi",[["adult",2],["infant",1]]]',
    'c 2 9000 ["tour-package","to1","2027-05-02",null,null,null,null,null,null,null,null,[]]',
    'd 1 7500 ["car-rental","ca1","2027-03-12",null,"2027-03-14",null,null,null,null,null,null,[],"Terminal 3"]',
  ]);
});

test('a line without a day is stored without one', () => {
  const [first] = stored;
  const undated = parseCart(JSON.stringify([{ ...first, selectedDate: '', checkOut: '' }]));
  expect(undated).toMatchObject([{ startDay: undefined, endDay: undefined }]);
  expect(undated.map(itemOfLine)).toMatchObject([{ selectedDate: '', checkOut: undefined }]);
});

test('an item that is booked again is the line that is already in the cart', () => {
  const [, fort] = lines.map(itemOfLine);
  if (!fort) throw new Error('It was stored');
  const { cartId: _, ...again } = fort;
  expect(addMissingLines(lines, [lineOfItem(again)], () => 'e')).toEqual(lines);
  const later = lineOfItem({ ...again, selectedDate: dayOf('2027-03-13') });
  expect(addMissingLines(lines, [later], () => 'e')).toHaveLength(5);
});
