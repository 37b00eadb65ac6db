import { adminAccountTexts } from '../../messages/en/admin/account.ts';
import type { ListedSession } from '../../service/accounts/session.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';

/** Where the account is signed in. Other devices can be signed out from here. */
export function Devices({ sessions, refused }: { sessions: readonly ListedSession[]; refused: Refused | undefined }) {
  const t = useText();
  return (
    <Panel title={t(adminAccountTexts.devices)} lead={t(adminAccountTexts.devicesLead)}>
      <AdminForm refused={refused} action="?form=devices">
        <ul className="divide-y divide-line">
          {sessions.map(({ id, device, current, usedAt }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
              <p>
                <span className="block font-semibold">{device}</span>
                <span className="block text-sm text-ink-soft">
                  {current ? t(adminAccountTexts.thisDevice) : <When at={usedAt} />}
                </span>
              </p>
              {current ? null : (
                <Submit
                  name="only"
                  value={id}
                  variant="secondary"
                  size="sm"
                  aria-label={t(adminAccountTexts.signOutDevice, { device })}
                >
                  {t(adminAccountTexts.signOut)}
                </Submit>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 2 ? (
          <Submit name="only" value="" variant="secondary" size="sm" className="mt-3">
            {t(adminAccountTexts.signOutOthers)}
          </Submit>
        ) : null}
      </AdminForm>
    </Panel>
  );
}
