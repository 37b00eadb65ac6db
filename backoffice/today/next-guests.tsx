import { Link } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { TodaySources } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

/** The next guests of a partner's listings. */
export function NextGuests({ guests }: { guests: NonNullable<TodaySources['upcomingGuests']>['rows'] }) {
  const t = useText();
  return (
    <div className="mb-6">
      <Panel
        title={t(adminTodayTexts.nextGuests)}
        action={
          <Link to={adminUrls.guests} className="underline underline-offset-4">
            {t(adminTodayTexts.allGuests)}
          </Link>
        }
      >
        {guests.length === 0 ? <p className="text-ink-soft">{t(adminTodayTexts.noGuests)}</p> : null}
        <ul className="divide-y divide-line">
          {guests.map(({ line, of, name, optionName, days, who }) => (
            <li key={line} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{of}</span>{' '}
                <span className="text-ink-soft">{[name, optionName, who].filter(Boolean).join(', ')}</span>
              </p>
              <p className="tabular-nums">{days}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
