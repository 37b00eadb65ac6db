import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dashboardTexts } from '../../messages/en/dashboard.ts';
import { dashboardViewsTexts } from '../../messages/en/dashboard-views.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Brand, CartLink } from '../shell/header.tsx';
import { mainLinks } from '../shell/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { urls } from '../urls.ts';

export type DashboardView = (typeof views)[number]['id'] | 'profile';

const views = [
  { id: 'dashboard', to: urls.dashboard, icon: 'layout-dashboard' },
  { id: 'bookings', to: `${urls.dashboard}?view=bookings`, icon: 'table-2' },
  { id: 'modify', to: `${urls.dashboard}?view=modify`, icon: 'calendar-check' },
  { id: 'vouchers', to: `${urls.dashboard}?view=vouchers`, icon: 'ticket' },
  { id: 'messages', to: `${urls.dashboard}?view=messages`, icon: 'mail' },
] as const;

/** The dashboard replaces the main header (SHELL-12): logo, cart and the four lists lead back to the website. */
function DashboardHeader({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <header className="border-b border-line bg-card">
      <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-4 max-md:pt-3">
        <Brand className="max-md:me-auto" />
        <nav aria-label={t(dashboardTexts.browse)} className="max-md:order-last max-md:w-full">
          <ul className="flex gap-x-5 overflow-x-auto max-md:text-sm">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-ink hover:underline"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-x-2">
          <CartLink />
          {children}
        </div>
      </div>
    </header>
  );
}

/** The menus around dashboard and profile. */
export function DashboardFrame(props: {
  user: SessionUser | null;
  view: DashboardView;
  /** The number of unread messages. */
  unread?: number;
  onLogout: () => void;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const { user, unread = 0, view } = props;
  const row = useRef<HTMLUListElement>(null);

  // on a phone the row is wider than the screen: scroll the current view into its middle
  useEffect(() => {
    const list = row.current;
    const here = list?.querySelector<HTMLElement>(`#view-${view}`);
    if (list && here) list.scrollTo({ left: here.offsetLeft - (list.clientWidth - here.clientWidth) / 2 });
  }, [view]);

  return (
    <>
      <DashboardHeader>
        {user ? (
          <Menu
            label={t(dashboardTexts.account)}
            trigger={t(dashboardTexts.myAccount)}
            items={[
              {
                label: t(dashboardTexts.myBooking),
                to: `${urls.dashboard}?view=bookings`,
                icon: <Icon name="ticket" size={20} />,
              },
              { label: t(dashboardTexts.myProfile), to: urls.profile, icon: <Icon name="user-round" size={20} /> },
              { label: t(dashboardTexts.logout), onSelect: props.onLogout, icon: <Icon name="log-out" size={20} /> },
            ]}
          />
        ) : null}
      </DashboardHeader>
      <div className="page py-6 md:py-10 lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-8">
        <nav aria-label={t(dashboardTexts.navigation)} className="mb-6 lg:mb-0">
          <ul
            ref={row}
            className="relative -mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 md:mx-0 md:gap-1 md:flex-wrap md:px-0 lg:flex-col lg:gap-2"
          >
            {views.map(({ id, to, icon }) => (
              <li key={id}>
                <Link
                  to={to}
                  id={`view-${id}`}
                  aria-current={view === id ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-field px-4 font-semibold whitespace-nowrap text-ink-soft hover:bg-sunk md:max-lg:gap-1.5 md:max-lg:px-2 md:max-lg:text-sm aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
                >
                  <Icon name={icon} size={20} className="md:max-lg:hidden" />
                  {t(dashboardViewsTexts[id])}
                  {id === 'messages' && unread > 0 ? <Unread count={unread} /> : null}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 lg:row-span-2">
          <noscript>
            <h1 className="text-4xl md:text-5xl">
              {view === 'profile' ? t(dashboardTexts.yourProfile) : t(dashboardTexts.yourBookings)}
            </h1>
            <p className="mt-4 text-lg text-ink-soft">{t(dashboardTexts.needsJavascript)}</p>
          </noscript>
          <div className="needs-script">{props.children}</div>
        </div>
        {props.aside ? <div className="mt-10 lg:col-start-1 lg:row-start-2 lg:mt-0">{props.aside}</div> : null}
      </div>
    </>
  );
}

function Unread({ count }: { count: number }) {
  const t = useText();
  return (
    <span className="rounded-full bg-accent px-2 text-sm text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t(dashboardTexts.unread, { count })}</span>
    </span>
  );
}

/** Shown in place of the dashboard, with a link to continue. */
export function DashboardNotice({ title, children, way }: { title?: string; children: ReactNode; way?: ReactNode }) {
  return (
    <>
      <DashboardHeader />
      <div className="page grid min-h-[60vh] place-items-center py-16 text-center">
        <div className="max-w-lg">
          {title ? <h1 className="text-4xl">{title}</h1> : null}
          <div className="mt-3 text-lg text-ink-soft">{children}</div>
          {way ? <div className="mt-6 flex flex-wrap justify-center gap-4">{way}</div> : null}
        </div>
      </div>
    </>
  );
}
