import { adminStaffTexts } from '../../messages/en/admin/staff.ts';
import { type OpenInvitation, roleNames } from '../../service/accounts/staff/staff.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { formatInstant, When } from '../ui/when.tsx';

/** Invitations that have not been accepted yet. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const t = useText();
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="text-xl">
        {t(adminStaffTexts.invitations)}
      </h2>
      {invitations.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t(adminStaffTexts.noInvitations)}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
          {invitations.map(({ id, email, role, expiresAt, invitedBy, senderLeft }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{email}</p>
                <p className="text-sm text-ink-soft">
                  <Rich
                    message={adminStaffTexts.roleUntil}
                    values={{
                      role: roleNames[role],
                      expiresAt: formatInstant(expiresAt),
                      time: (words) => <When at={expiresAt}>{words}</When>,
                    }}
                  />
                </p>
                {senderLeft ? (
                  <p className="text-sm text-danger wrap-anywhere">
                    {t(adminStaffTexts.sentByFormerAdmin, { invitedBy: invitedBy ?? '' })}
                  </p>
                ) : null}
              </div>
              <AdminForm refused={undefined} className="flex flex-wrap gap-2">
                <input type="hidden" name="of" value={id} />
                {senderLeft ? (
                  <Submit
                    name="do"
                    value="keep"
                    variant="secondary"
                    size="sm"
                    aria-label={t(adminStaffTexts.keepInvitation, { email })}
                  >
                    {t(adminStaffTexts.keep)}
                  </Submit>
                ) : null}
                <Submit
                  name="do"
                  value="withdraw"
                  variant="secondary"
                  size="sm"
                  aria-label={t(adminStaffTexts.withdrawInvitation, { email })}
                >
                  {t(adminStaffTexts.withdraw)}
                </Submit>
              </AdminForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
