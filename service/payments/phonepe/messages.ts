import { createHash } from 'node:crypto';
import { z } from 'zod';
import { paiseOf } from '../../core/money.ts';
import type { Happening, PaidBy, Refunded, Told, ToldRefund } from '../gateway.ts';
import { jsonOf, requireSignature } from '../read-signed.ts';

// What PhonePe says, as far as it matters here (https://developer.phonepe.com, standard checkout v2).

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
  /** Each try to pay it. */
  paymentDetails: z
    .array(z.object({ paymentMode: z.string(), state: z.string() }))
    .optional()
    .catch(undefined),
});

export const refundStatus = z.object({ refundId: name, amount: paise, state: z.string() });

/** Of a refund that we may not have asked for. */
export const anyRefundStatus = refundStatus.extend({ originalMerchantOrderId: name });

/** Its name for the money: an order is paid once, and refunded by its own name. */
export const moneyOf = (reference: string): string => `paid_${reference}`;
export const orderOfMoney = (money: string): string => money.replace(/^paid_/, '');

/** What has become of an order; undefined while it is open. */
export function happenedTo(reference: string, status: z.output<typeof orderStatus>): Happening | undefined {
  const event = `${reference} ${status.state}`;
  if (status.state === 'FAILED') return { what: 'failed', event, reference };
  if (status.state !== 'COMPLETED') return undefined;
  const method = methodOf(status);
  return { what: 'paid', event, reference, money: moneyOf(reference), amount: status.amount, method };
}

/** How it was paid in the end; undefined for a way that we do not name. */
function methodOf({ paymentDetails = [] }: z.output<typeof orderStatus>): PaidBy | undefined {
  const mode = paymentDetails.find(({ state }) => state === 'COMPLETED')?.paymentMode ?? '';
  if (mode.startsWith('UPI')) return 'upi';
  const named = { NET_BANKING: 'netbanking', CARD: 'card', TOKEN: 'card', WALLET: 'wallet' } as const;
  return Object.entries(named).find(([said]) => said === mode)?.[1];
}

/** How far a refund is in the words of the contract. */
export function refundedOf({ refundId, state }: Pick<z.output<typeof refundStatus>, 'refundId' | 'state'>): Refunded {
  return { refund: refundId, state: state === 'COMPLETED' ? 'done' : state === 'FAILED' ? 'failed' : 'sent' };
}

/** A refund of which the message or the API gives our key, or the name of whoever else made it. */
export function refundHappened(key: string, status: z.output<typeof anyRefundStatus>): Happening {
  const { originalMerchantOrderId: reference, amount } = status;
  const told: ToldRefund = { ...refundedOf(status), key, amount };
  // what is refunded was paid
  const came = { reference, amount: undefined };
  return { what: 'refunded', event: `${key} ${status.state}`, money: moneyOf(reference), came, ...told };
}

const message = z.object({
  event: z.string(),
  payload: z.object({
    merchantOrderId: name.optional().catch(undefined),
    merchantRefundId: name.optional().catch(undefined),
  }),
});

/** About what a message is: of that PhonePe is asked. */
export interface About {
  readonly what: 'order' | 'refund';
  readonly name: string;
}

/**
 * Reads of what a webhook tells; undefined: nothing that concerns payments here. Throws AppError ForbiddenError for one
 * that PhonePe did not send. It is known by a word that both sides know and that is the same each time, not by a signature
 * over the message: so nothing in it is believed beyond of what it tells.
 */
export function readWebhook(told: Told, account: { webhookUser: string; webhookPassword: string }): About | undefined {
  const { webhookUser, webhookPassword } = account;
  const expected = createHash('sha256').update(`${webhookUser}:${webhookPassword}`).digest('hex');
  requireSignature(expected, String(told.headers['authorization'] ?? '').toLowerCase());
  const read = message.safeParse(jsonOf(told.body)).data;
  if (!read) return undefined;
  const { merchantOrderId, merchantRefundId } = read.payload;
  if (/^checkout\.order\.(?:completed|failed)$/.test(read.event) && merchantOrderId)
    return { what: 'order', name: merchantOrderId };
  if (/^pg\.refund\.(?:accepted|completed|failed)$/.test(read.event) && merchantRefundId)
    return { what: 'refund', name: merchantRefundId };
  return undefined;
}
