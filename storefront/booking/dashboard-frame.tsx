import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '../device/session.ts';
import { Brand, CartLink } from '../shell/header.tsx';
import { mainLinks } from '../shell/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { urls } from '../urls.ts';
import { counted } from './show.ts';

export type DashboardView = (typeof views)[number]['id'] | 'profile';

const views = [
  { id: 'dashboard', label: 'Dashboard', to: urls.dashboard, icon: 'layout-dashboard' },
  { id: 'bookings', label: 'All Bookings', to: `${urls.dashboard}?view=bookings`, icon: 'table-2' },
  { id: 'modify', label: 'Modify Bookings', to: `${urls.dashboard}?view=modify`, icon: 'calendar-check' },
  { id: 'vouchers', label: 'Ticket/Vouchers', to: `${urls.dashboard}?view=vouchers`, icon: 'ticket' },
  { id: 'messages', label: 'Your Communication', to: `${urls.dashboard}?view=messages`, icon: 'mail' },
] as const;

/** The dashboard replaces the main header (SHELL-12): logo, cart and the four lists lead back to the website. */
function DashboardHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="border-b border-line bg-card">
      <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-4 max-md:pt-3">
        <Brand className="max-md:me-auto" />
        <nav aria-label="Browse" className="max-md:order-last max-md:w-full">
          <ul className="flex gap-x-5 overflow-x-auto max-md:text-sm">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-ink hover:underline"
                >
                  {label}
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
            label="Your account"
            trigger="My Account"
            items={[
              {
                label: 'My Booking',
                to: `${urls.dashboard}?view=bookings`,
                icon: <Icon name="ticket" size={20} />,
              },
              { label: 'My Profile', to: urls.profile, icon: <Icon name="user-round" size={20} /> },
              { label: 'Logout', onSelect: props.onLogout, icon: <Icon name="log-out" size={20} /> },
            ]}
          />
        ) : null}
      </DashboardHeader>
      <div className="page py-6 md:py-10 lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-8">
        <nav aria-label="Dashboard" className="mb-6 lg:mb-0">
          <ul
            ref={row}
            className="relative -mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 md:mx-0 md:gap-1 md:flex-wrap md:px-0 lg:flex-col lg:gap-2"
          >
            {views.map(({ id, label, to, icon }) => (
              <li key={id}>
                <Link
                  to={to}
                  id={`view-${id}`}
                  aria-current={view === id ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-field px-4 font-semibold whitespace-nowrap text-ink-soft hover:bg-sunk md:max-lg:gap-1.5 md:max-lg:px-2 md:max-lg:text-sm aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
                >
                  <Icon name={icon} size={20} className="md:max-lg:hidden" />
                  {label}
                  {id === 'messages' && unread > 0 ? <Unread count={unread} /> : null}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 lg:row-span-2">
          <noscript>
            <h1 className="text-4xl md:text-5xl">{view === 'profile' ? 'Your profile' : 'Your bookings'}</h1>
            <p className="mt-4 text-lg text-ink-soft">
              Turn on JavaScript to sign in. Without it, the link in each of our emails still shows your booking.
            </p>
          </noscript>
          <div className="needs-script">{props.children}</div>
        </div>
        {props.aside ? <div className="mt-10 lg:col-start-1 lg:row-start-2 lg:mt-0">{props.aside}</div> : null}
      </div>
    </>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-accent px-2 text-sm text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{counted(count, 'unread message')}</span>
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
