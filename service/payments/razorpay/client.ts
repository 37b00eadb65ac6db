import { z } from 'zod';
import type { RazorpayAccount } from '../../platform/gateway-accounts.ts';
import { RefundRefused } from '../gateway.ts';

const milliseconds = 15_000;
const refusal = z.object({ error: z.object({ description: z.string() }).optional() }).catch({});
/** It may have done what it was asked, or may still: timed out, asked for already, asked for too much. */
const unsure = new Set([408, 409, 429]);

/** A request to the API: a POST where there is a body. `key` makes a refund that is asked for twice happen once. */
interface Asked {
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/**
 * Asks Razorpay's API (https://razorpay.com/docs/api). Its SDK has no timeout, no other base URL, and cannot send the key
 * of a refund (https://razorpay.com/docs/api/refunds/normal-refunds-idempotent). Throws RefundRefused where Razorpay
 * understood and did not do it, else an error that says nothing about whether it did.
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
