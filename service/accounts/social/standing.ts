import type { Role } from '../../core/viewer.ts';
import type { ConnectProblem } from './connect-problem.ts';
import type { Identity } from './provider.ts';

/** An account of ours, as far as it matters here. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly confirmed: boolean;
  readonly blocked: boolean;
}

/** What becomes of somebody who signed in at a provider. */
export type Standing =
  | { readonly kind: 'refused'; readonly problem: ConnectProblem }
  /** Has been here before; `confirm`: the provider now vouches for the address of the account. */
  | { readonly kind: 'enters'; readonly userId: number; readonly confirm: boolean }
  | { readonly kind: 'opens'; readonly email: string; readonly confirmed: boolean }
  /** The owner of the address comes to the account that is confirmed to be theirs. */
  | { readonly kind: 'links'; readonly userId: number }
  /**
   * The owner of the address comes to an account that somebody opened with it and never confirmed. It may have been
   * opened in waiting for them: whatever that person knows or wrote must not stay.
   */
  | { readonly kind: 'claims'; readonly userId: number };

const staff: ReadonlySet<Role> = new Set(['editor', 'support', 'admin']);

function barred({ role, blocked }: Account): ConnectProblem | undefined {
  if (staff.has(role)) return 'staff';
  return blocked ? 'blocked' : undefined;
}

function refused(problem: ConnectProblem): Standing {
  return { kind: 'refused', problem };
}

/**
 * Decides it. `linked`: the account that this person enters; `owner`: the account with this person's address, and
 * whether it already belongs to somebody else of the same provider. Only an address that the provider vouches for
 * leads to an account that is there already.
 */
export function standingOf(
  { email, emailVerified }: Pick<Identity, 'email' | 'emailVerified'>,
  { linked, owner }: { linked?: Account | undefined; owner?: (Account & { readonly taken: boolean }) | undefined },
): Standing {
  if (linked) {
    const problem = barred(linked);
    if (problem) return refused(problem);
    return { kind: 'enters', userId: linked.id, confirm: emailVerified && !linked.confirmed && email === linked.email };
  }
  if (email === undefined) return refused('no-email');
  if (!owner) return { kind: 'opens', email, confirmed: emailVerified };
  if (!emailVerified || owner.taken) return refused('exists');
  const problem = barred(owner);
  if (problem) return refused(problem);
  return { kind: owner.confirmed ? 'links' : 'claims', userId: owner.id };
}
