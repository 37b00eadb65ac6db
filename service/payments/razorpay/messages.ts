import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { paiseOf } from '../../core/money.ts';
import {
  type GatewayEvent,
  type GatewayMessage,
  type OriginalPayment,
  type PaidBy,
  paidBy,
  type RefundProgress,
  type ReportedRefund,
} from '../gateway.ts';
import { readSigned, requireSignature } from '../read-signed.ts';

// Messages of Razorpay, as far as they are used here: webhooks, and the form that the payer's browser brings back.

const paise = z.int().positive().transform(paiseOf);
/** A reference of the provider; the database rejects other texts. */
const name = z.string().regex(/^[\w.:-]{1,100}$/);
const rupees = z.literal('INR');

export const razorpayPayment = z.object({
  id: name,
  amount: paise,
  currency: rupees,
  status: z.string(),
  order_id: name.nullable(),
  method: z.string().optional(),
  /** Still true after a full refund. */
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

/** Each part is validated only if the kind of message needs it: others may contain anything. */
const message = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.object({ entity: z.unknown() }).optional().catch(undefined)),
});

type Read<Schema extends z.ZodType> = z.output<Schema>;

/** Returns the state of a refund in the terms of the gateway interface. */
export function refundedOf({ id, status }: Pick<Read<typeof razorpayRefund>, 'id' | 'status'>): RefundProgress {
  return { refund: id, state: status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'sent' };
}

/** Returns the event of an order's payment; undefined while it is only authorised. */
export function paidOf(event: string, payment: Read<typeof razorpayPayment>): GatewayEvent | undefined {
  const { id: money, order_id: reference, amount, status } = payment;
  if (reference === null || status !== 'captured') return undefined;
  return { what: 'paid', event, reference, money, amount, method: methodOf(payment.method) };
}

/** Instalments count as card payments; other methods are not named. */
function methodOf(said: string | undefined): PaidBy | undefined {
  return said === 'emi' ? 'card' : paidBy.find((method) => method === said);
}

function cameFor(payment: Read<typeof razorpayPayment> | undefined): OriginalPayment | undefined {
  if (!payment || payment.order_id === null) return undefined;
  const came = payment.captured ?? ['captured', 'refunded'].includes(payment.status);
  return came ? { reference: payment.order_id, amount: payment.amount } : undefined;
}

export function toldOf(refund: Read<typeof razorpayRefund>): ReportedRefund {
  return { ...refundedOf(refund), key: refund.receipt || null, amount: refund.amount };
}

/**
 * Reads a webhook (https://razorpay.com/docs/webhooks) about a payment, a failed attempt, a refund (whoever made it) or
 * a lost dispute; undefined for everything else. Throws AppError ForbiddenError for a wrong signature.
 */
export function readWebhook(received: GatewayMessage, secret: string): GatewayEvent | undefined {
  const expected = createHmac('sha256', secret).update(received.body).digest('hex');
  const read = readSigned(message, received, { header: 'x-razorpay-signature', expected });
  if (!read) return undefined;
  const entity = <Schema extends z.ZodType>(of: string, schema: Schema) =>
    schema.safeParse(read.payload[of]?.entity).data;
  const id = name.safeParse(received.headers['x-razorpay-event-id']);
  const event = id.success ? id.data : createHash('sha256').update(received.body).digest('hex');
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
 * Reads the form that the payer's browser brings back: which payment of which order was made. Undefined if none was.
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
