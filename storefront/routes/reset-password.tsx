import { Link, useNavigate } from 'react-router';
import { resetPasswordTexts } from '../../messages/en/reset-password.ts';
import { ForgotForm } from '../account/forgot-form.tsx';
import { AccountHeading, Message } from '../account/message.tsx';
import { ResetForm } from '../account/reset-form.tsx';
import { NeedsScript } from '../account/switch-link.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { privatePage, unlistedHead } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/reset-password';

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  return unlistedHead(t, t(resetPasswordTexts.page), urls.resetPassword, matches[0].loaderData?.origin);
}

export function loader({ request }: Route.LoaderArgs) {
  return { code: new URL(request.url).searchParams.get('code') ?? '' };
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

export default function ResetPassword({ loaderData: { code } }: Route.ComponentProps) {
  const t = useText();
  const navigate = useNavigate();
  const toLogin = () => void navigate(urls.login);
  return (
    <>
      <AccountHeading title={t(resetPasswordTexts.title)} {...(code && { text: t(resetPasswordTexts.lead) })} />
      {code ? (
        <>
          <NeedsScript />
          <ResetForm code={code} onDone={() => void navigate(urls.home)} />
        </>
      ) : (
        <div className="grid gap-4">
          <Message text={t(resetPasswordTexts.noCode)} />
          <NeedsScript />
          <ForgotForm onDone={toLogin} onBack={toLogin} />
        </div>
      )}
      <p className="mt-5 flex flex-wrap justify-center gap-x-6">
        {code ? (
          <Link to={urls.resetPassword} className={link}>
            {t(resetPasswordTexts.requestLink)}
          </Link>
        ) : null}
        <Link to={urls.home} className={link}>
          {t(resetPasswordTexts.returnToHome)}
        </Link>
      </p>
    </>
  );
}
