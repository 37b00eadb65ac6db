import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readReturn, readWebhook, refundedOf } from './razorpay-messages.ts';

const secret = 'a webhook secret';
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
const payment = { id: 'pay_1', amount: 590_000, currency: 'INR', status: 'captured', order_id: 'order_1' };
const refund = { id: 'rfnd_1', payment_id: 'pay_1', status: 'processed', receipt: 'rf_key' };
const told = (message: unknown, headers: Record<string, string> = { 'x-razorpay-event-id': 'evt_1' }) => {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  return { body: Buffer.from(text), headers: { 'x-razorpay-signature': sign(text), ...headers } };
};
const event = (name: string, own: object = {}) => ({
  event: name,
  payload: { payment: { entity: { ...payment, ...own } } },
});
const ofRefund = (name: string, own: object = {}) => ({
  event: name,
  payload: { refund: { entity: { ...refund, ...own } } },
});

const paid = { what: 'paid', event: 'evt_1', reference: 'order_1', money: 'pay_1', amount: 590_000 };
const refunded = { what: 'refunded', event: 'evt_1', money: 'pay_1', key: 'rf_key', refund: 'rfnd_1' };

describe('a webhook', () => {
  test.each([
    ['money that was taken', event('payment.captured'), paid],
    ['an order that was paid', event('order.paid'), paid],
    ['more than was asked for', event('payment.captured', { amount: 590_001 }), { ...paid, amount: 590_001 }],
    [
      'a try that failed',
      event('payment.failed', { status: 'failed' }),
      { what: 'failed', event: 'evt_1', reference: 'order_1' },
    ],
    ['money that is only promised', event('payment.authorized', { status: 'authorized' }), undefined],
    ['an order paid by what is only promised', event('order.paid', { status: 'authorized' }), undefined],
    ['money of another shop of the account', event('payment.captured', { order_id: null }), undefined],
    ['a refund that arrived', ofRefund('refund.processed'), { ...refunded, state: 'done' }],
    ['a refund that came back', ofRefund('refund.failed', { status: 'failed' }), { ...refunded, state: 'failed' }],
    ['a refund made by hand over there', ofRefund('refund.processed', { receipt: null }), undefined],
    ['what nobody asked about', event('invoice.paid'), undefined],
  ])('tells of %s', (_, message, happened) => {
    expect(readWebhook(told(message), secret)).toEqual(happened);
  });

  test('without a name of its own goes by its bytes', () => {
    const one = readWebhook(told(event('order.paid'), {}), secret)?.event;
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(readWebhook(told(event('order.paid'), {}), secret)?.event).toBe(one);
  });

  test.each([
    ['written anew', { ...told(event('order.paid')), body: Buffer.from(JSON.stringify(event('order.paid'), null, 1)) }],
    ['without a signature', { body: told(event('order.paid')).body, headers: {} }],
    ['with a signature of another length', told(event('order.paid'), { 'x-razorpay-signature': 'x' })],
  ])('%s is not believed', (_, message) => {
    expect(() => readWebhook(message, secret)).toThrow('The signature is not valid');
  });

  test.each([
    ['in another currency', event('order.paid', { currency: 'USD' })],
    ['of a part of a paisa', event('order.paid', { amount: 0.5 })],
    ['of nothing', event('order.paid', { amount: 0 })],
    ['that is no JSON', '{'],
  ])('%s is refused', (_, message) => {
    expect(() => readWebhook(told(message), secret)).toThrow('not complete');
  });
});

test('a refund that is neither done nor failed is on its way', () => {
  for (const status of ['pending', 'created', 'anything new'])
    expect(refundedOf({ ...refund, status })).toEqual({ refund: 'rfnd_1', state: 'sent' });
});

describe('what the browser brings back', () => {
  const form = (own: Record<string, string>) => {
    const said = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', ...own };
    return Buffer.from(new URLSearchParams({ razorpay_signature: sign('order_1|pay_1'), ...said }).toString());
  };
  test('names a payment of an order, by its signature', () => {
    expect(readReturn(form({}), secret)).toEqual({ order: 'order_1', payment: 'pay_1' });
    expect(readReturn(Buffer.from('error[code]=BAD_REQUEST_ERROR'), secret)).toBeUndefined();
  });
  test.each<Record<string, string>>([
    { razorpay_payment_id: 'pay_2' },
    { razorpay_order_id: 'order_2' },
    { razorpay_signature: '' },
  ])('is not believed with %o', (own) => {
    expect(() => readReturn(form(own), secret)).toThrow('The signature is not valid');
  });
});
