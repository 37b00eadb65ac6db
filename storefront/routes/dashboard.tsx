import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openSignIn } from '../account/modal-store.ts';
import { BestDeals } from '../booking/best-deals.tsx';
import { tabOf } from '../booking/booking-tabs.ts';
import { BookingsList } from '../booking/bookings-list.tsx';
import { DashboardFrame, DashboardNotice } from '../booking/dashboard-frame.tsx';
import { FilterTabs } from '../booking/filter-tabs.tsx';
import { useBookings } from '../booking/use-bookings.ts';
import { type Session, useSession } from '../device/session.ts';
import { signOut } from '../device/sign-out.ts';
import { readItem } from '../device/storage.ts';
import { pageTitle } from '../shell/page-title.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { urls } from '../urls.ts';

export const meta = () => [{ title: pageTitle('Dashboard') }, { name: 'robots', content: 'noindex' }];

/** Longer than this nobody waits for the server to hear of a logout; the device has forgotten it already. */
const logoutMs = 1_500;

export default function DashboardPage() {
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
  if (session.ready && !session.user) return <NotSignedIn />;
  return <Dashboard session={session} onLogout={() => void logout()} />;
}

function NotSignedIn() {
  const signIn = () => openSignIn('login', () => undefined);
  // somebody is known here, but nothing proves it
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
      <p>You need to be logged in to access your dashboard.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={signIn}>Sign in</Button>
        <ButtonLink to={urls.home} variant="secondary">
          Go to homepage
        </ButtonLink>
      </div>
    </DashboardNotice>
  );
}

function Dashboard({ session, onLogout }: { session: Session; onLogout: () => void }) {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const view = search.get('view') === 'bookings' ? 'bookings' : 'dashboard';
  const { bookings, reload, put } = useBookings(tab, view, session.token);
  const { user } = session;

  function choose(id: string) {
    const next = new URLSearchParams(search);
    if (id === 'ALL') next.delete('tab');
    else next.set('tab', id);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <DashboardFrame user={user} view={view} onLogout={onLogout} aside={<BestDeals />}>
      <p className="font-semibold text-support">{view === 'bookings' ? 'All Bookings' : 'Dashboard'}</p>
      <h1 className="min-h-[1.25em] text-4xl break-words md:text-5xl">
        {user ? `Hi ${user.username || user.email}` : '\u00a0'}
      </h1>
      <div className="mt-4">
        <FilterTabs current={tab} onChoose={({ id }) => choose(id)}>
          <BookingsList key={tab.id} tab={tab} bookings={bookings} onReload={reload} onChange={put} />
        </FilterTabs>
      </div>
    </DashboardFrame>
  );
}
