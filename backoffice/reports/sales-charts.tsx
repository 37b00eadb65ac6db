import { useId } from 'react';
import { Link } from 'react-router';
import { adminReportsTexts } from '../../messages/en/admin/reports.ts';
import type { Period } from '../../service/booking/admin/reports/report.ts';
import type { SalesDay } from '../../service/booking/admin/reports/sales-shape.ts';
import type { SalesShape } from '../../service/booking/admin/reports/show-sales-shape.ts';
import { kinds } from '../../service/catalog/kinds.ts';
import { formatDateOfYear, formatDayOfYear } from '../../service/core/day.ts';
import { formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { daysText } from '../booking/booking-words.ts';
import { adminUrls } from '../urls.ts';

const width = 720;
const height = 160;
const widestBar = 40;

const signed = (amount: Paise) => (amount < 0 ? `− ${formatMoney(paiseOf(-amount))}` : formatMoney(amount));

/** The sums of the period, each with its change since the period before. */
export function SalesFigures({ totals, before }: Pick<SalesShape, 'totals' | 'before'>) {
  const t = useText();
  const net = (of: SalesShape['totals']) => paiseOf(of.received - of.refunded);
  const figures = [
    { label: t(adminReportsTexts.revenue), is: net(totals), was: net(before) },
    { label: t(adminReportsTexts.sales), is: totals.sales, was: before.sales },
    { label: t(adminReportsTexts.received), is: totals.received, was: before.received },
    { label: t(adminReportsTexts.refunded), is: totals.refunded, was: before.refunded },
  ];
  const period = daysText(t, before.period.first, before.period.last);
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card lg:grid-cols-4">
      {figures.map(({ label, is, was }) => (
        <div key={label} className="-ms-px -mt-px border-s border-t border-line px-5 py-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <span className="block text-2xl font-semibold tabular-nums">{signed(is)}</span>
            <span className="text-sm text-ink-soft tabular-nums" title={period}>
              {t(adminReportsTexts.wasBefore, { was: signed(was) })}
              {was > 0 && is !== was ? (
                <span className="ms-2 font-semibold text-ink">
                  {is > was ? '+' : '−'}
                  {Math.round((Math.abs(is - was) / was) * 100)}%
                </span>
              ) : null}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Sales by day as bars, the period before as a shadow behind them. A day opens its bookings. */
export function SalesCurve({ days, before }: { days: readonly SalesDay[]; before: Period | null }) {
  const t = useText();
  const id = useId();
  const top = Math.max(1, ...days.map(({ sales, before }) => Math.max(sales, before ?? 0)));
  const step = width / days.length;
  const bar = Math.min(step * 0.7, widestBar);
  const y = (amount: number) => height - (amount / top) * (height - 4);
  const shadow = days.map(({ before }, at) => `${at * step},${y(before ?? 0)} ${(at + 1) * step},${y(before ?? 0)}`);
  const best = days.reduce<SalesDay | undefined>(
    (most, day) => (most && most.sales >= day.sales ? most : day),
    undefined,
  );
  const ends = new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)]);
  return (
    <figure className="min-w-0 rounded-card border border-line bg-card p-5">
      <figcaption className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="text-lg font-semibold">{t(adminReportsTexts.salesByDay)}</h2>
        <Key className="bg-support">{t(adminReportsTexts.thisPeriod)}</Key>
        {before ? <Key className="bg-line-strong">{daysText(t, before.first, before.last)}</Key> : null}
        <span className="ms-auto text-sm text-ink-soft tabular-nums">{formatMoney(paiseOf(top))}</span>
      </figcaption>
      <div className="relative">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          className="h-44 w-full border-b border-line-strong"
        >
          <title id={`${id}-title`}>{t(adminReportsTexts.salesByDay)}</title>
          <desc id={`${id}-desc`}>
            {best && best.sales > 0
              ? t(adminReportsTexts.bestDay, { day: formatDayOfYear(t, best.day), amount: formatMoney(best.sales) })
              : t(adminReportsTexts.noSales)}
          </desc>
          {[0, 0.5].map((part) => (
            <line
              key={part}
              x2={width}
              y1={y(top * (1 - part))}
              y2={y(top * (1 - part))}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {before ? (
            <polygon
              points={`0,${height} ${shadow.join(' ')} ${width},${height}`}
              className="fill-line-strong opacity-35"
            />
          ) : null}
          {days.map(({ day, sales }, at) =>
            sales === 0 ? null : (
              <rect
                key={day}
                x={(at + 0.5) * step - bar / 2}
                width={bar}
                y={y(sales)}
                height={height - y(sales)}
                className="fill-support"
              />
            ),
          )}
        </svg>
        {days.length > 31 ? null : (
          <div className="absolute inset-0 hidden min-[1140px]:flex">
            {days.map(({ day, sales }) => (
              <Link
                key={day}
                to={adminUrls.bookingsMade({ first: day, last: day })}
                aria-label={t(adminReportsTexts.bookingsOfDay, {
                  day: formatDayOfYear(t, day),
                  amount: formatMoney(sales),
                })}
                title={`${formatDayOfYear(t, day)}: ${formatMoney(sales)}`}
                className="min-w-0 grow rounded-sm hover:bg-ink/8"
              />
            ))}
          </div>
        )}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-soft">
        {[...ends].map((one) => (one ? <span key={one.day}>{formatDateOfYear(t, one.day)}</span> : null))}
      </p>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
      <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  );
}

/** The share of each product type in the sales, with a link to its bookings. */
export function TypeShares({ shares, period }: { shares: SalesShape['shares']; period: Period }) {
  const t = useText();
  return (
    <section
      aria-label={t(adminReportsTexts.shareByType)}
      className="min-w-0 rounded-card border border-line bg-card p-5"
    >
      <h2 className="mb-3 text-lg font-semibold">{t(adminReportsTexts.shareByType)}</h2>
      {shares.length === 0 ? <p className="text-ink-soft">{t(adminReportsTexts.noSales)}</p> : null}
      <ul className="grid gap-1">
        {shares.map(({ type, total, percent, bookings }) => (
          <li key={type}>
            <Link
              to={adminUrls.bookingsMade(period, type)}
              className="-mx-2 block min-h-11 rounded-field px-2 py-1.5 hover:bg-sunk"
            >
              <span className="flex items-baseline gap-3 text-sm">
                <span className="font-semibold">{t(kinds[type].label)}</span>
                <span className="ms-auto tabular-nums">{formatMoney(total)}</span>
                <span className="w-10 text-end font-semibold tabular-nums">{percent}%</span>
              </span>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1.5 h-2 w-full rounded-full"
              >
                <rect width="100" height="1" className="fill-sunk" />
                <rect width={percent} height="1" className="fill-support" />
              </svg>
              <span className="mt-1 block text-xs text-ink-soft">
                {t(adminReportsTexts.bookingCount, { count: bookings })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The darkest cell: text stays readable on it. */
const mostColour = 45;

/** The occupancy of every day in percent, as a table of coloured cells. */
export function OccupancyMap({ occupancy }: Pick<SalesShape, 'occupancy'>) {
  const t = useText();
  const [first] = occupancy;
  if (!first) return null;
  const label = t(adminReportsTexts.occupancyByDay);
  return (
    <section
      aria-label={label}
      className="relative min-w-0 overflow-x-auto rounded-card border border-line bg-card p-5"
    >
      <h2 className="mb-3 text-lg font-semibold">{label}</h2>
      <table className="w-full border-separate border-spacing-0.5 text-xs tabular-nums">
        <caption className="sr-only">{t(adminReportsTexts.occupancyCaption)}</caption>
        <thead>
          <tr>
            <td />
            {first.days.map(({ day }) => (
              <th key={day} scope="col" className="min-w-7 font-normal text-ink-soft">
                <Link
                  to={adminUrls.bookingsBeginning(day)}
                  aria-label={t(adminReportsTexts.bookingsBeginning, { day: formatDayOfYear(t, day) })}
                  className="block min-h-6 content-center rounded-sm hover:bg-sunk hover:text-ink"
                >
                  {Number(day.slice(8))}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {occupancy.map(({ type, days }) => (
            <tr key={type}>
              <th scope="row" className="pe-2 text-start text-sm font-medium whitespace-nowrap">
                {t(kinds[type].label)}
              </th>
              {days.map(({ day, percent }) => (
                <td
                  key={day}
                  className="h-9 rounded-sm bg-sunk text-center"
                  style={
                    percent
                      ? {
                          background: `color-mix(in srgb, var(--color-support) ${Math.round(10 + (Math.min(100, percent) / 100) * (mostColour - 10))}%, var(--color-card))`,
                        }
                      : undefined
                  }
                >
                  {percent ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
