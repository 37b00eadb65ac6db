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

/** The caches of this device that hold trips (booking/store-trip.ts); each is called by the path of its page. */
export const tripCaches = 'trip ';

/** Ends the session on this device and fires the `logout` event; other tabs get the storage event. */
export function forgetSession(): void {
  for (const key of sessionKeys) removeItem(key);
  void forgetTrips();
  window.dispatchEvent(new Event('logout'));
}

/** Deletes what opens trips without a network. Without HTTPS there is nothing. */
async function forgetTrips(): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(tripCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
}
