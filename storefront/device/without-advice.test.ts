import { expect, test } from 'vitest';
import { withoutAdvice } from './without-advice.ts';

test.each([
  ['Network error. Please try again.', 'Network error'],
  ['The service is busy, please try again in a moment.', 'The service is busy'],
  [
    'We are sending too many emails at this moment. Please try again in a few minutes.',
    'We are sending too many emails at this moment',
  ],
  ['The price has changed; please look at it again', 'The price has changed'],
  ['The cancellation terms have changed; please look at them again', 'The cancellation terms have changed'],
  ['Please try again.', ''],
  ['Lake House: Only 1 left for these dates', 'Lake House: Only 1 left for these dates'],
  ['Please select a payment method', 'Please select a payment method'],
  [
    'Please confirm your email address first: open the link we sent you',
    'Please confirm your email address first: open the link we sent you',
  ],
])('%s', (message, what) => {
  expect(withoutAdvice(message)).toBe(what);
});
