import type { Config } from '../platform/config.ts';
import { sessionDays } from './session.ts';

const name = 'session';

function cookie(config: Pick<Config, 'publicUrl'>, value: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  // hidden from scripts and other sites, and sent to the renewal call only
  return `${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Stores the renewal secret on the device for the lifetime of the session. */
export function renewalCookie(config: Pick<Config, 'publicUrl'>, renewal: string): string {
  return cookie(config, renewal, sessionDays * 86_400);
}

export function expiredRenewalCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookie(config, '', 0);
}

/** The session and its secret in the request's cookie. */
export function renewalIn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { sid: string; secret: string } | undefined {
  const text = String(headers['cookie'] ?? '');
  const found = new RegExp(`(?:^|;) *${name}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\.([\\w-]{43})(?:;|$)`).exec(
    text,
  );
  return found?.[1] && found[2] ? { sid: found[1], secret: found[2] } : undefined;
}
