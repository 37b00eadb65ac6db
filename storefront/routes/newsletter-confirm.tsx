import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { data } from 'react-router';
import { newsletterLinksTexts } from '../../messages/en/newsletter-links.ts';
import { AppError } from '../../service/core/app-error.ts';
import { confirmSubscription } from '../../service/enquiries/confirm-subscription.ts';
import { AccountHeading, Outcome } from '../account/message.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/newsletter-confirm';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [{ title: ownTitle(t(newsletterLinksTexts.confirmTitle), page) }, { name: 'robots', content: 'noindex' }];
}

const codeOf = (request: Request) => new URL(request.url).searchParams.get('code') ?? '';

export function loader({ request }: Route.LoaderArgs) {
  return { code: codeOf(request) !== '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    await confirmSubscription(context.get(service), { code: codeOf(request) });
    return { confirmed: true };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return data({ confirmed: false }, { status: error.status });
    throw error;
  }
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const [sent, setSent] = useState(false);
  const requested = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const confirm = useEffectEvent(() => {
    if (!loaderData.code || actionData || requested.current) return;
    requested.current = true;
    form.current?.requestSubmit();
  });
  // following the link is the consent; without JavaScript there is the button
  useEffect(() => confirm(), []);

  if (actionData?.confirmed) {
    return (
      <Outcome title={t(newsletterLinksTexts.confirmed)} text={t(newsletterLinksTexts.confirmedText)}>
        <ButtonLink to={urls.home} className="w-full">
          {t(newsletterLinksTexts.explore)}
        </ButtonLink>
      </Outcome>
    );
  }
  if (actionData || !loaderData.code) {
    return (
      <Outcome title={t(newsletterLinksTexts.confirmExpired)} text={t(newsletterLinksTexts.confirmExpiredText)}>
        <ButtonLink to={`${urls.home}#footer`} className="w-full">
          {t(newsletterLinksTexts.returnToHome)}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <>
      <AccountHeading title={t(newsletterLinksTexts.confirmTitle)} text={t(newsletterLinksTexts.confirmLead)} />
      <form ref={form} method="post" onSubmit={() => setSent(true)}>
        <Button type="submit" busy={sent} className="w-full">
          {t(newsletterLinksTexts.confirm)}
        </Button>
      </form>
    </>
  );
}
