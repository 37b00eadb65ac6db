import { useState } from 'react';
import { data } from 'react-router';
import { reviewEmailsTexts } from '../../messages/en/review-emails.ts';
import { stopReviewEmails } from '../../service/accounts/stop-review-emails.ts';
import { AppError } from '../../service/core/app-error.ts';
import { AccountHeading, Outcome } from '../account/message.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/review-emails';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [{ title: ownTitle(t(reviewEmailsTexts.title), page) }, { name: 'robots', content: 'noindex' }];
}

const keyOf = (request: Request) => new URL(request.url).searchParams.get('key') ?? '';

export function loader({ request }: Route.LoaderArgs) {
  return { key: keyOf(request) !== '' };
}

/** Also called by mail programs (RFC 8058): a POST to the email's link, with a body that contains no values. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await stopReviewEmails(context.get(service), { key: keyOf(request) });
    return { stopped: true };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return data({ stopped: false }, { status: error.status });
    throw error;
  }
}

export default function ReviewEmails({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const [sent, setSent] = useState(false);
  const home = (
    <ButtonLink to={urls.home} variant="secondary" className="w-full">
      {t(reviewEmailsTexts.returnToHome)}
    </ButtonLink>
  );
  if (actionData?.stopped) {
    return (
      <Outcome title={t(reviewEmailsTexts.stopped)} text={t(reviewEmailsTexts.stoppedText)}>
        {home}
      </Outcome>
    );
  }
  if (actionData || !loaderData.key) {
    return (
      <Outcome title={t(reviewEmailsTexts.linkInvalid)} text={t(reviewEmailsTexts.linkInvalidText)}>
        {home}
      </Outcome>
    );
  }
  return (
    <>
      <AccountHeading title={t(reviewEmailsTexts.title)} text={t(reviewEmailsTexts.lead)} />
      <form method="post" onSubmit={() => setSent(true)}>
        <Button type="submit" busy={sent} className="w-full">
          {t(reviewEmailsTexts.stop)}
        </Button>
      </form>
    </>
  );
}
