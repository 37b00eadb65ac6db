import { useSyncExternalStore } from 'react';
import type { UserWire } from '../../service/accounts/account-bodies.ts';
import { chosenLanguage, rememberLanguage } from './language.ts';
import { readItem, writeItem } from './storage.ts';

/**
 * The user as the device stores it, under the key `user`. Another client may have stored less: missing values come from
 * the server (account/use-whole-user.ts).
 */
export type SessionUser = Pick<UserWire, 'username' | 'email'> & Partial<UserWire>;

export interface Session {
  /** False on the server and during hydration: not known yet. */
  readonly ready: boolean;
  readonly user: SessionUser | null;
  readonly token: string | null;
}

const unknown: Session = { ready: false, user: null, token: null };
const nobody: Session = { ready: true, user: null, token: null };

/** Name and address must be texts if they exist, and one of them must exist. */
function isUser(value: unknown): value is Partial<SessionUser> {
  if (typeof value !== 'object' || value === null) return false;
  const { username, email }: { username?: unknown; email?: unknown } = value;
  const texts = [username, email].filter((text) => text !== undefined && text !== null);
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '');
}

/** The session of the two stored texts. A user without a token, or the reverse, is no session. */
export function readSession(jwt: string | null, stored: string | null): Session {
  if (!jwt || !stored) return nobody;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!isUser(parsed)) return nobody;
    const user = { ...parsed, username: parsed.username ?? '', email: parsed.email ?? '' };
    return { ready: true, user, token: jwt };
  } catch {
    return nobody;
  }
}

let seen: { jwt: string | null; user: string | null; session: Session } | undefined;

/** The current session, outside React. */
export function currentSession(): Session {
  const jwt = readItem('jwt');
  const user = readItem('user');
  if (!seen || seen.jwt !== jwt || seen.user !== user) seen = { jwt, user, session: readSession(jwt, user) };
  return seen.session;
}

function subscribe(changed: () => void): () => void {
  // 'pageshow': a page restored from the back/forward cache has missed changes
  const events = ['storage', 'logout', 'login', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => unknown);
}

/** Stores the session that signing in, registering or a reset returned. */
export function signIn(session: { jwt: string; user: SessionUser }): void {
  writeItem('jwt', session.jwt);
  const { language } = session.user;
  if (language && !chosenLanguage()) rememberLanguage(language);
  storeUser(session.user);
}

/** Replaces the stored user, after the profile was saved or the address confirmed. */
export function storeUser(user: SessionUser): void {
  writeItem('user', JSON.stringify(user));
  window.dispatchEvent(new Event('login'));
}
