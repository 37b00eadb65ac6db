import type { Config } from '../../platform/config.ts';
import { longestHours } from './staff.ts';

const name = 'desk';

function cookie(config: Pick<Config, 'publicUrl'>, value: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  // hidden from scripts and other sites
  return `${name}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The cookie of a back-office session: its id, and the secret that proves it. */
export function staffCookie(config: Pick<Config, 'publicUrl'>, session: { sid: string; secret: string }): string {
  return cookie(config, `${session.sid}.${session.secret}`, longestHours * 3_600);
}

export function expiredStaffCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookie(config, '', 0);
}

/** The session in the request's cookie. */
export function staffCookieIn(header: string | undefined): { sid: string; secret: string } | undefined {
  const shape = new RegExp(`(?:^|;) *${name}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\.([\\w-]{43})(?:;|$)`);
  const [, sid, secret] = shape.exec(header ?? '') ?? [];
  return sid && secret ? { sid, secret } : undefined;
}
