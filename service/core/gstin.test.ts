import { expect, test } from 'vitest';
import { buyerStates, gstinOf, isGstin, stateCodeOf, stateOfGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 27aapfu 0939f1zv '])('%s is valid', (typed) => {
  expect(isGstin(typed)).toBe(true);
});

test('one wrong character, and any two swapped neighbours, are detected', () => {
  const right = '27AAPFU0939F1ZV';
  for (const place of Array.from(right.slice(0, 14)).keys()) {
    const letter = right.charAt(place);
    const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'Z' ? 'A' : 'Z';
    const wrong = right.slice(0, place) + other + right.slice(place + 1);
    expect([wrong, isGstin(wrong)]).toEqual([wrong, false]);
    const next = right.charAt(place + 1);
    const turned = right.slice(0, place) + next + letter + right.slice(place + 2);
    expect([turned, isGstin(turned)]).toEqual([turned, next === letter]);
  }
});

test.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '00AAPFU0939F1Z3', '२७AAPFU0939F1ZV', '27AAPFU0939F1ZV<b>'])(
  '%s is invalid',
  (typed) => {
    expect(isGstin(typed)).toBe(false);
  },
);

test.each([
  ['a UIN of an embassy', '2317UNO00001UND'],
  ['one of a body that is notified', '2718UNO00123ON1'],
  ['who comes from abroad for a time', '0717GBR29001NRT'],
  ['who supplies online from abroad', '9917SGP29001OST'],
  ['who deducts tax, by a PAN', '29AAACB1234C1DK'],
  ['who deducts tax, by the number of an office', '07DELM12345A1DR'],
  ['who collects tax', '27AAICA3918J1CT'],
])('%s is valid too', (_, typed) => {
  expect([typed, isGstin(typed)]).toEqual([typed, true]);
  expect(isGstin(`${typed.slice(0, 14)}${typed.endsWith('0') ? '1' : '0'}`)).toBe(false);
});

test('a number of no known format is invalid, though its check character fits', () => {
  expect(['07USA1700012UNE', '9817SGP29001OSV', '0717USA00012XN5'].map(isGstin)).toEqual([false, false, false]);
});

test('every state has a unique code, and abroad one of its own', () => {
  expect(['Karnataka', 'Andhra Pradesh', 'Outside India', 'Atlantis'].map(stateCodeOf)).toEqual([
    '29',
    '37',
    '96',
    undefined,
  ]);
  expect(new Set(buyerStates).size).toBe(37);
  expect(buyerStates.every((state) => stateCodeOf(state) !== undefined)).toBe(true);
});

test('the state of registration follows from the number', () => {
  expect([stateOfGstin('27AAPFU0939F1ZV'), stateOfGstin('07'), stateOfGstin('98')]).toEqual([
    'Maharashtra',
    'Delhi',
    undefined,
  ]);
  expect(gstinOf(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV');
});
