import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountHeading } from './account-heading.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { arriveSignedIn } from './modal-store.ts';

/** The login form as a page, and the way to a forgotten password in its place. `to`: the page that follows. */
export function LoginPage({ heading, to }: { heading: ReactNode; to: string }) {
  const [form, setForm] = useState<'login' | 'forgot' | 'login again'>('login');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that changed the form is gone
    if (form !== 'login') place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form]);
  const back = () => setForm('login again');
  return (
    <div ref={place}>
      {form === 'forgot' ? (
        <>
          <AccountHeading title="Reset your password" />
          <ForgotForm onDone={back} onBack={back} />
        </>
      ) : (
        <>
          {heading}
          <LoginForm to={to} onDone={() => arriveSignedIn(to)} onForgot={() => setForm('forgot')} />
        </>
      )}
    </div>
  );
}
