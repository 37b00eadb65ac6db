import type { LoaderFunctionArgs } from 'react-router';
import { today } from '../../service/core/day.ts';
import { exportArchive } from '../../service/import-export/export-archive.ts';
import { asStaff } from '../back-office.ts';
import { fileResponse } from '../server/file-response.ts';

/** All content with its pictures as one file. */
export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) =>
    fileResponse(await exportArchive(ctx), { name: `content-${today(ctx.now)}.zip`, type: 'application/zip' }),
  );
}
