import { requireRight } from '../core/may.ts';
import type { Form } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';
import { keepSent, sentPictures } from './store-pictures.ts';

/**
 * Stores the pictures of a form, all of them or none. The form is received only from who may send one. Throws
 * ValidationError for what is no usable picture.
 */
export async function uploadPictures(ctx: Context, receiveForm: () => Promise<Form>): Promise<FileWire[]> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'create' });
  const sent = await sentPictures(await receiveForm());
  return inTransaction(ctx, (ctx) => keepSent(ctx, sent));
}
