import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { adminReportsTexts } from '../../messages/en/admin/reports.ts';
import type { OrderedReport } from '../../service/booking/admin/reports/report.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { daysText } from '../booking/booking-words.ts';
import { Section } from '../booking/section.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { allReportShapes } from './report-request.ts';

const askAgain = 2_000;

export const isReady = ({ parts, partsMade }: OrderedReport) => partsMade === parts;

/** The progress of a long report, or the link to it. */
export function HowFar({ report }: { report: OrderedReport }) {
  const t = useText();
  const { id, kind, parts, partsMade, problem } = report;
  if (isReady(report))
    return (
      <Link
        to={`${adminUrls.reports}?${new URLSearchParams({ id })}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t(adminReportsTexts.viewReport)}
      </Link>
    );
  return (
    <span className="flex items-center gap-3 text-sm">
      {problem}
      <progress
        max={parts}
        value={partsMade}
        aria-label={t(adminReportsTexts.preparingLabel, { label: t(allReportShapes[kind].label) })}
      />
      {Math.floor((partsMade / parts) * 100)}%
    </span>
  );
}

/** The user's long reports with their progress. The page reloads while one is being generated. */
export function OrderedReports({ ordered }: { ordered: readonly OrderedReport[] }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const underWay = ordered.some((report) => !isReady(report) && !report.problem);
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => void revalidate(), askAgain);
    return () => clearInterval(timer);
  }, [underWay, revalidate]);
  if (ordered.length === 0) return null;
  return (
    <Section title={t(adminReportsTexts.longReports)}>
      <ul className="divide-y divide-line">
        {ordered.map((report) => (
          <li key={report.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <span className="font-medium">{t(allReportShapes[report.kind].label)}</span>,{' '}
              {daysText(t, report.period.first, report.period.last)}
              <span className="block text-sm text-ink-soft">
                <Rich
                  message={adminReportsTexts.requestedCreatedat}
                  values={{
                    createdAt: formatInstant(report.createdAt),
                    time: (words) => <When at={report.createdAt}>{words}</When>,
                  }}
                />
              </span>
            </span>
            <HowFar report={report} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
