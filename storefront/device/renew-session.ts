import { type SessionUser, storeUser } from './session.ts';
import { readItem, writeItem } from './storage.ts';

const hour = 3_600_000;

/** When a token expires, by its own claim; undefined for an invalid token. */
function endOf(token: string | null): number | undefined {
  try {
    const [, payload = ''] = token?.split('.') ?? [];
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const end = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof end === 'number' ? end * 1000 : undefined;
  } catch {
    return undefined;
  }
}

export function hasEnded(token: string | null, now = Date.now()): boolean {
  const end = endOf(token);
  return end !== undefined && end <= now;
}

/** True if half of its twelve hours are over. */
export function endsSoon(token: string | null, now = Date.now()): boolean {
  const end = endOf(token);
  return end !== undefined && end <= now + 6 * hour;
}

let underWay: Promise<void> | undefined;

/**
 * Renews the stored session with the browser's session cookie. Without a cookie or a network everything stays as it is:
 * the next call fails or succeeds on its own.
 */
export function renewSession(): Promise<void> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renew(): Promise<void> {
  const before = readItem('jwt');
  try {
    const response = await fetch('/api/auth/renew', { method: 'POST' });
    if (!response.ok) return;
    const { jwt, user }: { jwt: string; user: SessionUser } = await response.json();
    // signed out, or signed in as someone else, in the meantime
    if (readItem('jwt') !== before) return;
    writeItem('jwt', jwt);
    storeUser(user);
  } catch {
    // no network
  }
}
