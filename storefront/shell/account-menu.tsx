import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { accountMenuTexts } from '../../messages/en/account-menu.ts';
import { signOut } from '../device/api.ts';
import { useSavedNames } from '../device/saved.ts';
import { useSession } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { urls } from '../urls.ts';

/** 'My Account' of a signed-in traveller. */
export default function AccountMenu() {
  const t = useText();
  const navigate = useNavigate();
  useSavedOnAccount();
  return (
    <Menu
      label={t(accountMenuTexts.myAccount)}
      trigger={t(accountMenuTexts.myAccount)}
      items={[
        { label: t(accountMenuTexts.myProfile), to: urls.profile, icon: <Icon name="user-round" size={20} /> },
        { label: t(accountMenuTexts.myBooking), to: urls.dashboard, icon: <Icon name="ticket" size={20} /> },
        {
          label: t(accountMenuTexts.logout),
          icon: <Icon name="log-out" size={20} />,
          onSelect: () => {
            void signOut();
            void navigate(urls.home);
          },
        },
      ]}
    />
  );
}

/** Syncs saved products with the signed-in user's account. Its code is loaded only for signed-in users. */
function useSavedOnAccount(): void {
  const names = useSavedNames();
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    void import('../saved/sync-saved.ts').then(({ isAlike, syncSaved }) => (isAlike(names) ? undefined : syncSaved()));
  }, [names, token]);
}
