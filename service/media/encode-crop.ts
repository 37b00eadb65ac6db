import { z } from 'zod';
import { invalid, notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { encodePart, type PictureArea } from './encode-picture.ts';
import { fileInfo } from './file-info.ts';
import { findPicture } from './library.ts';
import { findFile } from './media.sql.ts';
import { displayName } from './picture-name.ts';
import { type NewPicture, newDocumentId } from './save-picture.ts';

const wanted = z.looseObject({ url: z.string(), name: z.string(), alternativeText: z.unknown(), caption: z.unknown() });

/**
 * A part of a picture, in percent of its size, encoded in every size with the same description, and not stored yet.
 * Throws NotFoundError, and ValidationError for a generated picture or too small a part.
 */
export async function encodeCrop(ctx: Context, id: string, area: PictureArea): Promise<NewPicture> {
  const { url, name, alternativeText, caption } = wanted.parse(await findPicture(ctx, id));
  const [, hash, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
  if (hash === undefined || file === undefined) throw invalid('A drawn picture cannot be cut');
  const whole = await findFile(ctx.db, hash, file);
  if (!whole) throw notFound();
  const encoded = await encodePart(whole.content, area);
  const info = fileInfo.parse({ alternativeText, caption });
  return { documentId: newDocumentId(), name: displayName(name), info, encoded };
}
