import { useId } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { SessionUser } from '../device/session.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { Message } from './message.tsx';
import { SendLink } from './send-link.tsx';
import { useNewsletter } from './use-newsletter.ts';

/** Subscribes the account's own address to the newsletter and unsubscribes it, once the address is confirmed. */
export function EmailNotifications({ user }: { user: SessionUser }) {
  const t = useText();
  const name = useId();
  const what = useId();
  const { newsletter, busy, problem, choose, reload } = useNewsletter(user.confirmed === true);
  const on = newsletter.state === 'known' && newsletter.subscribed;
  const failed = newsletter.state === 'failed';
  return (
    <>
      <div className="flex basis-full items-start gap-4 sm:items-center sm:gap-6">
        <div className="min-w-0 grow">
          <h3 id={name} className="font-sans text-lg font-semibold tracking-normal">
            {t(accountTexts.emailNotifications)}
          </h3>
          <p id={what} className="text-ink-soft">
            {t(accountTexts.newsletter)}
          </p>
        </div>
        {failed ? null : (
          <Switch
            labelledBy={name}
            describedBy={what}
            on={on}
            busy={busy}
            disabled={newsletter.state === 'loading'}
            onChange={choose}
          />
        )}
      </div>
      {user.confirmed !== false ? null : <ConfirmFirst email={user.email} />}
      {failed ? (
        <div role="alert" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-medium text-danger">{t(accountTexts.choiceNotLoaded)}</p>
          <Button variant="secondary" size="sm" onClick={reload}>
            {t(accountTexts.tryAgain)}
          </Button>
        </div>
      ) : null}
      <div className="basis-full has-[>:empty]:absolute">
        <Message text={problem} />
      </div>
    </>
  );
}

function ConfirmFirst({ email }: { email: string }) {
  const t = useText();
  return (
    <div className="basis-full rounded-field bg-sunk p-4">
      <p>
        <Rich
          message={accountTexts.confirmFirst}
          values={{ email, address: (words) => <strong className="wrap-anywhere">{words}</strong> }}
        />
      </p>
      <SendLink
        label={t(accountTexts.sendLinkAgain)}
        path="/api/auth/send-email-confirmation"
        sent={t(accountTexts.linkSent, { email })}
      />
    </div>
  );
}
