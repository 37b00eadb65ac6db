import { expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

test.each([
  ['1450', 1450],
  ['1450.50', 1450.5],
  ['1450,50', 1450.5],
  ['1450,5', 1450.5],
  ['12,50', 12.5],
  ['0,5', 0.5],
  ['1,450', 1450],
  ['1,45,050', 145_050],
  ['1,23,456.50', 123_456.5],
  ['123,456.50', 123_456.5],
  ['1,00,00,000', 10_000_000],
  ['1.450,50', 1450.5],
  ['1.23.456,50', 123_456.5],
  ['1.234.567', 1_234_567],
  ['1 23 456', 123_456],
  ['1\u00a0450,50', 1450.5],
  ['1\u202f450.50', 1450.5],
  ['₹1,23,456', 123_456],
  ['₹ 1450,50', 1450.5],
  [' 5400 ', 5400],
  ['0012', 12],
  // one sign for thousands and for decimals, groups of a wrong length, and texts that are not numbers
  ...[
    '1,45,50',
    '1,450,5',
    '1,2345',
    '1,,450',
    ',50',
    '1450,',
    '1450.',
    '1450,505',
    '1450 50',
    '12 34',
    '1,450 500',
  ].map((text) => [text, undefined] as const),
  ...['', '-5', '1e9', '0x10', '1.2.3', '12 rupees', '１２', 'NaN', 'Infinity', '₹'].map(
    (text) => [text, undefined] as const,
  ),
  // 1,450 in Germany, 1.45 in India
  ['1.450', 'unclear'],
  ['145.050', 'unclear'],
] as const)('%j as money is %j', (text, read) => {
  expect(readNumber(text, 'money')).toBe(read);
  if (typeof read !== 'number' || Number.isInteger(read)) expect(readNumber(text, 'whole')).toBe(read);
});

test.each([
  ['28.613', 28.613],
  ['28,6139', 28.6139],
  ['4,5', 4.5],
  ['12,345.5', 12_345.5],
  ['77,209', 'unclear'],
  ['1.2.3', undefined],
] as const)('%j as a decimal is %j', (text, read) => {
  expect(readNumber(text, 'decimal')).toBe(read);
});
