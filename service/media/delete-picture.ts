import { conflict } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { refusedBy } from '../platform/database/database-error.ts';
import { dropPicture } from './keep-picture.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';

/** Deletes a picture with its files and gives it as it was. Throws NotFoundError, and ConflictError while it is used. */
export async function deletePicture(ctx: Context, id: string): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'delete' });
  try {
    return await inTransaction(ctx, (ctx) => dropPicture(ctx, id));
  } catch (error) {
    if (refusedBy(error)?.because !== 'foreign-key') throw error;
    throw conflict('The picture is in use: take it out of what shows it first');
  }
}
