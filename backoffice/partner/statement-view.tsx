import { Link } from 'react-router';
import { formatDay } from '../../service/core/day.ts';
import { formatExact, formatMoney, type Paise } from '../../service/core/money.ts';
import type { MonthStatement } from '../../service/partners/read-statement.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { Facts, Section } from '../booking/section.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';

type Line = MonthStatement['lines'][number];

const columns: readonly Column<Line>[] = [
  { head: 'Booking', cell: ({ bookingId }) => <BookingNumber of={bookingId} /> },
  {
    head: 'Item',
    cell: ({ name, optionName, ended, trial }) => (
      <>
        {name}
        {optionName ? <span className="text-ink-soft">, {optionName}</span> : null}
        {ended ? <span className="block text-sm text-ink-soft">Cancelled with a charge</span> : null}
        {trial ? (
          <span className="block">
            <Mark tone="waits">Test payment, not counted</Mark>
          </span>
        ) : null}
      </>
    ),
  },
  { head: 'Accounting date', cell: ({ day }) => formatDay(day) },
  { head: 'Price', atEnd: true, cell: ({ price }) => formatExact(price) },
  {
    head: 'Commission',
    atEnd: true,
    cell: ({ commission, percent }) => (
      <>
        {formatExact(commission)}
        <span className="block text-sm text-ink-soft">{percent === null ? 'no rate' : `${percent}%`}</span>
      </>
    ),
  },
  { head: 'GST on commission', atEnd: true, cell: ({ gst }) => formatExact(gst) },
  {
    head: 'TCS',
    atEnd: true,
    cell: ({ withheld, tcs }) => (
      <>
        {formatExact(withheld)}
        {withheld > 0 ? <span className="block text-sm text-ink-soft">{tcs?.percent} %</span> : null}
      </>
    ),
  },
  { head: 'Payable', atEnd: true, cell: ({ payable }) => formatExact(payable) },
];

/** A deducted amount; zero has no sign. */
const off = (amount: Paise) => (amount === 0 ? formatExact(amount) : `− ${formatExact(amount)}`);

/** The statement of a month: totals, lines and payouts. */
export function StatementView({
  statement,
  sheet,
  back,
  children,
}: {
  statement: MonthStatement;
  sheet: string;
  back: { to: string; label: string };
  children?: React.ReactNode;
}) {
  const { partner, month, lines, sums, payouts, due, open } = statement;
  return (
    <>
      <p className="mb-3">
        <Link to={back.to} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {back.label}
        </Link>
      </p>
      <PageHead
        title={`${partner.name}, ${monthText(month)}`}
        lead="Sales completed this month, and items cancelled with a charge. Future nights and days are not included."
        action={
          <a href={sheet} download className={buttonLook({ variant: 'secondary' })}>
            Export CSV
          </a>
        }
      />
      <div className="mb-6 grid items-start gap-5 lg:grid-cols-2">
        <Section title="Total">
          <Facts
            of={{
              'Price before tax': formatExact(sums.price),
              Commission: off(sums.commission),
              'GST on commission (18%)': off(sums.gst),
              ...(sums.withheld > 0 && { 'TCS, section 52': off(sums.withheld) }),
              Payable: <strong>{formatExact(sums.payable)}</strong>,
              ...(due !== sums.payable && { 'Payout in whole rupees': <strong>{formatMoney(due)}</strong> }),
              Outstanding: <strong>{formatMoney(open)}</strong>,
              'Platform fee (not included)': formatExact(sums.platformFee),
              'GST billed (not included)': formatExact(sums.tax),
            }}
          />
        </Section>
        <Section title="Payouts">
          {payouts.length === 0 ? <p className="text-ink-soft">No payouts for this month yet.</p> : null}
          <ul className="divide-y divide-line">
            {payouts.map(({ id, amount, reference, paidOn, by }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="wrap-anywhere">
                  {reference}
                  <span className="block text-sm text-ink-soft">
                    {formatDay(paidOn)}, recorded by {by}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
          {children}
        </Section>
      </div>
      <AdminTable
        wide
        caption="Statement items"
        columns={columns}
        rows={lines}
        keyOf={({ line }) => line}
        empty="No completed sales this month."
      />
    </>
  );
}

/** The last months, newest first, with links to their statements. */
export function Months({ months, to }: { months: readonly string[]; to: (month: string) => string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {months.map((month) => (
        <li key={month}>
          <Link
            to={to(month)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink"
          >
            {monthText(month)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const monthWords = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 'November 2026' */
function monthText(month: string): string {
  return monthWords.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}
