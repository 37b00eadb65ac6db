import { changePasswordTexts } from '../../messages/en/change-password.ts';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { signInTexts } from '../../messages/en/sign-in.ts';
import type { Translate } from '../../messages/translate.ts';
import type { SignedInWire } from '../../service/accounts/account-bodies.ts';
import { changePasswordRules as rules } from '../../service/accounts/account-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { ApiError, callApi } from '../device/api.ts';
import { type SessionUser, signIn } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { SendLink } from './send-link.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Changes the password of a user who knows the current one; others are sent a link by email. */
export default function ChangePasswordDialog(props: { user: SessionUser; onClose: () => void; onChanged: () => void }) {
  const t = useText();
  const { user } = props;
  const { form, errors, problem, busy } = useAccountForm({
    rules,
    forSignIn: false,
    check: ({ password, passwordConfirmation }) =>
      password === passwordConfirmation ? undefined : ['passwordConfirmation', t(fieldRulesTexts.passwordsDiffer)],
    problem: (error) => (error instanceof ApiError && error.message) || t(changePasswordTexts.failed),
    send: async ({ currentPassword, password, passwordConfirmation }) => {
      const body = { currentPassword, password, passwordConfirmation };
      signIn(await callApi<SignedInWire>('POST', '/api/auth/change-password', body));
      props.onChanged();
    },
  });
  return (
    <Dialog open title={t(changePasswordTexts.title)} size="sm" onClose={props.onClose}>
      <form {...form} className="grid gap-4">
        {/* tells password managers which account it is */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={t(changePasswordTexts.currentPassword)}
          name="currentPassword"
          {...inputBounds(rules.currentPassword)}
          autoComplete="current-password"
          error={errors['currentPassword']}
          data-autofocus
        />
        <PasswordField
          label={t(changePasswordTexts.newPassword)}
          name="password"
          {...inputBounds(rules.password)}
          autoComplete="new-password"
          hint={t(changePasswordTexts.passwordHint)}
          error={errors['password']}
        />
        <PasswordField
          label={t(changePasswordTexts.confirmPassword)}
          name="passwordConfirmation"
          {...inputBounds(rules.passwordConfirmation)}
          autoComplete="new-password"
          error={errors['passwordConfirmation']}
        />
        <Message text={problem} />
        <Button type="submit" busy={busy}>
          {t(changePasswordTexts.submit)}
        </Button>
      </form>
      <div className="mt-6 border-t border-line pt-4">
        <p className="text-ink-soft">{wayOut(t, user.provider)}</p>
        <SendLink
          label={t(changePasswordTexts.emailLink)}
          path="/api/auth/forgot-password"
          body={{ email: user.email }}
          token={null}
          sent={t(signInTexts.resetLinkSent)}
        />
      </div>
    </Dialog>
  );
}

const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

function wayOut(t: Translate, provider = 'local'): string {
  const name = names[provider];
  return name ? t(changePasswordTexts.signedUpElsewhere, { name }) : t(changePasswordTexts.forgotPassword);
}
