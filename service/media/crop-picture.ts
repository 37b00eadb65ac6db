import { z } from 'zod';
import { invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { encodePart, type PictureArea } from './encode-picture.ts';
import { fileInfo } from './file-info.ts';
import { keepPicture, newDocumentId } from './keep-picture.ts';
import { type FileWire, fileNamed } from './library.ts';
import { findFile } from './media.sql.ts';
import { fileType } from './picture.ts';
import { shownName } from './picture-name.ts';

const wanted = z.looseObject({ url: z.string(), name: z.string(), alternativeText: z.unknown(), caption: z.unknown() });

/**
 * Makes a part of a picture a picture of its own, in every size, with the same words; the one it was cut from stays as it
 * is, for who shows it elsewhere. Throws NotFoundError, and ValidationError for a drawn picture and for too small a part.
 */
export async function cropPicture(ctx: Context, { id, area }: { id: string; area: PictureArea }): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'create' });
  const { url, name, alternativeText, caption } = wanted.parse(await fileNamed(ctx, id));
  const [, hash, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
  if (hash === undefined || file === undefined) throw invalid('A drawn picture cannot be cut');
  const whole = await findFile(ctx.db, hash, file);
  if (!whole) throw notFound();
  const encoded = await encodePart(whole.content, area);
  const info = fileInfo.parse({ alternativeText, caption });
  return inTransaction(ctx, (ctx) =>
    keepPicture(ctx, { documentId: newDocumentId(), name: shownName(name), info, encoded }),
  );
}
