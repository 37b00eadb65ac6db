import { lazy, type ReactNode, Suspense, useState } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { EmailNotifications } from './email-notifications.tsx';
import { Message } from './message.tsx';
import { PersonalData } from './personal-data.tsx';
import { ReviewEmails } from './review-emails.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

const load = () => import('./change-password-dialog.tsx');
const ChangePasswordDialog = lazy(load);

/** The password, email preferences, signed-in devices and stored data of the account. */
export function AccountSettings({ user }: { user: SessionUser }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <section aria-labelledby="settings" className="mt-6 rounded-card border border-line bg-card p-5 shadow-card md:p-8">
      <h2 id="settings" className="text-2xl md:text-3xl">
        {t(accountTexts.settings)}
      </h2>
      <div className="mt-5 divide-y divide-line">
        <Setting icon="lock">
          <div className="grow basis-60">
            <h3 className="font-sans text-lg font-semibold tracking-normal">{t(accountTexts.password)}</h3>
            <p className="text-ink-soft">{t(accountTexts.passwordAdvice)}</p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:w-full"
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onClick={() => {
              setChanged(false);
              setOpen(true);
            }}
          >
            {t(accountTexts.changePassword)}
          </Button>
          <div className="basis-full has-[>:empty]:absolute">
            <Message text={changed ? t(accountTexts.passwordChanged) : undefined} good />
          </div>
        </Setting>
        <Setting icon="mail">
          <EmailNotifications user={user} />
        </Setting>
        <Setting icon="star">
          <ReviewEmails user={user} />
        </Setting>
        <Setting icon="shield-check">
          <SignedInDevices />
        </Setting>
        <Setting icon="user-round">
          <PersonalData user={user} />
        </Setting>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <ChangePasswordDialog
            user={user}
            onClose={() => setOpen(false)}
            onChanged={() => {
              setOpen(false);
              setChanged(true);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

function Setting({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-5 first:pt-0 last:pb-0">
      <Icon name={icon} size={22} className="mt-1 shrink-0 text-support max-sm:hidden" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}
