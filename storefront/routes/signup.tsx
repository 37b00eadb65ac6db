import { AccountHeading } from '../account/message.tsx';
import { arriveSignedIn } from '../account/modal-store.ts';
import { RegisterForm } from '../account/register-form.tsx';
import { canonicalLink, pageTitle, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/signup';

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Register') },
    { name: 'description', content: 'Open your account.' },
    ...canonicalLink(urls.signup, matches[0].loaderData?.origin),
  ];
}

export default function Signup() {
  return (
    <>
      <AccountHeading title="Create your account" text="One account for all your trips, bookings and vouchers." />
      <RegisterForm onDone={() => arriveSignedIn(urls.home)} />
    </>
  );
}
