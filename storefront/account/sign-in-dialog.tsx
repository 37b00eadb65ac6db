import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { signInTexts } from '../../messages/en/sign-in.ts';
import type { Message } from '../../messages/message.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useText } from '../rendering/text.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { arriveSignedIn, closeSignIn, openSignIn, type SignInForm, type SignInRequest } from './modal-store.ts';
import { RegisterForm } from './register-form.tsx';
import { focusPath, restoreFocus } from './restore-focus.ts';

const titles: Readonly<Record<SignInForm, Message>> = {
  login: signInTexts.loginTitle,
  register: signInTexts.registerTitle,
  forgot: signInTexts.forgotTitle,
};

/** The sign-in dialog, which switches between its forms. */
export default function SignInDialog({ request }: { request: SignInRequest }) {
  const t = useText();
  const { kind, onDone } = request;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const content = useRef<HTMLDivElement>(null);
  // before the dialog takes the focus
  const [place] = useState(focusPath);
  useEffect(() => {
    // the dialog does this when it opens; here for a switch between forms
    if (kind) content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [kind]);
  useEffect(
    () => () => {
      // after signing in, the button that opened the dialog is gone
      setTimeout(() => restoreFocus(place));
    },
    [place],
  );

  function done() {
    closeSignIn();
    if (onDone) onDone();
    else arriveSignedIn(addressIn(t.language, here));
  }
  const toLogin = () => openSignIn('login');
  return (
    <Dialog open onClose={closeSignIn} title={t(titles[kind])} size={kind === 'register' ? 'md' : 'sm'}>
      <div ref={content}>
        {kind === 'login' ? (
          <LoginForm to={here} onDone={done} onSwitch={openSignIn} onForgot={() => openSignIn('forgot')} />
        ) : null}
        {kind === 'register' ? <RegisterForm onDone={done} onSwitch={openSignIn} /> : null}
        {kind === 'forgot' ? <ForgotForm onDone={closeSignIn} onBack={toLogin} /> : null}
      </div>
    </Dialog>
  );
}
