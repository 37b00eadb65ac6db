import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dashboardTexts } from '../../messages/en/dashboard.ts';
import { dashboardViewsTexts } from '../../messages/en/dashboard-views.ts';
import { tripsTexts } from '../../messages/en/trips.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { AccountGate } from '../booking/account-gate.tsx';
import { BestDeals } from '../booking/best-deals.tsx';
import { bookingsPath, bookingTab } from '../booking/booking-tabs.ts';
import { BookingsList } from '../booking/bookings-list.tsx';
import { DashboardFrame } from '../booking/dashboard-frame.tsx';
import { FilterTabs } from '../booking/filter-tabs.tsx';
import { TripTimeline } from '../booking/trip-timeline.tsx';
import { useBookings } from '../booking/use-bookings.ts';
import { useOfflineTrip } from '../booking/use-offline-trip.ts';
import type { Session } from '../device/session.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { unlistedHead } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/dashboard';

const Conversations = lazy(() => import('../booking/conversations.tsx'));
const ModifyBookings = lazy(() => import('../booking/modify-bookings.tsx'));
const VouchersTab = lazy(() => import('../booking/vouchers-tab.tsx'));

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  return unlistedHead(t, t(dashboardViewsTexts.dashboard), urls.dashboard, matches[0].loaderData?.origin);
}

export default function DashboardPage() {
  return (
    <AccountGate to="dashboard">{(session, logout) => <Dashboard session={session} onLogout={logout} />}</AccountGate>
  );
}

type View = keyof typeof dashboardViewsTexts;
const isView = (requested: string): requested is View => Object.hasOwn(dashboardViewsTexts, requested);

function viewOf(requested: string | null): View {
  return requested !== null && isView(requested) ? requested : 'dashboard';
}

function Dashboard({ session, onLogout }: { session: Session; onLogout: () => void }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search.get('view'));
  // vouchers and changes include trips of every type
  const tab = bookingTab(view === 'vouchers' || view === 'modify' ? null : search.get('tab'));
  const [unread, setUnread] = useState(0);
  const { bookings, reload, put } = useBookings(tab, view, view === 'messages' ? null : session.token, setUnread);
  const { user } = session;
  const all = bookings.state === 'loaded' && tab.by === null ? bookings.bookings : undefined;
  const dashboard = addressIn(t.language, urls.dashboard);
  const isStored = useOfflineTrip(all, {
    pages: [dashboard, `${dashboard}?view=vouchers`],
    path: bookingsPath(tab),
    secret: null,
  });

  function choose(id: string) {
    const next = new URLSearchParams(search);
    if (id === 'ALL') next.delete('tab');
    else next.set('tab', id);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <DashboardFrame user={user} view={view} unread={unread} onLogout={onLogout} aside={<BestDeals />}>
      <p className="font-semibold text-support">{t(dashboardViewsTexts[view])}</p>
      <h1 className="min-h-[1.25em] text-4xl break-words md:text-5xl">
        {user ? t(dashboardTexts.greeting, { name: user.username || user.email }) : '\u00a0'}
      </h1>
      {isStored ? <p className="mt-2 text-sm text-ink-soft">{t(tripsTexts.offline)}</p> : null}
      {view === 'messages' ? (
        <Suspense fallback={null}>
          <Conversations token={session.token} onUnread={setUnread} />
        </Suspense>
      ) : view === 'vouchers' || view === 'modify' ? (
        <Suspense fallback={null}>
          {view === 'modify' ? (
            <ModifyBookings bookings={bookings} onReload={reload} onChange={put} />
          ) : (
            <VouchersTab bookings={bookings} onReload={reload} />
          )}
        </Suspense>
      ) : (
        <div className="mt-4">
          <FilterTabs current={tab} onChoose={({ id }) => choose(id)}>
            {view === 'dashboard' && tab.by === null ? <TripTimeline bookings={bookings} /> : null}
            <BookingsList key={tab.id} tab={tab} bookings={bookings} onReload={reload} onChange={put} />
          </FilterTabs>
        </div>
      )}
    </DashboardFrame>
  );
}
