import { useState } from 'react';
import { confirmEmailTexts } from '../../messages/en/confirm-email.ts';
import type { ConfirmationSentWire } from '../../service/accounts/account-bodies.ts';
import { ApiError, callApi } from '../device/api.ts';
import { useSession } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { Message } from './message.tsx';

/** Sends a new link in place of a used or expired confirmation link. */
export function NewLink() {
  const t = useText();
  const { user } = useSession();
  const [state, setState] = useState<{ busy: boolean; sent?: string; problem?: string }>({ busy: false });

  async function send() {
    setState({ busy: true });
    try {
      const { email } = await callApi<ConfirmationSentWire>('POST', '/api/auth/send-email-confirmation');
      setState({ busy: false, sent: t(confirmEmailTexts.linkSent, { email }) });
    } catch (error) {
      setState({
        busy: false,
        problem: (error instanceof ApiError && error.message) || t(confirmEmailTexts.linkFailed),
      });
    }
  }

  if (user?.confirmed) {
    return (
      <div className="mt-5 grid gap-4">
        <p className="text-lg">{t(confirmEmailTexts.confirmedAlready)}</p>
        <ButtonLink to={urls.home}>{t(confirmEmailTexts.returnToHome)}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="mt-5 grid gap-4">
      <Message text={state.sent} good />
      <Message text={state.problem} />
      {user ? (
        <Button busy={state.busy} onClick={() => void send()}>
          {t(confirmEmailTexts.sendLink)}
        </Button>
      ) : (
        <>
          <p className="text-lg text-ink-soft">{t(confirmEmailTexts.signInFirst)}</p>
          <ButtonLink to={urls.login}>{t(confirmEmailTexts.login)}</ButtonLink>
        </>
      )}
    </div>
  );
}
