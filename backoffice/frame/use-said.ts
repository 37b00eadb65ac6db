import { useState } from 'react';

interface Loaded {
  readonly said: string | undefined;
}

/**
 * What the page before has done, while the reader stays at this address: what he reads is not taken away by a page that asks again,
 * and not said again where the frame was not read again, as by a form that was refused or on the next page.
 */
export function useSaid(loaded: Loaded, key: string): string | undefined {
  const [shown, setShown] = useState({ key, loaded, said: loaded.said });
  if (shown.key === key) return shown.said;
  const said = loaded === shown.loaded ? undefined : loaded.said;
  setShown({ key, loaded, said });
  return said;
}
