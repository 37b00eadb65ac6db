import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
/** An old path of the storefront, and where visitors are sent. */
export interface Redirect {
  /** As normalised by `oldPath`. */
  readonly path: string;
  /** A path of ours, or an https address of another site. */
  readonly target: string;
  /** Permanent (301), or temporary (302). */
  readonly permanent: boolean;
}

/** The longest chain of redirects. */
const mostHops = 10;

/** Paths that always have a response of their own. */
const taken = /^\/(?:admin|api|assets|media|images|uploads)(?:\/|$)/;
// control characters, spaces, and a backslash, which browsers read as a slash
const unsafe = /[\p{Cc}\s\\]/u;

/** The path in the form used for look-up: decoded, without a trailing slash; undefined if it is not a valid path. */
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

/** What is wrong with a target; undefined if it is valid. `elsewhere`: another site is intended. */
export function targetProblem(target: string, elsewhere: boolean): Sentence | undefined {
  if (unsafe.test(target) || target.length > 1000) return sentence(errorsCatalogTexts.targetSpaces);
  if (/^\/(?!\/)/.test(target)) return undefined;
  if (!/^https:\/\/[^/]/i.test(target) || !URL.canParse(target)) return sentence(errorsCatalogTexts.targetForm);
  return elsewhere ? undefined : sentence(errorsCatalogTexts.targetElsewhere);
}

/** The final target of a path over all chained redirects; undefined if there is none. */
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
