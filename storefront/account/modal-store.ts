export type SignInKind = 'login' | 'register' | 'forgot';

export interface SignInRequest {
  readonly kind: SignInKind;
  /** What follows a successful sign-in, in place of going to the home page. */
  readonly onDone: (() => void) | undefined;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function tell(next: SignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the modal, or turns an open one into another kind; `then` stays until it is closed. */
export function openSignIn(kind: SignInKind, then?: () => void): void {
  tell({ kind, onDone: then ?? request?.onDone });
}

export function closeSignIn(): void {
  tell(null);
}

export function currentSignIn(): SignInRequest | null {
  return request;
}

export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
