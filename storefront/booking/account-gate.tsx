import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { openSignIn } from '../account/modal-store.ts';
import { signOut } from '../device/api.ts';
import { type Session, useSession } from '../device/session.ts';
import { readItem } from '../device/storage.ts';
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
          Logging out...
        </p>
      </DashboardNotice>
    );
  }
  if (session.ready && !session.user) return <NotSignedIn to={props.to} />;
  return props.children(session, () => void logout());
}

function NotSignedIn({ to }: { to: 'dashboard' | 'profile' }) {
  const signIn = () => openSignIn('login', () => undefined);
  // a user is stored here, but without a token
  if (readItem('user') && !readItem('jwt')) {
    return (
      <DashboardNotice>
        <p role="alert">No authentication token found. Please log in again.</p>
        <Button className="mt-6" onClick={signIn}>
          Sign in
        </Button>
      </DashboardNotice>
    );
  }
  return (
    <DashboardNotice title="Please Login">
      <p>You need to be logged in to access your {to}.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={signIn}>Sign in</Button>
        <ButtonLink to={urls.home} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </DashboardNotice>
  );
}
