import { useState } from 'react';
import type { ConfirmationSentWire } from '../../service/accounts/account-bodies.ts';
import { ApiError, callApi } from '../device/api.ts';
import { useSession } from '../device/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { Message } from './message.tsx';

/** Sends a new link in place of a used or expired confirmation link. */
export function NewLink() {
  const { user } = useSession();
  const [state, setState] = useState<{ busy: boolean; sent?: string; problem?: string }>({ busy: false });

  async function send() {
    setState({ busy: true });
    try {
      const { email } = await callApi<ConfirmationSentWire>('POST', '/api/auth/send-email-confirmation');
      setState({ busy: false, sent: `We’ve emailed a new link to ${email}.` });
    } catch (error) {
      setState({ busy: false, problem: (error instanceof ApiError && error.message) || 'The link could not be sent.' });
    }
  }

  if (user?.confirmed) {
    return (
      <div className="mt-5 grid gap-4">
        <p className="text-lg">Your email is confirmed already; there is nothing left to do.</p>
        <ButtonLink to={urls.home}>Return to Home</ButtonLink>
      </div>
    );
  }
  return (
    <div className="mt-5 grid gap-4">
      <Message text={state.sent} good />
      <Message text={state.problem} />
      {user ? (
        <Button busy={state.busy} onClick={() => void send()}>
          Send a new link
        </Button>
      ) : (
        <>
          <p className="text-lg text-ink-soft">Sign in and we’ll send you a new one.</p>
          <ButtonLink to={urls.login}>Login</ButtonLink>
        </>
      )}
    </div>
  );
}
