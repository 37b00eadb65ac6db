const name = 'admin-single-keys';

/** True if keys without Ctrl or ⌘ work on this device. */
export function usesSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off; where nothing can be stored, they stay on. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // private windows
  }
}
