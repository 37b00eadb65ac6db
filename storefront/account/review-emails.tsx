import { useId, useState } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { UserWire } from '../../service/accounts/account-bodies.ts';
import { callApi } from '../device/api.ts';
import { currentSession, type SessionUser, storeUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Switch } from '../ui/switch.tsx';
import { Message } from './message.tsx';

/** Turns emails that ask for a review after each trip on and off. */
export function ReviewEmails({ user }: { user: SessionUser }) {
  const t = useText();
  const name = useId();
  const what = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function choose(reviewEmails: boolean) {
    setBusy(true);
    setProblem(undefined);
    try {
      const saved = await callApi<UserWire>('PUT', '/api/users/me', { reviewEmails });
      const stored = currentSession().user;
      if (stored?.email === saved.email) storeUser({ ...stored, ...saved });
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t(accountTexts.notSaved));
    }
    setBusy(false);
  }

  return (
    <>
      <div className="flex basis-full items-start gap-4 sm:items-center sm:gap-6">
        <div className="min-w-0 grow">
          <h3 id={name} className="font-sans text-lg font-semibold tracking-normal">
            {t(accountTexts.reviewEmails)}
          </h3>
          <p id={what} className="text-ink-soft">
            {t(accountTexts.reviewEmailsText)}
          </p>
        </div>
        <Switch
          labelledBy={name}
          describedBy={what}
          on={user.reviewEmails !== false}
          busy={busy}
          disabled={user.reviewEmails === undefined}
          onChange={(on) => void choose(on)}
        />
      </div>
      <div className="basis-full has-[>:empty]:absolute">
        <Message text={problem} />
      </div>
    </>
  );
}
