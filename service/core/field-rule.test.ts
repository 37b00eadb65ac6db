import { expect, test } from 'vitest';
import { emailRule, inputBounds, problemOf, problemsOf } from './field-rule.ts';

const name = {
  missing: 'Please enter a name.',
  least: 2,
  most: 5,
  right: (text: string) => text !== 'wrong',
  wrong: 'No.',
};

test('a text is required, bounded and checked after trimming', () => {
  expect(['', ' \t', 'a', ' a ', 'abcdef', ' wrong '].map((typed) => problemOf(name, typed))).toEqual([
    'Please enter a name.',
    'Please enter a name.',
    'Please use at least 2 characters.',
    'Please use at least 2 characters.',
    'Please use at most 5 characters.',
    'No.',
  ]);
  expect(['ab', '  abcde  '].map((typed) => problemOf(name, typed))).toEqual([undefined, undefined]);
});

test('an optional field is bounded too; a line end of a form is one character', () => {
  expect(problemOf({ most: 3 }, '')).toBeUndefined();
  expect(problemOf({ most: 3 }, 'a\r\nb')).toBeUndefined();
  expect(problemOf({ most: 3 }, 'abcd')).toBe('Please use at most 3 characters.');
});

test('spaces of a password are part of it', () => {
  const password = { missing: 'Please enter a password.', least: 3, most: 4, asTyped: true } as const;
  expect([' a ', '    ', 'a '].map((typed) => problemOf(password, typed))).toEqual([
    undefined,
    undefined,
    'Please use at least 3 characters.',
  ]);
});

test('an address follows the site’s only grammar', () => {
  const email = emailRule('Please enter it.', 'It is wrong.');
  expect(['', 'asha', 'asha@goa', 'Asha@Goa.in'].map((typed) => problemOf(email, typed))).toEqual([
    'Please enter it.',
    'It is wrong.',
    'It is wrong.',
    undefined,
  ]);
});

test('a form reports a problem for each invalid field, also for missing ones', () => {
  expect(problemsOf({ name, box: { missing: 'Please agree.' }, notes: {} }, { name: 'a', notes: 'x' })).toEqual({
    name: 'Please use at least 2 characters.',
    box: 'Please agree.',
  });
  expect(problemsOf({ name }, { name: 'abc' })).toEqual({});
});

test('the browser limits the length, except of invisible texts', () => {
  expect(inputBounds(name)).toEqual({ required: true, maxLength: 5 });
  expect(inputBounds({ most: 5, asTyped: true })).toEqual({ required: false });
});
