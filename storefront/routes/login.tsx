import { useState } from 'react';
import { AccountHeading } from '../account/account-heading.tsx';
import { ForgotForm } from '../account/forgot-form.tsx';
import { LoginForm } from '../account/login-form.tsx';
import { publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import { urls } from '../urls.ts';

export const headers = publicPage;

export function meta() {
  return [{ title: pageTitle('Login') }, { name: 'description', content: 'Login to your Padharo account.' }];
}

export default function Login() {
  const [forgot, setForgot] = useState(false);
  const back = () => setForgot(false);
  return forgot ? (
    <>
      <AccountHeading title="Reset your password" />
      <ForgotForm onDone={back} onBack={back} />
    </>
  ) : (
    <>
      <AccountHeading title="Welcome back" text="Login to see your bookings and to book your next stay." />
      <LoginForm onDone={() => window.location.assign(urls.home)} onForgot={() => setForgot(true)} />
    </>
  );
}
