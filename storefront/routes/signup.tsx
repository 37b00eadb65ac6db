import { signInTexts } from '../../messages/en/sign-in.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { AccountHeading } from '../account/message.tsx';
import { arriveSignedIn } from '../account/modal-store.ts';
import { RegisterForm } from '../account/register-form.tsx';
import { useLeadOn } from '../account/use-lead-on.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { canonicalLink, pageTitle, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/signup';

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  return [
    { title: pageTitle(t, t(signInTexts.registerPage)) },
    { name: 'description', content: t(signInTexts.registerDescription) },
    ...canonicalLink(urls.signup, matches[0].loaderData?.origin),
  ];
}

export default function Signup() {
  const t = useText();
  useLeadOn();
  return (
    <>
      <AccountHeading title={t(signInTexts.registerTitle)} text={t(signInTexts.registerLead)} />
      <RegisterForm onDone={() => arriveSignedIn(addressIn(t.language, urls.home))} />
    </>
  );
}
