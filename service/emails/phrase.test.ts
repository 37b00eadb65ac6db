import { expect, test } from 'vitest';
import { houseWords, inWords, phrase, toldIn, wordingProblem } from './phrase.ts';

const pay = phrase('Pay {amount} by {until}.', { amount: '₹5,000', until: 'noon' });

test('a sentence is said in the operator’s words, or in the site’s where he has none', () => {
  expect(inWords(pay, houseWords)).toBe('Pay ₹5,000 by noon.');
  const own = (standard: string) => (standard === pay.standard ? 'By {until}: {amount}. Yes, {until}.' : undefined);
  expect(inWords(pay, own)).toBe('By noon: ₹5,000. Yes, noon.');
  expect(inWords(phrase('Hello,'), own)).toBe('Hello,');
});

test('what is told is put in once, whatever it holds', () => {
  const told = { amount: '{until}', until: '$& $1 {amount} {house}' };
  expect(inWords(phrase('Pay {amount} by {until}.', told), houseWords)).toBe('Pay {until} by $& $1 {amount} {house}.');
});

test('braces around what is not told stay as they are', () => {
  for (const text of ['{until}', '{house}', '{}', '{a b}', '{__proto__}', '{constructor}', '{toString}']) {
    expect(inWords(phrase('{amount} of {until}', { amount: 'all' }), () => `{amount} ${text}`)).toBe(`all ${text}`);
  }
});

test('own words, and what is told in them, have no line breaks, controls or reversed text', () => {
  const told = { amount: 'a\r\nBcc: b', until: 'c' };
  const own = () => 'Pay {amount}\r\nBcc: {until}\0\u202e\u2028now\ud800';
  expect(inWords(phrase('Pay {amount} by {until}.', told), own)).toBe('Pay a Bcc: b Bcc: c now\ufffd');
});

test('own words tell all that the site’s tell, and nothing that is not there to tell', () => {
  const problem = (own: string) => wordingProblem(pay.standard, own);
  expect(problem('{until}: {amount}')).toBeUndefined();
  expect(problem('{amount} by {until} to {house}')).toBeUndefined();
  expect(problem('Pay {amount} soon.')).toBe('Keep {until}: whoever reads the email needs it.');
  expect(problem('Pay by {until}.')).toMatch(/^Keep \{amount\}/);
  for (const strange of ['name', 'Amount', 'constructor', '__proto__'])
    expect(problem(`{amount} {until} {${strange}}`)).toBe(`There is no {${strange}} to tell here.`);
});

test('who is greeted and by whom may be left out', () => {
  expect(wordingProblem('Hello {name},', 'Namaste,')).toBeUndefined();
  expect(wordingProblem('Welcome to {house}', 'Welcome')).toBeUndefined();
  expect(wordingProblem('{house}, {name}: {day}', 'Come')).toMatch(/^Keep \{day\}/);
});

test('what a sentence tells is known by its braces, each once', () => {
  expect(toldIn('{a} {b_1} {a} {} {c d} {{e}} f')).toEqual(['a', 'b_1', 'e']);
  expect(toldIn('nothing')).toEqual([]);
});
