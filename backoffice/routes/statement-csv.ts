import type { LoaderFunctionArgs } from 'react-router';
import { textIn } from '../../messages/translate.ts';
import { showStatement } from '../../service/partners/show-statement.ts';
import { statementCsv } from '../../service/partners/statement-csv.ts';
import { asStaff } from '../back-office.ts';
import { csvResponse } from '../server/file-response.ts';

/** The lines of a statement as a CSV file. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const of = { documentId: params['documentId'] ?? '', month: params['month'] ?? '' };
  return asStaff(context, async (ctx) =>
    csvResponse(
      statementCsv(textIn(ctx.language), await showStatement(ctx, of)),
      `statement-${of.month.slice(0, 7)}.csv`,
    ),
  );
}
