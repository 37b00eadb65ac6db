/** Roles (PROD-8), from least to most trusted; a visitor has none. */
export const roles = ['traveller', 'partner', 'editor', 'support', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface SignedIn {
  readonly kind: 'user';
  readonly userId: number;
  readonly sessionId: string;
  readonly role: Role;
  readonly email: string;
  readonly username: string;
  /** The address was confirmed by its link; without it nothing can be bought. */
  readonly confirmed: boolean;
}

/** Somebody whose own data is asked for. */
export interface Person {
  /** Null: somebody without an account. */
  readonly userId: number | null;
  /** The address, once it is shown to be theirs: then what is kept under it without an account is theirs too. */
  readonly mailbox: string | null;
}

export function personOf({ userId, email, confirmed }: SignedIn): Person {
  return { userId, mailbox: confirmed ? email : null };
}

/** What can be done with content; `publish` also takes it back. */
export const contentActions = ['find', 'findOne', 'create', 'update', 'delete', 'publish'] as const;
export type ContentAction = (typeof contentActions)[number];

/** What a program may do, by name of the content type; `*` is every type. */
export type Scopes = Readonly<Record<string, readonly ContentAction[]>>;

/** A program that has shown an API token. */
export interface Program {
  readonly kind: 'token';
  readonly tokenId: number;
  readonly name: string;
  readonly scopes: Scopes;
}

/** Who asks. Decided once at the door, never taken from the request's body. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | SignedIn
  | Program
  | { readonly kind: 'operator' }
  | { readonly kind: 'clock' };

export const visitor: Viewer = { kind: 'visitor' };

/** Who works at the command line of the site itself; no door makes one. */
export const operator: Viewer = { kind: 'operator' };

/** The site itself, which does by the clock what nobody asks for; no door to the street makes one. */
export const clock: Viewer = { kind: 'clock' };
