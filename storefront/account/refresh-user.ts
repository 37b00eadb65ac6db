import { useEffect } from 'react';
import type { UserWire } from '../../service/accounts/account-bodies.ts';
import { callApi } from '../device/api.ts';
import { chosenLanguage } from '../device/language.ts';
import { currentSession, storeUser } from '../device/session.ts';

/** Updates the stored user when the page opens and whenever the traveller returns to it. */
export function useFreshUser(token: string | null): void {
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () => void refreshUser(token, signal);
    look();
    window.addEventListener('focus', look, { signal });
    return () => leaving.abort();
  }, [token]);
}

/**
 * Updates the stored user of `token` from the server, and there the language that was chosen on this device. If the
 * request fails, the stored user stays.
 */
export async function refreshUser(token: string, signal: AbortSignal): Promise<void> {
  const language = chosenLanguage();
  const [method, body] =
    language && currentSession().user?.language !== language ? (['PUT', { language }] as const) : (['GET'] as const);
  const me = await callApi<UserWire>(method, '/api/users/me', body, { signal }).catch(() => null);
  const { user, token: now } = currentSession();
  if (!me || !user || now !== token || signal.aborted) return;
  const fresh = { ...user, ...me };
  if (JSON.stringify(fresh) !== JSON.stringify(user)) storeUser(fresh);
}
