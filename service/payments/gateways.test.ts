import { describe, expect, test } from 'vitest';
import { gatewayNamed, gatewayOf } from './gateways.ts';
import { testGateway } from './test-gateway.ts';

const secret = 'a secret of thirty-two characters, for tests';

test('the test gateway exists only where trial payments are allowed, and says that no money moves', () => {
  const trial = { secret, testPayments: true, razorpay: undefined };
  expect(gatewayOf(trial)).toMatchObject({ name: 'test', mode: 'test' });
  expect(gatewayNamed(trial, 'test')).toMatchObject({ name: 'test' });
  expect(gatewayNamed(trial, 'upi')).toBeUndefined();
  expect(gatewayOf({ ...trial, testPayments: false })).toBeUndefined();
});

test('Razorpay takes payments where its keys are set, but in a rehearsal; what it took before it still tells of', () => {
  const razorpay = { keyId: 'rzp_live_1', keySecret: 'x', webhookSecret: 'y', url: 'http://127.0.0.1:1' };
  expect(gatewayOf({ secret, testPayments: false, razorpay })).toMatchObject({ name: 'razorpay', mode: 'live' });
  const rehearsal = { secret, testPayments: true, razorpay };
  expect(gatewayOf(rehearsal)).toMatchObject({ name: 'test' });
  expect(gatewayNamed(rehearsal, 'razorpay')?.refund).toBeDefined();
  const trial = gatewayNamed({ ...rehearsal, razorpay: { ...razorpay, keyId: 'rzp_test_1' } }, 'razorpay');
  expect([trial?.mode, trial?.refund], 'its test keys move no money').toEqual(['test', undefined]);
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
