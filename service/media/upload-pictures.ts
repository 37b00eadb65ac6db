import { requireRight } from '../core/may.ts';
import type { Form } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';
import { encodeUploads, saveUploads } from './uploads.ts';

/**
 * Stores the pictures of a form, all or none. The form is only read if the caller may upload. Throws ValidationError
 * for unusable pictures.
 *
 * @may editor, admin, operator, writing program
 */
export async function uploadPictures(ctx: Context, receiveForm: () => Promise<Form>): Promise<FileWire[]> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'create' });
  const sent = await encodeUploads(await receiveForm());
  return inTransaction(ctx, (ctx) => saveUploads(ctx, sent));
}
