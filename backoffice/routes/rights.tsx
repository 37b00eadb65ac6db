import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminPermissionsTexts } from '../../messages/en/admin/permissions.ts';
import { roleNames, staffRoles } from '../../service/accounts/staff/staff.ts';
import { requireRight, rightsOf } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { permissionLabel } from '../staff/permission-labels.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async ({ viewer }) => {
    requireRight(viewer, 'own staff account');
    return { rights: rightsOf(staffRoles), own: viewer.role };
  });
}

export default function Rights() {
  const t = useText();
  const { rights, own } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t(adminPermissionsTexts.permissions)} lead={t(adminPermissionsTexts.lead)} />
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <table className="w-full border-collapse text-[0.9375rem]">
          <caption className="sr-only">{t(adminPermissionsTexts.caption)}</caption>
          <thead>
            <tr className="bg-sunk text-sm text-ink-soft">
              <th scope="col" className="h-11 px-4 text-start font-semibold">
                {t(adminPermissionsTexts.permission)}
              </th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className="px-2 text-center font-semibold sm:px-4">
                  {roleNames[role]}
                  {role === own ? (
                    <span className="block text-xs font-normal">{t(adminPermissionsTexts.you)}</span>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ right, of }) => (
              <tr key={right} className="border-t border-line">
                <th scope="row" className="px-4 py-3 text-start font-medium">
                  {permissionLabel(t, right)}
                </th>
                {staffRoles.map((role) => (
                  <td key={role} className="px-2 text-center sm:px-4">
                    {of.includes(role) ? <AdminIcon name="check" className="inline text-success" /> : null}
                    <span className="sr-only">
                      {of.includes(role) ? t(adminPermissionsTexts.yes) : t(adminPermissionsTexts.no)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
