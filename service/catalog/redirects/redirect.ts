/** An old address of the storefront, and where people who open it are sent. */
export interface Redirect {
  /** As `oldPath` writes it. */
  readonly path: string;
  /** A path of ours, or an address of another house with https. */
  readonly target: string;
  /** For good (301), or for now (302). */
  readonly permanent: boolean;
}

/** So many redirects may stand one behind the other. */
const mostHops = 10;

/** Rooms that answer for all of their addresses themselves. */
const taken = /^\/(?:admin|api|assets|media|images|uploads)(?:\/|$)/;
// control signs, and a backslash, which browsers read as a slash
const unsafe = /[\p{Cc}\s\\]/u;

/** The path as redirects are found by it: decoded, without a slash at its end; undefined for what is no such path. */
export function oldPath(typed: string): string | undefined {
  const [path = ''] = typed.trim().split(/[?#]/, 1);
  const plain = decoded(path)?.replace(/\/+$/, '');
  return plain && /^\/[^/]/.test(plain) && !unsafe.test(plain) && plain.length <= 500 ? plain : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

export const isTaken = (path: string): boolean => taken.test(path);

/** What is wrong with a target, in words; undefined where it is good. `elsewhere`: another house is meant. */
export function targetProblem(target: string, elsewhere: boolean): string | undefined {
  if (unsafe.test(target) || target.length > 1000) return 'This is no address: no spaces, and at most 1,000 signs.';
  if (/^\/(?!\/)/.test(target)) return undefined;
  if (!/^https:\/\/[^/]/i.test(target) || !URL.canParse(target))
    return 'Write a path such as /stays, or an address that begins with https://';
  return elsewhere ? undefined : 'This leads to another house. Tick that you mean it.';
}

/** Where that path leads in the end, over all redirects behind it; undefined where none is for it. */
export function leadsTo(path: string, redirects: ReadonlyMap<string, Redirect>): Redirect | undefined {
  let found = redirects.get(path);
  let permanent = found?.permanent ?? true;
  for (let hops = 1; found && hops <= mostHops; hops += 1) {
    const next = found.target.startsWith('/') ? redirects.get(oldPath(found.target) ?? '') : undefined;
    if (!next) return { ...found, permanent };
    permanent &&= next.permanent;
    found = next;
  }
  return undefined;
}
