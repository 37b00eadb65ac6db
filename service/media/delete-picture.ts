import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { conflict } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { dataErrorOf } from '../platform/database/database-error.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';
import { removePicture } from './save-picture.ts';

/**
 * Deletes a picture with its files and returns it. Throws NotFoundError, and ConflictError while it is used.
 *
 * @may editor, admin, operator, writing program
 */
export async function deletePicture(ctx: Context, id: string): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'delete' });
  try {
    return await inTransaction(ctx, (ctx) => removePicture(ctx, id));
  } catch (error) {
    if (dataErrorOf(error)?.because !== 'foreign-key') throw error;
    throw conflict(sentence(errorsMediaTexts.inUse));
  }
}
