import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteError } from 'react-router';
import { isStaffRole, roleNames } from '../../service/accounts/staff/staff.ts';
import { adminRequest, staffContext } from '../back-office.ts';
import { navigationFor } from '../navigation.ts';
import { Notice } from '../ui/notice.tsx';
import { AdminError } from './admin-error.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { useFlash } from './use-flash.ts';
import { useFocusAfterAction } from './use-focus-after-action.ts';
import { useTextBackup } from './use-text-backup.ts';

/** The signed-in user and the pages that they may open, for the frame of every page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = staffContext(context);
  const { username, email, role } = viewer;
  const called = isStaffRole(role) ? roleNames[role] : role;
  return {
    user: { name: username, email, role: called },
    groups: navigationFor(viewer),
    message: context.get(adminRequest).message,
  };
}

export default function AdminLayout() {
  const loaded = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const message = useFlash(loaded, key);
  const { user, groups } = loaded;
  useFocusAfterAction(key);
  const backupHandlers = useTextBackup(user.email);
  return (
    <div className="back-office">
      <AdminNavigation user={user} groups={groups} />
      <main
        {...backupHandlers}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1320px] px-4 py-6 outline-none md:px-8 md:py-8"
      >
        {message ? (
          <Notice key={key} kind="success" takesFocus className="mb-6">
            {message}
          </Notice>
        ) : null}
        <Outlet />
      </main>
    </div>
  );
}

/** The frame failed to load: the page is shown without it. */
export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4">
      <AdminError error={useRouteError()} />
    </main>
  );
}
