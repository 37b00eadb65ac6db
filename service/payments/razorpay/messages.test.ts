import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readReturn, readWebhook, refundedOf } from './messages.ts';

const secret = 'a webhook secret';
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
const payment = { id: 'pay_1', amount: 590_000, currency: 'INR', status: 'captured', order_id: 'order_1' };
const refund = {
  id: 'rfnd_1',
  payment_id: 'pay_1',
  amount: 590_000,
  currency: 'INR',
  status: 'processed',
  receipt: 'rf_key',
};
const dispute = { id: 'disp_1', payment_id: 'pay_1', amount: 590_000, currency: 'INR', amount_deducted: 0 };
const told = (message: unknown, headers: Record<string, string> = { 'x-razorpay-event-id': 'evt_1' }) => {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  return { body: Buffer.from(text), headers: { 'x-razorpay-signature': sign(text), ...headers } };
};
const event = (name: string, own: object = {}) => ({
  event: name,
  payload: { payment: { entity: { ...payment, ...own } } },
});
const ofRefund = (name: string, own: object = {}, of?: object) => ({
  event: name,
  payload: { refund: { entity: { ...refund, ...own } }, ...(of && { payment: { entity: { ...payment, ...of } } }) },
});
const ofDispute = (name: string, own: object = {}) => ({
  event: name,
  payload: { dispute: { entity: { ...dispute, ...own } }, payment: { entity: payment } },
});

const paid = { what: 'paid', event: 'evt_1', reference: 'order_1', money: 'pay_1', amount: 590_000 };
const of = { event: 'evt_1', money: 'pay_1', came: undefined, amount: 590_000 };
const refunded = { ...of, what: 'refunded', key: 'rf_key', refund: 'rfnd_1' };
const came = { reference: 'order_1', amount: 590_000 };

describe('a webhook', () => {
  test.each([
    ['money that was taken', event('payment.captured'), paid],
    ['an order that was paid', event('order.paid'), paid],
    ['how it was paid', event('payment.captured', { method: 'wallet' }), { ...paid, method: 'wallet' }],
    ['instalments by card', event('payment.captured', { method: 'emi' }), { ...paid, method: 'card' }],
    ['a way that we do not name', event('payment.captured', { method: 'paylater' }), paid],
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
    ['a refund that was begun', ofRefund('refund.created', { status: 'pending' }), { ...refunded, state: 'sent' }],
    [
      'a refund made over there',
      ofRefund('refund.processed', { receipt: null }),
      { ...refunded, key: null, state: 'done' },
    ],
    [
      'a refund of money not told of before',
      ofRefund('refund.processed', {}, { status: 'refunded' }),
      { ...refunded, came, state: 'done' },
    ],
    [
      'a refund of what was never taken',
      ofRefund('refund.processed', {}, { status: 'authorized' }),
      { ...refunded, state: 'done' },
    ],
    [
      'a dispute that was lost',
      ofDispute('payment.dispute.lost'),
      { ...of, what: 'disputed', came, dispute: 'disp_1' },
    ],
    [
      'a dispute that took a part',
      ofDispute('payment.dispute.lost', { amount_deducted: 90_000 }),
      { ...of, what: 'disputed', came, dispute: 'disp_1', amount: 90_000 },
    ],
    ['a dispute that was begun', ofDispute('payment.dispute.created'), undefined],
    ['a dispute that was won', ofDispute('payment.dispute.won'), undefined],
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
    ['money in another currency', event('order.paid', { currency: 'USD' })],
    ['a part of a paisa', event('order.paid', { amount: 0.5 })],
    ['nothing', event('order.paid', { amount: 0 })],
    ['a name that no database takes', event('order.paid', { order_id: 'order\0' })],
    ['a refund in another currency', ofRefund('refund.processed', { currency: 'USD' })],
    ['a refund of nothing', ofRefund('refund.processed', { amount: 0 })],
    ['a dispute without a payment', ofDispute('payment.dispute.lost', { payment_id: null })],
    ['a subscription', { event: 'subscription.charged', payload: { subscription: { entity: { id: 'sub_1' } } } }],
    ['a payment link', { event: 'payment_link.paid', payload: { payment_link: 'x', order: [] } }],
    ['a captured payment without one', { event: 'payment.captured', payload: { payment: null } }],
    ['no payload', { event: 'payment.captured' }],
    ['no kind', { payload: {} }],
    ['a list', '[]'],
    ['no JSON', '{'],
  ])('that is signed and tells of %s is taken, and concerns no one', (_, message) => {
    expect(readWebhook(told(message), secret)).toBeUndefined();
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
