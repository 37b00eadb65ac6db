import { invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Form } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import { type FileWire, fileNamed } from './library.ts';
import { lockPicture, updatePicture } from './media.sql.ts';
import { fileType } from './picture.ts';

/**
 * Changes what is said of a picture, and of that only what is given. What is given is read only from who may. Throws
 * NotFoundError.
 */
export async function describePicture(
  ctx: Context,
  { id, read }: { id: string; read: () => Promise<FileInfo> },
): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'update' });
  const info = await read();
  return inTransaction(ctx, async (ctx) => {
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
  });
}

function sayings(file: Readonly<Record<string, unknown>>) {
  const { name, alternativeText, caption, focalPoint } = file;
  return { name, alternativeText, caption, focalPoint };
}

/** What a form without files says of one picture. Throws ValidationError. */
export function infoIn({ fields, files }: Form): FileInfo {
  const [info, more] = fileInfosIn(fields.flatMap(([name, text]) => (name === 'fileInfo' ? [text] : [])));
  const strange = fields.find(([name]) => name !== 'fileInfo')?.[0];
  if (strange !== undefined) throw invalid(`Invalid key ${strange.slice(0, 100)}`);
  if (files.length > 0) throw invalid('The pixels of a picture cannot be changed: upload another one');
  if (!info || more) throw invalid('Send one fileInfo');
  return info;
}
