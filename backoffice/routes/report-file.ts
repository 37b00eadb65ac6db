import type { LoaderFunctionArgs } from 'react-router';
import { reportCsv } from '../../service/booking/reports/report-csv.ts';
import { showOrderedReport } from '../../service/booking/reports/show-ordered-report.ts';
import { asStaff } from '../back-office.ts';
import { reportAsked, shownShapes } from '../reports/asked-report.ts';
import { readShownReport } from '../server/read-report.ts';

/** A report as a file for spreadsheets. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const id = asked.get('id');
  return asStaff(context, async (ctx) => {
    const { kind, period, rows } =
      id === null ? await shown(reportAsked(asked, ctx.now)) : await showOrderedReport(ctx, { id });
    return new Response(reportCsv(shownShapes[kind], rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${kind}-${period.first}-${period.last}.csv"`,
      },
    });

    async function shown(wanted: ReturnType<typeof reportAsked>) {
      return { ...wanted, rows: await readShownReport(ctx, wanted) };
    }
  });
}
