import { useState } from 'react';
import { dashboardTexts } from '../../messages/en/dashboard.ts';
import { AccountSettings } from '../account/account-settings.tsx';
import { ProfileCard, type ProfileDraft } from '../account/profile-card.tsx';
import { ProfileSkeleton } from '../account/profile-details.tsx';
import { useFreshUser } from '../account/refresh-user.ts';
import { NeedsScript } from '../account/switch-link.tsx';
import { AccountGate } from '../booking/account-gate.tsx';
import { DashboardFrame } from '../booking/dashboard-frame.tsx';
import type { Session } from '../device/session.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { unlistedHead } from '../shell/page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/profile';

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  return unlistedHead(t, t(dashboardTexts.myProfile), urls.profile, matches[0].loaderData?.origin);
}

export default function ProfilePage() {
  // here, because the draft must survive the end of the session: after signing in again the changes are still there
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  return (
    <AccountGate to="profile">
      {(session, logout) => <Profile session={session} draft={draft} onDraft={setDraft} onLogout={logout} />}
    </AccountGate>
  );
}

function Profile(props: {
  session: Session;
  draft: ProfileDraft | null;
  onDraft: (draft: ProfileDraft | null) => void;
  onLogout: () => void;
}) {
  const t = useText();
  const { draft } = props;
  const { user, token } = props.session;
  useFreshUser(token);
  return (
    <DashboardFrame user={user} view="profile" onLogout={props.onLogout}>
      <div className="max-w-3xl">
        <p className="font-semibold text-support">{t(dashboardTexts.account)}</p>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="text-4xl md:text-5xl">{t(dashboardTexts.myProfile)}</h1>
          <ButtonLink to={urls.saved} size="sm" variant="secondary">
            <Icon name="heart" size={18} />
            {t(dashboardTexts.saved)}
          </ButtonLink>
        </div>
        {user ? (
          <div key={user.email}>
            <ProfileCard user={user} draft={draft?.of === user.email ? draft : null} onDraft={props.onDraft} />
            <AccountSettings user={user} />
          </div>
        ) : (
          <div className="mt-6">
            <NeedsScript />
            <ProfileSkeleton />
          </div>
        )}
      </div>
    </DashboardFrame>
  );
}
