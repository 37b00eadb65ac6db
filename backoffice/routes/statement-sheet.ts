import type { LoaderFunctionArgs } from 'react-router';
import { showStatement } from '../../service/partners/show-statement.ts';
import { statementSheet } from '../../service/partners/statement-sheet.ts';
import { asStaff } from '../back-office.ts';
import { sheetAnswer } from '../server/sheet-answer.ts';

/** The lines of a statement as a CSV file. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const of = { documentId: params['documentId'] ?? '', month: params['month'] ?? '' };
  return asStaff(context, async (ctx) =>
    sheetAnswer(statementSheet(await showStatement(ctx, of)), `statement-${of.month.slice(0, 7)}.csv`),
  );
}
