import { useEffect, useEffectEvent, useState } from 'react';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import { registerRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { signIn } from '../device/session.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField, TextField } from '../ui/field.tsx';
import { registerProblem, texts } from './account-texts.ts';
import { TermsLink } from './connect-buttons.tsx';
import type { AccountFormProps } from './login-form.tsx';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { NeedsScript, SwitchLink } from './switch-link.tsx';
import { forgetInput, storedInput, useAccountForm } from './use-account-form.ts';

const successMs = 3_000;

export function RegisterForm({ onDone, onSwitch }: AccountFormProps) {
  const [registered, setRegistered] = useState(false);
  const { form, errors, problem, busy, hydrated } = useAccountForm({
    rules,
    check: ({ password, confirmPassword }) =>
      password === confirmPassword ? undefined : ['confirmPassword', texts.noMatch],
    problem: registerProblem,
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
        label="Full Name"
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
          label="Email"
          name="email"
          {...inputBounds(rules.email)}
          type="email"
          autoComplete="email"
          defaultValue={storedInput('email')}
          error={errors['email']}
          disabled={registered}
        />
        <TextField
          label="Phone"
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
          label="Password"
          name="password"
          {...inputBounds(rules.password)}
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errors['password']}
          disabled={registered}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          {...inputBounds(rules.confirmPassword)}
          autoComplete="new-password"
          error={errors['confirmPassword']}
          disabled={registered}
        />
      </div>
      <CheckboxField
        label={
          <>
            I agree to the <TermsLink />
          </>
        }
        name="agreeToTerms"
        {...inputBounds(rules.agreeToTerms)}
        error={errors['agreeToTerms']}
        disabled={registered}
      />
      <Message text={registered ? texts.registered : undefined} good focus />
      <Message text={problem} />
      <Button
        type="submit"
        busy={busy}
        disabled={!hydrated || registered}
        className={hydrated ? '' : 'disabled:opacity-100'}
      >
        CREATE ACCOUNT
      </Button>
      <p className="text-center text-ink-soft">
        Already have an account?{' '}
        <SwitchLink to="login" onSwitch={onSwitch}>
          Sign In
        </SwitchLink>
      </p>
    </form>
  );
}
