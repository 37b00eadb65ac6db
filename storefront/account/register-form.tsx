import { useEffect, useEffectEvent, useState } from 'react';
import { signInTexts } from '../../messages/en/sign-in.ts';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import { registerRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { signIn } from '../device/session.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField, TextField } from '../ui/field.tsx';
import { registerProblem } from './account-texts.ts';
import { TermsLink } from './connect-buttons.tsx';
import type { AccountFormProps } from './login-form.tsx';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { NeedsScript, SwitchLink } from './switch-link.tsx';
import { forgetInput, storedInput, useAccountForm } from './use-account-form.ts';

const successMs = 3_000;

export function RegisterForm({ onDone, onSwitch }: AccountFormProps) {
  const t = useText();
  const [registered, setRegistered] = useState(false);
  const { form, errors, problem, busy, hydrated } = useAccountForm({
    rules,
    check: ({ password, confirmPassword }) =>
      password === confirmPassword ? undefined : ['confirmPassword', t(signInTexts.passwordsDiffer)],
    problem: (error) => registerProblem(t, error),
    send: async ({ fullName, email, phone, password }) => {
      const body = { username: fullName, email, password, phone };
      signIn(await callApi<SignedInWire>('POST', '/api/auth/local/register', body, { token: null }));
      forgetInput();
      setRegistered(true);
    },
  });
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => finish(), successMs);
    return () => clearTimeout(timer);
  }, [registered]);

  return (
    <form {...form} className="grid gap-4">
      <NeedsScript />
      <TextField
        label={t(signInTexts.fullName)}
        name="fullName"
        {...inputBounds(rules.fullName)}
        autoComplete="name"
        defaultValue={storedInput('fullName')}
        error={errors['fullName']}
        disabled={registered}
        data-autofocus
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t(signInTexts.email)}
          name="email"
          {...inputBounds(rules.email)}
          type="email"
          autoComplete="email"
          defaultValue={storedInput('email')}
          error={errors['email']}
          disabled={registered}
        />
        <TextField
          label={t(signInTexts.phone)}
          name="phone"
          {...inputBounds(rules.phone)}
          type="tel"
          autoComplete="tel"
          defaultValue={storedInput('phone')}
          error={errors['phone']}
          disabled={registered}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label={t(signInTexts.password)}
          name="password"
          {...inputBounds(rules.password)}
          autoComplete="new-password"
          hint={t(signInTexts.passwordHint)}
          error={errors['password']}
          disabled={registered}
        />
        <PasswordField
          label={t(signInTexts.confirmPassword)}
          name="confirmPassword"
          {...inputBounds(rules.confirmPassword)}
          autoComplete="new-password"
          error={errors['confirmPassword']}
          disabled={registered}
        />
      </div>
      <CheckboxField
        label={<Rich message={signInTexts.agree} values={{ terms: (words) => <TermsLink>{words}</TermsLink> }} />}
        name="agreeToTerms"
        {...inputBounds(rules.agreeToTerms)}
        error={errors['agreeToTerms']}
        disabled={registered}
      />
      <Message text={registered ? t(signInTexts.registered) : undefined} good focus />
      <Message text={problem} />
      <Button
        type="submit"
        busy={busy}
        disabled={!hydrated || registered}
        className={hydrated ? '' : 'disabled:opacity-100'}
      >
        {t(signInTexts.submitRegistration)}
      </Button>
      <p className="text-center text-ink-soft">
        <Rich
          message={signInTexts.registeredAlready}
          values={{
            link: (words) => (
              <SwitchLink to="login" onSwitch={onSwitch}>
                {words}
              </SwitchLink>
            ),
          }}
        />
      </p>
    </form>
  );
}
