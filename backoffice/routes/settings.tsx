import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { textIn } from '../../messages/translate.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { settingPagesOf } from '../settings/setting-pages.ts';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async ({ viewer, language }) => {
    requireRight(viewer, 'write content');
    return { pages: settingPagesOf(textIn(language), viewer) };
  });
}

export default function Settings() {
  const t = useText();
  const { pages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t(adminSettingsTexts.settings)} lead={t(adminSettingsTexts.lead)} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pages.map(({ title, to, holds }) => (
          <li key={to} className="relative rounded-card border border-line bg-card p-5 hover:border-ink">
            <h2 className="text-lg">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-ink-soft">{holds}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
