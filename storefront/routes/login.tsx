import { signInTexts } from '../../messages/en/sign-in.ts';
import { english } from '../../messages/translate.ts';
import { LoginPage } from '../account/login-page.tsx';
import { AccountHeading } from '../account/message.tsx';
import { useText } from '../rendering/text.tsx';
import { canonicalLink, pageTitle, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/login';

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(english(signInTexts.loginPage)) },
    { name: 'description', content: english(signInTexts.loginDescription) },
    ...canonicalLink(urls.login, matches[0].loaderData?.origin),
  ];
}

export default function Login() {
  const t = useText();
  return (
    <LoginPage
      to={urls.home}
      heading={<AccountHeading title={t(signInTexts.welcomeBack)} text={t(signInTexts.loginLead)} />}
    />
  );
}
