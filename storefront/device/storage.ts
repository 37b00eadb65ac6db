/** Local storage that never throws: blocked or full storage reads as empty and drops writes. */

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** True if it was stored. */
export function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is stored, so there is nothing to remove
  }
}

// the user first: another tab gets an event for each key, and a user without a token counts as signed out
const sessionKeys = ['user', 'token', 'jwt'] as const;

/** Ends the session on this device and fires the `logout` event; other tabs get the storage event. */
export function forgetSession(): void {
  for (const key of sessionKeys) removeItem(key);
  window.dispatchEvent(new Event('logout'));
}
