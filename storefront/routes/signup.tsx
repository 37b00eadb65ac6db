import { AccountHeading } from '../account/account-heading.tsx';
import { arriveSignedIn } from '../account/modal-store.ts';
import { RegisterForm } from '../account/register-form.tsx';
import { publicPage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import { urls } from '../urls.ts';

export const headers = publicPage;

export function meta() {
  return [{ title: pageTitle('Register') }, { name: 'description', content: 'Open your Padharo account.' }];
}

export default function Signup() {
  return (
    <>
      <AccountHeading title="Create your account" text="One account for every stay, booking and voucher." />
      <RegisterForm onDone={() => arriveSignedIn(urls.home)} />
    </>
  );
}
