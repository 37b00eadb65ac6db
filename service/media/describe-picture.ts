import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Form } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';
import { updateDescription } from './save-picture.ts';

/**
 * Changes the given parts of a picture's description. The form is only read if the caller may edit. Throws
 * NotFoundError.
 *
 * @may editor, admin, operator, writing program
 */
export async function describePicture(
  ctx: Context,
  { id, read }: { id: string; read: () => Promise<FileInfo> },
): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'update' });
  const info = await read();
  return inTransaction(ctx, (ctx) => updateDescription(ctx, id, info));
}

/** The description in a form without files. Throws ValidationError. */
export function infoIn({ fields, files }: Form): FileInfo {
  const [info, more] = fileInfosIn(fields.flatMap(([name, text]) => (name === 'fileInfo' ? [text] : [])));
  const strange = fields.find(([name]) => name !== 'fileInfo')?.[0];
  if (strange !== undefined) throw invalid(`Invalid key ${strange.slice(0, 100)}`);
  if (files.length > 0) throw invalid(sentence(errorsMediaTexts.pixelsFixed));
  if (!info || more) throw invalid(sentence(errorsMediaTexts.oneFileInfo));
  return info;
}
