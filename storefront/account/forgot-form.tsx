import { useEffect, useEffectEvent, useState } from 'react';
import { forgotRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { forgotProblem, texts } from './account-texts.ts';
import { Message } from './message.tsx';
import { SwitchLink } from './switch-link.tsx';
import { storedInput, useAccountForm } from './use-account-form.ts';

const sentMs = 3_000;

/** Requests a reset link. `onDone` is called 3 s after it was sent. */
export function ForgotForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [sent, setSent] = useState(false);
  const { form, errors, problem, busy } = useAccountForm({
    rules,
    problem: forgotProblem,
    send: async ({ email }) => {
      await callApi('POST', '/api/auth/forgot-password', { email }, { token: null });
      setSent(true);
    },
  });
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => finish(), sentMs);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <form {...form} className="grid gap-4">
      <p className="text-ink-soft">
        Enter your account’s email address and we’ll send you a link to set a new password.
      </p>
      <TextField
        label="Email"
        name="email"
        {...inputBounds(rules.email)}
        type="email"
        autoComplete="username"
        defaultValue={storedInput('email')}
        error={errors['email']}
        disabled={sent}
        data-autofocus
      />
      <Message text={sent ? texts.linkSent : undefined} good focus />
      <Message text={problem} />
      <Button type="submit" busy={busy} disabled={sent}>
        Send Reset Link
      </Button>
      <p className="text-center">
        <SwitchLink to="login" onSwitch={onBack}>
          Back to Login
        </SwitchLink>
      </p>
    </form>
  );
}
