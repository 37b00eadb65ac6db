import type { ReactNode } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { Translate } from '../../messages/translate.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { birthdayText } from './profile.ts';

/** The read-only profile, below the name. */
export function ProfileDetails({ user, onEdit }: { user: SessionUser; onEdit: () => void }) {
  const t = useText();
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name={t(accountTexts.email)}>{user.email}</Fact>
        <Fact name={t(accountTexts.phone)}>{valueOrMissing(t, user.phone)}</Fact>
        <Fact name={t(accountTexts.dateOfBirth)}>
          {valueOrMissing(t, user.dateOfBirth && birthdayText(t, user.dateOfBirth))}
        </Fact>
        <Fact name={t(accountTexts.address)}>{valueOrMissing(t, user.address)}</Fact>
      </dl>
      <Button variant="secondary" className="mt-7 max-sm:w-full" onClick={onEdit}>
        {t(accountTexts.editProfile)}
      </Button>
    </>
  );
}

/** A value that the device does not know yet is neither shown nor reported as missing. */
function valueOrMissing(t: Translate, text: string | null | undefined): ReactNode {
  if (text === undefined) return '\u00a0';
  return text || <span className="text-ink-soft">{t(accountTexts.missing)}</span>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-0.5 text-lg whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

export function ProfileSkeleton() {
  const t = useText();
  const bar = 'rounded-field bg-sunk';
  return (
    <div role="status" className="rounded-card border border-line bg-card p-5 shadow-card md:p-8">
      <span className="sr-only">{t(accountTexts.loadingProfile)}</span>
      <div aria-hidden="true" className="animate-pulse">
        <div className="flex items-center gap-4">
          <div className="size-14 rounded-full bg-sunk" />
          <div className={`${bar} h-8 w-56`} />
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {['email', 'phone', 'birth', 'address'].map((fact) => (
            <div key={fact} className="space-y-2">
              <div className={`${bar} h-4 w-20`} />
              <div className={`${bar} h-6 w-2/3`} />
            </div>
          ))}
        </div>
        <div className={`${bar} mt-7 h-12 w-32 max-sm:w-full`} />
      </div>
    </div>
  );
}
