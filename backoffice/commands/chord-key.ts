import { useSyncExternalStore } from 'react';

export function isMac(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}

/** The name of the key of chords: Ctrl, or ⌘ on a Mac, which is known in the browser only. */
export function useChordKey(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (isMac() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
