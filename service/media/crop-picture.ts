import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { cutPicture } from './cut-picture.ts';
import type { PictureArea } from './encode-picture.ts';
import { keepPicture } from './keep-picture.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';

/**
 * Makes a part of a picture a picture of its own, in every size, with the same words; the one it was cut from stays as it
 * is, for who shows it elsewhere. Throws NotFoundError, and ValidationError for a drawn picture and for too small a part.
 */
export async function cropPicture(ctx: Context, { id, area }: { id: string; area: PictureArea }): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'create' });
  const cut = await cutPicture(ctx, id, area);
  return inTransaction(ctx, (ctx) => keepPicture(ctx, cut));
}
