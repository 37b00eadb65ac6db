import { randomBytes } from 'node:crypto';
import { sizeOf } from '../../artwork/draw.ts';
import { invalid, notFound } from '../core/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { drawFrom, readArtworkAddress } from './artwork-address.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { FileInfo } from './file-info.ts';
import { type FileWire, fileNamed } from './library.ts';
import {
  deletePictureRow,
  insertDrawing,
  insertFiles,
  insertPicture,
  lockPicture,
  updatePicture,
} from './media.sql.ts';
import { placePicture } from './picture.ts';
import { addressName } from './picture-name.ts';

export const newDocumentId = () => randomBytes(12).toString('hex');

/** A picture that was made again, on its way into the library. */
export interface NewPicture {
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

/** Keeps a picture that the site draws, by the name of the drawing, as part of the current transaction, with an audit row. */
export async function keepDrawing(
  ctx: Context,
  { documentId, drawing, info }: { readonly documentId: string; readonly drawing: string; readonly info: FileInfo },
): Promise<void> {
  const drawn = readArtworkAddress(drawing);
  if (!drawn) throw invalid(`${drawing.slice(0, 60)} is nothing that the house draws`);
  const url = `/artwork/${drawing}.svg`;
  const name = info.name ?? `${drawing}.svg`;
  const alternativeText = info.alternativeText ?? drawFrom(drawn).alt;
  await insertDrawing(ctx.db, {
    documentId,
    url,
    name,
    alternativeText,
    ...sizeOf(drawn.crop),
    now: ctx.now,
    caption: info.caption ?? null,
    focalPoint: info.focalPoint ?? null,
  });
  await recordAudit(ctx, { action: 'create', subjectType: 'media', subjectId: documentId, after: { url, name } });
}

/** Changes what is said of a picture, and of that only what is given, as part of the current transaction. Throws NotFoundError. */
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

function sayings(file: FileWire) {
  const { name, alternativeText, caption, focalPoint } = file;
  return { name, alternativeText, caption, focalPoint };
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
