import type { Config } from '../platform/config.ts';
import { sessionDays } from './session.ts';

const name = 'session';

function cookie(config: Pick<Config, 'publicUrl'>, value: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  // no script reads it, no other site sends it, and no page but the renewal gets it
  return `${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Keeps what renews a session on the device, as long as the session lives. */
export function renewalCookie(config: Pick<Config, 'publicUrl'>, renewal: string): string {
  return cookie(config, renewal, sessionDays * 86_400);
}

export function noRenewalCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookie(config, '', 0);
}

/** What the cookie of a request renews: a session, and the secret that proves it. */
export function renewalIn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { sid: string; secret: string } | undefined {
  const text = String(headers['cookie'] ?? '');
  const found = new RegExp(`(?:^|;) *${name}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\.([\\w-]{43})(?:;|$)`).exec(
    text,
  );
  return found?.[1] && found[2] ? { sid: found[1], secret: found[2] } : undefined;
}
