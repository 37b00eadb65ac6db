import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Form, SentFile } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import { keepPicture, newDocumentId } from './keep-picture.ts';
import type { FileWire } from './library.ts';
import { fileType } from './picture.ts';
import { shownName } from './picture-name.ts';

/**
 * Stores the pictures of a form, all of them or none. The form is received only from who may send one. Throws
 * ValidationError for what is no usable picture.
 */
export async function uploadPictures(ctx: Context, receiveForm: () => Promise<Form>): Promise<FileWire[]> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'create' });
  const { files, infos } = picturesIn(await receiveForm());
  const made: { file: SentFile; info: FileInfo; encoded: EncodedPicture }[] = [];
  for (const [index, file] of files.entries()) {
    made.push({ file, info: infos[index] ?? {}, encoded: await encodePicture(file.path) });
  }
  return inTransaction(ctx, async (ctx) => {
    const stored: FileWire[] = [];
    for (const { file, info, encoded } of made) {
      const name = shownName(info.name ?? file.name);
      stored.push(await keepPicture(ctx, { documentId: newDocumentId(), name, info, encoded }));
    }
    return stored;
  });
}

function picturesIn({ fields, files }: Form): { files: readonly SentFile[]; infos: readonly FileInfo[] } {
  // a field in which nothing was chosen comes as an empty text
  const said = fields.filter(([name, text]) => !(name === 'files' && text === ''));
  const strange = [
    ...said.map(([name]) => name).filter((name) => name !== 'fileInfo'),
    ...files.map(({ field }) => field).filter((field) => field !== 'files'),
  ];
  if (strange[0] !== undefined) throw invalid(`Invalid key ${strange[0].slice(0, 100)}`);
  if (files.length === 0) throw invalid('Files are empty');
  const infos = fileInfosIn(said.map(([, text]) => text));
  if (infos.length > files.length) throw invalid('There are more fileInfo than files');
  return { files, infos };
}
