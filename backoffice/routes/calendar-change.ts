import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs } from 'react-router';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { undoStockChange } from '../../service/catalog/stock-grid/undo-stock-change.ts';
import { AppError } from '../../service/core/app-error.ts';
import { staffOf } from '../desk.ts';
import { readFields } from '../server/fields.ts';
import { parsedChange } from '../server/parsed-change.ts';

/** What the grid asks by itself: looks at a change, saves it, takes it back. A refusal comes as `{ problem }`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = staffOf(context);
  const fields = await readFields(request);
  if (!fields) return Response.json({ problem: 'That is too much at once.' }, { status: 413 });
  const { text } = fields;
  try {
    if (text('do') === 'undo') {
      await undoStockChange(ctx, { changeId: text('id') });
      return Response.json({});
    }
    const change = parsedChange(text('change'));
    if (text('do') === 'save') {
      await saveStockChange(ctx, { change, mark: text('mark'), changeId: text('id') });
      return Response.json({});
    }
    return Response.json({ preview: await previewStockChange(ctx, { change }), id: randomUUID() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ problem: error.message }, { status: error.status });
  }
}
