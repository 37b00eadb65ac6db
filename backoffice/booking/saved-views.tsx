import { Link, useLocation } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Translate } from '../../messages/translate.ts';
import { savedQuery } from '../../service/booking/admin/booking-search.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, TextField } from '../../storefront/ui/field.tsx';
import { Icon } from '../../storefront/ui/icon.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Pop } from '../ui/pop.tsx';
import { adminUrls } from '../urls.ts';
import { type BookingColumn, bookingColumns } from './booking-columns.ts';
import { columnWords } from './booking-table.tsx';
import { addressWithoutPanel } from './panel-address.ts';

interface SavedView {
  readonly label: string;
  readonly to: string;
}

/** The standard views, as links. Their days are relative, so that each is right on any day. */
function standardViews(t: Translate): SavedView[] {
  const view = (label: string, params: Record<string, string> = {}): SavedView => {
    const query = new URLSearchParams(params).toString();
    return { label, to: query ? `${adminUrls.bookings}?${query}` : adminUrls.bookings };
  };
  return [
    view(t(adminBookingsTexts.all)),
    view(t(adminBookingsTexts.needsAction), { waiting: 'person' }),
    view(t(adminBookingsTexts.arrivingToday), { status: 'confirmed', arrives: 'today', sort: 'guest' }),
    view(t(adminBookingsTexts.toBePaid), { waiting: 'hold' }),
    view(t(adminBookingsTexts.startingSoon), { status: 'confirmed', arrives: 'week', sort: 'arrival' }),
    view(t(adminBookingsTexts.cancelledThisWeek), { cancelled: 'week' }),
    view(t(adminBookingsTexts.refunds), { payment: 'to-refund' }),
  ];
}

interface Props {
  own: readonly { readonly id: number; readonly name: string; readonly query: string }[];
  columns: readonly BookingColumn[];
  /** False on the board, which has no columns. */
  isList: boolean;
  refused: Refused | undefined;
}

const tab =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9';

/**
 * Links to views of the list: the standard ones and those that the user has saved. A view is a set of filters with an
 * order and columns. The current one can be saved under a name, and its columns chosen.
 */
export function SavedViews({ own, columns, isList, refused }: Props) {
  const t = useText();
  const { search } = useLocation();
  const here = savedQuery(search);
  const isTyped = Boolean(new URLSearchParams(search).get('q'));
  const seen = own.find(({ query }) => query === here && !isTyped);
  const address = addressWithoutPanel(search);
  const saving = refusedIn(refused, 'save');
  return (
    <div className="flex items-center gap-1 border-b border-line mb-2">
      <nav aria-label={t(adminBookingsTexts.savedViews)} className="view-tabs flex min-w-0 grow gap-1">
        {standardViews(t).map(({ label, to }) => (
          <Link key={to} to={to} aria-current={to === address ? 'page' : undefined} className={tab}>
            {label}
          </Link>
        ))}
        {own.map(({ id, name, query }) => (
          <Link
            key={id}
            to={`${adminUrls.bookings}?${query}`}
            aria-current={id === seen?.id ? 'page' : undefined}
            className={tab}
          >
            <Icon name="star" size={14} className="me-1.5 shrink-0" />
            {name}
          </Link>
        ))}
      </nav>
      {seen ? (
        <AdminForm refused={undefined} className="shrink-0">
          <input type="hidden" name="of" value={seen.id} />
          <Submit name="do" value="drop" variant="quiet" size="sm">
            {t(adminBookingsTexts.deleteView, { name: seen.name })}
          </Submit>
        </AdminForm>
      ) : here !== '' ? (
        <Pop label={t(adminBookingsTexts.saveView)} open={saving !== undefined} className="shrink-0">
          <AdminForm refused={saving} className="grid w-64 gap-3">
            <TextField
              label={t(adminBookingsTexts.name)}
              autoComplete="off"
              maxLength={60}
              hint={t(isTyped ? adminBookingsTexts.wordsNotSaved : adminBookingsTexts.viewHint)}
              {...fieldProps(saving, 'searchName')}
            />
            <Submit name="do" value="save" variant="secondary" size="sm">
              {t(adminBookingsTexts.save)}
            </Submit>
          </AdminForm>
        </Pop>
      ) : null}
      {isList ? <ColumnChoice key={columns.join()} columns={columns} /> : null}
    </div>
  );
}

/** Which columns the list has. They are kept on this device. */
function ColumnChoice({ columns }: { columns: readonly BookingColumn[] }) {
  const t = useText();
  return (
    <Pop label={t(adminBookingsTexts.columns)} className="shrink-0 max-md:hidden">
      <AdminForm refused={undefined} className="w-52">
        <fieldset>
          <legend className="text-sm text-ink-soft">{t(adminBookingsTexts.columnsHint)}</legend>
          {bookingColumns.map((column) => (
            <CheckboxField
              key={column}
              label={t(columnWords[column])}
              name="column"
              value={column}
              defaultChecked={columns.includes(column)}
            />
          ))}
        </fieldset>
        <Submit name="do" value="columns" variant="secondary" size="sm" className="mt-2">
          {t(adminBookingsTexts.showColumns)}
        </Submit>
      </AdminForm>
    </Pop>
  );
}
