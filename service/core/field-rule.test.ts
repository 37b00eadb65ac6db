import { expect, test } from 'vitest';
import { catalogue } from '../../messages/catalogue.ts';
import { english } from '../../messages/translate.ts';
import { emailRule, inputBounds, problemOf, problemsOf } from './field-rule.ts';

const words = catalogue('field-rule-test', {
  name: 'Please enter a name.',
  no: 'No.',
  password: 'Please enter a password.',
  enter: 'Please enter it.',
  wrong: 'It is wrong.',
  agree: 'Please agree.',
});

const name = {
  missing: words.name,
  least: 2,
  most: 5,
  right: (text: string) => text !== 'wrong',
  wrong: words.no,
};

test('a text is required, bounded and checked after trimming', () => {
  expect(['', ' \t', 'a', ' a ', 'abcdef', ' wrong '].map((typed) => problemOf(english, name, typed))).toEqual([
    'Please enter a name.',
    'Please enter a name.',
    'Please use at least 2 characters.',
    'Please use at least 2 characters.',
    'Please use at most 5 characters.',
    'No.',
  ]);
  expect(['ab', '  abcde  '].map((typed) => problemOf(english, name, typed))).toEqual([undefined, undefined]);
});

test('an optional field is bounded too; a line end of a form is one character', () => {
  expect(problemOf(english, { most: 3 }, '')).toBeUndefined();
  expect(problemOf(english, { most: 3 }, 'a\r\nb')).toBeUndefined();
  expect(problemOf(english, { most: 3 }, 'abcd')).toBe('Please use at most 3 characters.');
});

test('spaces of a password are part of it', () => {
  const password = { missing: words.password, least: 3, most: 4, asTyped: true } as const;
  expect([' a ', '    ', 'a '].map((typed) => problemOf(english, password, typed))).toEqual([
    undefined,
    undefined,
    'Please use at least 3 characters.',
  ]);
});

test('an address follows the site’s only grammar', () => {
  const email = emailRule(words.enter, words.wrong);
  expect(['', 'asha', 'asha@goa', 'Asha@Goa.in'].map((typed) => problemOf(english, email, typed))).toEqual([
    'Please enter it.',
    'It is wrong.',
    'It is wrong.',
    undefined,
  ]);
});

test('a form reports a problem for each invalid field, also for missing ones', () => {
  expect(problemsOf(english, { name, box: { missing: words.agree }, notes: {} }, { name: 'a', notes: 'x' })).toEqual({
    name: 'Please use at least 2 characters.',
    box: 'Please agree.',
  });
  expect(problemsOf(english, { name }, { name: 'abc' })).toEqual({});
});

test('the browser limits the length, except of invisible texts', () => {
  expect(inputBounds(name)).toEqual({ required: true, maxLength: 5 });
  expect(inputBounds({ most: 5, asTyped: true })).toEqual({ required: false });
});
