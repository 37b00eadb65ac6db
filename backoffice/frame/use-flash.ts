import { useState } from 'react';

interface Loaded {
  readonly message: string | undefined;
}

/**
 * The confirmation of the last action, while the reader stays at this address. A revalidation does not remove it, and
 * it is not shown again on the next page or after a refused form, for which the frame is not loaded again.
 */
export function useFlash(loaded: Loaded, key: string): string | undefined {
  const [state, setState] = useState({ key, loaded, message: loaded.message });
  if (state.key === key) return state.message;
  const message = loaded === state.loaded ? undefined : loaded.message;
  setState({ key, loaded, message });
  return message;
}
