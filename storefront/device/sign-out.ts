import { callApi } from './api.ts';
import { hasEnded } from './renew-session.ts';
import { currentSession } from './session.ts';
import { forgetSession } from './storage.ts';

/** Ends the session here at once, in other tabs by their storage event, and on the server. */
export async function signOut(): Promise<void> {
  const { token } = currentSession();
  forgetSession();
  // the device forgets the token whether or not the server can be reached; an expired token identifies nothing, so the
  // cookie identifies the session
  const sentToken = hasEnded(token) ? null : token;
  if (token)
    await callApi('POST', '/api/auth/logout', {}, { token: sentToken, keepalive: true }).catch(() => undefined);
}
