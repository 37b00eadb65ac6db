import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import type { ConnectProblem, ProviderName } from '../../service/accounts/social/provider.ts';
import { ApiError, callApi } from '../device/api.ts';
import { currentSession, signIn } from '../device/session.ts';
import { Button, Ring } from '../ui/button.tsx';
import { providerLabels } from './connect-buttons.tsx';
import { LoginPage } from './login-page.tsx';
import { AccountHeading, Message } from './message.tsx';
import { arriveSignedIn } from './modal-store.ts';
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
          <Button onClick={() => void take()}>Try Again</Button>
        </div>
      )}
    </>
  );
}

/** Explains why signing in through a provider failed, above the other ways to sign in. */
export function NotConnected(props: { to: string; problem: ConnectProblem; provider?: ProviderName | undefined }) {
  const heading = (
    <>
      <AccountHeading title="You are not signed in" />
      <div className="mb-6">
        <Message text={connectProblem(props.problem, props.provider)} focus />
      </div>
    </>
  );
  return <LoginPage to={props.to} heading={heading} />;
}

const problems: Readonly<Record<ConnectProblem, (provider: string) => string>> = {
  denied: (provider) => `You did not allow the sign-in with ${provider}. Nothing was shared with us.`,
  expired: (provider) =>
    `The sign-in with ${provider} took too long, or did not start in this browser. Please try again.`,
  unavailable: (provider) => `${provider} is not responding. Please try again, or use your email.`,
  'no-email': (provider) =>
    `${provider} did not share your email address, and we need one for your bookings. Please register with your email.`,
  exists: () => 'This email address already has an account. Please sign in with your email and password.',
  blocked: () => 'Your account has been blocked by an administrator',
  staff: () => 'Staff accounts sign in with email and password.',
};

/** Why signing in through a provider failed, as a message. */
function connectProblem(problem: ConnectProblem, provider: ProviderName | undefined): string {
  return problems[problem](provider ? providerLabels[provider] : 'the provider');
}
