import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data } from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { textIn } from '../../messages/translate.ts';
import { previewStockChange, type StockPreview } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { undoStockChange } from '../../service/catalog/stock-grid/undo-stock-change.ts';
import { AppError } from '../../service/core/app-error.ts';
import { staffContext } from '../back-office.ts';
import { parsedChange, readFields } from '../server/fields.ts';

/** The answer to a request of the grid. `problem` is the error message of a refusal. */
interface Answer {
  readonly problem?: string;
  readonly preview?: StockPreview;
  /** The id that the previewed change will have. */
  readonly id?: string;
  readonly done?: 'save' | 'undo';
}

/** Called by the grid: previews a change, saves it (after a preview or at once), or undoes it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = staffContext(context);
  const t = textIn(ctx.language);
  const fields = await readFields(request);
  if (!fields) return answer({ problem: t(adminCalendarTexts.changeTooLarge) }, 413);
  const { text } = fields;
  try {
    if (text('do') === 'undo') {
      await undoStockChange(ctx, { changeId: text('id') });
      return answer({ done: 'undo' });
    }
    const change = parsedChange(text('change'));
    if (text('do') === 'save') {
      await saveStockChange(ctx, { change, mark: text('mark'), changeId: text('id') });
      return answer({ done: 'save' });
    }
    const preview = await previewStockChange(ctx, { change });
    if (text('do') === 'at-once') {
      await saveStockChange(ctx, { change, mark: preview.mark, changeId: text('id') });
      return answer({ done: 'save', preview, id: text('id') });
    }
    return answer({ preview, id: randomUUID() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return answer({ problem: error.message }, error.status);
  }
}

const answer = (message: Answer, status = 200) => data(message, { status });
