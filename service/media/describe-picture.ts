import { invalid, notFound } from '../core/app-error.ts';
import { recordDeed } from '../platform/audit.ts';
import type { Form } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import { type FileWire, findFile } from './library.ts';
import { lockPicture, updatePicture } from './media.sql.ts';

/** Changes what is said of a picture, and of that only what is given. Throws NotFoundError. */
export async function describePicture(ctx: Context, { id, info }: { id: string; info: FileInfo }): Promise<FileWire> {
  return inTransaction(ctx, async (ctx) => {
    const picture = await lockPicture(ctx.db, id);
    if (!picture) throw notFound();
    const before = await findFile(ctx, picture.documentId);
    await updatePicture(ctx.db, picture.id, info, ctx.now);
    const after = await findFile(ctx, picture.documentId);
    await recordDeed(ctx, {
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
