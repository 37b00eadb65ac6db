import { Link, useLocation } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Translate } from '../../messages/translate.ts';
import { savedQuery } from '../../service/booking/admin/booking-search.ts';
import { addDays, today } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { Icon } from '../../storefront/ui/icon.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { adminUrls } from '../urls.ts';
import { FoldName } from './section.tsx';

export interface SavedView {
  readonly label: string;
  readonly to: string;
}

/** The standard searches, as links: a list keeps its filters in its address. */
export function savedViews(t: Translate, now: Date): SavedView[] {
  const day = today(now);
  const view = (label: string, params: Record<string, string> = {}): SavedView => {
    const query = new URLSearchParams(params).toString();
    return { label, to: query ? `${adminUrls.bookings}?${query}` : adminUrls.bookings };
  };
  return [
    view(t(adminBookingsTexts.all)),
    view(t(adminBookingsTexts.needsAction), { waiting: 'person' }),
    view(t(adminBookingsTexts.unpaidHolds), { waiting: 'hold' }),
    view(t(adminBookingsTexts.startingSoon), { status: 'confirmed', from: day, until: addDays(day, 7) }),
    view(t(adminBookingsTexts.bookedToday), { madeFrom: day }),
    view(t(adminBookingsTexts.refunds), { payment: 'to-refund' }),
  ];
}

interface Props {
  views: readonly SavedView[];
  own: readonly { readonly id: number; readonly name: string; readonly query: string }[];
  refused: Refused | undefined;
}

const pill =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-soft';

/**
 * Links to searches: the standard ones and those that the user has saved. The current search can be saved under a name.
 */
export function SavedSearches({ views, own, refused }: Props) {
  const t = useText();
  const { pathname, search } = useLocation();
  const here = savedQuery(search);
  const isTyped = Boolean(new URLSearchParams(search).get('q'));
  const seen = own.find(({ query }) => query === here && !isTyped);
  return (
    <div className="mb-5">
      <nav aria-label={t(adminBookingsTexts.savedSearches)} className="flex flex-wrap gap-2">
        {views.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={to === pathname + search ? 'page' : undefined} className={pill}>
            {label}
          </Link>
        ))}
        {own.map(({ id, name, query }) => (
          <Link
            key={id}
            to={`${adminUrls.bookings}?${query}`}
            aria-current={id === seen?.id ? 'page' : undefined}
            className={pill}
          >
            <Icon name="star" size={14} className="me-1.5 shrink-0" />
            {name}
          </Link>
        ))}
      </nav>
      {seen ? (
        <AdminForm refused={undefined} className="mt-1">
          <input type="hidden" name="of" value={seen.id} />
          <Submit name="do" value="drop" variant="quiet" size="sm">
            {t(adminBookingsTexts.deleteSearch, { name: seen.name })}
          </Submit>
        </AdminForm>
      ) : here !== '' ? (
        <details open={refused !== undefined} className="group mt-1">
          <FoldName>{t(adminBookingsTexts.saveThisSearch)}</FoldName>
          <AdminForm refused={refused} className="flex flex-wrap items-end gap-3 pb-2">
            <TextField
              label={t(adminBookingsTexts.name)}
              autoComplete="off"
              maxLength={60}
              hint={isTyped ? t(adminBookingsTexts.wordsNotSaved) : undefined}
              {...fieldProps(refused, 'searchName')}
            />
            <Submit name="do" value="save" variant="secondary">
              {t(adminBookingsTexts.save)}
            </Submit>
          </AdminForm>
        </details>
      ) : null}
    </div>
  );
}
