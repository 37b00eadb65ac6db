import { expect, test } from 'vitest';
import { paiseOf } from '../core/money.ts';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Zero'],
  [7, 'Seven'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [99, 'Ninety-Nine'],
  [100, 'One Hundred'],
  [110, 'One Hundred Ten'],
  [999, 'Nine Hundred Ninety-Nine'],
  [1_000, 'One Thousand'],
  [12_345, 'Twelve Thousand Three Hundred Forty-Five'],
  [99_999, 'Ninety-Nine Thousand Nine Hundred Ninety-Nine'],
  [1_00_000, 'One Lakh'],
  [1_23_456, 'One Lakh Twenty-Three Thousand Four Hundred Fifty-Six'],
  [99_99_999, 'Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine'],
  [1_00_00_000, 'One Crore'],
  [6_05_00_020, 'Six Crore Five Lakh Twenty'],
  [123_45_67_890, 'One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety'],
])('₹%i in words', (rupees, expected) => {
  expect(amountInWords(paiseOf(rupees * 100))).toBe(`Rupees ${expected} Only`);
});

test('paise are said where there are some', () => {
  expect(amountInWords(paiseOf(2_065_50))).toBe('Rupees Two Thousand Sixty-Five and Fifty Paise Only');
  expect(amountInWords(paiseOf(5))).toBe('Rupees Zero and Five Paise Only');
});
