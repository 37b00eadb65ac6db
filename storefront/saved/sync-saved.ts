import type { SavedWire } from '../../service/accounts/account-bodies.ts';
import { ApiError, callApi } from '../device/api.ts';
import { currentSession } from '../device/session.ts';
import { readItem, writeItem } from '../device/storage.ts';

const key = 'saved';
const alikeKey = 'saved-alike';
const path = '/api/users/me/saved';
/** The number of products that an account stores. */
const most = 200;

let underWay: Promise<void> | undefined;
let again = false;

/** Syncs the saved products of device and account, if a user is signed in. Without a network nothing changes. */
export function syncSaved(): Promise<void> {
  again = underWay !== undefined;
  underWay ??= alignSaved()
    .catch(() => undefined)
    .finally(() => {
      underWay = undefined;
      if (again) void syncSaved();
    });
  return underWay;
}

async function alignSaved(): Promise<void> {
  const { user, token } = currentSession();
  if (!user || !token) return;
  const owner = user.documentId ?? user.email;
  const { data: account } = await callApi<SavedWire>('GET', path);
  const stored = readItem(key);
  const device = textsIn(stored).slice(-most);
  const { names, add, remove } = mergeSaved({ device, account, alike: storedAlike(), user: owner });
  for (const name of remove) await removed(name);
  const onAccount = add.length > 0 ? (await callApi<SavedWire>('PUT', path, { names: add })).data : undefined;
  // signed out in the meantime, or another heart was pressed: leave it to the next sync
  if (currentSession().user?.email !== user.email || readItem(key) !== stored) return;
  const shown = onAccount ? names.filter((name) => onAccount.includes(name)) : names;
  writeItem(alikeKey, JSON.stringify({ user: owner, names: shown }));
  writeItem(key, JSON.stringify(shown));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** False if the device has changes that the account has not, or the reverse as far as the device knows. */
export function isAlike(names: readonly string[]): boolean {
  const { user } = currentSession();
  const alike = storedAlike();
  return alike?.user === (user?.documentId ?? user?.email) && alike?.names.join() === names.join();
}

async function removed(name: string): Promise<void> {
  try {
    await callApi('DELETE', `${path}/${encodeURIComponent(name)}`);
  } catch (error) {
    // another device was faster
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function textsIn(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function storedAlike(): Alike | null {
  try {
    const value: unknown = JSON.parse(readItem(alikeKey) ?? 'null');
    if (typeof value !== 'object' || value === null || !('user' in value) || !('names' in value)) return null;
    const { user, names } = value;
    if (typeof user !== 'string' || !Array.isArray(names)) return null;
    return { user, names: names.filter((name) => typeof name === 'string') };
  } catch {
    return null;
  }
}

/** The last state in which device and account were equal, and its account. */
interface Alike {
  readonly user: string;
  readonly names: readonly string[];
}

/**
 * The merged saved products of device and account. At the first sync both keep everything; later, what one of them
 * removed since the last sync is removed from the other too. Products that the device has from another account stay
 * with that account. Oldest first, as the device stores them; `account` is newest first.
 */
export function mergeSaved(of: {
  readonly device: readonly string[];
  readonly account: readonly string[];
  readonly alike: Alike | null;
  readonly user: string;
}): { readonly names: string[]; readonly add: string[]; readonly remove: string[] } {
  const { device, account, alike, user } = of;
  const before = alike?.user === user ? alike.names : [];
  const foreign = alike && alike.user !== user ? alike.names : [];
  const own = device.filter((name) => !foreign.includes(name));
  const remove = account.filter((name) => before.includes(name) && !own.includes(name));
  const add = own.filter((name) => !before.includes(name) && !account.includes(name));
  const offered = account.filter((name) => !remove.includes(name)).reverse();
  return { names: [...offered, ...add], add, remove };
}
