import type { LoaderFunctionArgs } from 'react-router';
import { textIn } from '../../messages/translate.ts';
import { AppError } from '../../service/core/app-error.ts';
import { staffContext } from '../back-office.ts';
import { commandsFor } from '../server/commands.ts';
import { readListQuery } from '../server/list-query.ts';
import { searchBackOffice } from '../server/search-back-office.ts';

/** The pages and actions of the viewer or, with `q`, what the search finds. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = staffContext(context);
  const text = readListQuery(request, ['title']).filter('q');
  try {
    if (text === undefined) return Response.json({ commands: commandsFor(textIn(ctx.language), ctx) });
    return Response.json({ found: await searchBackOffice(ctx, text) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}
