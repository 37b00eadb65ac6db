import { expect, test } from 'vitest';
import { isPersonName, tidyName } from './person-name.ts';

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
