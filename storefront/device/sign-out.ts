import { callApi } from './api.ts';
import { currentSession } from './session.ts';
import { forgetSession } from './storage.ts';

/** Ends the session here at once, in other tabs by their storage event, and on the server. */
export async function signOut(): Promise<void> {
  const { token } = currentSession();
  forgetSession();
  // the token is forgotten on this device whether or not the server hears of it
  if (token) await callApi('POST', '/api/auth/logout', {}, { token, keepalive: true }).catch(() => undefined);
}
