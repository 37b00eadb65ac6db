/** Roles of PRODUCT.md, from least to most trusted; a visitor has none. */
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

/** Who asks. Decided once at the door, never taken from the request's body. */
export type Viewer = { readonly kind: 'visitor' } | SignedIn;

export const visitor: Viewer = { kind: 'visitor' };
