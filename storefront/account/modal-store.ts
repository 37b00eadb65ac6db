export type SignInForm = 'login' | 'register' | 'forgot';

export interface SignInRequest {
  readonly kind: SignInForm;
  /** Called after signing in, in place of reloading the page. */
  readonly onDone: (() => void) | undefined;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: SignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog, or switches an open one to another form. `then` stays until it is closed. */
export function openSignIn(kind: SignInForm, then?: () => void): void {
  publish({ kind, onDone: then ?? request?.onDone });
}

export function closeSignIn(): void {
  publish(null);
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

/** Loads the page at that address for a user who has just signed in. `replace` removes the current page from the history. */
export function arriveSignedIn(at: string, { replace = false } = {}): void {
  try {
    sessionStorage.setItem(mark, '1');
  } catch {
    // the page opens without it too
  }
  window.location[replace ? 'replace' : 'assign'](at);
}

/** True once, on the page that was loaded by it. */
export function hasJustSignedIn(): boolean {
  try {
    const arrived = sessionStorage.getItem(mark) !== null;
    sessionStorage.removeItem(mark);
    return arrived;
  } catch {
    return false;
  }
}
