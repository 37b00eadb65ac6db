import { expect, test } from 'vitest';
import { fillTemplate, noOverrides, overrideProblem, placeholdersIn, template } from './message-template.ts';

const pay = template('Pay {amount} by {until}.', { amount: '₹5,000', until: 'noon' });

test('a template is filled with the operator’s override, or with the standard text without one', () => {
  expect(fillTemplate(pay, noOverrides)).toBe('Pay ₹5,000 by noon.');
  const own = (standard: string) => (standard === pay.standard ? 'By {until}: {amount}. Yes, {until}.' : undefined);
  expect(fillTemplate(pay, own)).toBe('By noon: ₹5,000. Yes, noon.');
  expect(fillTemplate(template('Hello,'), own)).toBe('Hello,');
});

test('values are inserted once, whatever they contain', () => {
  const values = { amount: '{until}', until: '$& $1 {amount} {house}' };
  expect(fillTemplate(template('Pay {amount} by {until}.', values), noOverrides)).toBe(
    'Pay {until} by $& $1 {amount} {house}.',
  );
});

test('unknown placeholders stay as they are', () => {
  for (const text of ['{until}', '{house}', '{}', '{a b}', '{__proto__}', '{constructor}', '{toString}']) {
    expect(fillTemplate(template('{amount} of {until}', { amount: 'all' }), () => `{amount} ${text}`)).toBe(
      `all ${text}`,
    );
  }
});

test('overrides and their values contain no line breaks, controls or direction marks', () => {
  const values = { amount: 'a\r\nBcc: b', until: 'c' };
  const own = () => 'Pay {amount}\r\nBcc: {until}\0\u202e\u2028now\ud800';
  expect(fillTemplate(template('Pay {amount} by {until}.', values), own)).toBe('Pay a Bcc: b Bcc: c now\ufffd');
});

test('an override needs all placeholders of the standard text, and no others', () => {
  const problem = (own: string) => overrideProblem(pay.standard, own);
  expect(problem('{until}: {amount}')).toBeUndefined();
  expect(problem('{amount} by {until} to {house}')).toBeUndefined();
  expect(problem('Pay {amount} soon.')).toBe('Keep {until}. The reader needs it.');
  expect(problem('Pay by {until}.')).toMatch(/^Keep \{amount\}/);
  for (const strange of ['name', 'Amount', 'constructor', '__proto__'])
    expect(problem(`{amount} {until} {${strange}}`)).toBe(`{${strange}} is not available in this sentence.`);
});

test('the greeted name and the site’s name may be omitted', () => {
  expect(overrideProblem('Hello {name},', 'Namaste,')).toBeUndefined();
  expect(overrideProblem('Welcome to {house}', 'Welcome')).toBeUndefined();
  expect(overrideProblem('{house}, {name}: {day}', 'Come')).toMatch(/^Keep \{day\}/);
});

test('each placeholder of a template is listed once', () => {
  expect(placeholdersIn('{a} {b_1} {a} {} {c d} {{e}} f')).toEqual(['a', 'b_1', 'e']);
  expect(placeholdersIn('nothing')).toEqual([]);
});
