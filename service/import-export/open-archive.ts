import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { basename, extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { errorsImportExportTexts } from '../../messages/en/errors/import-export.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';

/** Limits of an archive: unpacked sizes are checked before unpacking, and again while unpacking. */
const most = { files: 20_000, sheet: 64 * 2 ** 20, picture: 12 * 2 ** 20, all: 4 * 2 ** 30, ratio: 200 } as const;
const pictureNames = /\.(?:jpe?g|png|webp|gif|avif)$/i;
const sheetNames = /\.(?:csv|json)$/i;

export interface PackedFile {
  /** Name in the archive, without folders, in Unicode NFC: macOS decomposes accents. */
  readonly name: string;
  readonly bytes: number;
}

export interface Archive {
  readonly sheets: readonly PackedFile[];
  readonly pictures: readonly PackedFile[];
  readonly read: (file: PackedFile) => Promise<Buffer>;
  /** Unpacks a picture to that path. Returns the digest of its bytes. */
  readonly unpack: (file: PackedFile, path: string) => Promise<string>;
  readonly close: () => void;
}

/**
 * Opens a zip archive. Only its directory is read; names are never used as paths. Throws ValidationError if it is not
 * an archive, is encrypted, contains paths outside of it, or unpacks to more than the limits.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await refusing(() => openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: false }));
  const entries = new Map<PackedFile, Entry>();
  const sheets: PackedFile[] = [];
  const pictures: PackedFile[] = [];
  try {
    await refusing(() => readDirectory(zip, { entries, sheets, pictures }));
  } catch (error) {
    zip.close();
    throw error;
  }
  const entryOf = (file: PackedFile): Entry => {
    const entry = entries.get(file);
    if (!entry) throw new Error(`${file.name} is of another archive`);
    return entry;
  };
  return {
    sheets,
    pictures,
    close: () => zip.close(),
    read: (file) =>
      refusing(async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of await zip.openReadStreamPromise(entryOf(file))) chunks.push(chunk);
        return Buffer.concat(chunks);
      }),
    unpack: (file, to) =>
      refusing(async () => {
        const digest = createHash('sha256');
        const stream = await zip.openReadStreamPromise(entryOf(file));
        stream.on('data', (chunk: Buffer) => digest.update(chunk));
        await pipeline(stream, createWriteStream(to));
        return digest.digest('hex');
      }),
  };
}

interface Found {
  readonly entries: Map<PackedFile, Entry>;
  readonly sheets: PackedFile[];
  readonly pictures: PackedFile[];
}

async function readDirectory(zip: ZipFile, { entries, sheets, pictures }: Found): Promise<void> {
  if (zip.entryCount > most.files) throw invalid(sentence(errorsImportExportTexts.tooManyFiles, { files: most.files }));
  let all = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    // macOS adds metadata files; folders are not files
    if (fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || basename(fileName).startsWith('.')) continue;
    const file = { name: basename(fileName).toWellFormed().normalize(), bytes: uncompressedSize };
    const called = file.name.slice(0, 80);
    const isPicture = pictureNames.test(file.name);
    if (!isPicture && !sheetNames.test(file.name))
      throw invalid(
        `${called} is not a spreadsheet (.csv, .json) or a picture (${extname(file.name).slice(0, 20) || 'no file extension'})`,
      );
    if (entry.isEncrypted()) throw invalid(sentence(errorsImportExportTexts.encrypted));
    if (uncompressedSize > (isPicture ? most.picture : most.sheet))
      throw invalid(sentence(errorsImportExportTexts.fileTooLarge, { file: called }));
    // text compresses to a tenth; a much better ratio indicates a zip bomb
    if (uncompressedSize > 2 ** 20 && uncompressedSize > compressedSize * most.ratio)
      throw invalid(sentence(errorsImportExportTexts.unpackedTooLarge, { file: called }));
    all += uncompressedSize;
    if (all > most.all) throw invalid(sentence(errorsImportExportTexts.archiveTooLarge));
    const list = isPicture ? pictures : sheets;
    if (list.some(({ name }) => name === file.name))
      throw invalid(sentence(errorsImportExportTexts.sameName, { file: called }));
    list.push(file);
    entries.set(file, entry);
  }
}

/** Converts errors of the zip library into ValidationErrors about the file. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error) || ('code' in error && error.code !== undefined))
      throw error;
    throw invalid(sentence(errorsImportExportTexts.archiveUnreadable, { reason: error.message.slice(0, 120) }));
  }
}
