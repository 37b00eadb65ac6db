import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { paymentFilters, waitingFilters } from '../../service/booking/desk/booking-search.ts';
import { searchBookings } from '../../service/booking/desk/search-bookings.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { isDay } from '../../service/core/day.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { BookingNumber } from '../booking/booking-number.tsx';
import { daysText, paidWords, rupees } from '../booking/booking-words.ts';
import { savedViews } from '../booking/saved-views.ts';
import { SearchFields } from '../booking/search-fields.tsx';
import { StatusMark, WaitsMark } from '../booking/status-mark.tsx';
import { asStaff } from '../desk.ts';
import { readQuestion } from '../server/question.ts';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import { deskUrls } from '../urls.ts';

const statuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readQuestion(request, ['-made']);
  const among = <Name extends string>(names: readonly Name[], asked: string | undefined) =>
    names.find((name) => name === asked);
  const day = (name: string) => [filter(name)].find(isDay);
  const type = filter('type');
  return asStaff(context, async (ctx) => ({
    ...(await searchBookings(ctx, {
      text: filter('q'),
      status: among(statuses, filter('status')),
      payment: among(paymentFilters, filter('payment')),
      waiting: among(waitingFilters, filter('waiting')),
      type: type && isProductType(type) ? type : undefined,
      begins: { from: day('from'), until: day('until') },
      made: { from: day('madeFrom'), until: day('madeUntil') },
      after,
    })),
    views: savedViews(ctx.now),
  }));
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Booking',
    cell: ({ bookingId }) => (
      <Link to={deskUrls.booking(bookingId)} className="font-semibold wrap-anywhere underline underline-offset-4">
        <BookingNumber of={bookingId} />
      </Link>
    ),
  },
  {
    head: 'Who',
    cell: ({ name, email, phone }) => (
      <>
        <span className="block md:min-w-48">{name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
        {phone ? <span className="block text-sm whitespace-nowrap text-ink-soft">{phone}</span> : null}
      </>
    ),
  },
  {
    head: 'What',
    cell: ({ what }) => (
      <ul>
        {what.map(({ name, option }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a booking stand in their places
          <li key={index}>
            {name}
            {option ? <span className="text-ink-soft">, {option}</span> : null}
          </li>
        ))}
      </ul>
    ),
  },
  { head: 'Days', cell: ({ firstDay, lastDay }) => daysText(firstDay, lastDay) },
  { head: 'Status', cell: ({ status }) => <StatusMark status={status} /> },
  {
    head: 'Payment',
    cell: (row) => (
      <div className="flex flex-col items-start gap-1">
        {paidWords(row)}
        {row.waits.held ? <WaitsMark>Payment held</WaitsMark> : null}
        {row.waits.toSend > 0 ? <WaitsMark>{`Send ${rupees(row.waits.toSend)} back`}</WaitsMark> : null}
        {row.waits.transfer ? <WaitsMark>UPI to confirm</WaitsMark> : null}
      </div>
    ),
  },
  { head: 'Amount', atEnd: true, cell: ({ total }) => rupees(total) },
  { head: 'Made', cell: ({ madeAt }) => <When at={madeAt} /> },
];

export default function Bookings() {
  const { rows, next, views } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <PageHead
        title="Bookings"
        lead="Every booking, the last made first."
        action={
          <Link to={deskUrls.newBooking} className={buttonLook({ size: 'sm' })}>
            Book for a caller
          </Link>
        }
      />
      <nav aria-label="Saved searches" className="mb-5 flex flex-wrap gap-2">
        {views.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === here ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-soft"
          >
            {label}
          </Link>
        ))}
      </nav>
      <SearchFields />
      <DeskTable
        caption="Bookings, the last made first"
        columns={columns}
        rows={rows}
        keyOf={({ bookingId }) => bookingId}
        next={next}
        empty="No booking fits this search."
      />
    </>
  );
}
