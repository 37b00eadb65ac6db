import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import type { Form, UploadedFile } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import type { FileWire } from './library.ts';
import { displayName } from './picture.ts';
import { newDocumentId, savePicture } from './save-picture.ts';

/** An encoded picture of a form, not stored yet. */
export interface UploadedPicture {
  readonly file: UploadedFile;
  readonly info: FileInfo;
  readonly encoded: EncodedPicture;
}

/** The pictures of a form, encoded. Throws ValidationError for unusable ones. */
export async function encodeUploads(form: Form): Promise<UploadedPicture[]> {
  const { files, infos } = picturesIn(form);
  const made: UploadedPicture[] = [];
  for (const [index, file] of files.entries()) {
    made.push({ file, info: infos[index] ?? {}, encoded: await encodePicture(file.path) });
  }
  return made;
}

/** Stores them in the library in the current transaction. */
export async function saveUploads(ctx: Context, pictures: readonly UploadedPicture[]): Promise<FileWire[]> {
  const stored: FileWire[] = [];
  for (const { file, info, encoded } of pictures) {
    const name = displayName(info.name ?? file.name);
    stored.push(await savePicture(ctx, { documentId: newDocumentId(), name, info, encoded }));
  }
  return stored;
}

/** Bytes that a picture takes in all its sizes: its AVIF files, which follow, are counted as large as those in WebP. */
export function bytesOf({ encoded: { whole, smaller } }: Pick<UploadedPicture, 'encoded'>): number {
  return [whole, ...smaller.values()].reduce((all, { webp }) => all + 2 * webp.length, 0);
}

function picturesIn({ fields, files }: Form): { files: readonly UploadedFile[]; infos: readonly FileInfo[] } {
  // a file field without a chosen file is sent as an empty text
  const givenFields = fields.filter(([name, text]) => !(name === 'files' && text === ''));
  const strange = [
    ...givenFields.map(([name]) => name).filter((name) => name !== 'fileInfo'),
    ...files.map(({ field }) => field).filter((field) => field !== 'files'),
  ];
  if (strange[0] !== undefined) throw invalid(`Invalid key ${strange[0].slice(0, 100)}`);
  if (files.length === 0) throw invalid(sentence(errorsMediaTexts.noFiles));
  const infos = fileInfosIn(givenFields.map(([, text]) => text));
  if (infos.length > files.length) throw invalid(sentence(errorsMediaTexts.fileInfoCount));
  return { files, infos };
}
