import { adminStaffTexts } from '../../messages/en/admin/staff.ts';
import { roleNames, staffRoles } from '../../service/accounts/staff/staff.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';

/** Invites a person, or renews the access of someone who lost their authenticator. */
export function InviteForm({ refused }: { refused: Refused | undefined }) {
  const t = useText();
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-xl">
        {t(adminStaffTexts.invite)}
      </h2>
      <p className="mt-1 text-ink-soft">{t(adminStaffTexts.inviteLead)}</p>
      <AdminForm refused={refused} className="mt-4 grid gap-4 rounded-card border border-line bg-card p-5">
        <TextField
          label={t(adminStaffTexts.email)}
          type="email"
          required
          autoComplete="off"
          {...fieldProps(refused, 'email')}
        />
        <SelectField label={t(adminStaffTexts.role)} {...fieldProps(refused, 'role', 'editor')}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </SelectField>
        <Submit name="do" value="invite" className="justify-self-start">
          {t(adminStaffTexts.sendInvitation)}
        </Submit>
      </AdminForm>
    </section>
  );
}
