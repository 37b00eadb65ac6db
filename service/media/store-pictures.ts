import { invalid } from '../core/app-error.ts';
import type { Form, SentFile } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import { keepPicture, newDocumentId } from './keep-picture.ts';
import type { FileWire } from './library.ts';
import { shownName } from './picture-name.ts';

/** A picture of a form, made again and not kept yet. */
export interface SentPicture {
  readonly file: SentFile;
  readonly info: FileInfo;
  readonly encoded: EncodedPicture;
}

/** The pictures of a form, made again. Throws ValidationError for what is no usable picture. */
export async function sentPictures(form: Form): Promise<SentPicture[]> {
  const { files, infos } = picturesIn(form);
  const made: SentPicture[] = [];
  for (const [index, file] of files.entries()) {
    made.push({ file, info: infos[index] ?? {}, encoded: await encodePicture(file.path) });
  }
  return made;
}

/** Keeps them in the library, as part of the current transaction. */
export async function keepSent(ctx: Context, pictures: readonly SentPicture[]): Promise<FileWire[]> {
  const stored: FileWire[] = [];
  for (const { file, info, encoded } of pictures) {
    const name = shownName(info.name ?? file.name);
    stored.push(await keepPicture(ctx, { documentId: newDocumentId(), name, info, encoded }));
  }
  return stored;
}

/** What a picture takes to keep, in all its sizes. */
export function bytesOf({ encoded: { whole, smaller } }: Pick<SentPicture, 'encoded'>): number {
  return [whole, ...smaller.values()].reduce((all, { webp, avif }) => all + webp.length + avif.length, 0);
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
