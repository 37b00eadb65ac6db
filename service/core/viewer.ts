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
  /** Whether the email address was confirmed by its link; required for buying. */
  readonly confirmed: boolean;
}

/** A person whose own data is requested. */
export interface Person {
  /** Null: a person without an account. */
  readonly userId: number | null;
  /** The confirmed email address: data stored under it without an account is theirs too. */
  readonly mailbox: string | null;
}

export function personOf({ userId, email, confirmed }: SignedIn): Person {
  return { userId, mailbox: confirmed ? email : null };
}

/** Actions on content entries; `publish` includes unpublishing. */
export const contentActions = ['find', 'findOne', 'create', 'update', 'delete', 'publish'] as const;
export type ContentAction = (typeof contentActions)[number];

/** Allowed actions of a program by content type; `*` is every type. */
export type Scopes = Readonly<Record<string, readonly ContentAction[]>>;

/** A program that authenticated with an API token. */
export interface Program {
  readonly kind: 'token';
  readonly tokenId: number;
  readonly name: string;
  readonly scopes: Scopes;
}

/** The caller of a use case. Decided once by the entry point, never taken from the request's body. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | SignedIn
  | Program
  | { readonly kind: 'operator' }
  | { readonly kind: 'clock' };

export const visitor: Viewer = { kind: 'visitor' };

/** The operator at the command line; no HTTP entry point creates this viewer. */
export const operator: Viewer = { kind: 'operator' };

/** The scheduler, which runs jobs that no one requests; no HTTP entry point creates this viewer. */
export const clock: Viewer = { kind: 'clock' };
