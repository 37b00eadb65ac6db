import { createHash } from 'node:crypto';
import { z } from 'zod';
import { paiseOf } from '../../core/money.ts';
import type { GatewayEvent, GatewayMessage, PaidBy, RefundProgress, ReportedRefund } from '../gateway.ts';
import { jsonOf, requireSignature } from '../read-signed.ts';

// Messages of PhonePe, as far as they are used here (https://developer.phonepe.com, standard checkout v2).

const paise = z.int().positive().transform(paiseOf);
const name = z.string().regex(/^[\w.:-]{1,100}$/);

export const order = z.object({
  orderId: name,
  expireAt: z.int().positive(),
  redirectUrl: z.url({ protocol: /^https?$/ }),
});

export const orderStatus = z.object({
  state: z.string(),
  amount: paise,
  /** Each payment attempt. */
  paymentDetails: z
    .array(z.object({ paymentMode: z.string(), state: z.string() }))
    .optional()
    .catch(undefined),
});

export const refundStatus = z.object({ refundId: name, amount: paise, state: z.string() });

/** A refund, which may have been made outside this system. */
export const anyRefundStatus = refundStatus.extend({ originalMerchantOrderId: name });

/** The reference of the payment: an order is paid once, and refunded by its own reference. */
export const moneyOf = (reference: string): string => `paid_${reference}`;
export const orderOfMoney = (money: string): string => money.replace(/^paid_/, '');

/** Returns the outcome of an order; undefined while it is open. */
export function happenedTo(reference: string, status: z.output<typeof orderStatus>): GatewayEvent | undefined {
  const event = `${reference} ${status.state}`;
  if (status.state === 'FAILED') return { what: 'failed', event, reference };
  if (status.state !== 'COMPLETED') return undefined;
  const method = methodOf(status);
  return { what: 'paid', event, reference, money: moneyOf(reference), amount: status.amount, method };
}

/** Returns the method that was used; undefined for methods that we do not name. */
function methodOf({ paymentDetails = [] }: z.output<typeof orderStatus>): PaidBy | undefined {
  const mode = paymentDetails.find(({ state }) => state === 'COMPLETED')?.paymentMode ?? '';
  if (mode.startsWith('UPI')) return 'upi';
  const named = { NET_BANKING: 'netbanking', CARD: 'card', TOKEN: 'card', WALLET: 'wallet' } as const;
  return Object.entries(named).find(([said]) => said === mode)?.[1];
}

/** Returns the state of a refund in the terms of the gateway interface. */
export function refundedOf({
  refundId,
  state,
}: Pick<z.output<typeof refundStatus>, 'refundId' | 'state'>): RefundProgress {
  return { refund: refundId, state: state === 'COMPLETED' ? 'done' : state === 'FAILED' ? 'failed' : 'sent' };
}

/** Returns a refund with our key, or the reference of whoever else made it. */
export function refundHappened(key: string, status: z.output<typeof anyRefundStatus>): GatewayEvent {
  const { originalMerchantOrderId: reference, amount } = status;
  const refund: ReportedRefund = { ...refundedOf(status), key, amount };
  // a refunded order was paid
  const came = { reference, amount: undefined };
  return { what: 'refunded', event: `${key} ${status.state}`, money: moneyOf(reference), came, ...refund };
}

const message = z.object({
  event: z.string(),
  payload: z.object({
    merchantOrderId: name.optional().catch(undefined),
    merchantRefundId: name.optional().catch(undefined),
  }),
});

/** The subject of a message, about which PhonePe is then asked. */
export interface About {
  readonly what: 'order' | 'refund';
  readonly name: string;
}

/**
 * Reads which order or refund a webhook is about; undefined if it does not concern payments here. Throws AppError
 * ForbiddenError if it is not from PhonePe. PhonePe proves this by a shared secret that is always the same, not by a
 * signature over the message, so nothing else in the message is trusted.
 */
export function readWebhook(
  received: GatewayMessage,
  account: { webhookUser: string; webhookPassword: string },
): About | undefined {
  const { webhookUser, webhookPassword } = account;
  const expected = createHash('sha256').update(`${webhookUser}:${webhookPassword}`).digest('hex');
  requireSignature(expected, String(received.headers['authorization'] ?? '').toLowerCase());
  const read = message.safeParse(jsonOf(received.body)).data;
  if (!read) return undefined;
  const { merchantOrderId, merchantRefundId } = read.payload;
  if (/^checkout\.order\.(?:completed|failed)$/.test(read.event) && merchantOrderId)
    return { what: 'order', name: merchantOrderId };
  if (/^pg\.refund\.(?:accepted|completed|failed)$/.test(read.event) && merchantRefundId)
    return { what: 'refund', name: merchantRefundId };
  return undefined;
}
