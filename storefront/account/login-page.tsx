import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useText } from '../rendering/text.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { AccountHeading } from './message.tsx';
import { arriveSignedIn } from './modal-store.ts';

/**
 * The sign-in form as a page, with the form for a forgotten password in its place on request. `to`: the page after
 * signing in.
 */
export function LoginPage({ heading, to }: { heading: ReactNode; to: string }) {
  const t = useText();
  const [form, setForm] = useState<'login' | 'forgot' | 'login again'>('login');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that switched the form is gone
    if (form !== 'login') place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form]);
  const back = () => setForm('login again');
  return (
    <div ref={place}>
      {form === 'forgot' ? (
        <>
          <AccountHeading title={t(signInTexts.forgotTitle)} />
          <ForgotForm onDone={back} onBack={back} />
        </>
      ) : (
        <>
          {heading}
          <LoginForm
            to={to}
            onDone={() => arriveSignedIn(addressIn(t.language, to))}
            onForgot={() => setForm('forgot')}
          />
        </>
      )}
    </div>
  );
}
