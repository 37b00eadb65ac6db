import { adminStaffTexts } from '../../messages/en/admin/staff.ts';
import { roleNames, type StaffRole, staffRoles } from '../../service/accounts/staff/staff.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';

/** Changes to a member of staff. Folded, so that nothing happens by mistake. */
export function StaffActions({ userId, name, role }: { userId: number; name: string; role: StaffRole }) {
  const t = useText();
  return (
    <details>
      <summary
        className="min-h-11 content-center font-semibold text-support underline"
        aria-label={t(adminStaffTexts.changePerson, { name })}
      >
        {t(adminStaffTexts.change)}
      </summary>
      <AdminForm refused={undefined} className="grid max-w-60 gap-3 py-2">
        <input type="hidden" name="of" value={userId} />
        <SelectField label={t(adminStaffTexts.role)} name="role" defaultValue={role}>
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}
            </option>
          ))}
        </SelectField>
        <Submit name="do" value="role" size="sm" variant="secondary">
          {t(adminStaffTexts.changeRole)}
        </Submit>
        <Submit name="do" value="remove" size="sm" variant="danger">
          {t(adminStaffTexts.remove, { name })}
        </Submit>
      </AdminForm>
    </details>
  );
}
