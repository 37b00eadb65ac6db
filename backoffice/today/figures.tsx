import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { percentTaken } from '../../service/booking/admin/percent-taken.ts';
import { formatDayOfYear, today } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { TodaySources } from '../server/read-today.ts';
import { adminUrls } from '../urls.ts';
import type { ToDoFigures } from './queue.ts';
import { Sparkline } from './sparkline.tsx';

interface Props {
  sources: Pick<TodaySources, 'movements' | 'occupancy' | 'revenue'>;
  toDo: ToDoFigures;
}

/** What happened in the last thirty days and what is open, each with a link to where it comes from. */
export function Figures({ sources: { movements, occupancy, revenue }, toDo }: Props) {
  const t = useText();
  const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
  return (
    <section
      aria-label={t(adminTodayTexts.figures)}
      className="mt-3 mb-6 grid grid-cols-2 gap-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      {movements ? (
        <Figure
          title={t(adminTodayTexts.arrivals)}
          to={adminUrls.manifest}
          value={movements.arrivals.toLocaleString('en-IN')}
          unit={t(adminTodayTexts.arrivingToday)}
          notes={[
            t(adminTodayTexts.checkedInAndDepartures, movements),
            t(adminTodayTexts.sumsIn30Days, {
              recent: total(movements.series.days.map(({ value }) => value)).toLocaleString('en-IN'),
              before: total(movements.series.before).toLocaleString('en-IN'),
            }),
          ]}
        >
          <Series
            of={movements.series}
            label={(highest) => t(adminTodayTexts.arrivalsChart, { highest })}
            format={String}
          />
        </Figure>
      ) : null}
      {occupancy ? (
        <Figure
          title={t(adminTodayTexts.occupancy)}
          to={`${adminUrls.reports}?report=occupancy`}
          value={`${percentTaken(occupancy.tonight)}%`}
          unit={t(adminTodayTexts.tonight)}
          notes={[
            t(adminTodayTexts.roomsTaken, {
              taken: occupancy.tonight.taken.toLocaleString('en-IN'),
              units: occupancy.tonight.units.toLocaleString('en-IN'),
            }),
            t(adminTodayTexts.sumsIn30Days, {
              recent: `${percentTaken(occupancy.recent)}%`,
              before: `${percentTaken(occupancy.before)}%`,
            }),
          ]}
        >
          <Series
            of={occupancy.series}
            label={(highest) => t(adminTodayTexts.occupancyChart, { highest })}
            format={(value) => `${value}%`}
          />
        </Figure>
      ) : null}
      {revenue ? (
        <Figure
          title={t(adminTodayTexts.revenue)}
          to={`${adminUrls.reports}?${new URLSearchParams({ report: 'sales', first: revenue.series.days[0]?.day ?? '' })}`}
          value={formatMoney(paiseOf(revenue.received - revenue.returned))}
          notes={[
            revenue.returned > 0
              ? t(revenue.withTests ? adminTodayTexts.refundedWithTests : adminTodayTexts.refunded, {
                  refunded: formatMoney(revenue.returned),
                })
              : t(revenue.withTests ? adminTodayTexts.withTests : adminTodayTexts.nothingRefunded),
            t(adminTodayTexts.before30Days, { before: formatMoney(revenue.before) }),
          ]}
        >
          <Series
            of={revenue.series}
            label={(highest) => t(adminTodayTexts.revenueChart, { highest })}
            format={(value) => formatMoney(paiseOf(value))}
          />
        </Figure>
      ) : null}
      <Figure
        title={t(adminTodayTexts.toDo)}
        to="#to-do"
        value={toDo.count.toLocaleString('en-IN')}
        notes={[
          t(adminTodayTexts.urgentCount, { count: toDo.urgent }),
          toDo.oldest
            ? t(adminTodayTexts.oldestSince, { day: formatDayOfYear(t, today(new Date(toDo.oldest))) })
            : t(adminTodayTexts.nothingWaiting),
        ]}
      >
        <Series of={toDo.series} label={(highest) => t(adminTodayTexts.toDoChart, { highest })} format={String} />
      </Figure>
    </section>
  );
}

function Series({
  of: { days, before },
  top,
  label,
  format,
}: {
  of: ToDoFigures['series'];
  top?: number | undefined;
  label: (highest: string) => string;
  format: (value: number) => string;
}) {
  const values = days.map(({ value }) => value);
  return <Sparkline label={label(format(Math.max(...values)))} values={values} before={before} top={top} />;
}

/** A figure whose whole card leads to where it comes from. */
function Figure({
  title,
  to,
  value,
  unit,
  notes,
  children,
}: {
  title: string;
  to: string;
  value: string;
  unit?: string;
  notes: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className="relative grid min-w-0 content-start gap-1.5 rounded-card border border-line bg-card p-3 hover:border-line-strong md:p-4">
      <h2 className="font-sans text-sm font-medium text-ink-soft">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
      </h2>
      <p className="text-xl font-semibold tabular-nums wrap-anywhere md:text-2xl">
        {value}
        {unit ? <span className="text-sm font-normal text-ink-soft"> {unit}</span> : null}
      </p>
      {children}
      <div className="text-sm text-ink-soft tabular-nums">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
