import { Link, useNavigate } from 'react-router';
import { openSignIn } from '../account/modal-store.ts';
import { signOut } from '../device/api.ts';
import { useSession } from '../device/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { mainLinks } from './navigation.ts';

const ownLinks = [
  { label: 'My Profile', to: urls.profile },
  { label: 'My Booking', to: urls.dashboard },
];
const row = 'flex min-h-14 w-full items-center justify-between border-b border-line text-lg font-semibold';

export default function MobileSheet({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const links = user ? [...mainLinks, ...ownLinks] : mainLinks;
  function openDialog(kind: 'login' | 'register') {
    onClose();
    openSignIn(kind);
  }
  return (
    <Dialog open onClose={onClose} title={user ? `Hi ${user.username}` : 'Menu'} size="sm">
      <nav aria-label="Main">
        <ul>
          {[
            { label: 'Home', to: urls.home },
            ...links,
            { label: 'Saved', to: urls.saved },
            { label: 'Cart', to: urls.cart },
          ].map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={onClose} className={row}>
                {label}
                <Icon name="chevron-right" size={20} className="text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        {user ? (
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              void signOut();
              void navigate(urls.home);
            }}
          >
            Logout
          </Button>
        ) : (
          <>
            <Button onClick={() => openDialog('login')}>Login</Button>
            <Button variant="secondary" onClick={() => openDialog('register')}>
              Register
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
