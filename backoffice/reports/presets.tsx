import { Link } from 'react-router';
import { adminReportsTexts } from '../../messages/en/admin/reports.ts';
import type { Message } from '../../messages/message.ts';
import { type PresetName, presetNames, presetsOn } from '../../service/booking/admin/reports/period.ts';
import type { AnyReportKind, Period } from '../../service/booking/admin/reports/report.ts';
import type { Day } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { adminUrls } from '../urls.ts';
import { reportParams } from './report-request.ts';

const words: Readonly<Record<PresetName, Message>> = {
  month: adminReportsTexts.thisMonth,
  'last-month': adminReportsTexts.lastMonth,
  quarter: adminReportsTexts.thisQuarter,
  year: adminReportsTexts.financialYear,
};

/** Periods of the report with one press. */
export function Presets({ kind, period, today }: { kind: AnyReportKind; period: Period; today: Day }) {
  const t = useText();
  const presets = presetsOn(today);
  const shown = presetNames.find((name) => presets[name].first === period.first && presets[name].last === period.last);
  return (
    <nav aria-label={t(adminReportsTexts.period)} className="view-tabs mb-4 flex gap-1 rounded-field">
      {presetNames.map((name) => (
        <Link
          key={name}
          to={`${adminUrls.reports}?${reportParams({ kind, period: presets[name] })}`}
          aria-current={name === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-field px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:bg-sunk hover:text-ink aria-[current]:bg-sunk aria-[current]:text-ink"
        >
          {t(words[name])}
        </Link>
      ))}
    </nav>
  );
}
