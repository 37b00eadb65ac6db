import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentSignIn, hasJustSignedIn, onSignInRequest } from './modal-store.ts';

const load = () => import('./sign-in-dialog.tsx');
const SignInDialog = lazy(load);

/** Preloads the code of the dialog, on hover or focus of the control that opens it. */
export function warmSignIn(): void {
  void load();
}

/** Renders the sign-in dialog; its code is loaded when it is opened. */
export function SignInModals() {
  const request = useSyncExternalStore(onSignInRequest, currentSignIn, () => null);
  useEffect(() => {
    if (request) warmSignIn();
  }, [request]);
  useEffect(() => {
    if (hasJustSignedIn()) void import('./restore-focus.ts').then(({ restoreFocus }) => restoreFocus());
  }, []);
  return request ? (
    <Suspense fallback={null}>
      <SignInDialog request={request} />
    </Suspense>
  ) : null;
}
