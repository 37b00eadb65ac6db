export type SignInKind = 'login' | 'register' | 'forgot';

export interface SignInRequest {
  readonly kind: SignInKind;
  /** What follows a successful sign-in, in place of loading the same page again. */
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

const mark = 'signed-in';

/** Loads a page again for somebody who has just signed in; `replace` leaves no way back to this one. */
export function arriveSignedIn(at: string, { replace = false } = {}): void {
  try {
    sessionStorage.setItem(mark, '1');
  } catch {
    // the page opens all the same
  }
  window.location[replace ? 'replace' : 'assign'](at);
}

/** True once, on the page that was loaded by it. */
export function hasJustArrived(): boolean {
  try {
    const arrived = sessionStorage.getItem(mark) !== null;
    sessionStorage.removeItem(mark);
    return arrived;
  } catch {
    return false;
  }
}
