import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookingTexts } from '../../messages/en/booking.ts';
import { openSignIn } from '../account/modal-store.ts';
import { signOut } from '../device/api.ts';
import { type Session, useSession } from '../device/session.ts';
import { readItem } from '../device/storage.ts';
import { useText } from '../rendering/text.tsx';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { DashboardNotice } from './dashboard-frame.tsx';

/** The longest wait for the server to confirm a sign-out; the device has already forgotten the session. */
const logoutMs = 1_500;

/**
 * Guards an account page: visitors are asked to sign in, and can leave. Shows `children` to signed-in users, and while
 * the session is not known yet.
 */
export function AccountGate(props: {
  to: 'dashboard' | 'profile';
  children: (session: Session, logout: () => void) => ReactNode;
}) {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function logout() {
    setLeaving(true);
    await Promise.race([signOut(), new Promise((resolve) => setTimeout(resolve, logoutMs))]);
    await navigate(urls.home);
  }

  if (leaving) {
    return (
      <DashboardNotice>
        <Spinner label="" className="size-9" />
        <p role="status" className="mt-4">
          {t(bookingTexts.loggingOut)}
        </p>
      </DashboardNotice>
    );
  }
  if (session.ready && !session.user) return <NotSignedIn to={props.to} />;
  return props.children(session, () => void logout());
}

function NotSignedIn({ to }: { to: 'dashboard' | 'profile' }) {
  const t = useText();
  const signIn = () => openSignIn('login', () => undefined);
  // a user is stored here, but without a token
  if (readItem('user') && !readItem('jwt')) {
    return (
      <DashboardNotice>
        <p role="alert">{t(bookingTexts.noToken)}</p>
        <Button className="mt-6" onClick={signIn}>
          {t(bookingTexts.signIn)}
        </Button>
      </DashboardNotice>
    );
  }
  return (
    <DashboardNotice title={t(bookingTexts.pleaseLogin)}>
      <p>{t(to === 'dashboard' ? bookingTexts.loginForDashboard : bookingTexts.loginForProfile)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={signIn}>{t(bookingTexts.signIn)}</Button>
        <ButtonLink to={urls.home} variant="secondary">
          {t(bookingTexts.returnToHome)}
        </ButtonLink>
      </div>
    </DashboardNotice>
  );
}
