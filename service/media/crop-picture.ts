import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { encodeCrop } from './encode-crop.ts';
import type { PictureArea } from './encode-picture.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';
import { savePicture } from './save-picture.ts';

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
