import { useEffect } from 'react';
import { refreshUser } from './refresh-user.ts';

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
