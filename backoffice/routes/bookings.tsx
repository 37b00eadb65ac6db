import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { paymentFilters, waitingFilters } from '../../service/booking/admin/booking-search.ts';
import { deleteSavedSearch } from '../../service/booking/admin/delete-saved-search.ts';
import { listSavedSearches } from '../../service/booking/admin/list-saved-searches.ts';
import { saveSearch } from '../../service/booking/admin/save-search.ts';
import { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { showBoard } from '../../service/booking/admin/show-board.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { isDay } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { Board } from '../booking/board.tsx';
import { BookingNumber, StatusMark, WaitsMarks } from '../booking/booking-marks.tsx';
import { daysText, paidWords } from '../booking/booking-words.ts';
import { SavedSearches, savedViews } from '../booking/saved-searches.tsx';
import { SearchFields } from '../booking/search-fields.tsx';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

const statuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['-made']);
  const among = <Name extends string>(names: readonly Name[], query: string | undefined) =>
    names.find((name) => name === query);
  const day = (name: string) => [filter(name)].find(isDay);
  const type = filter('type');
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    const search = {
      text: filter('q'),
      status: among(statuses, filter('status')),
      payment: among(paymentFilters, filter('payment')),
      waiting: among(waitingFilters, filter('waiting')),
      type: type && isProductType(type) ? type : undefined,
      begins: { from: day('from'), until: day('until') },
      made: { from: day('madeFrom'), until: day('madeUntil') },
    };
    const shown = { views: savedViews(t, ctx.now), own: await listSavedSearches(ctx) };
    if (filter('view') === 'board') return { ...shown, board: await showBoard(ctx, search), rows: [], next: null };
    return { ...shown, board: null, ...(await searchBookings(ctx, { ...search, after })) };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const t = textIn(ctx.language);
      if (text('do') === 'drop') {
        await deleteSavedSearch(ctx, { id: id('of') });
        return { message: t(adminBookingsTexts.searchDeleted) };
      }
      await saveSearch(ctx, { name: text('searchName'), search: new URL(args.request.url).search });
      return { message: t(adminBookingsTexts.searchSaved) };
    },
    { keep: ['searchName'] },
  );
}

type Row = Awaited<ReturnType<typeof searchBookings>>['rows'][number];

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminBookingsTexts.booking),
    cell: ({ bookingId, madeAt }) => (
      <>
        <Link to={adminUrls.booking(bookingId)} className="font-semibold wrap-anywhere underline underline-offset-4">
          <BookingNumber of={bookingId} />
        </Link>
        <span className="block text-sm text-ink-soft xl:min-w-40">
          <Rich
            message={adminBookingsTexts.bookedAt}
            values={{ madeAt: formatInstant(madeAt), time: (words) => <When at={madeAt}>{words}</When> }}
          />
        </span>
      </>
    ),
  },
  {
    head: t(adminBookingsTexts.bookedBy),
    cell: ({ name, email, phone }) => (
      <>
        <span className="block md:min-w-40">{name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
        {phone ? <span className="block text-sm whitespace-nowrap text-ink-soft">{phone}</span> : null}
      </>
    ),
  },
  {
    head: t(adminBookingsTexts.itemsAndDates),
    cell: ({ what, firstDay, lastDay }) => (
      <>
        <ul className="md:min-w-40">
          {what.map(({ name, optionName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a booking never change their order
            <li key={index}>
              {name}
              {optionName ? <span className="text-ink-soft">, {optionName}</span> : null}
            </li>
          ))}
        </ul>
        <span className="block text-sm text-ink-soft">{daysText(t, firstDay, lastDay)}</span>
      </>
    ),
  },
  { head: t(adminBookingsTexts.status), cell: ({ status }) => <StatusMark status={status} /> },
  {
    head: t(adminBookingsTexts.payment),
    cell: (row) => (
      <div className="flex flex-col items-start gap-1">
        {paidWords(t, row)}
        <WaitsMarks waits={row.waits} />
      </div>
    ),
  },
  { head: t(adminBookingsTexts.amountHead), atEnd: true, cell: ({ total }) => formatMoney(total) },
];

export default function Bookings() {
  const t = useText();
  const { rows, next, views, own, board } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const refused = useActionData<typeof action>();
  function addressIn(look: string | null): string {
    const query = new URLSearchParams(search);
    for (const name of ['view', 'after']) query.delete(name);
    if (look) query.set('view', look);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }
  return (
    <>
      <PageHead
        title={t(adminBookingsTexts.bookings)}
        lead={t(adminBookingsTexts.lead)}
        action={
          <Link to={adminUrls.newBooking} className={buttonLook({ size: 'sm' })}>
            {t(adminBookingsTexts.newBooking)}
          </Link>
        }
      />
      <SavedSearches views={views} own={own} refused={refused} />
      <SearchFields />
      <nav aria-label={t(adminBookingsTexts.view)} className="mb-4 flex gap-2">
        {[null, 'board'].map((look) => (
          <Link
            key={look}
            to={addressIn(look)}
            aria-current={(look === 'board') === (board !== null) ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-semibold text-ink-soft aria-[current]:border-accent aria-[current]:text-ink"
          >
            {look === 'board' ? t(adminBookingsTexts.board) : t(adminBookingsTexts.list)}
          </Link>
        ))}
      </nav>
      {board ? (
        <Board columns={board} />
      ) : (
        <AdminTable
          caption={t(adminBookingsTexts.caption)}
          columns={columns(t)}
          rows={rows}
          keyOf={({ bookingId }) => bookingId}
          next={next}
          wide
          empty={t(adminBookingsTexts.noMatch)}
          none={t(adminBookingsTexts.none)}
        />
      )}
    </>
  );
}
