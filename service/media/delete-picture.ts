import { conflict, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { refusedBy } from '../platform/database/database-error.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { type FileWire, fileNamed } from './library.ts';
import { deletePictureRow, lockPicture } from './media.sql.ts';
import { fileType } from './picture.ts';

/** Deletes a picture with its files and gives it as it was. Throws NotFoundError, and ConflictError while it is used. */
export async function deletePicture(ctx: Context, id: string): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'delete' });
  try {
    return await inTransaction(ctx, async (ctx) => {
      const picture = await lockPicture(ctx.db, id);
      if (!picture) throw notFound();
      const before = await fileNamed(ctx, picture.documentId);
      await deletePictureRow(ctx.db, picture.id);
      await recordAudit(ctx, { action: 'delete', subjectType: 'media', subjectId: picture.documentId, before });
      await tellWebhooks(ctx, 'media.delete', () => ({ media: before }));
      return before;
    });
  } catch (error) {
    if (refusedBy(error)?.because !== 'foreign-key') throw error;
    throw conflict('The picture is in use: take it out of what shows it first');
  }
}
