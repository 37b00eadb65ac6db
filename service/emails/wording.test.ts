import { expect, test } from 'vitest';
import { catalogue } from '../../messages/catalogue.ts';
import { sentence } from '../../messages/message.ts';
import { standardWording, wordSentence } from './wording.ts';

const texts = catalogue('sample', {
  hello: 'Hello,',
  pay: 'Pay {amount} by {until}.',
  works: 'It works for {hours, plural, one {# hour} other {# hours}}.',
});
const pay = sentence(texts.pay, { amount: '₹5,000', until: 'noon' });

const standard = standardWording('en');
const owned = (own: Readonly<Record<string, string>>, language = 'en') => ({
  language,
  own: new Map(Object.entries(own)),
  checkAt: standard.checkAt,
});

test('a sentence is in the operator’s own words, or in the standard text without them', () => {
  expect(wordSentence(pay, standard)).toBe('Pay ₹5,000 by noon.');
  const own = owned({ 'sample.pay': 'By {until}: {amount}. Yes, {until}.' });
  expect(wordSentence(pay, own)).toBe('By noon: ₹5,000. Yes, noon.');
  expect(wordSentence(sentence(texts.hello), own)).toBe('Hello,');
});

test('own words stay when a later version words the sentence differently, while they still fit', () => {
  const own = owned({ 'sample.pay': 'By {until}: {amount}.' });
  const reworded = catalogue('sample', { pay: 'We need {amount} before {until}.' });
  const values = { amount: '₹5,000', until: 'noon' };
  expect(wordSentence(sentence(reworded.pay, values), own)).toBe('By noon: ₹5,000.');
  const telling = catalogue('sample', { pay: 'Pay {amount} by {until} to {payee}.' });
  expect(wordSentence(sentence(telling.pay, { ...values, payee: 'Asha' }), own)).toBe('Pay ₹5,000 by noon to Asha.');
  const silent = catalogue('sample', { pay: 'Pay {amount} soon.' });
  expect(wordSentence(sentence(silent.pay, { amount: '₹5,000' }), own)).toBe('Pay ₹5,000 soon.');
});

test('own words have plurals, by the rules of their language', () => {
  const hours = (count: number) => sentence(texts.works, { hours: count });
  const words = 'Yeh {hours, plural, one {# ghanta} other {# ghante}} chalega.';
  const say = (count: number, language: string) =>
    wordSentence(hours(count), owned({ 'sample.works': words }, language));
  expect([say(1, 'hi'), say(2, 'hi')]).toEqual(['Yeh 1 ghanta chalega.', 'Yeh 2 ghante chalega.']);
  // zero is singular in Hindi, and plural in English
  expect([say(0, 'hi'), say(0, 'en')]).toEqual(['Yeh 0 ghanta chalega.', 'Yeh 0 ghante chalega.']);
  expect(wordSentence(hours(1_200), owned({ 'sample.works': '{hours} h' }))).toBe('1200 h');
  expect(wordSentence(hours(1), standard)).toBe('It works for 1 hour.');
});

test('values are inserted once, whatever they contain', () => {
  const hostile = sentence(texts.pay, { amount: '{until}', until: "$& $1 {amount} {house} '{x}' <b>" });
  expect(wordSentence(hostile, standard)).toBe("Pay {until} by $& $1 {amount} {house} '{x}' <b>.");
  expect(wordSentence(hostile, owned({ 'sample.pay': '{until}<{amount}' }))).toBe(
    "$& $1 {amount} {house} '{x}' <b><{until}",
  );
});

test('the name of the site stays a placeholder, also where the standard text has none', () => {
  expect(wordSentence(pay, owned({ 'sample.pay': '{house}: {amount}, {until}' }))).toBe('{house}: ₹5,000, noon');
});

test('own words that became invalid are not used', () => {
  for (const text of ['{strange}', '{}', '{a b}', '{__proto__}', '{constructor}', '{toString}', '{amount'])
    expect(wordSentence(pay, owned({ 'sample.pay': `{amount} {until} ${text}` })), text).toBe('Pay ₹5,000 by noon.');
});

test('own words and their values contain no line breaks, controls or direction marks', () => {
  const values = { amount: 'a\r\nBcc: b', until: 'c' };
  const own = owned({ 'sample.pay': 'Pay {amount}\r\nBcc: {until}\0\u202e\u2028now\ud800' });
  expect(wordSentence(sentence(texts.pay, values), own)).toBe('Pay a Bcc: b Bcc: c now\ufffd');
});
