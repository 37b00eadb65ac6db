import { useEffect, useEffectEvent, useState } from 'react';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { resetPasswordTexts } from '../../messages/en/reset-password.ts';
import { resetRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { forgetSession } from '../device/storage.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { resetProblem } from './account-texts.ts';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const doneMs = 2_000;

/** Sets a new password with the code of the email. `onDone` is called 2 s later. */
export function ResetForm({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useText();
  const [updated, setUpdated] = useState(false);
  const { form, errors, problem, busy, hydrated } = useAccountForm({
    rules,
    check: ({ password, passwordConfirmation }) =>
      password === passwordConfirmation ? undefined : ['passwordConfirmation', t(fieldRulesTexts.passwordsDiffer)],
    problem: (error) => resetProblem(t, error),
    send: async ({ password, passwordConfirmation }) => {
      await callApi('POST', '/api/auth/reset-password', { code, password, passwordConfirmation }, { token: null });
      // a reset ends every session of the account
      forgetSession();
      setUpdated(true);
    },
  });
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!updated) return;
    const timer = setTimeout(() => finish(), doneMs);
    return () => clearTimeout(timer);
  }, [updated]);

  const field = { autoComplete: 'new-password', disabled: updated } as const;
  return (
    <form {...form} className="grid gap-4">
      <PasswordField
        {...field}
        label={t(resetPasswordTexts.newPassword)}
        name="password"
        {...inputBounds(rules.password)}
        hint={t(resetPasswordTexts.passwordHint)}
        error={errors['password']}
      />
      <PasswordField
        {...field}
        label={t(resetPasswordTexts.confirmPassword)}
        name="passwordConfirmation"
        {...inputBounds(rules.passwordConfirmation)}
        error={errors['passwordConfirmation']}
      />
      <Message text={updated ? t(resetPasswordTexts.updated) : undefined} good focus />
      <Message text={problem} />
      <Button
        type="submit"
        busy={busy}
        disabled={!hydrated || updated}
        className={hydrated ? '' : 'disabled:opacity-100'}
      >
        {t(resetPasswordTexts.submit)}
      </Button>
    </form>
  );
}
