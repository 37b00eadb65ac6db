import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { errorText, isMissingCode } from './error-text.ts';

const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

test('a page that is not found, that failed, and that was requested too often have different texts', () => {
  expect(errorText(english, response(404, null), true).title).toBe('Page not found');
  expect(errorText(english, new Error('no'), true).title).toBe('Something went wrong');
  expect(errorText(english, response(503, '<html>'), true).title).toBe('Something went wrong');
  expect(errorText(english, response(429, '{"error":{}}'), true).title).toBe('Please wait a moment');
});

test('offline, the network is the only reason given', () => {
  const { title, text } = errorText(english, new TypeError('Failed to fetch'), false);
  expect(title).toBe('You are offline');
  expect(text).toContain('Your cart is safe');
});

test('a refusal is shown in its own words, unless they are not meant for people', () => {
  expect(errorText(english, response(403, 'Only for the owner'), true).text).toBe('Only for the owner');
  for (const data of ['<h1>Proxy</h1>', '{"error":"x"}', '']) {
    expect(errorText(english, response(403, data), true).text).toMatch(/^There is a problem on our side/);
  }
});

test.each([
  'Failed to fetch dynamically imported module: https://padharo.test/assets/cart-1.js',
  'error loading dynamically imported module: https://padharo.test/assets/cart-1.js',
  'Importing a module script failed.',
])('a missing code file is recognised in every browser: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
  expect(isMissingCode(new Error(message))).toBe(false);
  expect(isMissingCode(new TypeError('Failed to fetch'))).toBe(false);
});
