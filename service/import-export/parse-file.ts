import { open, readFile, stat } from 'node:fs/promises';
import { errorsImportExportTexts } from '../../messages/en/errors/import-export.ts';
import { sentence } from '../../messages/message.ts';
import type { ContentType } from '../content/content-type.ts';
import { AppError, invalid } from '../core/app-error.ts';
import type { FileColumn } from './columns.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { pictureColumns, picturesCsv } from './picture-descriptions.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { itemEntry, type ParsedEntry, rowEntry } from './row-entry.ts';

const longestSheet = 64 * 2 ** 20;

/** The entries of one type in a file. */
export interface ParsedSheet {
  /** File name, for the person who has to correct it. */
  readonly name: string;
  readonly type: ContentType;
  /** Unknown column names. */
  readonly unknown: readonly string[];
  readonly entries: readonly ParsedEntry[];
}

/** The content of an upload, as far as it can be parsed without the database. */
export interface ParsedFile {
  readonly sheets: readonly ParsedSheet[];
  readonly archive: Archive | undefined;
  /** The rows with the descriptions of pictures. */
  readonly pictures: readonly SheetRow[];
}

/** Context for parsing: the types that a file can contain. */
export interface FileContext {
  readonly types: readonly ContentType[];
  readonly columnsOf: (type: ContentType) => readonly FileColumn[];
}

/**
 * Parses a CSV file, a JSON list or a zip archive of them with pictures, detected by the first bytes. `of` is the type
 * of a CSV file that does not name it. Throws ValidationError if it cannot be parsed.
 */
export async function parseFile(
  { path, name, of }: { readonly path: string; readonly name: string; readonly of: ContentType | undefined },
  readers: FileContext,
): Promise<ParsedFile> {
  const { size } = await stat(path);
  if (size === 0) throw invalid(sentence(errorsImportExportTexts.empty));
  if (await isArchive(path)) {
    const archive = await openArchive(path);
    try {
      const sheets: ParsedSheet[] = [];
      const about = archive.sheets.find((file) => file.name === picturesCsv);
      for (const file of archive.sheets) {
        if (file === about) continue;
        const type = typeCalled(file.name, readers.types);
        const text = decodedText(await archive.read(file));
        sheets.push(await within(file.name, () => flashIn({ name: file.name, text, of: type }, readers)));
      }
      const pictures = about ? await rowsOfPictures(decodedText(await archive.read(about))) : [];
      return { sheets, archive, pictures };
    } catch (error) {
      archive.close();
      throw error;
    }
  }
  if (size > longestSheet) throw invalid(sentence(errorsImportExportTexts.sheetTooLarge));
  const text = decodedText(await readFile(path));
  const type = of ?? typeCalled(name, readers.types);
  return { sheets: [await flashIn({ name, text, of: type }, readers)], archive: undefined, pictures: [] };
}

async function rowsOfPictures(text: string): Promise<readonly SheetRow[]> {
  const { columns, rows } = await within(picturesCsv, () => readSheet(text));
  const known: readonly string[] = pictureColumns;
  const strange = columns.find((name) => !known.includes(name));
  if (strange !== undefined)
    throw invalid(
      sentence(errorsImportExportTexts.unknownPictureColumn, { file: picturesCsv, column: strange.slice(0, 60) }),
    );
  return rows;
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return [0x504b0304, 0x504b0506].includes(buffer.readUInt32BE(0));
  } finally {
    await file.close();
  }
}

/** The type in the name of an exported file: `stays.csv`, `stays-2026-11-20.csv`, `tour-packages (1).csv`. */
function typeCalled(name: string, types: readonly ContentType[]): ContentType | undefined {
  const stem = name
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[-_ ]*(?:\d{4}-\d\d-\d\d)?(?: ?\(\d+\))?$/, '');
  return types.find(({ path, name }) => path === stem || name === stem);
}

async function flashIn(
  { name, text, of }: { readonly name: string; readonly text: string; readonly of: ContentType | undefined },
  readers: FileContext,
): Promise<ParsedSheet> {
  const isList = /^\s*[{[]/.test(text);
  const list = isList ? listIn(text) : undefined;
  const type = list?.type === undefined ? of : readers.types.find((one) => one.name === list.type);
  if (!type) throw invalid(sentence(errorsImportExportTexts.chooseType));
  const columns = new Map(readers.columnsOf(type).map((column) => [column.name, column]));
  if (list) {
    const entries = list.entries.map((item, at) => itemEntry(item, at + 1));
    const names = new Set(entries.flatMap(({ parsed }) => Object.keys(parsed)));
    return { name, type, unknown: [...names].filter((one) => !columns.has(one)), entries };
  }
  const sheet = await readSheet(text);
  const entries = sheet.rows.map((row) => rowEntry(columns, row));
  return { name, type, unknown: sheet.columns.filter((one) => !columns.has(one)), entries };
}

function listIn(text: string): { type: unknown; entries: readonly unknown[] } {
  const read = parsed(text);
  if (Array.isArray(read)) return { type: undefined, entries: read };
  if (typeof read === 'object' && read !== null && 'entries' in read && Array.isArray(read.entries))
    return { type: 'type' in read ? read.type : undefined, entries: read.entries };
  throw invalid(sentence(errorsImportExportTexts.jsonShape, { example: '{"type": "stay", "entries": [...]}' }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch (error) {
    throw invalid(
      sentence(errorsImportExportTexts.jsonUnreadable, {
        reason: error instanceof Error ? error.message.slice(0, 160) : '',
      }),
    );
  }
}

async function within<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError)
      throw new AppError(
        error.name,
        sentence(errorsImportExportTexts.inFile, { file: name.slice(0, 80), problem: error.message }),
        error.details,
      );
    throw error;
  }
}

const marks = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/**
 * The text of a file in the encodings of spreadsheets: UTF-8, or UTF-16 with a byte order mark (Excel's 'Unicode
 * text'). Throws ValidationError for other encodings and for binary data.
 */
function decodedText(bytes: Uint8Array): string {
  const encoding = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {}
  throw invalid(sentence(errorsImportExportTexts.notUtf8));
}
