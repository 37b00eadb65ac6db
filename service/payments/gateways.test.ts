import { describe, expect, test } from 'vitest';
import { gatewayNamed, gatewayOf } from './gateways.ts';
import { testGateway } from './test-gateway.ts';

const secret = 'a secret of thirty-two characters, for tests';
const none = { first: undefined, razorpay: undefined, phonepe: undefined };

test('the test gateway exists only where trial payments are allowed, and says that no money moves', () => {
  const trial = { secret, testPayments: true, gateways: none };
  expect(gatewayOf(trial)).toMatchObject({ name: 'test', mode: 'test' });
  expect(gatewayNamed(trial, 'test')).toMatchObject({ name: 'test' });
  expect(gatewayNamed(trial, 'upi')).toBeUndefined();
  expect(gatewayOf({ ...trial, testPayments: false })).toBeUndefined();
});

const razorpay = { keyId: 'rzp_live_1', keySecret: 'x', webhookSecret: 'y', url: 'http://127.0.0.1:1' };
const phonepe = {
  clientId: 'x',
  clientSecret: 'y',
  clientVersion: 1,
  webhookUser: 'padharo',
  webhookPassword: 'a password 1',
  sandbox: false,
  url: 'http://127.0.0.1:1',
};

test.each([
  ['razorpay', { ...none, razorpay }],
  ['phonepe', { ...none, phonepe }],
  ['razorpay', { ...none, razorpay, phonepe }],
  ['phonepe', { ...none, razorpay, phonepe, first: 'phonepe' }],
] as const)('%s takes new payments, and every gateway that is set still answers for what it took', (name, gateways) => {
  const live = { secret, testPayments: false, gateways };
  expect(gatewayOf(live)).toMatchObject({ name, mode: 'live' });
  expect(gatewayOf(live)?.formsTo, 'what our pages allow').toBe(name === 'razorpay' ? razorpay.url : undefined);
  const rehearsal = { ...live, testPayments: true };
  expect(gatewayOf(rehearsal)?.formsTo).toBeUndefined();
  expect(gatewayOf(rehearsal)).toMatchObject({ name: 'test' });
  for (const one of ['razorpay', 'phonepe'] as const)
    expect(gatewayNamed(rehearsal, one)?.refund !== undefined, one).toBe(gateways[one] !== undefined);
});

test('test keys and a sandbox move no money', () => {
  const gateways = {
    ...none,
    razorpay: { ...razorpay, keyId: 'rzp_test_1' },
    phonepe: { ...phonepe, sandbox: true },
  };
  for (const name of ['razorpay', 'phonepe']) {
    const trial = gatewayNamed({ secret, testPayments: false, gateways }, name);
    expect([trial?.mode, trial?.refund]).toEqual(['test', undefined]);
  }
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
      what: 'failed',
      event: 'test_1 failed',
      reference: 'test_1',
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
