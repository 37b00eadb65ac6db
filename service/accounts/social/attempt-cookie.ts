import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Checks, providerNames } from './provider.ts';

/** A sign-in attempt, stored in the cookie of the browser that began it. */
const attempt = z.object({
  provider: z.enum(providerNames),
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  to: z.string().min(1),
});
export type ConnectAttempt = Checks & z.output<typeof attempt>;

const name = 'connect';
const minutes = 10;
const longest = 4_000;

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'connect', 32));
}

/** Signs the attempt; it is valid for ten minutes. */
export function sealAttempt({ config, now }: Pick<Context, 'config' | 'now'>, sealed: ConnectAttempt): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...sealed })
    .setProtectedHeader({ alg: 'HS256', typ: 'connect' })
    .setIssuedAt(at)
    .setExpirationTime(at + minutes * 60)
    .sign(keyOf(config.secret));
}

/** The attempt; undefined if it is not ours, was modified or has expired. */
export async function openAttempt(
  { config, now }: Pick<Context, 'config' | 'now'>,
  sealed: string | undefined,
): Promise<ConnectAttempt | undefined> {
  if (!sealed || sealed.length > longest) return undefined;
  try {
    const { payload } = await jwtVerify(sealed, keyOf(config.secret), {
      algorithms: ['HS256'],
      typ: 'connect',
      currentDate: now,
      requiredClaims: ['iat', 'exp'],
    });
    return attempt.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

type Keeping = { readonly value: string; readonly seconds: number; readonly sameSite: 'Lax' | 'Strict' };

function cookie({ publicUrl }: { publicUrl: string }, { value, seconds, sameSite }: Keeping): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/api/connect; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** Sent when the provider redirects the browser back, which is a cross-site navigation. */
export function attemptCookie(config: Context['config'], sealed: string): string {
  return cookie(config, { value: sealed, seconds: minutes * 60, sameSite: 'Lax' });
}

/** Replaces the attempt; only our own pages can send it. */
export function codeCookie(config: Context['config'], code: string, seconds: number): string {
  return cookie(config, { value: code, seconds, sameSite: 'Strict' });
}

export function expiredAttemptCookie(config: Context['config']): string {
  return cookie(config, { value: '', seconds: 0, sameSite: 'Strict' });
}

/** The value of the cookie in a request. */
export function cookieIn(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  return new RegExp(`(?:^|;) *${name}=([\\w.-]+)`).exec(String(headers['cookie'] ?? ''))?.[1];
}
