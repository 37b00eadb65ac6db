import { signInTexts } from '../../messages/en/sign-in.ts';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import { logInRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { signIn } from '../device/session.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { useSite } from '../shell/frame.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { loginProblem } from './account-texts.ts';
import { ConnectButtons } from './connect-buttons.tsx';
import { Message } from './message.tsx';
import type { SignInForm } from './modal-store.ts';
import { PasswordField } from './password-field.tsx';
import { NeedsScript, SwitchLink } from './switch-link.tsx';
import { forgetInput, storedInput, useAccountForm } from './use-account-form.ts';

export interface AccountFormProps {
  /** Called after success, when the session is already stored. */
  onDone: () => void;
  /** Switches to another form in place; without it there are links to pages. */
  onSwitch?: (to: SignInForm) => void;
}

/** `to`: the page after signing in through a provider. */
export function LoginForm({ to, onDone, onSwitch, onForgot }: AccountFormProps & { to: string; onForgot: () => void }) {
  const t = useText();
  const site = useSite();
  const { form, errors, problem, busy, hydrated } = useAccountForm({
    rules,
    problem: (error) => loginProblem(t, error),
    send: async ({ email, password }) => {
      const body = { identifier: email, password };
      signIn(await callApi<SignedInWire>('POST', '/api/auth/local', body, { token: null }));
      forgetInput();
      onDone();
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <NeedsScript />
      <TextField
        label={t(signInTexts.email)}
        name="email"
        {...inputBounds(rules.email)}
        type="email"
        autoComplete="username"
        defaultValue={storedInput('email')}
        error={errors['email']}
        data-autofocus
      />
      <div>
        <PasswordField
          label={t(signInTexts.password)}
          name="password"
          {...inputBounds(rules.password)}
          autoComplete="current-password"
          error={errors['password']}
        />
        <p className="mt-1 text-end">
          <SwitchLink to="forgot" onSwitch={onForgot}>
            {t(signInTexts.forgotPassword)}
          </SwitchLink>
        </p>
      </div>
      <Message text={problem} />
      <Button type="submit" busy={busy} disabled={!hydrated} className={hydrated ? '' : 'disabled:opacity-100'}>
        {t(signInTexts.submitLogin)}
      </Button>
      <ConnectButtons to={to} />
      <p className="text-center text-ink-soft">
        <Rich
          message={signInTexts.newHere}
          values={{
            site,
            link: (words) => (
              <SwitchLink to="register" onSwitch={onSwitch}>
                {words}
              </SwitchLink>
            ),
          }}
        />
      </p>
    </form>
  );
}
