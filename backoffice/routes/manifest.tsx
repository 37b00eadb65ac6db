import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dayManifest, type ManifestRow } from '../../service/booking/admin/day-manifest.ts';
import type { DayEvent } from '../../service/booking/model/line.ts';
import { kinds, type ProductType } from '../../service/catalog/kinds.ts';
import { addDays, formatDay, isDay, today } from '../../service/core/day.ts';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { manifestGroups } from '../booking/manifest-groups.ts';
import { DayField } from '../ui/admin-form.tsx';
import { Filters } from '../ui/filters.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('day');
  return asStaff(context, async (ctx) => {
    const day = isDay(query) ? query : today(ctx.now);
    const { rows, cut } = await dayManifest(ctx, { day });
    const sheet = manifestGroups(rows, { whole: searchParams.has('whole') });
    return { day, before: addDays(day, -1), after: addDays(day, 1), ...sheet, cut };
  });
}

const headings: Readonly<Record<DayEvent, (type: ProductType) => string>> = {
  arrives: (type) => `${kinds[type].label}: arrivals`,
  leaves: (type) => `${kinds[type].label}: departures`,
  begins: (type) => `${kinds[type].label}: pick-ups`,
  ends: (type) => `${kinds[type].label}: returns`,
  'takes-place': (type) => kinds[type].label,
};

export default function Manifest() {
  const { day, before, after, groups, total, whole, cut } = useLoaderData<typeof loader>();
  const to = (day: string) => `${adminUrls.manifest}?day=${day}`;
  return (
    <>
      <PageHead
        title={formatDay(day)}
        lead={`Daily manifest: ${total.toLocaleString('en-IN')} ${total === 1 ? 'entry' : 'entries'}`}
        action={
          whole ? (
            <Button className="not-print" onClick={() => window.print()}>
              Print
            </Button>
          ) : (
            <Link to={`${to(day)}&whole`} className={`not-print ${buttonLook({})}`}>
              Show all to print
            </Link>
          )
        }
      />
      <div className="not-print">
        <Filters label="Choose a day">
          <DayField label="Day" name="day" defaultValue={day} />
        </Filters>
        <nav aria-label="Previous and next day" className="mb-5 flex gap-3">
          <Link to={to(before)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            Previous day
          </Link>
          <Link to={to(after)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            Next day
          </Link>
        </nav>
      </div>
      {cut ? (
        <Notice kind="info" className="mb-6">
          This day has more entries than the manifest can show. The latest bookings are left out.
        </Notice>
      ) : null}
      {groups.length === 0 ? (
        <p className="rounded-card border border-line bg-card px-6 py-14 text-center text-ink-soft">
          No paid bookings on this day.
        </p>
      ) : null}
      {groups.map(({ type, happens, total, rows }) => {
        const title = headings[happens](type);
        return (
          <section key={title} aria-label={title} className="mb-8">
            <h2 className="mb-3 text-xl">
              {title} <span className="text-base text-ink-soft">{total.toLocaleString('en-IN')}</span>
            </h2>
            <Sheet title={title} rows={rows} />
            {rows.length < total ? (
              <p className="mt-2 text-ink-soft">
                Showing the first {rows.length} of {total.toLocaleString('en-IN')}.
              </p>
            ) : null}
          </section>
        );
      })}
    </>
  );
}

const heads = ['Time', 'Guest', 'Item', 'Place', 'Special requests', 'Checked in'] as const;

function Sheet({ title, rows }: { title: string; rows: readonly ManifestRow[] }) {
  const cells = (row: ManifestRow): Record<(typeof heads)[number], ReactNode> => ({
    Time: row.time || '–',
    Guest: (
      <>
        <span className="block font-semibold">{row.of}</span>
        {row.phone ? <span className="block whitespace-nowrap">{row.phone}</span> : null}
        {row.names.length > 0 ? <span className="block text-sm">{row.names.join(', ')}</span> : null}
      </>
    ),
    Item: (
      <>
        <span className="block">
          {row.name}
          {row.optionName ? `, ${row.optionName}` : ''}
        </span>
        <span className="block text-sm">{row.who}</span>
        <Link
          to={adminUrls.booking(row.bookingId)}
          className="inline-flex min-h-6 items-center text-sm wrap-anywhere underline underline-offset-4"
        >
          <BookingNumber of={row.bookingId} />
        </Link>
      </>
    ),
    Place: row.place,
    'Special requests': row.requests ?? '',
    'Checked in': row.used ? 'Yes' : <span className="inline-block size-5 rounded border border-line-strong" />,
  });
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="admin-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.line} ${row.happens}`}>
              {heads.map((head) => (
                <td key={head} data-head={head}>
                  <div className="min-w-0">{cells(row)[head]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
