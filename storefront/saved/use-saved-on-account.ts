import { useEffect } from 'react';
import { useSavedNames } from '../device/saved.ts';
import { useSession } from '../device/session.ts';

/** Keeps what this device and the account of who is signed in saved alike. Its code comes when somebody is. */
export function useSavedOnAccount(): void {
  const names = useSavedNames();
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    void import('./sync-saved.ts').then(({ isAlike, syncSaved }) => (isAlike(names) ? undefined : syncSaved()));
  }, [names, token]);
}
