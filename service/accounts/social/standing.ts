import type { Role } from '../../core/viewer.ts';
import type { ConnectProblem, Identity } from './provider.ts';

/** The relevant facts of an account. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly confirmed: boolean;
  readonly blocked: boolean;
}

/** What happens with a person who signed in at a provider. */
export type AccountStanding =
  | { readonly kind: 'refused'; readonly problem: ConnectProblem }
  /** Linked before; `confirm`: the provider now vouches for the address of the account. */
  | { readonly kind: 'enters'; readonly userId: number; readonly confirm: boolean }
  | { readonly kind: 'opens'; readonly email: string; readonly confirmed: boolean }
  /** The owner of the address is linked to the account that is confirmed to be theirs. */
  | { readonly kind: 'links'; readonly userId: number }
  /**
   * The owner of the address takes over an account that was opened with it and never confirmed. A stranger may have
   * opened it: nothing that they know or wrote may stay.
   */
  | { readonly kind: 'claims'; readonly userId: number };

const staff: ReadonlySet<Role> = new Set(['editor', 'support', 'admin']);

function barred({ role, blocked }: Account): ConnectProblem | undefined {
  if (staff.has(role)) return 'staff';
  return blocked ? 'blocked' : undefined;
}

function refused(problem: ConnectProblem): AccountStanding {
  return { kind: 'refused', problem };
}

/**
 * Decides it. `linked`: the account that this person enters; `owner`: the account with this person's address, and
 * whether another person of the same provider is linked to it. Only an address that the provider vouches for leads to
 * an existing account.
 */
export function standingOf(
  { email, emailVerified }: Pick<Identity, 'email' | 'emailVerified'>,
  { linked, owner }: { linked?: Account | undefined; owner?: (Account & { readonly taken: boolean }) | undefined },
): AccountStanding {
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
