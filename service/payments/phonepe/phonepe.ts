import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PhonePeAccount } from '../../platform/gateway-accounts.ts';
import { type Gateway, type GatewayEvent, type RefundProgress, RefundRefused } from '../gateway.ts';
import { orUnavailable } from '../read-signed.ts';
import { ask, freshToken } from './client.ts';
import {
  anyRefundStatus,
  happenedTo,
  order,
  orderOfMoney,
  orderStatus,
  readWebhook,
  refundedOf,
  refundHappened,
  refundStatus,
} from './messages.ts';

/** The longest lifetime of an order at PhonePe, in seconds. */
const lives = { least: 300, most: 3_600 } as const;

/**
 * PhonePe's standard checkout (v2): the payer is sent to the address of the order's page. After every message PhonePe
 * is asked for the outcome, whoever sent it.
 */
export function phonePe(account: PhonePeAccount): Gateway {
  const askOrder = async (reference: string): Promise<GatewayEvent | undefined> => {
    const status = await known(account, orderStatus, `/checkout/v2/order/${encodeURIComponent(reference)}/status`);
    return status && happenedTo(reference, status);
  };
  const askRefund = async <Schema extends z.ZodType>(schema: Schema, key: string) =>
    known(account, schema, `/payments/v2/refund/${encodeURIComponent(key)}/status`);
  return {
    name: 'phonepe',
    label: 'PhonePe',
    mode: account.sandbox ? 'test' : 'live',
    open: async ({ bookingId, amount, payee, back, seconds }) => {
      const reference = `pp_${randomUUID()}`;
      const opened = await orUnavailable(
        ask(account, order, {
          path: '/checkout/v2/pay',
          body: {
            merchantOrderId: reference,
            amount,
            expireAfter: Math.min(lives.most, Math.max(lives.least, Math.floor(seconds))),
            metaInfo: { udf1: bookingId },
            paymentFlow: {
              type: 'PG_CHECKOUT',
              message: `${payee} ${bookingId}`,
              merchantUrls: { redirectUrl: back },
            },
          },
        }),
      );
      return { reference, session: opened.redirectUrl, endsAt: new Date(opened.expireAt) };
    },
    checkout: ({ session }) => (session === null ? null : { kind: 'redirect', url: session }),
    read: async (message) => {
      const about = readWebhook(message, account);
      if (about?.what === 'order') return orUnavailable(askOrder(about.name));
      if (about?.what !== 'refund') return undefined;
      const status = await orUnavailable(askRefund(anyRefundStatus, about.name));
      return status && refundHappened(about.name, status);
    },
    fetchOutcome: askOrder,
    checkKeys: async () => {
      await freshToken(account);
    },
    ...(!account.sandbox && {
      refund: async ({ money, amount, key }): Promise<RefundProgress> => {
        const made = await askRefund(refundStatus, key);
        if (made) return refundedOf(made);
        const body = { merchantRefundId: key, originalMerchantOrderId: orderOfMoney(money), amount };
        return refundedOf(await ask(account, refundStatus, { path: '/payments/v2/refund', body }));
      },
    }),
  };
}

/** Returns PhonePe's answer about a reference; undefined if it is unknown there. */
async function known<Schema extends z.ZodType>(
  account: PhonePeAccount,
  schema: Schema,
  path: string,
): Promise<z.output<Schema> | undefined> {
  try {
    return await ask(account, schema, { path });
  } catch (error) {
    if (error instanceof RefundRefused) return undefined;
    throw error;
  }
}
