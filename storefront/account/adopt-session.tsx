import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { connectTexts } from '../../messages/en/connect.ts';
import type { Message as Text } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import type { ConnectProblem, ProviderName } from '../../service/accounts/social/provider.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { ApiError, callApi } from '../device/api.ts';
import { currentSession, signIn } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button, Ring } from '../ui/button.tsx';
import { providerLabels } from './connect-buttons.tsx';
import { LoginPage } from './login-page.tsx';
import { AccountHeading, Message } from './message.tsx';
import { arriveSignedIn } from './modal-store.ts';
import { NeedsScript } from './switch-link.tsx';

/** Takes over the session that a provider has just confirmed, and goes on to the page `to`. */
export function AdoptSession({ to }: { to: string }) {
  const t = useText();
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
      if (!refused)
        return setState({ problem: (error instanceof ApiError && error.message) || t(connectTexts.failed) });
      if (!currentSession().user) return setState('refused');
    }
    arriveSignedIn(addressIn(t.language, to), { replace: true });
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
      <AccountHeading title={t(connectTexts.title)} />
      <NeedsScript />
      {state === 'asking' ? (
        <p role="status" className="needs-script flex items-center gap-3 text-lg text-ink-soft">
          <Ring />
          {t(connectTexts.loading)}
        </p>
      ) : (
        <div className="grid gap-4">
          <Message text={state.problem} focus />
          <Button onClick={() => void take()}>{t(connectTexts.tryAgain)}</Button>
        </div>
      )}
    </>
  );
}

/** Explains why signing in through a provider failed, above the other ways to sign in. */
export function NotConnected(props: { to: string; problem: ConnectProblem; provider?: ProviderName | undefined }) {
  const t = useText();
  const heading = (
    <>
      <AccountHeading title={t(connectTexts.refused)} />
      <div className="mb-6">
        <Message text={connectProblem(t, props.problem, props.provider)} focus />
      </div>
    </>
  );
  return <LoginPage to={props.to} heading={heading} />;
}

const problems: Readonly<Record<ConnectProblem, (t: Translate, provider: string) => string>> = {
  denied: (t, provider) => t(connectTexts.denied, { provider }),
  expired: (t, provider) => t(connectTexts.expired, { provider }),
  unavailable: (t, provider) => t(connectTexts.unavailable, { provider }),
  'no-email': (t, provider) => t(connectTexts.noEmail, { provider }),
  exists: (t) => t(connectTexts.exists),
  blocked: (t) => t(connectTexts.blocked),
  staff: (t) => t(connectTexts.staff),
};

const problemsOfUnknown: Readonly<Partial<Record<ConnectProblem, Text>>> = {
  denied: connectTexts.deniedUnknown,
  expired: connectTexts.expiredUnknown,
  unavailable: connectTexts.unavailableUnknown,
  'no-email': connectTexts.noEmailUnknown,
};

/** Why signing in through a provider failed, as a message. */
function connectProblem(t: Translate, problem: ConnectProblem, provider: ProviderName | undefined): string {
  const unknown = provider ? undefined : problemsOfUnknown[problem];
  return unknown ? t(unknown) : problems[problem](t, provider ? providerLabels[provider] : '');
}
