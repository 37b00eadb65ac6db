import type { ActionFunctionArgs } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { textIn } from '../../messages/translate.ts';
import { AppError } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { importContent } from '../../service/import-export/import-content.ts';
import { staffContext } from '../back-office.ts';
import type { ImportNews } from '../content/send-content.ts';
import { typeAt } from '../server/entry-list.ts';
import { ndjsonResponse } from '../server/file-response.ts';
import { withUploadedBody } from '../server/uploaded-body.ts';

const maxBytes = 512 * 2 ** 20;

/**
 * Checks a content file, or writes a checked one (`write`: the token of the report). Answers with lines of JSON:
 * progress, and at the end the report or an error.
 */
export function action({ context, request }: ActionFunctionArgs) {
  const ctx = staffContext(context);
  const t = textIn(ctx.language);
  const query = new URL(request.url).searchParams;
  return ndjsonResponse<ImportNews>(async (tell) => {
    try {
      requireRight(ctx.viewer, 'write content');
      const of = query.get('of') ? typeAt(query.get('of') ?? '') : undefined;
      const name = (query.get('name') ?? '').slice(0, 200) || 'file';
      const write = query.get('write') ?? undefined;
      const report = await withUploadedBody(request, maxBytes, (path) =>
        importContent(ctx, { path, name, of, write, progress: (progress) => tell({ progress }) }),
      );
      tell({ report });
    } catch (error) {
      if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'an import failed');
      tell({ refused: error instanceof AppError ? error.message : t(adminContentTexts.somethingWentWrongNothing) });
    }
  });
}
