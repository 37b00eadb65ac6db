import { Form, Link, useLocation } from 'react-router';
import { adminCommandsTexts } from '../../messages/en/admin/commands.ts';
import { adminFrameTexts } from '../../messages/en/admin/frame.ts';
import { adminNavigationTexts } from '../../messages/en/admin/navigation.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { useChordKey } from '../commands/chord-key.ts';
import { Keys } from '../commands/keys-shown.tsx';
import type { PlaceGroup } from '../navigation.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { adminUrls } from '../urls.ts';
import { AdminBrand } from './signed-out-frame.tsx';

interface Props {
  user: { name: string; email: string; role: string };
  groups: readonly PlaceGroup[];
  /** The number of messages and enquiries that need a reply. */
  waiting: number;
  onSearch: () => void;
}

/** The navigation: beside the page on wide screens, behind a button on phones. */
export function AdminNavigation({ user, groups, waiting, onSearch }: Props) {
  const t = useText();
  const { pathname, key } = useLocation();
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const places = groups.flatMap(({ places }) => places.map(({ to }) => to));
  // a page below another one has a place of its own
  const current = [...places, adminUrls.account].filter(isAt).sort((a, b) => b.length - a.length)[0];
  const isCurrent = (to: string) => to === current;
  return (
    <header className="admin-side max-lg:relative">
      <div className="flex min-h-16 items-center px-4 lg:px-6 lg:pt-3">
        <AdminBrand />
      </div>
      <SearchButton onSearch={onSearch} />
      {/* closed again on the next page */}
      <details key={key} className="admin-menu">
        <summary className="absolute end-4 top-2.5 inline-flex min-h-11 items-center gap-2 rounded-field border border-line-strong px-3 font-semibold lg:hidden">
          <AdminIcon name="menu" /> {t(adminFrameTexts.menu)}
        </summary>
        <div className="flex flex-col gap-6 px-3 pt-2 pb-5 lg:min-h-[calc(100dvh-76px)]">
          <nav aria-label={t(adminFrameTexts.admin)} className="flex grow flex-col gap-5">
            {groups.map(({ label, places }) => (
              <div key={label}>
                <p className="mb-1 px-3 text-xs font-semibold text-ink-soft">{label}</p>
                <ul>
                  {places.map(({ label, to, icon }) => (
                    <li key={to}>
                      <Link to={to} className="admin-link" aria-current={isCurrent(to) ? 'page' : undefined}>
                        <AdminIcon name={icon} />
                        {label}
                        {to === adminUrls.inbox && waiting > 0 ? <Waiting count={waiting} /> : null}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="border-t border-line pt-4">
            <p className="px-3 text-sm">
              <span className="block font-semibold">{user.name}</span>
              <span className="block break-all text-ink-soft">{user.email}</span>
              <span className="block text-ink-soft">{user.role}</span>
            </p>
            <Link
              to={adminUrls.account}
              className="admin-link mt-2"
              aria-current={isCurrent(adminUrls.account) ? 'page' : undefined}
            >
              <AdminIcon name="key-round" /> {t(adminFrameTexts.myAccount)}
            </Link>
            <Form method="post" action={adminUrls.logout}>
              <button type="submit" className="admin-link w-full">
                <AdminIcon name="log-out" /> {t(adminFrameTexts.signOut)}
              </button>
            </Form>
          </div>
        </div>
      </details>
    </header>
  );
}

/** How many need a reply. */
function Waiting({ count }: { count: number }) {
  const t = useText();
  return (
    <span className="ms-auto rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t(adminNavigationTexts.needReply, { count })}</span>
    </span>
  );
}

/** Opens the command bar: beside the menu on phones, with its key where there is a keyboard. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  const t = useText();
  const chord = useChordKey();
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-keyshortcuts="Control+K Meta+K /"
      className="needs-script max-lg:absolute max-lg:end-30 max-lg:top-2.5 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field border border-line-strong text-ink-soft hover:border-ink hover:text-ink lg:mx-3 lg:mt-2 lg:mb-1 lg:justify-start lg:px-2.5"
    >
      <AdminIcon name="search" />
      <span className="grow text-start text-sm whitespace-nowrap max-lg:sr-only">
        {t(adminCommandsTexts.searchOrGo)}
      </span>
      <Keys of={[`${chord} K`]} className="max-lg:hidden" />
    </button>
  );
}
