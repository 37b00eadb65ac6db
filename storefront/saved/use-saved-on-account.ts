import { useEffect } from 'react';
import { useSavedNames } from '../device/saved.ts';
import { useSession } from '../device/session.ts';

/** Syncs saved products with the signed-in user's account. Its code is loaded only for signed-in users. */
export function useSavedOnAccount(): void {
  const names = useSavedNames();
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    void import('./sync-saved.ts').then(({ isAlike, syncSaved }) => (isAlike(names) ? undefined : syncSaved()));
  }, [names, token]);
}
