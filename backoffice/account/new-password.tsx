import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';

/** Asks for the password again, so that a stolen session cannot change a sign-in method. */
export function CurrentPassword({ refused }: { refused: Refused | undefined }) {
  return (
    <TextField
      label="Current password"
      type="password"
      name="current"
      autoComplete="current-password"
      required
      error={refused?.errors['current']}
    />
  );
}

export function NewPassword({ refused }: { refused: Refused | undefined }) {
  return (
    <Panel title="Password" lead="At least 12 characters. Changing it signs you out on all other devices.">
      <AdminForm refused={refused} action="?form=password" className="grid gap-4">
        <CurrentPassword refused={refused} />
        <TextField
          label="New password"
          type="password"
          name="password"
          autoComplete="new-password"
          required
          error={refused?.errors['password']}
        />
        <TextField
          label="New password again"
          type="password"
          name="again"
          autoComplete="new-password"
          required
          error={refused?.errors['again']}
        />
        <Submit variant="secondary" className="justify-self-start">
          Change password
        </Submit>
      </AdminForm>
    </Panel>
  );
}
