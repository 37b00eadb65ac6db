import { randomBytes } from 'node:crypto';
import { notFound } from '../core/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import type { FileInfo } from './file-info.ts';
import { type FileWire, fileNamed } from './library.ts';
import { deletePictureRow, insertFiles, insertPicture, lockPicture } from './media.sql.ts';
import { placePicture } from './picture.ts';
import { addressName, shownName } from './picture-name.ts';

export const newDocumentId = () => randomBytes(12).toString('hex');

/** A picture that was made anew, on its way into the library. */
interface NewPicture {
  readonly documentId: string;
  readonly name: string;
  readonly info: FileInfo;
  readonly encoded: EncodedPicture;
}

/** Keeps a picture in the library as part of the current transaction, with an audit row. */
export async function keepPicture(ctx: Context, { documentId, name, info, encoded }: NewPicture): Promise<FileWire> {
  // the same picture under the same name has another address all the same
  for (const address of [addressName(name), `${addressName(name)}-${documentId.slice(0, 8)}`]) {
    const { url, formats, files } = placePicture(encoded, address, name);
    const id = await insertPicture(ctx.db, {
      documentId,
      url,
      hash: encoded.hash,
      name,
      alternativeText: info.alternativeText ?? '',
      caption: info.caption ?? null,
      focalPoint: info.focalPoint ?? null,
      width: encoded.whole.width,
      height: encoded.whole.height,
      bytes: encoded.whole.webp.length,
      formats,
      now: ctx.now,
    });
    if (id === undefined) continue;
    await insertFiles(ctx.db, id, encoded.hash, files);
    const stored = await fileNamed(ctx, documentId);
    await recordAudit(ctx, { action: 'create', subjectType: 'media', subjectId: documentId, after: { url, name } });
    await tellWebhooks(ctx, 'media.create', () => ({ media: stored }));
    return stored;
  }
  throw new Error(`No free address for ${documentId}`);
}

/** Deletes a picture with its files as part of the current transaction, and gives it as it was. Throws NotFoundError. */
export async function dropPicture(ctx: Context, id: string): Promise<FileWire> {
  const picture = await lockPicture(ctx.db, id);
  if (!picture) throw notFound();
  const before = await fileNamed(ctx, picture.documentId);
  await deletePictureRow(ctx.db, picture.id);
  await recordAudit(ctx, { action: 'delete', subjectType: 'media', subjectId: picture.documentId, before });
  await tellWebhooks(ctx, 'media.delete', () => ({ media: before }));
  return before;
}

/** A file on the disk, made anew, as a picture of the library. Throws ValidationError for what is no usable picture. */
export async function bringPicture(
  ctx: Context,
  { path, documentId, name }: { readonly path: string; readonly documentId: string; readonly name: string },
): Promise<void> {
  const encoded = await encodePicture(path);
  await inTransaction(ctx, (ctx) => keepPicture(ctx, { documentId, name: shownName(name), info: {}, encoded }));
}
