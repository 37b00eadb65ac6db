import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import { ApiError, callApi } from '../device/api.ts';
import { currentSession, signIn } from '../device/session.ts';
import { Button } from '../ui/button.tsx';
import { Ring } from '../ui/spinner.tsx';
import { AccountHeading } from './account-heading.tsx';
import { Message } from './message.tsx';
import { arriveSignedIn } from './modal-store.ts';
import { NotConnected } from './not-connected.tsx';
import { NeedsScript } from './switch-link.tsx';

/** Takes over the session that a provider has just confirmed, and goes on to the page `to`. */
export function AdoptSession({ to }: { to: string }) {
  const [state, setState] = useState<'asking' | 'refused' | { problem: string }>('asking');
  const requested = useRef(false);

  async function take() {
    setState('asking');
    try {
      const session = await callApi<SignedInWire>('POST', '/api/connect/session', {}, { token: null });
      signIn(session);
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400;
      // on a reload the user is already signed in
      if (!refused) return setState({ problem: (error instanceof ApiError && error.message) || 'Please try again.' });
      if (!currentSession().user) return setState('refused');
    }
    arriveSignedIn(to, { replace: true });
  }
  const begin = useEffectEvent(() => {
    if (requested.current) return;
    requested.current = true;
    void take();
  });
  useEffect(() => begin(), []);

  if (state === 'refused') return <NotConnected to={to} problem="expired" />;
  return (
    <>
      <AccountHeading title="Signing you in" />
      <NeedsScript />
      {state === 'asking' ? (
        <p role="status" className="needs-script flex items-center gap-3 text-lg text-ink-soft">
          <Ring />
          One moment...
        </p>
      ) : (
        <div className="grid gap-4">
          <Message text={state.problem} focus />
          <Button onClick={() => void take()}>Try again</Button>
        </div>
      )}
    </>
  );
}
