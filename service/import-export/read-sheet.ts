import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { errorsImportExportTexts } from '../../messages/en/errors/import-export.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { translationsColumn } from './entry-translations.ts';

/** Limits of one CSV file: more is a mistake or an attack. */
const most = { rows: 50_000, columns: 200, cell: 100_000, translations: 1_000_000, line: 2_000_000 } as const;

/** A line of a CSV file: the row number in a spreadsheet, and its cells by column name. */
export interface SheetRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** A first line that names the separator; spreadsheets hide it and do not count it. */
const separatorLine = /^\uFEFF?"?sep=(.)"?[ \t;,]*(?:\r\n|\r|\n)/i;

/**
 * The separator of the cells: the most frequent candidate outside of quotes in the first line. European versions of
 * Excel use ';'.
 */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((one, other) => count(other) - count(one))[0] ?? ',';
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

/** Parses a CSV file. Throws ValidationError, with the line, if it is malformed or exceeds the limits. */
export async function readSheet(text: string): Promise<Sheet> {
  const [separator, sign] = separatorLine.exec(text.slice(0, 100)) ?? [''];
  const sheet = text.slice(separator.length);
  const lines = Readable.from(slices(sheet)).pipe(
    parse({
      delimiter: sign ?? separatorOf(sheet.slice(0, most.line)),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: most.line,
      cast: false,
    }),
  );
  let columns: readonly string[] | undefined;
  const rows: SheetRow[] = [];
  let row = 0;
  try {
    for await (const line of lines) {
      const cells: string[] = line;
      row += 1;
      if (!columns) {
        columns = namesIn(cells);
        continue;
      }
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (rows.length === most.rows) throw invalid(sentence(errorsImportExportTexts.tooManyRows, { rows: most.rows }));
      rows.push({ row, cells: named(columns, cells, row) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid(sentence(errorsImportExportTexts.sheetUnreadable, { row: row + 1, reason: reason(error) }));
  }
  if (!columns) throw invalid(sentence(errorsImportExportTexts.empty));
  return { columns, rows };
}

function reason({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'the row is far too long';
  return code.includes('QUOTE')
    ? 'a quotation mark is not closed, or is inside a cell'
    : 'we cannot tell its cells apart';
}

function namesIn(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.trim());
  while (names.at(-1) === '') names.pop();
  if (names.length > most.columns)
    throw invalid(sentence(errorsImportExportTexts.tooManyColumns, { columns: most.columns }));
  const twice = names.find((name, at) => name === '' || names.indexOf(name) !== at);
  if (twice !== undefined)
    throw invalid(
      twice === ''
        ? sentence(errorsImportExportTexts.namelessColumn)
        : sentence(errorsImportExportTexts.sameColumn, { column: twice.slice(0, 60) }),
    );
  return names;
}

function named(columns: readonly string[], cells: readonly string[], row: number): ReadonlyMap<string, string> {
  const beyond = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (beyond) throw invalid(sentence(errorsImportExportTexts.tooManyCells, { row }));
  for (const [at, { length }] of cells.entries()) {
    // translations contain each text of an entry and its parts twice
    const longest = columns[at] === translationsColumn ? most.translations : most.cell;
    if (length > longest) throw invalid(sentence(errorsImportExportTexts.cellTooLong, { row, cell: longest }));
  }
  return new Map(columns.map((name, at) => [name, (cells[at] ?? '').toWellFormed()]));
}
