import { randomBytes } from 'node:crypto';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Form, SentFile } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { type FileInfo, fileInfosIn } from './file-info.ts';
import { type FileWire, fileNamed } from './library.ts';
import { insertFiles, insertPicture } from './media.sql.ts';
import { fileType, placePicture } from './picture.ts';
import { addressName, shownName } from './picture-name.ts';

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
    for (const one of made) stored.push(await store(ctx, one));
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

async function store(
  ctx: Context,
  { file, info, encoded }: { file: SentFile; info: FileInfo; encoded: EncodedPicture },
): Promise<FileWire> {
  const name = shownName(info.name ?? file.name);
  const documentId = randomBytes(12).toString('hex');
  // the same picture under the same name has another address all the same
  for (const address of [addressName(name), `${addressName(name)}-${documentId.slice(0, 8)}`]) {
    const { url, formats, files } = placePicture(encoded, address, name);
    const id = await insertPicture(ctx.db, {
      documentId,
      url,
      hash: encoded.hash,
      name,
      alternativeText: info.alternativeText ?? '',
      caption: info.caption ?? null,
      focalPoint: info.focalPoint ?? null,
      width: encoded.whole.width,
      height: encoded.whole.height,
      bytes: encoded.whole.webp.length,
      formats,
      now: ctx.now,
    });
    if (id === undefined) continue;
    await insertFiles(ctx.db, id, encoded.hash, files);
    const stored = await fileNamed(ctx, documentId);
    await recordAudit(ctx, { action: 'create', subjectType: 'media', subjectId: documentId, after: { url, name } });
    await tellWebhooks(ctx, 'media.create', () => ({ media: stored }));
    return stored;
  }
  throw new Error(`No free address for ${documentId}`);
}
