import { randomBytes } from 'node:crypto';
import { sizeOf } from '../../artwork/draw.ts';
import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { invalid, notFound } from '../core/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { queueWebhooks } from '../webhooks/queue-webhooks.ts';
import { drawFrom, readArtworkAddress } from './artwork-address.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { FileInfo } from './file-info.ts';
import { type FileWire, findPicture } from './library.ts';
import {
  deletePictureRow,
  insertDrawing,
  insertFiles,
  insertPicture,
  lockPicture,
  updatePicture,
} from './media.sql.ts';
import { nameForAddress, placePicture } from './picture.ts';

export const newDocumentId = () => randomBytes(12).toString('hex');

/** An encoded picture to be stored in the library. */
export interface NewPicture {
  readonly documentId: string;
  readonly name: string;
  readonly info: FileInfo;
  readonly encoded: EncodedPicture;
}

/** Stores a picture in the library in the current transaction, with an audit row. */
export async function savePicture(ctx: Context, { documentId, name, info, encoded }: NewPicture): Promise<FileWire> {
  // the same picture under the same name still gets a different address
  for (const address of [nameForAddress(name), `${nameForAddress(name)}-${documentId.slice(0, 8)}`]) {
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
    await ctx.enqueue(ctx.db, 'add-avif', { documentId });
    const stored = await findPicture(ctx, documentId);
    await recordAudit(ctx, { action: 'create', subjectType: 'media', subjectId: documentId, after: { url, name } });
    await queueWebhooks(ctx, 'media.create', () => ({ media: stored }));
    return stored;
  }
  throw new Error(`No free address for ${documentId}`);
}

/** Stores a generated picture by the name of its drawing in the current transaction, with an audit row. */
export async function saveDrawing(
  ctx: Context,
  { documentId, drawing, info }: { readonly documentId: string; readonly drawing: string; readonly info: FileInfo },
): Promise<void> {
  const drawn = readArtworkAddress(drawing);
  if (!drawn) throw invalid(sentence(errorsMediaTexts.unknownDrawing, { drawing: drawing.slice(0, 60) }));
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

/** Changes the given parts of a picture's description in the current transaction. Throws NotFoundError. */
export async function updateDescription(ctx: Context, id: string, info: FileInfo): Promise<FileWire> {
  const picture = await lockPicture(ctx.db, id);
  if (!picture) throw notFound();
  const before = await findPicture(ctx, picture.documentId);
  await updatePicture(ctx.db, picture.id, info, ctx.now);
  const after = await findPicture(ctx, picture.documentId);
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

/** Deletes a picture with its files in the current transaction, and returns it. Throws NotFoundError. */
export async function removePicture(ctx: Context, id: string): Promise<FileWire> {
  const picture = await lockPicture(ctx.db, id);
  if (!picture) throw notFound();
  const before = await findPicture(ctx, picture.documentId);
  await deletePictureRow(ctx.db, picture.id);
  await recordAudit(ctx, { action: 'delete', subjectType: 'media', subjectId: picture.documentId, before });
  await queueWebhooks(ctx, 'media.delete', () => ({ media: before }));
  return before;
}
