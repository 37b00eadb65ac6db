import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { isDay } from '../../service/core/day.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['day']);
  return asStaff(context, (ctx) => listPartnerGuests(ctx, { from: [filter('from')].find(isDay), after }));
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Dates',
    cell: ({ days, time }) => [days, time && !days.includes(time) ? time : ''].filter(Boolean).join(', '),
  },
  {
    head: 'Guest',
    cell: ({ of, names }) => (
      <>
        <span className="block font-semibold md:min-w-40">{of}</span>
        {names.length > 0 ? <span className="block text-sm text-ink-soft">{names.join(', ')}</span> : null}
      </>
    ),
  },
  {
    head: 'Item',
    cell: ({ name, optionName, who }) => (
      <>
        {name}
        {optionName ? <span className="text-ink-soft">, {optionName}</span> : null}
        {who ? <span className="block text-sm text-ink-soft">{who}</span> : null}
      </>
    ),
  },
  { head: 'Special requests', cell: ({ requests }) => requests ?? '–' },
  {
    head: 'Voucher',
    cell: ({ usedAt }) => <Mark tone={usedAt ? 'still' : 'good'}>{usedAt ? 'Checked in' : 'Not used yet'}</Mark>,
  },
  { head: 'Booking', cell: ({ bookingId }) => <BookingNumber of={bookingId} /> },
];

export default function Guests() {
  const { rows, next } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Guests" lead="Guests booked on your listings, earliest first." />
      <Filters label="Filter guests">
        <TextField label="From" type="date" name="from" defaultValue={query.get('from') ?? ''} />
      </Filters>
      <AdminTable
        caption="Guests, earliest first"
        columns={columns}
        rows={rows}
        keyOf={({ line }) => line}
        next={next}
        wide
        empty="No guests from this day."
      />
    </>
  );
}
