import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { textIn } from '../../messages/translate.ts';
import { may, requireRight } from '../../service/core/may.ts';
import { showUpdate } from '../../service/platform/check-updates.ts';
import { release } from '../../service/platform/release.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { settingPagesOf } from '../settings/setting-pages.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'write content');
    const update = may(ctx.viewer, 'see what failed') ? await showUpdate(ctx) : undefined;
    return { pages: settingPagesOf(textIn(ctx.language), ctx.viewer), version: release, update };
  });
}

export default function Settings() {
  const t = useText();
  const { pages, version, update } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t(adminSettingsTexts.settings)} lead={t(adminSettingsTexts.lead)} />
      {update ? (
        <Notice kind="info" className="mb-6">
          {t(adminSettingsTexts.updateAvailable, { version: update.version })}{' '}
          <a href={update.notes} rel="noreferrer" className="underline underline-offset-4">
            {t(adminSettingsTexts.updateNotes)}
          </a>
        </Notice>
      ) : null}
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
      <p className="mt-8 text-sm text-ink-soft">{t(adminSettingsTexts.version, { version })}</p>
    </>
  );
}
