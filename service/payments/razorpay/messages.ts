import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { paiseOf } from '../../core/money.ts';
import {
  type CameFor,
  type Happening,
  type PaidBy,
  paidBy,
  type Refunded,
  type Told,
  type ToldRefund,
} from '../gateway.ts';
import { readSigned, requireSignature } from '../read-signed.ts';

// What Razorpay says, as far as it matters here: webhooks, and what it sends back with the payer's browser.

const paise = z.int().positive().transform(paiseOf);
/** A name that a provider gives; the database would refuse other texts. */
const name = z.string().regex(/^[\w.:-]{1,100}$/);
const rupees = z.literal('INR');

export const razorpayPayment = z.object({
  id: name,
  amount: paise,
  currency: rupees,
  status: z.string(),
  order_id: name.nullable(),
  method: z.string().optional(),
  /** Still true when all of it was refunded. */
  captured: z.boolean().optional(),
});

export const razorpayRefund = z.object({
  id: name,
  payment_id: name,
  amount: paise,
  currency: rupees,
  status: z.string(),
  receipt: z.string().nullish(),
});

const razorpayDispute = z.object({
  id: name,
  payment_id: name,
  amount: paise,
  currency: rupees,
  amount_deducted: z.int().nonnegative().optional(),
});

/** Each part is read where the kind of the message needs it: others may hold anything. */
const message = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.object({ entity: z.unknown() }).optional().catch(undefined)),
});

type Read<Schema extends z.ZodType> = z.output<Schema>;

/** How far a refund is in the words of the contract. */
export function refundedOf({ id, status }: Pick<Read<typeof razorpayRefund>, 'id' | 'status'>): Refunded {
  return { refund: id, state: status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'sent' };
}

/** What an order's payment means; nothing while the money is only promised. */
export function paidOf(event: string, payment: Read<typeof razorpayPayment>): Happening | undefined {
  const { id: money, order_id: reference, amount, status } = payment;
  if (reference === null || status !== 'captured') return undefined;
  return { what: 'paid', event, reference, money, amount, method: methodOf(payment.method) };
}

/** Instalments are paid by card; what else there is, is none that we name. */
function methodOf(said: string | undefined): PaidBy | undefined {
  return said === 'emi' ? 'card' : paidBy.find((method) => method === said);
}

function cameFor(payment: Read<typeof razorpayPayment> | undefined): CameFor | undefined {
  if (!payment || payment.order_id === null) return undefined;
  const came = payment.captured ?? ['captured', 'refunded'].includes(payment.status);
  return came ? { reference: payment.order_id, amount: payment.amount } : undefined;
}

export function toldOf(refund: Read<typeof razorpayRefund>): ToldRefund {
  return { ...refundedOf(refund), key: refund.receipt || null, amount: refund.amount };
}

/**
 * Reads a webhook (https://razorpay.com/docs/webhooks): money that was taken, tries that failed, what became of refunds,
 * whoever made them, and lost disputes; everything else concerns nobody. Throws AppError ForbiddenError for a wrong
 * signature.
 */
export function readWebhook(told: Told, secret: string): Happening | undefined {
  const expected = createHmac('sha256', secret).update(told.body).digest('hex');
  const read = readSigned(message, told, { header: 'x-razorpay-signature', expected });
  if (!read) return undefined;
  const entity = <Schema extends z.ZodType>(of: string, schema: Schema) =>
    schema.safeParse(read.payload[of]?.entity).data;
  const id = name.safeParse(told.headers['x-razorpay-event-id']);
  const event = id.success ? id.data : createHash('sha256').update(told.body).digest('hex');
  const payment = entity('payment', razorpayPayment);
  switch (read.event) {
    case 'payment.captured':
    case 'order.paid':
      return payment && paidOf(event, payment);
    case 'payment.failed':
      return payment?.order_id ? { what: 'failed', event, reference: payment.order_id } : undefined;
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed': {
      const refund = entity('refund', razorpayRefund);
      if (!refund) return undefined;
      return { what: 'refunded', event, money: refund.payment_id, came: cameFor(payment), ...toldOf(refund) };
    }
    case 'payment.dispute.lost': {
      const dispute = entity('dispute', razorpayDispute);
      if (!dispute) return undefined;
      const amount = paiseOf(dispute.amount_deducted || dispute.amount);
      const money = dispute.payment_id;
      return { what: 'disputed', event, money, came: cameFor(payment), dispute: dispute.id, amount };
    }
    default:
      return undefined;
  }
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
  requireSignature(expected, given);
  return { order, payment };
}
