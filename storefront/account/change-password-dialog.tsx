import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import { passwordsDiffer, changePasswordRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { callApi } from '../device/api.ts';
import { type SessionUser, signIn } from '../device/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { changePasswordProblem, texts } from './account-texts.ts';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { SendLink } from './send-link.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Changes the password of a user who knows the current one; others are sent a link by email. */
export default function ChangePasswordDialog(props: { user: SessionUser; onClose: () => void; onChanged: () => void }) {
  const { user } = props;
  const { form, errors, problem, busy } = useAccountForm({
    rules,
    forSignIn: false,
    check: ({ password, passwordConfirmation }) =>
      password === passwordConfirmation ? undefined : ['passwordConfirmation', passwordsDiffer],
    problem: changePasswordProblem,
    send: async ({ currentPassword, password, passwordConfirmation }) => {
      const body = { currentPassword, password, passwordConfirmation };
      signIn(await callApi<SignedInWire>('POST', '/api/auth/change-password', body));
      props.onChanged();
    },
  });
  return (
    <Dialog open title="Change Password" size="sm" onClose={props.onClose}>
      <form {...form} className="grid gap-4">
        {/* tells password managers which account it is */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          {...inputBounds(rules.currentPassword)}
          autoComplete="current-password"
          error={errors['currentPassword']}
          data-autofocus
        />
        <PasswordField
          label="New password"
          name="password"
          {...inputBounds(rules.password)}
          autoComplete="new-password"
          hint="At least 6 characters. Do not use a common password, your name or your email."
          error={errors['password']}
        />
        <PasswordField
          label="Confirm new password"
          name="passwordConfirmation"
          {...inputBounds(rules.passwordConfirmation)}
          autoComplete="new-password"
          error={errors['passwordConfirmation']}
        />
        <Message text={problem} />
        <Button type="submit" busy={busy}>
          Change Password
        </Button>
      </form>
      <div className="mt-6 border-t border-line pt-4">
        <p className="text-ink-soft">{wayOut(user.provider)}</p>
        <SendLink
          label="Email me a link"
          path="/api/auth/forgot-password"
          body={{ email: user.email }}
          token={null}
          sent={texts.linkSent}
        />
      </div>
    </Dialog>
  );
}

const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

function wayOut(provider = 'local'): string {
  const name = names[provider];
  return name
    ? `Signed up with ${name}? We’ll email you a link to set a password.`
    : 'Forgot your current password? We’ll email you a link to reset it.';
}
