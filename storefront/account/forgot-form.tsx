import { useEffect, useEffectEvent, useState } from 'react';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { forgotRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { forgotProblem } from './account-texts.ts';
import { Message } from './message.tsx';
import { SwitchLink } from './switch-link.tsx';
import { storedInput, useAccountForm } from './use-account-form.ts';

const sentMs = 3_000;

/** Requests a reset link. `onDone` is called 3 s after it was sent. */
export function ForgotForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const t = useText();
  const [sent, setSent] = useState(false);
  const { form, errors, problem, busy } = useAccountForm({
    rules,
    problem: (error) => forgotProblem(t, error),
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
      <p className="text-ink-soft">{t(signInTexts.forgotAdvice)}</p>
      <TextField
        label={t(signInTexts.email)}
        name="email"
        {...inputBounds(rules.email)}
        type="email"
        autoComplete="username"
        defaultValue={storedInput('email')}
        error={errors['email']}
        disabled={sent}
        data-autofocus
      />
      <Message text={sent ? t(signInTexts.resetLinkSent) : undefined} good focus />
      <Message text={problem} />
      <Button type="submit" busy={busy} disabled={sent}>
        {t(signInTexts.submitForgot)}
      </Button>
      <p className="text-center">
        <SwitchLink to="login" onSwitch={onBack}>
          {t(signInTexts.backToLogin)}
        </SwitchLink>
      </p>
    </form>
  );
}
