import { expect, test } from 'vitest';
import { gatewayOf, offeredMethods } from './ways-to-pay.ts';

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
  expect(offeredMethods({ secret, ...config })).toEqual(methods);
});

test('the test gateway exists only where trial payments are allowed, and says that no money moves', () => {
  expect(gatewayOf({ secret, testPayments: true, upiId: undefined })).toMatchObject({ name: 'test', mode: 'test' });
  expect(gatewayOf({ secret, testPayments: false, upiId: undefined })).toBeUndefined();
});
