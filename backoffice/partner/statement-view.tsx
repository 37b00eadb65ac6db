import { Link } from 'react-router';
import { adminStatementsTexts } from '../../messages/en/admin/statements.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatExact, formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import type { MonthStatement } from '../../service/partners/read-statement.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { Facts, Section } from '../booking/section.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';

type Line = MonthStatement['lines'][number];

const columns = (t: Translate): readonly Column<Line>[] => [
  { head: t(adminStatementsTexts.booking), cell: ({ bookingId }) => <BookingNumber of={bookingId} /> },
  {
    head: t(adminStatementsTexts.item),
    cell: ({ name, optionName, ended, trial }) => (
      <>
        {name}
        {optionName ? <span className="text-ink-soft">, {optionName}</span> : null}
        {ended ? (
          <span className="block text-sm text-ink-soft">{t(adminStatementsTexts.cancelledWithCharge)}</span>
        ) : null}
        {trial ? (
          <span className="block">
            <Mark tone="waits">{t(adminStatementsTexts.testPayment)}</Mark>
          </span>
        ) : null}
      </>
    ),
  },
  { head: t(adminStatementsTexts.accountingDate), cell: ({ day }) => formatDay(t, day) },
  { head: t(adminStatementsTexts.price), atEnd: true, cell: ({ price }) => formatExact(price) },
  {
    head: t(adminStatementsTexts.commission),
    atEnd: true,
    cell: ({ commission, percent }) => (
      <>
        {formatExact(commission)}
        <span className="block text-sm text-ink-soft">
          {percent === null ? t(adminStatementsTexts.noRate) : `${percent}%`}
        </span>
      </>
    ),
  },
  { head: t(adminStatementsTexts.gstOnCommission), atEnd: true, cell: ({ gst }) => formatExact(gst) },
  {
    head: t(adminStatementsTexts.tcs),
    atEnd: true,
    cell: ({ withheld, tcs }) => (
      <>
        {formatExact(withheld)}
        {withheld > 0 ? <span className="block text-sm text-ink-soft">{tcs?.percent} %</span> : null}
      </>
    ),
  },
  { head: t(adminStatementsTexts.payable), atEnd: true, cell: ({ payable }) => formatExact(payable) },
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
  const t = useText();
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
        lead={t(adminStatementsTexts.lead)}
        action={
          <a href={sheet} download className={buttonLook({ variant: 'secondary' })}>
            {t(adminStatementsTexts.exportCsv)}
          </a>
        }
      />
      <div className="mb-6 grid items-start gap-5 lg:grid-cols-2">
        <Section title={t(adminStatementsTexts.total)}>
          <Facts
            of={[
              [t(adminStatementsTexts.priceBeforeTax), formatExact(sums.price)],
              [t(adminStatementsTexts.commission), off(sums.commission)],
              [t(adminStatementsTexts.gstOnCommissionAtRate), off(sums.gst)],
              [t(adminStatementsTexts.tcsOfSection52), sums.withheld > 0 ? off(sums.withheld) : null],
              [t(adminStatementsTexts.payable), <strong key="payable">{formatExact(sums.payable)}</strong>],
              [
                t(adminStatementsTexts.payoutInRupees),
                due === sums.payable ? null : <strong key="due">{formatMoney(due)}</strong>,
              ],
              [t(adminStatementsTexts.outstanding), <strong key="open">{formatMoney(open)}</strong>],
              [t(adminStatementsTexts.platformFee), formatExact(sums.platformFee)],
              [t(adminStatementsTexts.gstBilled), formatExact(sums.tax)],
            ]}
          />
        </Section>
        <Section title={t(adminStatementsTexts.payouts)}>
          {payouts.length === 0 ? <p className="text-ink-soft">{t(adminStatementsTexts.noPayouts)}</p> : null}
          <ul className="divide-y divide-line">
            {payouts.map(({ id, amount, reference, paidOn, by }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="wrap-anywhere">
                  {reference}
                  <span className="block text-sm text-ink-soft">
                    {t(adminStatementsTexts.paidOnBy, { paidOn: formatDay(t, paidOn), by })}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">
                  {amount < 0 ? off(paiseOf(-amount)) : formatMoney(amount)}
                </span>
              </li>
            ))}
          </ul>
          {children}
        </Section>
      </div>
      <AdminTable
        wide
        caption={t(adminStatementsTexts.caption)}
        columns={columns(t)}
        rows={lines}
        keyOf={({ line }) => line}
        empty={t(adminStatementsTexts.none)}
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
