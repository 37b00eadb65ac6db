import { describe, expect, test } from 'vitest';
import { gatewayNamed, gatewayOf } from './gateways.ts';
import { testGateway } from './test-gateway.ts';

const secret = 'a secret of thirty-two characters, for tests';

test('the test gateway exists only where trial payments are allowed, and says that no money moves', () => {
  const trial = { secret, testPayments: true };
  expect(gatewayOf(trial)).toMatchObject({ name: 'test', mode: 'test' });
  expect(gatewayNamed(trial, 'test')).toMatchObject({ name: 'test' });
  expect(gatewayNamed(trial, 'upi')).toBeUndefined();
  expect(gatewayOf({ secret, testPayments: false })).toBeUndefined();
});

describe('the test gateway', () => {
  const gateway = testGateway({ secret });
  const paid = gateway.decide('test_1', 'paid');

  test('tells what its bank decided, the same each time', () => {
    const happened = {
      what: 'paid',
      event: 'test_1 paid',
      reference: 'test_1',
      money: 'test_paid_1',
      amount: undefined,
    };
    expect([gateway.read(paid), gateway.read(paid)]).toEqual([happened, happened]);
    expect(gateway.read(gateway.decide('test_1', 'failed'))).toEqual({
      ...{ what: 'failed', event: 'test_1 failed', reference: 'test_1' },
    });
  });

  test.each([
    ['another byte of the body', { ...paid, body: Buffer.concat([paid.body, Buffer.from(' ')]) }],
    ['the signature of another message', { ...paid, headers: gateway.decide('test_1', 'failed').headers }],
    ['no signature', { ...paid, headers: {} }],
  ])('does not believe %s', (_, told) => {
    expect(() => gateway.read(told)).toThrow('The signature is not valid');
  });
});
