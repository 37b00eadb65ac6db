import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminReportsTexts } from '../../messages/en/admin/reports.ts';
import { textIn } from '../../messages/translate.ts';
import { listReports } from '../../service/booking/admin/reports/list-reports.ts';
import { orderReport } from '../../service/booking/admin/reports/order-report.ts';
import { daysAtOnce, partnerReportKinds, reportKinds } from '../../service/booking/admin/reports/report.ts';
import { salesByDay } from '../../service/booking/admin/reports/sales-shape.ts';
import { showOrderedReport } from '../../service/booking/admin/reports/show-ordered-report.ts';
import { showSalesShape } from '../../service/booking/admin/reports/show-sales-shape.ts';
import { nightsBetween, today } from '../../service/core/day.ts';
import { may } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { daysText } from '../booking/booking-words.ts';
import { HowFar, isReady, OrderedReports } from '../reports/ordered-reports.tsx';
import { Presets } from '../reports/presets.tsx';
import { allReportShapes, reportParams, reportRequest } from '../reports/report-request.ts';
import { ReportPicture, ReportTables } from '../reports/report-table.tsx';
import { OccupancyMap, SalesCurve, SalesFigures, TypeShares } from '../reports/sales-charts.tsx';
import { act } from '../server/act.ts';
import { readReportRows, reportView } from '../server/read-report.ts';
import { AdminForm, DayField, Submit } from '../ui/admin-form.tsx';
import { Filters } from '../ui/filters.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return asStaff(context, async (ctx) => {
    const ordered = await listReports(ctx);
    const [form, day] = [crypto.randomUUID(), today(ctx.now)];
    const kinds = [...reportKinds, ...(may(ctx.viewer, 'manage partners') ? partnerReportKinds : [])];
    const id = query.get('id');
    if (id !== null) {
      const { kind, period, rows } = await showOrderedReport(ctx, { id });
      const report = reportView(allReportShapes[kind], rows);
      const days = kind === 'sales' ? salesByDay(period, rows, null) : null;
      const file = new URLSearchParams({ id }).toString();
      return { kind, kinds, period, report, ordered, form, day, shape: null, days, file };
    }
    const { kind, period } = reportRequest(query, ctx.now);
    const count = nightsBetween(period.first, period.last) + 1;
    const rows = count >= 1 && count <= daysAtOnce ? await readReportRows(ctx, { kind, period }) : null;
    const report = rows && reportView(allReportShapes[kind], rows);
    const shape = rows && kind === 'sales' ? await showSalesShape(ctx, { period, rows }) : null;
    const file = reportParams({ kind, period });
    return { kind, kinds, period, report, ordered, form, day, shape, days: shape?.days ?? null, file };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text }) => {
    const t = textIn(ctx.language);
    const query = new URLSearchParams({ report: text('report'), first: text('first'), last: text('last') });
    const { kind, period } = reportRequest(query, ctx.now);
    await orderReport(ctx, { id: text('form'), kind, period });
    return {
      message: t(adminReportsTexts.ordered),
      to: `${adminUrls.reports}?${reportParams({ kind, period })}`,
    };
  });
}

export default function Reports() {
  const t = useText();
  const { kind, kinds, period, report, ordered, form, day, shape: charts, days, file } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const shape = allReportShapes[kind];
  // of several the newest, which is first
  const made = ordered.find(
    (one) => one.kind === kind && one.period.first === period.first && one.period.last === period.last && !one.problem,
  );
  return (
    <>
      <PageHead title={t(adminReportsTexts.reports)} lead={t(adminReportsTexts.lead)} />
      <Presets kind={kind} period={period} today={day} />
      <Filters label={t(adminReportsTexts.chooseAReport)}>
        <SelectField key={kind} label={t(adminReportsTexts.report)} name="report" defaultValue={kind}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(allReportShapes[one].label)}
            </option>
          ))}
        </SelectField>
        <DayField
          key={`first ${period.first}`}
          label={t(adminReportsTexts.firstDay)}
          name="first"
          defaultValue={period.first}
        />
        <DayField
          key={`last ${period.last}`}
          label={t(adminReportsTexts.lastDay)}
          name="last"
          defaultValue={period.last}
        />
      </Filters>
      {charts ? <SalesFigures totals={charts.totals} before={charts.before} /> : null}
      {days ? (
        <div className="mt-5 mb-8 grid gap-5 min-[1440px]:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
          <SalesCurve days={days} before={charts?.before.period ?? null} />
          {charts ? <TypeShares shares={charts.shares} period={period} /> : null}
          {charts ? (
            <div className="min-w-0 min-[1440px]:col-span-2">
              <OccupancyMap occupancy={charts.occupancy} />
            </div>
          ) : null}
        </div>
      ) : null}
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-2xl">
            {t(adminReportsTexts.reportOfDays, {
              report: t(shape.label),
              days: daysText(t, period.first, period.last),
            })}
          </h2>
          <p className="mt-1 text-ink-soft">{t(shape.of)}</p>
        </div>
        {report && report.count > 0 ? (
          <a href={adminUrls.reportFile(file)} download className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            {t(adminReportsTexts.exportCsv)}
          </a>
        ) : null}
      </div>
      {shape.notes?.map((note) => (
        <p key={t(note)} className="mb-3 max-w-prose text-sm text-ink-soft">
          {t(note)}
        </p>
      ))}
      {report ? (
        <>
          {days || shape.tables ? null : <ReportPicture shape={shape} report={report} />}
          <ReportTables shape={shape} report={report} />
        </>
      ) : (
        <AdminForm refused={refused} className="mb-6">
          {refused && !refused.problem ? (
            <Notice kind="error" className="mb-4">
              {Object.values(refused.errors).join(' ')}
            </Notice>
          ) : null}
          {made ? (
            <div className="mb-4 flex flex-wrap items-center gap-x-4">
              <p role="status">{isReady(made) ? t(adminReportsTexts.ready) : t(adminReportsTexts.preparing)}</p>
              <HowFar report={made} />
            </div>
          ) : (
            <p className="mb-4">{t(adminReportsTexts.longReportNotice, { daysAtOnce })}</p>
          )}
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="report" value={kind} />
          <input type="hidden" name="first" value={query.get('first') ?? period.first} />
          <input type="hidden" name="last" value={query.get('last') ?? period.last} />
          {made && !isReady(made) ? null : (
            <Submit>{made ? t(adminReportsTexts.generateAgain) : t(adminReportsTexts.generateReport)}</Submit>
          )}
        </AdminForm>
      )}
      <div className="mt-8">
        <OrderedReports ordered={ordered} />
      </div>
    </>
  );
}
