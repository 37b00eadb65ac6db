import { expect, expectTypeOf, test } from 'vitest';
import { catalogue, compiled } from './catalogue.ts';
import type { Values } from './message.ts';
import { english, translateTo } from './translate.ts';

const sample = catalogue('sample', {
  book: 'Book now',
  nights: '{count, plural, one {# night} other {# nights}} in {place}',
  left: 'Only {rooms, plural, =0 {no rooms} one {{rooms} room of {name}} other {# rooms}} left',
  agree: 'I agree to the <terms>terms of {site}</terms>.',
  apostrophe: "We've held it for you.",
});

test('a text is formatted with its values, plurals and the commas of lakhs', () => {
  expect(english(sample.book)).toBe('Book now');
  expect(english(sample.nights, { count: 1, place: 'Agra' })).toBe('1 night in Agra');
  expect(english(sample.nights, { count: 123_456, place: 'Agra' })).toBe('1,23,456 nights in Agra');
  expect(english(sample.left, { rooms: 0, name: 'Lake House' })).toBe('Only no rooms left');
  expect(english(sample.left, { rooms: 1, name: 'Lake House' })).toBe('Only 1 room of Lake House left');
  expect(english(sample.apostrophe)).toBe("We've held it for you.");
});

test('the words of a tag become an element', () => {
  const link = (words: readonly unknown[]) => ({ to: '/terms', words });
  expect(english.parts(sample.agree, { site: 'Padharo', terms: link })).toEqual([
    'I agree to the ',
    { to: '/terms', words: ['terms of Padharo'] },
    '.',
  ]);
});

test('another language has its own order and plurals, and falls back to English', () => {
  const hindi = translateTo(
    'hi',
    new Map([
      ['sample.nights', compiled({ nights: '{place} में {count, plural, one {# रात} other {# रातें}}' })['nights'] ?? ''],
    ]),
  );
  expect(hindi(sample.nights, { count: 0, place: 'आगरा' })).toBe('आगरा में 0 रात');
  expect(hindi(sample.nights, { count: 2, place: 'आगरा' })).toBe('आगरा में 2 रातें');
  expect(hindi(sample.book)).toBe('Book now');
});

test('values are typed from the English text', () => {
  expectTypeOf<keyof Values<'Hello'>>().toEqualTypeOf<never>();
  expectTypeOf<Values<'{count, plural, one {# night} other {# nights}} in {place}'>>().toEqualTypeOf<{
    readonly count: number;
    readonly place: string | number;
  }>();
  expectTypeOf<Values<'{a, plural, =0 {no {b}} one {only {c} room} other {{d}}} {e}'>>().toEqualTypeOf<{
    readonly a: number;
    readonly b: string | number;
    readonly c: string | number;
    readonly d: string | number;
    readonly e: string | number;
  }>();
  // @ts-expect-error a value is missing
  expect(() => english(sample.nights, { count: 1 })).toThrow();
  // @ts-expect-error no text has this key
  expect(() => english(sample.missing)).toThrow();
  // @ts-expect-error a text with tags needs its elements
  expect(() => english(sample.agree, { site: 'Padharo' })).toThrow();
});
