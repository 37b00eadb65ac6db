import { z } from 'zod';
import type { PhonePeAccount } from '../../platform/gateway-accounts.ts';
import { RefundRefused } from '../gateway.ts';

const milliseconds = 15_000;
const token = z.object({ access_token: z.string().min(1) });

/** Access tokens by account; each is valid for many requests (https://developer.phonepe.com). */
const tokens = new WeakMap<PhonePeAccount, Promise<string>>();

function tokenOf(account: PhonePeAccount): Promise<string> {
  const known = tokens.get(account);
  if (known !== undefined) return known;
  const asked = freshToken(account);
  tokens.set(account, asked);
  // failed requests are not cached
  asked.catch(() => tokens.delete(account));
  return asked;
}

/** Throws if PhonePe does not answer or gives no token for these keys. */
export async function freshToken({
  clientId,
  clientSecret,
  clientVersion,
  sandbox,
  url,
}: PhonePeAccount): Promise<string> {
  // in production another host issues the tokens, in the sandbox the same one
  const base = sandbox ? url : new URL('identity-manager', `${url}/..`).href;
  const answer = await fetch(`${base}/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      client_version: String(clientVersion),
      grant_type: 'client_credentials',
    }),
    signal: AbortSignal.timeout(milliseconds),
  });
  if (!answer.ok) throw new Error(`PhonePe: ${answer.status}, it gives no token for these keys`);
  return token.parse(await answer.json()).access_token;
}

const refusal = z.object({ code: z.string().optional(), message: z.string().optional() }).catch({});
/** Answers after which the outcome is unknown: unauthorised, timed out, a repeated request, too many requests. */
const unsure = new Set([401, 403, 408, 409, 429]);

/**
 * Calls PhonePe's API. Throws RefundRefused if PhonePe rejected the request, and another error if the outcome is
 * unknown.
 */
export async function ask<Schema extends z.ZodType>(
  account: PhonePeAccount,
  schema: Schema,
  asked: { path: string; body?: object },
): Promise<z.output<Schema>> {
  const known = tokens.has(account);
  let answer = await send(account, asked);
  if (answer.status === 401) {
    tokens.delete(account);
    // a token expires after some hours; the rejected request had no effect
    if (known) answer = await send(account, asked);
  }
  if (answer.ok) return schema.parse(await answer.json());
  if (answer.status < 400 || answer.status >= 500 || unsure.has(answer.status))
    throw new Error(`PhonePe: ${answer.status}`);
  const { code = '', message = '' } = refusal.parse(await answer.json().catch(() => ({})));
  throw new RefundRefused(`PhonePe: ${answer.status} ${code} ${message}`.trim());
}

async function send(account: PhonePeAccount, { path, body }: { path: string; body?: object }): Promise<Response> {
  return fetch(account.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `O-Bearer ${await tokenOf(account)}` },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(milliseconds),
  });
}
