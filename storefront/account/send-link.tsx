import { useState } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import { ApiError, callApi } from '../device/api.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from './message.tsx';

/** Requests an email with a link, once, and confirms it. With `token` null the request is sent without a session. */
export function SendLink(props: { label: string; path: string; body?: object; token?: null; sent: string }) {
  const t = useText();
  const { path, body, token } = props;
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi('POST', path, body, token === null ? { token } : {});
      setSent(true);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t(accountTexts.linkNotSent));
    }
    setBusy(false);
  }

  return (
    <div className="relative mt-3 grid gap-3">
      <Message text={sent ? props.sent : undefined} good focus />
      <Message text={problem} />
      {sent ? null : (
        <Button variant="secondary" size="sm" className="sm:justify-self-start" busy={busy} onClick={() => void send()}>
          {props.label}
        </Button>
      )}
    </div>
  );
}
