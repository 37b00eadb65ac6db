import { type OpenInvitation, roleNames } from '../../service/accounts/staff/staff.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { When } from '../ui/when.tsx';

/** Invitations that have not been accepted yet. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="text-xl">
        {' '}
        Invitations{' '}
      </h2>
      {invitations.length === 0 ? (
        <p className="mt-1 text-ink-soft">No open invitations.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
          {invitations.map(({ id, email, role, expiresAt, invitedBy, senderLeft }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{email}</p>
                <p className="text-sm text-ink-soft">
                  {roleNames[role]}, until <When at={expiresAt} />
                </p>
                {senderLeft ? (
                  <p className="text-sm text-danger wrap-anywhere">
                    Sent by {invitedBy}, who is no longer an admin. Keep or withdraw it.
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
                    aria-label={`Keep invitation of ${email}`}
                  >
                    Keep
                  </Submit>
                ) : null}
                <Submit
                  name="do"
                  value="withdraw"
                  variant="secondary"
                  size="sm"
                  aria-label={`Withdraw invitation of ${email}`}
                >
                  {' '}
                  Withdraw{' '}
                </Submit>
              </AdminForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
