/** What device and account had alike, and whose account it was. */
export interface Alike {
  readonly user: string;
  readonly names: readonly string[];
}

/**
 * Device and account together. At the first meeting both keep everything; later what one of them let go since they were
 * alike goes from the other too. What the device had from another account stays that one's. Oldest first, as the device
 * keeps them; `account` comes newest first.
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
  const kept = account.filter((name) => !remove.includes(name)).reverse();
  return { names: [...kept, ...add], add, remove };
}
