import { z } from 'zod';
import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { encodePart, type PictureArea } from './encode-picture.ts';
import { fileInfo } from './file-info.ts';
import { type FileWire, findPicture } from './library.ts';
import { findFile } from './media.sql.ts';
import { displayName, fileType } from './picture.ts';
import { type NewPicture, newDocumentId, savePicture } from './save-picture.ts';

/**
 * Makes a part of a picture a new picture in every size, with the same description; the original stays for other uses.
 * Throws NotFoundError, and ValidationError for a generated picture or too small a part.
 *
 * @may editor, admin, operator, writing program
 */
export async function cropPicture(ctx: Context, { id, area }: { id: string; area: PictureArea }): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'create' });
  const cut = await encodeCrop(ctx, id, area);
  return inTransaction(ctx, (ctx) => savePicture(ctx, cut));
}

const wanted = z.looseObject({ url: z.string(), name: z.string(), alternativeText: z.unknown(), caption: z.unknown() });

/**
 * A part of a picture, in percent of its size, encoded in every size with the same description, and not stored yet.
 * Throws NotFoundError, and ValidationError for a generated picture or too small a part.
 */
export async function encodeCrop(ctx: Context, id: string, area: PictureArea): Promise<NewPicture> {
  const { url, name, alternativeText, caption } = wanted.parse(await findPicture(ctx, id));
  const [, hash, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
  if (hash === undefined || file === undefined) throw invalid(sentence(errorsMediaTexts.illustration));
  const whole = await findFile(ctx.db, hash, file);
  if (!whole) throw notFound();
  const encoded = await encodePart(whole.content, area);
  const info = fileInfo.parse({ alternativeText, caption });
  return { documentId: newDocumentId(), name: displayName(name), info, encoded };
}
