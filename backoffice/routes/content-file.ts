import type { ActionFunctionArgs } from 'react-router';
import { AppError } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { importContent } from '../../service/import-export/import-content.ts';
import { staffOf } from '../back-office.ts';
import type { ImportNews } from '../content/import-news.ts';
import { typeAt } from '../server/read-content.ts';
import { withSentBody } from '../server/sent-body.ts';
import { toldAnswer } from '../server/told-answer.ts';

const mostBytes = 512 * 2 ** 20;

/**
 * Checks a content file, or writes a checked one (`write`: the token of the report). Answers with lines of JSON:
 * progress, and at the end the report or an error.
 */
export function action({ context, request }: ActionFunctionArgs) {
  const ctx = staffOf(context);
  const asked = new URL(request.url).searchParams;
  return toldAnswer<ImportNews>(async (tell) => {
    try {
      requireRight(ctx.viewer, 'write content');
      const of = asked.get('of') ? typeAt(asked.get('of') ?? '') : undefined;
      const name = (asked.get('name') ?? '').slice(0, 200) || 'file';
      const write = asked.get('write') ?? undefined;
      const report = await withSentBody(request, mostBytes, (path) =>
        importContent(ctx, { path, name, of, write, progress: (progress) => tell({ progress }) }),
      );
      tell({ report });
    } catch (error) {
      if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'an import failed');
      tell({ refused: error instanceof AppError ? error.message : 'Something went wrong here; nothing was written.' });
    }
  });
}
