import type { LoaderFunctionArgs } from 'react-router';
import { today } from '../../service/core/day.ts';
import { exportEntries } from '../../service/import-export/export-entries.ts';
import { asStaff } from '../back-office.ts';
import { typeAt } from '../server/entry-list.ts';
import { fileResponse } from '../server/file-response.ts';

/** The entries of a type as a file. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const type = typeAt(params['type']);
    const as = new URL(request.url).searchParams.get('as') === 'json' ? 'json' : 'csv';
    const pieces = await exportEntries(ctx, { type, as });
    const media = as === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
    return fileResponse(pieces, { name: `${type.path}-${today(ctx.now)}.${as}`, type: media });
  });
}
