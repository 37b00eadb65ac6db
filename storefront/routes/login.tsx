import { AccountHeading } from '../account/account-heading.tsx';
import { LoginPage } from '../account/login-page.tsx';
import { publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import { urls } from '../urls.ts';

export const headers = publicPage;

export function meta() {
  return [{ title: pageTitle('Login') }, { name: 'description', content: 'Login to your Padharo account.' }];
}

export default function Login() {
  return (
    <LoginPage
      to={urls.home}
      heading={<AccountHeading title="Welcome back" text="Login to see your bookings and to book your next stay." />}
    />
  );
}
