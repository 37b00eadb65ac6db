import { expect, test } from 'vitest';
import { gstinOf, isGstin, stateOfGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 27aapfu 0939f1zv '])('%s can be one', (typed) => {
  expect(isGstin(typed)).toBe(true);
});

test('one letter or digit that is wrong, and any two neighbours that change places, are seen', () => {
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
  '%s is none',
  (typed) => {
    expect(isGstin(typed)).toBe(false);
  },
);

test('it tells in which state its holder is registered', () => {
  expect([stateOfGstin('27AAPFU0939F1ZV'), stateOfGstin('07'), stateOfGstin('98')]).toEqual([
    'Maharashtra',
    'Delhi',
    undefined,
  ]);
  expect(gstinOf(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV');
});
