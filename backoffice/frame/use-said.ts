import { useState } from 'react';

interface Loaded {
  readonly said: string | undefined;
}

/**
 * The confirmation of the last action, while the reader stays at this address. A revalidation does not remove it, and
 * it is not shown again on the next page or after a refused form, for which the frame is not loaded again.
 */
export function useSaid(loaded: Loaded, key: string): string | undefined {
  const [shown, setShown] = useState({ key, loaded, said: loaded.said });
  if (shown.key === key) return shown.said;
  const said = loaded === shown.loaded ? undefined : loaded.said;
  setShown({ key, loaded, said });
  return said;
}
