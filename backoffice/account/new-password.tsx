import { adminAccountTexts } from '../../messages/en/admin/account.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';

/** Asks for the password again, so that a stolen session cannot change a sign-in method. */
export function CurrentPassword({ refused }: { refused: Refused | undefined }) {
  const t = useText();
  return (
    <TextField
      label={t(adminAccountTexts.currentPassword)}
      type="password"
      name="current"
      autoComplete="current-password"
      required
      error={refused?.errors['current']}
    />
  );
}

export function NewPassword({ refused }: { refused: Refused | undefined }) {
  const t = useText();
  return (
    <Panel title={t(adminAccountTexts.password)} lead={t(adminAccountTexts.passwordLead)}>
      <AdminForm refused={refused} action="?form=password" className="grid gap-4">
        <CurrentPassword refused={refused} />
        <TextField
          label={t(adminAccountTexts.newPassword)}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          error={refused?.errors['password']}
        />
        <TextField
          label={t(adminAccountTexts.newPasswordAgain)}
          type="password"
          name="again"
          autoComplete="new-password"
          required
          error={refused?.errors['again']}
        />
        <Submit variant="secondary" className="justify-self-start">
          {t(adminAccountTexts.changePassword)}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
