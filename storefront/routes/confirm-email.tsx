import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { data, redirect } from 'react-router';
import { confirmEmailTexts } from '../../messages/en/confirm-email.ts';
import { confirmEmail } from '../../service/accounts/confirm-email.ts';
import { AppError } from '../../service/core/app-error.ts';
import { ConfirmationDone } from '../account/confirmation-done.tsx';
import { AccountHeading, Message } from '../account/message.tsx';
import { NewLink } from '../account/new-link.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { ApiError, callApi } from '../device/api.ts';
import { currentSession } from '../device/session.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { readForm } from '../server/web-request.ts';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/confirm-email';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [{ title: ownTitle(t(confirmEmailTexts.title), page) }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request }: Route.LoaderArgs) {
  return { code: new URL(request.url).searchParams.get('code') ?? '' };
}

type Outcome = 'confirmed' | 'no-such-code' | 'wrong-password';

export async function action({ request, context }: Route.ActionArgs) {
  const { code = '', password = '', anew } = await readForm(request);
  const outcome = (is: Outcome, status = 200) => data({ is }, { status });
  if (code === '' || code.length > 200) return outcome('no-such-code', 400);
  const typed = password.length <= 256 ? password : '';
  if (!anew && typed === '') return outcome('wrong-password', 400);
  try {
    const ctx = context.get(service);
    const { setPassword } = await confirmEmail(ctx, anew ? { code } : { code, password: typed });
    if (setPassword) throw redirect(`${urls.resetPassword}?code=${setPassword}`);
    return outcome('confirmed');
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return outcome(error.details['needs'] === 'password' ? 'wrong-password' : 'no-such-code', error.status);
  }
}

export default function ConfirmEmail({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const t = useText();
  const [sent, setSent] = useState(false);
  const [here, setHere] = useState<Outcome>();
  const requested = useRef(false);
  // a user who registered on this device needs no further proof
  const confirmHere = useEffectEvent(async () => {
    if (!code || actionData || requested.current || !currentSession().token) return;
    requested.current = true;
    try {
      await callApi('POST', '/api/auth/confirm', { code, keep: true });
      setHere('confirmed');
    } catch (error) {
      if (error instanceof ApiError && error.message === 'Incorrect code provided') setHere('no-such-code');
    }
  });
  useEffect(() => void confirmHere(), []);

  const is = actionData?.is ?? here ?? (code ? undefined : 'no-such-code');
  if (is === 'confirmed') return <ConfirmationDone />;
  if (is === 'no-such-code') {
    return (
      <>
        <AccountHeading title={t(confirmEmailTexts.expired)} />
        <Message text={t(confirmEmailTexts.noSuchCode)} />
        <NewLink />
      </>
    );
  }
  return (
    <>
      <AccountHeading title={t(confirmEmailTexts.title)} text={t(confirmEmailTexts.lead)} />
      <form method="post" onSubmit={() => setSent(true)} className="grid gap-4">
        <input type="hidden" name="code" value={code} />
        <PasswordField
          label={t(confirmEmailTexts.password)}
          name="password"
          autoComplete="current-password"
          hint={t(confirmEmailTexts.passwordHint)}
          required
          error={is === 'wrong-password' ? t(confirmEmailTexts.wrongPassword) : undefined}
        />
        <Button type="submit" busy={sent} className="w-full">
          {t(confirmEmailTexts.submit)}
        </Button>
        <p className="mt-2 text-ink-soft">{t(confirmEmailTexts.forgotPassword)}</p>
        <Button type="submit" name="anew" value="yes" formNoValidate variant="secondary" className="w-full">
          {t(confirmEmailTexts.newPassword)}
        </Button>
      </form>
    </>
  );
}
