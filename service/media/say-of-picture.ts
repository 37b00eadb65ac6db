import { notFound } from '../core/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { FileInfo } from './file-info.ts';
import { type FileWire, fileNamed } from './library.ts';
import { lockPicture, updatePicture } from './media.sql.ts';

/** Changes what is given of what is said of a picture, as part of the current transaction. Throws NotFoundError. */
export async function sayOfPicture(ctx: Context, id: string, info: FileInfo): Promise<FileWire> {
  const picture = await lockPicture(ctx.db, id);
  if (!picture) throw notFound();
  const before = await fileNamed(ctx, picture.documentId);
  await updatePicture(ctx.db, picture.id, info, ctx.now);
  const after = await fileNamed(ctx, picture.documentId);
  await recordAudit(ctx, {
    action: 'update',
    subjectType: 'media',
    subjectId: picture.documentId,
    before: sayings(before),
    after: sayings(after),
  });
  return after;
}

function sayings(file: Readonly<Record<string, unknown>>) {
  const { name, alternativeText, caption, focalPoint } = file;
  return { name, alternativeText, caption, focalPoint };
}
