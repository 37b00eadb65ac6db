import { expect, test } from 'vitest';
import { offeredMethods } from './view-payment.ts';

const secret = 'a secret of thirty-two characters, for tests';

test.each([
  [
    'a gateway takes every method',
    { testPayments: true, upiId: 'padharo@bank' },
    ['upi', 'card', 'netbanking', 'wallet'],
  ],
  ['without one UPI goes to the operator', { testPayments: false, upiId: 'padharo@bank' }, ['upi']],
  ['without either nothing can be paid here', { testPayments: false, upiId: undefined }, []],
])('%s', (_, config, methods) => {
  expect(
    offeredMethods({ secret, gateways: { first: undefined, razorpay: undefined, phonepe: undefined }, ...config }),
  ).toEqual(methods);
});
