import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteError } from 'react-router';
import { isStaffRole, roleNames } from '../../service/accounts/staff/staff.ts';
import { asked, staffOf } from '../back-office.ts';
import { placesOf } from '../navigation.ts';
import { Notice } from '../ui/notice.tsx';
import { AdminError } from './admin-error.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeptTexts } from './use-kept-texts.ts';
import { useSaid } from './use-said.ts';

/** The signed-in user and the pages that they may open, for the frame of every page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = staffOf(context);
  const { username, email, role } = viewer;
  const called = isStaffRole(role) ? roleNames[role] : role;
  return { who: { name: username, email, role: called }, groups: placesOf(viewer), said: context.get(asked).said };
}

export default function AdminLayout() {
  const loaded = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const said = useSaid(loaded, key);
  const { who, groups } = loaded;
  useKeptFocus(key);
  const keepsTexts = useKeptTexts(who.email);
  return (
    <div className="back-office">
      <AdminNavigation who={who} groups={groups} />
      <main
        {...keepsTexts}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1320px] px-4 py-6 outline-none md:px-8 md:py-8"
      >
        {said ? (
          <Notice key={key} kind="success" takesFocus className="mb-6">
            {said}
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
