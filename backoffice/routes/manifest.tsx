import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminManifestTexts } from '../../messages/en/admin/manifest.ts';
import { dayManifest, type ManifestRow } from '../../service/booking/admin/day-manifest.ts';
import type { DayEvent } from '../../service/booking/model/line.ts';
import { kinds } from '../../service/catalog/kinds.ts';
import { addDays, formatDay, isDay, today } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { shownIdText } from '../booking/id-words.ts';
import { manifestGroups } from '../booking/manifest-groups.ts';
import { DayField } from '../ui/admin-form.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
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

const headings = {
  arrives: adminManifestTexts.arrivals,
  leaves: adminManifestTexts.departures,
  begins: adminManifestTexts.pickUps,
  ends: adminManifestTexts.returns,
  'takes-place': adminManifestTexts.takesPlace,
} as const satisfies Record<DayEvent, object>;

export default function Manifest() {
  const t = useText();
  const { day, before, after, groups, total, whole, cut } = useLoaderData<typeof loader>();
  const to = (day: string) => `${adminUrls.manifest}?day=${day}`;
  return (
    <>
      <PageHead
        title={formatDay(t, day)}
        lead={t(adminManifestTexts.lead, { count: total })}
        action={
          whole ? (
            <Button className="not-print" onClick={() => window.print()}>
              {t(adminManifestTexts.print)}
            </Button>
          ) : (
            <Link to={`${to(day)}&whole`} className={`not-print ${buttonLook({})}`}>
              {t(adminManifestTexts.showAllToPrint)}
            </Link>
          )
        }
      />
      <div className="not-print">
        <Filters label={t(adminManifestTexts.chooseADay)}>
          <DayField label={t(adminManifestTexts.day)} name="day" defaultValue={day} />
        </Filters>
        <nav aria-label={t(adminManifestTexts.previousAndNextDay)} className="mb-5 flex gap-3">
          <Link to={to(before)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            {t(adminManifestTexts.previousDay)}
          </Link>
          <Link to={to(after)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            {t(adminManifestTexts.nextDay)}
          </Link>
        </nav>
      </div>
      {cut ? (
        <Notice kind="info" className="mb-6">
          {t(adminManifestTexts.tooManyEntries)}
        </Notice>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState
          none={t(adminManifestTexts.none)}
          begin={{ to: adminUrls.bookings, label: t(adminListTexts.openBookings) }}
          noMatch={t(adminManifestTexts.none)}
        />
      ) : null}
      {groups.map(({ type, happens, total, rows }) => {
        const title = t(headings[happens], { products: t(kinds[type].label) });
        return (
          <section key={title} aria-label={title} className="mb-8">
            <h2 className="mb-3 text-xl">
              {title} <span className="text-base text-ink-soft">{total.toLocaleString('en-IN')}</span>
            </h2>
            <Sheet title={title} rows={rows} />
            {rows.length < total ? (
              <p className="mt-2 text-ink-soft">
                {t(adminManifestTexts.firstShown, { count: rows.length, total: total.toLocaleString('en-IN') })}
              </p>
            ) : null}
          </section>
        );
      })}
    </>
  );
}

const heads = {
  time: adminManifestTexts.time,
  guest: adminManifestTexts.guest,
  item: adminManifestTexts.item,
  place: adminManifestTexts.place,
  requests: adminManifestTexts.specialRequests,
  checkedIn: adminManifestTexts.checkedIn,
} as const;
const columns = ['time', 'guest', 'item', 'place', 'requests', 'checkedIn'] as const;

function Sheet({ title, rows }: { title: string; rows: readonly ManifestRow[] }) {
  const t = useText();
  const cells = (row: ManifestRow): Record<keyof typeof heads, ReactNode> => ({
    time: row.time || '–',
    guest: (
      <>
        <span className="block font-semibold">{row.of}</span>
        {row.phone ? <span className="block whitespace-nowrap">{row.phone}</span> : null}
        {row.names.length > 0 ? <span className="block text-sm">{row.names.join(', ')}</span> : null}
      </>
    ),
    item: (
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
    place: row.place,
    requests: row.requests ?? '',
    checkedIn: row.used ? (
      (shownIdText(t, row.shown) ?? t(adminManifestTexts.yes))
    ) : (
      <>
        <span className="hidden size-5 print:inline-block rounded border border-line-strong" />
        {row.happens === 'leaves' || row.happens === 'ends' ? null : (
          <Link
            to={adminUrls.checkInLine(row.bookingId, row.line)}
            aria-label={t(adminManifestTexts.checkInGuest, { guest: row.of })}
            className="not-print inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t(adminManifestTexts.checkIn)}
          </Link>
        )}
      </>
    ),
  });
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="admin-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(heads[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.line} ${row.happens}`}>
              {columns.map((column) => (
                <td key={column} data-head={t(heads[column])}>
                  <div className="min-w-0">{cells(row)[column]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
