import { useEffect } from 'react';
import { callApi } from '../device/api.ts';
import { currentSession, keepUser, type SessionUser } from '../device/session.ts';

/** Brings the stored user up to date when the page opens and whenever the traveller comes back to it. */
export function useFreshUser(token: string | null): void {
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      const me = await callApi<SessionUser>('GET', '/api/users/me', undefined, { signal }).catch(() => null);
      const { user, token: now } = currentSession();
      if (!me || !user || now !== token || signal.aborted) return;
      const fresh = { ...user, ...me };
      if (JSON.stringify(fresh) !== JSON.stringify(user)) keepUser(fresh);
    };
    void look();
    window.addEventListener('focus', () => void look(), { signal });
    return () => leaving.abort();
  }, [token]);
}
