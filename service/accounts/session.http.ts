import { type CallInput, RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { deviceCookie, deviceIn } from './known-device.ts';
import { expiredRenewalCookie, renewalCookie } from './renewal-cookie.ts';
import { deviceName } from './session.ts';
import type { User } from './user.ts';

type Headers = CallInput<unknown, unknown, unknown>['headers'];

const json = 'application/json; charset=utf-8';

export function deviceNameIn(headers: Headers): string {
  return deviceName(headers['user-agent']?.toString());
}

/**
 * Answers with token and user. The renewal secret is put into its cookie, and the device becomes known to the account.
 */
export async function withSession(
  ctx: Context,
  headers: Headers,
  { jwt, user, renewal, passwordHash }: { jwt: string; user: User; renewal?: string; passwordHash: string | null },
  cookies: readonly string[] = [],
): Promise<RawAnswer> {
  const account = { account: user.email, passwordHash, path: '/api/auth' } as const;
  const device = await deviceCookie(ctx, await deviceIn(ctx, headers), account);
  const renewalCookies = renewal === undefined ? [] : [renewalCookie(ctx.config, renewal)];
  return new RawAnswer(JSON.stringify({ jwt, user }), json, {}, undefined, [...cookies, device, ...renewalCookies]);
}

/** Answers, and deletes the session cookie. */
export function withoutSession(ctx: Context, answer: object): RawAnswer {
  return new RawAnswer(JSON.stringify(answer), json, {}, undefined, [expiredRenewalCookie(ctx.config)]);
}
