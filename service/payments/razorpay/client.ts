import { z } from 'zod';
import type { RazorpayAccount } from '../../platform/gateway-accounts.ts';
import { RefundRefused } from '../gateway.ts';

const milliseconds = 15_000;
const refusal = z.object({ error: z.object({ description: z.string() }).optional() }).catch({});
/** Answers after which the outcome is unknown: timed out, a repeated request, too many requests. */
const unsure = new Set([408, 409, 429]);

/** A request to the API: a POST if it has a body. `key` makes a repeated refund request happen once. */
interface Asked {
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/**
 * Calls Razorpay's API (https://razorpay.com/docs/api). Its SDK has no timeout, no other base URL, and cannot send the
 * idempotency key of a refund (https://razorpay.com/docs/api/refunds/normal-refunds-idempotent). Throws RefundRefused
 * if Razorpay rejected the request, and another error if the outcome is unknown.
 */
export async function ask<Schema extends z.ZodType>(
  account: RazorpayAccount,
  schema: Schema,
  asked: Asked,
): Promise<z.output<Schema>> {
  const answer = await send(account, asked);
  if (answer.ok) return schema.parse(await answer.json());
  const { status } = answer;
  if (status < 400 || status >= 500 || unsure.has(status)) throw new Error(`Razorpay: ${status}`);
  const { error } = refusal.parse(await answer.json().catch(() => ({})));
  throw new RefundRefused(`Razorpay: ${status} ${error?.description ?? ''}`.trim());
}

function send({ keyId, keySecret, url }: RazorpayAccount, { path, body, key }: Asked): Promise<Response> {
  return fetch(`${url}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'x-refund-idempotency': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(milliseconds),
  });
}
