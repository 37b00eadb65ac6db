import { useEffect, useEffectEvent, useState } from 'react';
import { cartTexts } from '../../messages/en/cart.ts';
import type { UserWire } from '../../service/accounts/account-bodies.ts';
import { ApiError, callApi } from '../device/api.ts';
import { type SessionUser, storeUser } from '../device/session.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';

/** For an account with an unconfirmed address; disappears once the link is opened. */
export function ConfirmEmailNotice({ user }: { user: SessionUser }) {
  const t = useText();
  const [sending, setSending] = useState(false);

  const check = useEffectEvent(async () => {
    const me = await callApi<UserWire>('GET', '/api/users/me').catch(() => null);
    if (!me?.confirmed) return;
    storeUser({ ...user, ...me });
    toast(t(cartTexts.emailConfirmed), { kind: 'success' });
  });
  useEffect(() => {
    const look = () => void check();
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  async function sendAgain() {
    setSending(true);
    try {
      await callApi('POST', '/api/auth/send-email-confirmation', { email: user.email });
      toast(t(cartTexts.newLinkSent, { email: user.email }), { kind: 'success' });
    } catch (error) {
      toast(error instanceof ApiError ? error.message : t(cartTexts.failedToSendEmail), {
        kind: 'error',
        title: t(cartTexts.emailFailed),
      });
    }
    setSending(false);
  }

  return (
    <section aria-labelledby="confirm-email" className="rounded-card border border-support bg-support-soft p-5">
      <div className="flex items-start gap-4">
        <Icon name="mail-check" size={24} className="mt-1 shrink-0 text-support" />
        <div>
          <h2 id="confirm-email" className="text-xl">
            {t(cartTexts.confirmEmail)}
          </h2>
          <p className="mt-1">
            <Rich
              message={cartTexts.openLink}
              values={{ email: user.email, address: (words) => <strong className="break-all">{words}</strong> }}
            />
          </p>
          <Button variant="secondary" size="sm" className="mt-4" busy={sending} onClick={() => void sendAgain()}>
            {t(cartTexts.sendLinkAgain)}
          </Button>
        </div>
      </div>
    </section>
  );
}
