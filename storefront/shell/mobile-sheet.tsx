import { Link, useNavigate } from 'react-router';
import { mobileSheetTexts } from '../../messages/en/mobile-sheet.ts';
import { openSignIn } from '../account/modal-store.ts';
import { signOut } from '../device/api.ts';
import { useSession } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { LanguageLinks } from './language-links.tsx';
import { mainLinks } from './navigation.ts';

const ownLinks = [
  { label: mobileSheetTexts.myProfile, to: urls.profile },
  { label: mobileSheetTexts.myBooking, to: urls.dashboard },
];
const row = 'flex min-h-14 w-full items-center justify-between border-b border-line text-lg font-semibold';

export default function MobileSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const links = user ? [...mainLinks, ...ownLinks] : mainLinks;
  function openDialog(kind: 'login' | 'register') {
    onClose();
    openSignIn(kind);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={user ? t(mobileSheetTexts.greeting, { name: user.username }) : t(mobileSheetTexts.menu)}
      size="sm"
    >
      <nav aria-label={t(mobileSheetTexts.navigation)}>
        <ul>
          {[
            { label: mobileSheetTexts.home, to: urls.home },
            ...links,
            { label: mobileSheetTexts.saved, to: urls.saved },
            { label: mobileSheetTexts.cart, to: urls.cart },
          ].map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={onClose} className={row}>
                {t(label)}
                <Icon name="chevron-right" size={20} className="text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks className={row} />
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
            {t(mobileSheetTexts.logout)}
          </Button>
        ) : (
          <>
            <Button onClick={() => openDialog('login')}>{t(mobileSheetTexts.login)}</Button>
            <Button variant="secondary" onClick={() => openDialog('register')}>
              {t(mobileSheetTexts.register)}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
