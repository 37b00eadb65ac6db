import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { useText } from '../rendering/text.tsx';
import { urls } from '../urls.ts';
import type { SignInForm } from './modal-store.ts';

const look =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';
const pages: Readonly<Partial<Record<SignInForm, string>>> = { login: urls.login, register: urls.signup };

/** Switches to another form: a button if `onSwitch` does it in place, else a link to that form's page. */
export function SwitchLink({
  to,
  onSwitch,
  children,
}: {
  to: SignInForm;
  onSwitch?: ((to: SignInForm) => void) | undefined;
  children: ReactNode;
}) {
  const page = pages[to];
  return page && !onSwitch ? (
    <Link to={page} className={look}>
      {children}
    </Link>
  ) : (
    <button type="button" className={`needs-script ${look}`} onClick={() => onSwitch?.(to)}>
      {children}
    </button>
  );
}

export function NeedsScript() {
  const t = useText();
  return (
    <noscript>
      <p className="mb-4 rounded-field bg-sunk px-4 py-3">{t(signInTexts.needsJavascript)}</p>
    </noscript>
  );
}
