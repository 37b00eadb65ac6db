/** The last state in which device and account were equal, and its account. */
export interface Alike {
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
