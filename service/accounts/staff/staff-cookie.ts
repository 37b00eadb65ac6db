import type { Config } from '../../platform/config.ts';
import { longestHours } from './staff.ts';

const name = 'desk';

function cookie(config: Pick<Config, 'publicUrl'>, value: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  // no script reads it, and no other site sends it
  return `${name}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Keeps a session of the back office on the device: its id, and the secret that proves it. */
export function staffCookie(config: Pick<Config, 'publicUrl'>, session: { sid: string; secret: string }): string {
  return cookie(config, `${session.sid}.${session.secret}`, longestHours * 3_600);
}

export function noStaffCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookie(config, '', 0);
}

/** The session that the cookie of a request names. */
export function staffCookieIn(header: string | undefined): { sid: string; secret: string } | undefined {
  const shape = new RegExp(`(?:^|;) *${name}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\.([\\w-]{43})(?:;|$)`);
  const [, sid, secret] = shape.exec(header ?? '') ?? [];
  return sid && secret ? { sid, secret } : undefined;
}
