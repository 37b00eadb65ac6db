import { Link } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminReportColumnsTexts } from '../../messages/en/admin/report-columns.ts';
import { adminReportsTexts } from '../../messages/en/admin/reports.ts';
import type { Translate } from '../../messages/translate.ts';
import { type ReportRow, type ReportShape, shareOfSums, totalOf } from '../../service/booking/admin/reports/report.ts';
import { formatDay, isDay } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { ReportView } from '../server/read-report.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { adminUrls } from '../urls.ts';

const written = (as: 'count' | 'money', sum: number) =>
  as === 'count' ? sum.toLocaleString('en-IN') : `${sum < 0 ? '−' : ''}${formatMoney(paiseOf(Math.abs(sum)))}`;
function keyText(t: Translate, key: string, head?: string): string {
  if (key === '') return '–';
  return isDay(key) ? formatDay(t, key) : head === t(adminReportColumnsTexts.rate) && key.trim() ? `${key}%` : key;
}

interface Named extends ReportRow {
  readonly at: number;
}

/** The report as a table; as several, each with its title, if its shape says so. */
export function ReportTables({ shape, report }: { shape: ReportShape; report: ReportView }) {
  const t = useText();
  const { tables } = shape;
  if (!tables || report.rows.length < report.count) return <ReportTable shape={shape} report={report} />;
  const parts = [...Map.groupBy(report.rows, ({ key }) => key[0] ?? '')];
  return (
    <div className="grid gap-8">
      {parts.map(([name, rows]) => {
        // columns that say nothing in this table are left out
        const used = shape.keys.map((_, at) => at > 0 && rows.some(({ key }) => key[at]));
        const title = tables[name];
        const label = title ? t(title) : name;
        const own = {
          label: title ?? shape.label,
          of: shape.of,
          keys: shape.keys.filter((_, at) => used[at]),
          sums: shape.sums,
          drawn: shape.drawn,
        };
        const shown = rows.map(({ key, sums }) => ({ key: key.filter((_, at) => used[at]), sums }));
        return (
          <section key={name} aria-label={label}>
            <h3 className="mb-2 text-lg font-semibold">{label}</h3>
            <ReportTable
              shape={own}
              report={{ rows: shown, count: shown.length, total: totalOf(own, shown), drawn: [], byDay: false }}
            />
          </section>
        );
      })}
      {parts.length === 0 ? <ReportTable shape={shape} report={report} /> : null}
    </div>
  );
}

/** The report as a table, with the sums in the last row. */
function ReportTable({ shape, report }: { shape: ReportShape; report: ReportView }) {
  const t = useText();
  const { rows, count } = report;
  const shown: Named[] = rows.map((row, at) => ({ ...row, at }));
  const total = {
    key: [t(adminReportsTexts.total), ...shape.keys.slice(1).map(() => ' ')],
    sums: report.total,
    at: -1,
  };
  const columns: readonly Column<Named>[] = [
    ...shape.keys
      .map((message, place) => ({ head: t(message), place }))
      .map(({ head, place }) => ({
        head,
        cell: ({ key, at }: Named) => (
          <span className={at < 0 ? 'font-semibold' : undefined}>
            {isDay(key[place]) ? (
              <Link
                to={adminUrls.bookingsMade({ first: key[place], last: key[place] })}
                className="underline-offset-4 hover:underline"
              >
                {keyText(t, key[place], head)}
              </Link>
            ) : (
              keyText(t, key[place] ?? '', head)
            )}
          </span>
        ),
      })),
    ...shape.sums.map(({ head, as }, place) => ({
      head: t(head),
      atEnd: true,
      cell: ({ sums, at }: Named) => (
        <span className={`tabular-nums whitespace-nowrap ${at < 0 ? 'font-semibold' : ''}`}>
          {written(as, sums[place] ?? 0)}
        </span>
      ),
    })),
    ...(shape.share
      ? [
          {
            head: t(shape.share.head),
            atEnd: true,
            cell: ({ sums }: Named) => {
              const share = shareOfSums(shape, sums);
              return share === null ? '–' : `${share}%`;
            },
          },
        ]
      : []),
  ];
  return (
    <>
      <AdminTable
        caption={t(shape.label)}
        columns={columns}
        rows={rows.length > 0 ? [...shown, total] : []}
        keyOf={({ at }) => at}
        empty={t(adminReportsTexts.nothingToReport)}
        begin={{ to: adminUrls.bookings, label: t(adminListTexts.openBookings) }}
        noMatch={t(adminReportsTexts.nothingToReport)}
      />
      {count > rows.length ? (
        <p className="mt-3 text-ink-soft">
          {t(adminReportsTexts.firstShown, { count: rows.length, all: count.toLocaleString('en-IN') })}
        </p>
      ) : null}
    </>
  );
}

const width = 640;
const bar = 26;

/** A chart of the report's rows: days in order, anything else largest first. */
export function ReportPicture({ shape, report: { drawn, byDay } }: { shape: ReportShape; report: ReportView }) {
  const t = useText();
  const of = shape.sums[shape.drawn];
  const figure = ({ sums }: ReportRow) => sums[shape.drawn] ?? 0;
  const top = Math.max(0, ...drawn.map(figure));
  if (!of || top === 0) return null;
  const { as } = of;
  const label = t(adminReportsTexts.headHighestTop, { head: t(of.head), top: written(as, top) });
  if (byDay) {
    const step = width / drawn.length;
    return (
      <figure className="mb-5 rounded-card border border-line bg-card p-5">
        <figcaption className="mb-3 text-sm text-ink-soft">{label}</figcaption>
        <svg
          viewBox={`0 0 ${width} 140`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          className="h-36 w-full"
        >
          {drawn.map((row, at) => {
            const height = Math.max(1, (Math.max(0, figure(row)) / top) * 140);
            return (
              <rect
                key={row.key[0]}
                x={at * step + step * 0.1}
                width={step * 0.8}
                y={140 - height}
                height={height}
                rx="2"
                className="fill-support"
              />
            );
          })}
        </svg>
      </figure>
    );
  }
  return (
    <figure className="mb-5 rounded-card border border-line bg-card p-5">
      <figcaption className="mb-3 text-sm text-ink-soft">{label}</figcaption>
      <ul className="grid gap-2">
        {drawn.map((row) => (
          <li
            key={JSON.stringify(row.key)}
            className="grid items-center gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="min-w-0 truncate text-sm">
              {row.key
                .map((key, at) => {
                  const head = shape.keys[at];
                  return key && keyText(t, key, head && t(head));
                })
                .filter(Boolean)
                .join(', ') || '–'}
            </span>
            <span className="flex min-w-0 items-center gap-3">
              <svg
                viewBox={`0 0 ${width} ${bar}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-5 min-w-0 grow"
              >
                <rect
                  width={Math.max(2, (Math.max(0, figure(row)) / top) * width)}
                  height={bar}
                  className="fill-support"
                />
              </svg>
              <span className="text-sm whitespace-nowrap tabular-nums">{written(as, figure(row))}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
