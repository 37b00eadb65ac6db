import { LoginPage } from '../account/login-page.tsx';
import { AccountHeading } from '../account/message.tsx';
import { canonicalLink, pageTitle, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/login';

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Login') },
    { name: 'description', content: 'Sign in to your account.' },
    ...canonicalLink(urls.login, matches[0].loaderData?.origin),
  ];
}

export default function Login() {
  return (
    <LoginPage
      to={urls.home}
      heading={<AccountHeading title="Welcome back" text="Sign in to see your bookings and plan your next trip." />}
    />
  );
}
