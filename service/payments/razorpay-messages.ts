import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import { paiseOf } from '../core/money.ts';
import type { Happening, Refunded, Told } from './gateway.ts';
import { isSignature, readSigned } from './read-signed.ts';

// What Razorpay says, as far as it matters here: webhooks, and what it sends back with the payer's browser.

const paise = z.int().positive().transform(paiseOf);

export const razorpayPayment = z.object({
  id: z.string(),
  amount: paise,
  currency: z.literal('INR'),
  status: z.string(),
  order_id: z.string().nullable(),
});

export const razorpayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.string(),
  receipt: z.string().nullish(),
});

const message = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
  }),
});

/** How far a refund is in the words of the contract. */
export function refundedOf({ id, status }: z.output<typeof razorpayRefund>): Refunded {
  return { refund: id, state: status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'sent' };
}

/** What an order's payment means; nothing while the money is only promised. */
export function paidOf(event: string, payment: z.output<typeof razorpayPayment>): Happening | undefined {
  const { id: money, order_id: reference, amount, status } = payment;
  if (reference === null || status !== 'captured') return undefined;
  return { what: 'paid', event, reference, money, amount };
}

/**
 * Reads a webhook (https://razorpay.com/docs/webhooks): `payment.captured`, `order.paid`, `payment.failed` and what
 * became of refunds; everything else concerns nobody. Throws AppError ForbiddenError for a wrong signature,
 * ValidationError for a message that is none.
 */
export function readWebhook(told: Told, secret: string): Happening | undefined {
  const expected = createHmac('sha256', secret).update(told.body).digest('hex');
  const { event: kind, payload } = readSigned(message, told, { header: 'x-razorpay-signature', expected });
  const name = told.headers['x-razorpay-event-id'];
  const event = typeof name === 'string' && name ? name : createHash('sha256').update(told.body).digest('hex');
  const payment = payload.payment?.entity;
  const refund = payload.refund?.entity;
  if ((kind === 'payment.captured' || kind === 'order.paid') && payment) return paidOf(event, payment);
  if (kind === 'payment.failed' && payment?.order_id) return { what: 'failed', event, reference: payment.order_id };
  if ((kind === 'refund.processed' || kind === 'refund.failed') && refund?.receipt) {
    return { what: 'refunded', event, money: refund.payment_id, key: refund.receipt, ...refundedOf(refund) };
  }
  return undefined;
}

const returned = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

/**
 * Reads the form that the payer's browser brings back: which payment of which order was made. Undefined when none was.
 * Throws AppError ForbiddenError for a wrong signature.
 */
export function readReturn(body: Buffer, secret: string): { order: string; payment: string } | undefined {
  const parsed = returned.safeParse(Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
  if (!parsed.success) return undefined;
  const { razorpay_order_id: order, razorpay_payment_id: payment, razorpay_signature: given } = parsed.data;
  const expected = createHmac('sha256', secret).update(`${order}|${payment}`).digest('hex');
  if (!isSignature(expected, given)) throw new AppError('ForbiddenError', 'The signature is not valid');
  return { order, payment };
}
