/** Local storage that never throws: blocked or full storage reads as empty and forgets. */

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** True when it was kept. */
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
    // nothing is kept, so nothing remains
  }
}

// the user first: another tab hears of each, and a user without a token is one that cannot prove it
const sessionKeys = ['user', 'token', 'jwt'] as const;

/** Ends the session on this device and says so with the `logout` event; other tabs hear the storage event. */
export function forgetSession(): void {
  for (const key of sessionKeys) removeItem(key);
  window.dispatchEvent(new Event('logout'));
}
