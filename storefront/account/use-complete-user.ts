import { useEffect } from 'react';
import { useSession } from '../device/session.ts';

/** Completes a stored user that lacks values such as the id, once a page opens. */
export function useCompleteUser(): void {
  const { user, token } = useSession();
  const missing = user !== null && (typeof user.id !== 'number' || !user.documentId || !user.username || !user.email);
  useEffect(() => {
    if (!missing || !token) return;
    const leaving = new AbortController();
    void import('./refresh-user.ts').then(({ refreshUser }) => refreshUser(token, leaving.signal));
    return () => leaving.abort();
  }, [missing, token]);
}
