import type { LoaderFunctionArgs } from 'react-router';
import { textIn } from '../../messages/translate.ts';
import { showOwnStatement } from '../../service/partners/show-statement.ts';
import { statementCsv } from '../../service/partners/statement-csv.ts';
import { asStaff } from '../back-office.ts';
import { csvResponse } from '../server/file-response.ts';

/** The lines of the partner's own statement as a CSV file. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const month = params['month'] ?? '';
  return asStaff(context, async (ctx) =>
    csvResponse(
      statementCsv(textIn(ctx.language), await showOwnStatement(ctx, { month })),
      `statement-${month.slice(0, 7)}.csv`,
    ),
  );
}
