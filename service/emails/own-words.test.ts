import { expect, test } from 'vitest';
import { catalogue } from '../../messages/catalogue.ts';
import type { Message } from '../../messages/message.ts';
import { english, translateTo } from '../../messages/translate.ts';
import { readOwnWords } from './own-words.ts';

const texts = catalogue('sample', {
  pay: 'Pay {amount} by {until}.',
  hello: 'Hello {name},',
  welcome: 'Welcome to {house}',
  coming: '{house}, {name}: {day}',
  works: 'It works for {hours, plural, one {# hour} other {# hours}}, until {until}.',
  goodbye: 'Goodbye',
});

function problem(message: Message, words: string): string | undefined {
  const read = readOwnWords(message, words);
  return 'problem' in read ? english.of(read.problem) : undefined;
}

test('own words need all placeholders of the standard text, and no others', () => {
  const ofPay = (words: string) => problem(texts.pay, words);
  expect(ofPay('{until}: {amount}')).toBeUndefined();
  expect(ofPay('{amount} by {until} to {house}')).toBeUndefined();
  expect(ofPay('Pay {amount} soon.')).toBe('Keep {until}. The reader needs it.');
  expect(ofPay('Pay by {until}.')).toMatch(/^Keep \{amount\}/);
  for (const strange of ['name', 'Amount', 'constructor', '__proto__'])
    expect(ofPay(`{amount} {until} {${strange}}`)).toBe(`{${strange}} is not available in this sentence.`);
});

test('the greeted name and the site’s name may be omitted', () => {
  expect(problem(texts.hello, 'Namaste,')).toBeUndefined();
  expect(problem(texts.welcome, 'Welcome')).toBeUndefined();
  expect(problem(texts.coming, 'Come')).toMatch(/^Keep \{day\}/);
});

test('own words may have a plural if each branch has the other facts', () => {
  const ofWorks = (words: string) => problem(texts.works, words);
  expect(ofWorks('{hours} hours, {until}')).toBeUndefined();
  expect(ofWorks('{hours, plural, =24 {A day} other {# hours}}, {until}')).toBeUndefined();
  expect(ofWorks('{hours, plural, one {{until}} other {{until}, # hours}}')).toBeUndefined();
  expect(ofWorks('{hours, plural, one {{until}} other {# hours}}')).toBe('Keep {until}. The reader needs it.');
  expect(ofWorks('{hours, plural, one {a} other {{strange}}} {until}')).toMatch(/^\{strange\} is not available/);
});

test.each([
  '{until, plural, one {a} other {b}}',
  '{until, select, noon {a} other {b}}',
  '{until, selectordinal, one {a} other {b}}',
  '{until, date, short}',
  '{until, number, percent}',
])('%s is nothing that an email can format', (words) => {
  expect(problem(texts.pay, `{amount} ${words}`)).toBe('Write {until} with nothing else in its braces.');
});

test.each(['{', '{}', '{{amount}}', '{a b}', '{amount', '{amount, plural, one {a}}', '{amount, nothing}'])(
  'the braces of %s are explained',
  (words) => {
    expect(problem(texts.pay, `{amount} {until} ${words}`)).toMatch(/^Check the braces\. /);
  },
);

test.each([
  ['<b>Bye</b>', '<b>Bye</b>'],
  ['<b>', '<b>'],
  ['</td><br/>', '</td><br/>'],
  ["'<i>'", "'<i>'"],
  ["'Bye', it's o'clock '", "'Bye', it's o'clock '"],
  ["two '' are one", "two ' are one"],
  ["a '{' and a '}'", 'a { and a }'],
  ['}', '}'],
  ['# 100% & &amp; $& \\', '# 100% & &amp; $& \\'],
])('%s is read as %s', (words, read) => {
  const own = readOwnWords(texts.goodbye, words);
  if ('problem' in own) throw new Error(english.of(own.problem));
  const inOwnWords = translateTo('en', new Map([[texts.goodbye.id, own.text]]));
  expect(own.finish(inOwnWords(texts.goodbye))).toBe(read);
  expect(english(texts.goodbye)).toBe('Goodbye');
});
