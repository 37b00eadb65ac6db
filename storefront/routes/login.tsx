import { signInTexts } from '../../messages/en/sign-in.ts';
import { LoginPage } from '../account/login-page.tsx';
import { AccountHeading } from '../account/message.tsx';
import { useLeadOn } from '../account/use-lead-on.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { canonicalLink, pageTitle, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/login';

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  return [
    { title: pageTitle(t, t(signInTexts.loginPage)) },
    { name: 'description', content: t(signInTexts.loginDescription) },
    ...canonicalLink(urls.login, matches[0].loaderData?.origin),
  ];
}

export default function Login() {
  const t = useText();
  useLeadOn();
  return (
    <LoginPage
      to={urls.home}
      heading={<AccountHeading title={t(signInTexts.welcomeBack)} text={t(signInTexts.loginLead)} />}
    />
  );
}
