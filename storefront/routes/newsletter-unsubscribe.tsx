import { useState } from 'react';
import { data } from 'react-router';
import { newsletterLinksTexts } from '../../messages/en/newsletter-links.ts';
import { AppError } from '../../service/core/app-error.ts';
import { leaveNewsletter } from '../../service/enquiries/leave-newsletter.ts';
import { AccountHeading, Outcome } from '../account/message.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/newsletter-unsubscribe';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [{ title: ownTitle(t(newsletterLinksTexts.leaveTitle), page) }, { name: 'robots', content: 'noindex' }];
}

const codeOf = (request: Request) => new URL(request.url).searchParams.get('code') ?? '';

export function loader({ request }: Route.LoaderArgs) {
  return { code: codeOf(request) !== '' };
}

/** Also called by mail programs (RFC 8058): a POST to the email's link, with a body that contains no values. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await leaveNewsletter(context.get(service), { code: codeOf(request) });
    return { left: true };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return data({ left: false }, { status: error.status });
    throw error;
  }
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const [sent, setSent] = useState(false);
  if (actionData?.left) {
    return (
      <Outcome title={t(newsletterLinksTexts.left)} text={t(newsletterLinksTexts.leftText)}>
        <ButtonLink to={urls.home} variant="secondary" className="w-full">
          {t(newsletterLinksTexts.returnToHome)}
        </ButtonLink>
      </Outcome>
    );
  }
  if (actionData || !loaderData.code) {
    return (
      <Outcome title={t(newsletterLinksTexts.leaveInvalid)} text={t(newsletterLinksTexts.leaveInvalidText)}>
        <ButtonLink to={urls.home} variant="secondary" className="w-full">
          {t(newsletterLinksTexts.returnToHome)}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <>
      <AccountHeading title={t(newsletterLinksTexts.leaveTitle)} text={t(newsletterLinksTexts.leaveLead)} />
      <form method="post" onSubmit={() => setSent(true)}>
        <Button type="submit" busy={sent} className="w-full">
          {t(newsletterLinksTexts.leave)}
        </Button>
      </form>
    </>
  );
}
