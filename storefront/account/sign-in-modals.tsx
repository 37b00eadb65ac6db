import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentSignIn, hasJustArrived, onSignInRequest } from './modal-store.ts';

const load = () => import('./sign-in-dialog.tsx');
const SignInDialog = lazy(load);

/** Fetches the modals' code ahead of the press: on hover or focus of what opens them. */
export function warmSignIn(): void {
  void load();
}

/** The place of the sign-in modals; they are loaded when one is opened. */
export function SignInModals() {
  const request = useSyncExternalStore(onSignInRequest, currentSignIn, () => null);
  useEffect(() => {
    if (request) warmSignIn();
  }, [request]);
  useEffect(() => {
    if (hasJustArrived()) void import('./focus-place.ts').then(({ keepFocusAt }) => keepFocusAt());
  }, []);
  return request ? (
    <Suspense fallback={null}>
      <SignInDialog request={request} />
    </Suspense>
  ) : null;
}
