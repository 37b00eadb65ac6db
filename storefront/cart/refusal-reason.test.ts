import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { fromRupees } from '../../service/core/money.ts';
import { ApiError } from '../device/api.ts';
import { refusalReason, withoutStop } from './refusal-reason.ts';

const hindi = textIn('hi');
const total = fromRupees(5_192);
const quote = { available: true, totals: { total } };
const conflict = (message: string) => new ApiError(409, 'ConflictError', message);

test.each([
  [new ApiError(0, 'NetworkError', 'Network error. Please try again.'), 'Network error', 'नेटवर्क में गड़बड़ी है'],
  [
    new ApiError(503, 'ServiceUnavailableError', 'The service is busy, please try again in a moment.'),
    'The service is busy',
    'सर्विस अभी व्यस्त है',
  ],
  [conflict('Lake House: Only 1 left for these dates'), ...twice('Lake House: Only 1 left for these dates')],
  [conflict('यह बुकिंग ID पहले से है।'), ...twice('यह बुकिंग ID पहले से है')],
  [new ApiError(400, 'ValidationError', 'Please select a payment method'), ...twice('Please select a payment method')],
  [
    new TypeError('Please confirm your email address first. Open the link'),
    ...twice('Please confirm your email address first. Open the link'),
  ],
  ['broken', ...twice('')],
])('%s has no advice in any language', (error, inEnglish, inHindi) => {
  expect(refusalReason(english, error)).toBe(inEnglish);
  expect(refusalReason(hindi, error)).toBe(inHindi);
});

test('a new price, or new terms at the same price, are the reason', () => {
  const error = conflict('The price has changed. Please check it again');
  expect(refusalReason(english, error, { quote, sent: fromRupees(5_000) })).toBe('The price has changed');
  expect(refusalReason(hindi, error, { quote, sent: fromRupees(5_000) })).toBe('कीमत बदल गई है');
  expect(refusalReason(english, error, { quote, sent: total })).toBe('The cancellation policy has changed');
  expect(refusalReason(hindi, error, { quote, sent: total })).toBe('कैंसल करने की पॉलिसी बदल गई है');
});

test('what is sold out is named by the server', () => {
  const error = conflict('Lake House: Sold out for this date.');
  const soldOut = { ...quote, available: false };
  expect(refusalReason(hindi, error, { quote: soldOut, sent: total })).toBe('Lake House: Sold out for this date');
});

test('a full stop of any script goes', () => {
  expect(['Gone.', 'नहीं मिला।', 'نہیں ملا۔'].map(withoutStop)).toEqual(['Gone', 'नहीं मिला', 'نہیں ملا']);
});

function twice(text: string): [string, string] {
  return [text, text];
}
