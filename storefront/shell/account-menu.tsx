import LogOut from 'lucide-react/icons/log-out';
import Ticket from 'lucide-react/icons/ticket';
import { useNavigate } from 'react-router';
import { signOut } from '../device/session.ts';
import { Menu } from '../ui/menu.tsx';
import { urls } from '../urls.ts';

/** 'My Account' of a signed-in traveller. My Profile joins when its page exists. */
export default function AccountMenu() {
  const navigate = useNavigate();
  return (
    <Menu
      label="My Account"
      trigger="My Account"
      items={[
        { label: 'My Booking', to: urls.dashboard, icon: <Ticket aria-hidden="true" size={20} /> },
        {
          label: 'Logout',
          icon: <LogOut aria-hidden="true" size={20} />,
          onSelect: () => {
            void signOut();
            void navigate(urls.home);
          },
        },
      ]}
    />
  );
}
