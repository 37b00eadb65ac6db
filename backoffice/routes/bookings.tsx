import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useOutletContext,
} from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { textIn } from '../../messages/translate.ts';
import { bookingSort, bookingSorts } from '../../service/booking/admin/booking-search.ts';
import { deleteSavedSearch } from '../../service/booking/admin/delete-saved-search.ts';
import { listSavedSearches } from '../../service/booking/admin/list-saved-searches.ts';
import { saveSearch } from '../../service/booking/admin/save-search.ts';
import { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { showBoard } from '../../service/booking/admin/show-board.ts';
import { remindAboutPayment } from '../../service/booking/usecases/reminders/remind-about-payment.ts';
import { today } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff, type StaffContext } from '../back-office.ts';
import { Board } from '../booking/board.tsx';
import { columnsCookie, columnsIn, columnsOnDevice, columnsText, defaultColumns } from '../booking/booking-columns.ts';
import { bookingFilters } from '../booking/booking-filters.ts';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { BookingTable } from '../booking/booking-table.tsx';
import { BulkBar } from '../booking/bulk-bar.tsx';
import { addressWithoutPanel } from '../booking/panel-address.ts';
import { SavedViews } from '../booking/saved-views.tsx';
import { SearchFields } from '../booking/search-fields.tsx';
import { useFocusOnRow } from '../booking/use-focus-on-row.ts';
import { type ActionResult, act, adminCookie } from '../server/act.ts';
import { bookingFields, isBookingAction, readBookingBeside, runBookingAction } from '../server/booking-page.ts';
import type { Fields } from '../server/fields.ts';
import { queryOf, readListQuery } from '../server/list-query.ts';
import { refusedIn } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, sort, after } = readListQuery(request, bookingSorts);
  return asStaff(context, async (ctx) => {
    const day = today(ctx.now);
    const search = bookingFilters(filter, day);
    const shown = {
      today: day,
      own: await listSavedSearches(ctx),
      columns: shownColumns(request),
      beside: await readBookingBeside(ctx, filter('open')),
    };
    if (filter('view') === 'board')
      return { ...shown, board: await showBoard(ctx, search), rows: [], next: null, cut: null };
    const found = await searchBookings(ctx, { ...search, sort: bookingSort(sort), after });
    return { ...shown, board: null, ...found };
  });
}

/** The columns of the address, else those that the device keeps. */
function shownColumns(request: Request) {
  const named = new URL(request.url).searchParams.get('columns');
  return columnsIn(named ?? columnsOnDevice(request.headers.get('cookie')));
}

export function action(args: ActionFunctionArgs) {
  return act(args, (ctx, fields) => perform(ctx, args.request, fields), { keep: [...bookingFields, 'searchName'] });
}

/** Does what the button says: of the booking in the panel, of the ticked bookings, or of the list. */
async function perform(ctx: StaffContext, request: Request, fields: Fields): Promise<ActionResult> {
  const t = textIn(ctx.language);
  const query = queryOf(request);
  const [name, open] = [fields.text('do'), query.get('open')];
  if (open !== null && isBookingAction(name)) return { message: await runBookingAction(ctx, open, fields) };
  switch (name) {
    case 'drop':
      await deleteSavedSearch(ctx, { id: fields.id('of') });
      return { message: t(adminBookingsTexts.viewDeleted) };
    case 'remind': {
      const { reminded, recent, nothingDue } = await remindAboutPayment(ctx, { bookingIds: fields.all('of') });
      const sentences = [
        t(adminBookingsTexts.reminded, { count: reminded }),
        ...(recent > 0 ? [t(adminBookingsTexts.recentlyReminded, { count: recent })] : []),
        ...(nothingDue > 0 ? [t(adminBookingsTexts.nothingDue, { count: nothingDue })] : []),
      ];
      return { message: sentences.join(' ') };
    }
    case 'columns': {
      const cookie = adminCookie(ctx.config, columnsCookie(fields.all('column')));
      query.delete('columns');
      return { message: t(adminBookingsTexts.columnsSaved), to: addressWithoutPanel(query.toString()), cookie };
    }
    default: {
      const columns = columnsText(shownColumns(request));
      if (columns !== columnsText(defaultColumns)) query.set('columns', columns);
      await saveSearch(ctx, { name: fields.text('searchName'), search: query.toString() });
      return { message: t(adminBookingsTexts.viewSaved), to: addressWithoutPanel(query.toString()) };
    }
  }
}

const looks = [null, 'board'] as const;

export default function Bookings() {
  const t = useText();
  const { rows, next, cut, own, board, columns, today, beside } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const refused = useActionData<typeof action>();
  const message = useOutletContext<string | undefined>();
  const open = beside?.booking.bookingId ?? null;
  useFocusOnRow(open);
  function addressIn(look: string | null): string {
    const query = new URLSearchParams(search);
    for (const name of ['view', 'after', 'open']) query.delete(name);
    if (look) query.set('view', look);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }
  return (
    <>
      {beside === null && message ? (
        <Notice kind="success" takesFocus className="mb-6">
          {message}
        </Notice>
      ) : null}
      <PageHead
        title={t(adminBookingsTexts.bookings)}
        dense
        action={
          <div className="flex items-center gap-2">
            <nav aria-label={t(adminBookingsTexts.view)} className="flex rounded-field border border-line p-0.5">
              {looks.map((look) => (
                <Link
                  key={look}
                  to={addressIn(look)}
                  aria-current={(look === 'board') === (board !== null) ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-[10px] md:min-h-9.5 px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-sunk aria-[current]:text-ink"
                >
                  {look === 'board' ? t(adminBookingsTexts.board) : t(adminBookingsTexts.list)}
                </Link>
              ))}
            </nav>
            <Link to={adminUrls.newBooking} className={buttonLook({ size: 'sm' })}>
              {t(adminBookingsTexts.newBooking)}
            </Link>
          </div>
        }
      />
      <SavedViews own={own} columns={columns} isList={board === null} refused={refused} />
      <SearchFields />
      {cut === null ? null : (
        <p className="mb-2 text-sm text-ink-soft">{t(adminBookingsTexts.sortedNewest, { cut })}</p>
      )}
      {board ? (
        <Board columns={board} />
      ) : (
        <>
          <BookingTable rows={rows} columns={columns} today={today} open={open} next={next} />
          <BulkBar refused={refusedIn(refused, 'remind')} />
        </>
      )}
      {beside ? <BookingPanel key={open} page={beside} refused={refused} message={message} /> : null}
    </>
  );
}
