import { expect, test } from 'vitest';
import { isPersonName, phoneNumberOf, tidyName } from './contact-details.ts';

test.each([
  ['K.Ramesh', 'K.Ramesh'],
  ['\u202aAsha Verma\u202c', 'Asha Verma'],
  [' \ufeffAsha\u200b Verma\u200e ', 'Asha Verma'],
  // joiners are needed in words of Indian scripts
  ['क्\u200dष', 'क्\u200dष'],
])('%j is a name', (typed, kept) => {
  expect(isPersonName(typed)).toBe(true);
  expect(tidyName(typed)).toBe(kept);
});

test.each(['Asha\nVerma', 'Asha\u2028Verma', 'a\0b', '\ud800', 'exam\u200bple.com', 'www.x'])(
  '%j is not a name',
  (typed) => {
    expect(isPersonName(typed)).toBe(false);
  },
);

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  [' 9876543210 ', '9876543210'],
  ['(+91) 98765 43210', '(+91) 98765 43210'],
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['\u200e+91\u00a098765\u00a043210\u200f', '+91 98765 43210'],
  ['\ufeff98765\u200b43210', '9876543210'],
  ['\u2068+91\u2060 98765\u00ad43210\u2069', '+91 9876543210'],
  ['+91\u201198765\u201143210', '+91-98765-43210'],
  ['+91 – 98765 — 43210', '+91 - 98765 - 43210'],
  ['020\u22122612\u20103456', '020-2612-3456'],
  ['+９１ ９８７６５ ４３２１０', '+91 98765 43210'],
  ['+91 (20) 2612-3456', '+91 (20) 2612-3456'],
  ['+91 (0)98765 432-10', '+91 (0)98765 432-10'],
  ['0135/2612345', '0135/2612345'],
  ['+44 20.7946.0958', '+44 20.7946.0958'],
])('%j is a phone number', (typed, kept) => {
  expect(phoneNumberOf(typed)).toBe(kept);
  expect(phoneNumberOf(kept), 'as it is kept').toBe(kept);
});

test.each([
  '',
  'call me',
  '12345',
  '+91 98765 43210 98765 43210',
  '98765+43210',
  '++91 98765 43210',
  '98765 43210 home',
  '98765\n43210x',
  `9876543210${' '.repeat(60)}`,
  '1'.repeat(100_000),
  '1-2-3-4-5-6-7-8-9-0-1-2-3-4',
])('%j is not a phone number', (typed) => {
  expect(phoneNumberOf(typed)).toBeUndefined();
});
