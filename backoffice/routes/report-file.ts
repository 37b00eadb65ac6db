import type { LoaderFunctionArgs } from 'react-router';
import { textIn } from '../../messages/translate.ts';
import { reportCsv } from '../../service/booking/admin/reports/report-csv.ts';
import { showOrderedReport } from '../../service/booking/admin/reports/show-ordered-report.ts';
import { asStaff } from '../back-office.ts';
import { allReportShapes, reportRequest } from '../reports/report-request.ts';
import { readReportRows } from '../server/read-report.ts';

/** A report as a file for spreadsheets. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get('id');
  return asStaff(context, async (ctx) => {
    const { kind, period, rows } =
      id === null ? await shown(reportRequest(query, ctx.now)) : await showOrderedReport(ctx, { id });
    return new Response(reportCsv(textIn(ctx.language), allReportShapes[kind], rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${kind}-${period.first}-${period.last}.csv"`,
      },
    });

    async function shown(input: ReturnType<typeof reportRequest>) {
      return { ...input, rows: await readReportRows(ctx, input) };
    }
  });
}
