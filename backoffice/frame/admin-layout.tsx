import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { adminNavigationTexts } from '../../messages/en/admin/navigation.ts';
import { textIn } from '../../messages/translate.ts';
import { isStaffRole, roleNames } from '../../service/accounts/staff/staff.ts';
import { may } from '../../service/core/may.ts';
import { hasFirstSteps } from '../../service/import-export/has-first-steps.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { focusInvalid } from '../../storefront/ui/focus-invalid.ts';
import { adminRequest, staffContext } from '../back-office.ts';
import { useCommandBar } from '../commands/use-command-bar.tsx';
import { navigationFor } from '../navigation.ts';
import { countWaiting } from '../server/read-inbox.ts';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { AdminError } from './admin-error.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { useTextBackup } from './use-text-backup.ts';

/** The signed-in user and the pages that they may open, for the frame of every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = staffContext(context);
  const { viewer, language } = ctx;
  const { username, email, role } = viewer;
  const isSetUp = may(viewer, 'replace the catalogue') && !(await hasFirstSteps(ctx));
  const called = isStaffRole(role) ? roleNames[role] : role;
  return {
    user: { name: username, email, role: called },
    groups: navigationFor(textIn(language), viewer, isSetUp ? [adminUrls.firstSteps] : []),
    waiting: await countWaiting(ctx),
    message: context.get(adminRequest).message,
  };
}

export default function AdminLayout() {
  const loaded = useLoaderData<typeof loader>();
  const { key, pathname, search } = useLocation();
  const message = useFlash(loaded, key);
  // a panel over the page shows the confirmation itself
  const isInPanel =
    (pathname === adminUrls.bookings || pathname === adminUrls.tape) && new URLSearchParams(search).has('open');
  useFocusAfterAction(key);
  return (
    <Frame of={loaded}>
      {message && !isInPanel ? (
        <Notice key={key} kind="success" takesFocus className="mb-6">
          {message}
        </Notice>
      ) : null}
      {new URLSearchParams(search).has('guide') ? <BackToGuide /> : null}
      <Outlet context={isInPanel ? message : undefined} />
    </Frame>
  );
}

/** The way back from a page that the setup guide has opened. */
function BackToGuide() {
  const t = useText();
  return (
    <Link
      to={adminUrls.firstSteps}
      className="mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      ← {t(adminNavigationTexts.setupGuide)}
    </Link>
  );
}

/** A page that failed keeps the navigation, unless that failed to load too. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>('frame/admin-layout');
  const error = <AdminError error={useRouteError()} />;
  return loaded ? (
    <Frame of={loaded}>
      <div className="grid place-items-center">{error}</div>
    </Frame>
  ) : (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4">
      {error}
    </main>
  );
}

type LoadedFrame = Pick<Awaited<ReturnType<typeof loader>>, 'user' | 'groups' | 'waiting'>;

function Frame({ of: { user, groups, waiting }, children }: { of: LoadedFrame; children: ReactNode }) {
  const backupHandlers = useTextBackup(user.email);
  const { bar, open } = useCommandBar(groups);
  return (
    <div className="back-office">
      <AdminNavigation user={user} groups={groups} waiting={waiting} onSearch={() => open('search')} />
      <main
        {...backupHandlers}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1320px] px-4 py-6 outline-none md:px-8 md:py-8"
      >
        {children}
      </main>
      {bar}
    </div>
  );
}

interface Confirmation {
  readonly message: string | undefined;
}

/**
 * The confirmation of the last action, while the reader stays at this address. A revalidation does not remove it, and
 * it is not shown again on the next page or after a refused form, for which the frame is not loaded again.
 */
function useFlash(loaded: Confirmation, key: string): string | undefined {
  const [state, setState] = useState({ key, loaded, message: loaded.message });
  if (state.key === key) return state.message;
  const message = loaded === state.loaded ? undefined : loaded.message;
  setState({ key, loaded, message });
  return message;
}

/**
 * Moves the focus after an action on the same page: to the first invalid field, or to the innermost element that the
 * page marks as the next step (`data-next`) if it is new. If the focused element is gone, also to that element, else to
 * the confirmation (`data-said`), so that a keyboard user hears a secret at once, else to the beginning of the page.
 */
function useFocusAfterAction(key: string): void {
  const here = useRef(key);
  const before = useRef<Element>(null);
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#main');
    const next = page?.querySelector<HTMLElement>('[data-next]:not(:has([data-next]))') ?? null;
    const [isNew, isAnswer] = [next !== before.current, here.current !== key];
    here.current = key;
    before.current = next;
    if (!isAnswer || !page) return;
    const isLost = document.activeElement === document.body;
    if (page.querySelector('[aria-invalid="true"]')) focusInvalid(page);
    else if (next && (isNew || isLost)) next.focus();
    else if (isLost) (page.querySelector<HTMLElement>('[data-said]') ?? page).focus({ preventScroll: true });
  }, [key]);
}
