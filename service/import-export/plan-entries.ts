import { hash } from 'node:crypto';
import type { ContentType } from '../content/content-type.ts';
import { slugOf } from '../content/field.ts';
import type { GivenTranslation } from '../content/given-translation.ts';
import { type EntryChange, readEntry } from '../content/read-entry.ts';
import type { Subject } from '../content/store-entry.ts';
import type { DisplayedEntry } from '../content/write-hooks.ts';
import { AppError, inEnglish } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';
import { bodyOf, changedValues } from './changed-values.ts';
import { canBeMade, columnsOf, type FileColumn, keyField, naturalKey } from './columns.ts';
import { changedTranslations, translationsColumn, translationsIn } from './entry-translations.ts';
import { findNamed, type ImportContext } from './find-linked.ts';
import type { ParsedEntry } from './row-entry.ts';

/** What an import does with an entry of a file. */
export interface PlannedEntry {
  readonly row: number;
  readonly documentId: string;
  /** `leave`: the entry does not exist, and only guests or the site itself can create such entries. */
  readonly does: 'make' | 'change' | 'nothing' | 'leave';
  /** The body of a create, or of an update with the differences. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly change: EntryChange | undefined;
  /** Publish or unpublish; undefined: unchanged. */
  readonly published: boolean | undefined;
  /** Those that differ from the stored ones. */
  readonly translations: readonly GivenTranslation[];
}

/** A problem in a file, by the row and column that a spreadsheet shows. */
export interface Problem {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

interface ResolvedEntry extends ParsedEntry {
  /** The same, with document ids in place of names. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Its identifying fields as one text; undefined if the row lacks them. */
  readonly key: string | undefined;
}

interface Planning {
  readonly ctx: Context;
  readonly subject: Subject;
  readonly file: string;
  readonly known: ImportContext;
  /**
   * The file is part of a complete export, possibly of another site: entries that files cannot create are skipped, not
   * refused.
   */
  readonly whole: boolean;
  readonly refuse: (problem: Problem) => void;
  readonly progress: (rows: number) => void;
}

/** A deterministic id, so that importing a file twice creates nothing twice. */
const derivedId = ({ name }: ContentType, key: string) => hash('sha256', `${name} ${key}`).slice(0, 24);

/** Plans what the import does with each entry of a file. Problems are passed to `refuse`. */
export async function planEntries(planning: Planning, entries: readonly ParsedEntry[]): Promise<PlannedEntry[]> {
  const { ctx, subject, file, known, refuse, progress } = planning;
  const { model, type } = subject;
  const columns = columnsOf(model, type);
  for (const { row, findings } of entries)
    for (const { path, message } of findings) refuse({ file, row, column: path[0] ?? '', message });
  const named = await resolved(planning, columns, entries);
  const keys = naturalKey(model, type);
  const present = await presentEntries({ ctx, type, keys }, columns, named);
  const plan: PlannedEntry[] = [];
  const rows = new Map<string, number>();
  const coming = known.coming.get(type.name) ?? [];
  known.coming.set(type.name, coming);
  for (const [at, one] of named.entries()) {
    if (at % 100 === 99) progress(at + 1);
    const { row, parsed, key } = one;
    const stated = typeof parsed['documentId'] === 'string' ? parsed['documentId'] : undefined;
    const derived = key === undefined ? undefined : derivedId(type, key);
    const before =
      (stated !== undefined ? present.byDocument.get(stated) : undefined) ??
      (key !== undefined ? present.byKey.get(key) : undefined) ??
      (stated === undefined && derived !== undefined ? present.byDocument.get(derived) : undefined);
    const documentId = before ? String(before['documentId']) : (stated ?? derived ?? derivedId(type, `${file} ${row}`));
    const twice = rows.get(documentId);
    if (twice !== undefined) {
      refuse({ file, row, column: keys[0] ?? 'documentId', message: `is the same entry as row ${twice}` });
      continue;
    }
    rows.set(documentId, row);
    coming.push({ documentId, parsed });
    const planned = await planEntry(planning, columns, { one, before, documentId });
    if (planned) plan.push(planned);
  }
  progress(named.length);
  return plan;
}

async function planEntry(
  { ctx, subject, file, whole, refuse }: Planning,
  columns: readonly FileColumn[],
  { one, before, documentId }: { one: ResolvedEntry; before: DisplayedEntry | undefined; documentId: string },
): Promise<PlannedEntry | undefined> {
  const { model, type, hooks } = subject;
  const { row, parsed, body } = one;
  const report = (column: string, message: string) => refuse({ file, row, column, message });
  if (!before && !canBeMade(type)) {
    if (whole)
      return { row, documentId, does: 'leave', data: {}, change: undefined, published: undefined, translations: [] };
    report(
      keyField(type) ?? 'documentId',
      'names an entry that does not exist, and files cannot add entries of this type',
    );
    return undefined;
  }
  if (!/^[\x21-\x7e]{1,100}$/.test(documentId)) {
    report('documentId', 'must be at most 100 letters and digits');
    return undefined;
  }
  const published = typeof parsed['published'] === 'boolean' ? parsed['published'] : undefined;
  const data = before ? changedValues(columns, body, before) : body;
  const given = translationsIn(type.translated ? parsed[translationsColumn] : undefined);
  for (const problem of given.problems) report(translationsColumn, inEnglish(problem));
  const translations = changedTranslations(given.translations, before?.[translationsColumn]);
  const shows = before ? published !== undefined && published !== (before['publishedAt'] !== null) : false;
  if (before && Object.keys(data).length === 0)
    return {
      row,
      documentId,
      does: shows || translations.length > 0 ? 'change' : 'nothing',
      data,
      change: undefined,
      published,
      translations,
    };
  try {
    const change = readEntry(model, type, data, before ? 'update' : 'create');
    const id = before ? Number(before['id']) : undefined;
    await hooks?.check?.(ctx, { id, before, values: change.values });
    return { row, documentId, does: before ? 'change' : 'make', data, change, published, translations };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const { column, message } of problemsIn(error)) report(column, message);
    return undefined;
  }
}

/** The problems in an error, by field. */
export function problemsIn({ message, details }: AppError): { column: string; message: string }[] {
  const errors: unknown = details['errors'];
  if (!Array.isArray(errors)) return [{ column: String(details['path'] ?? '').split('.')[0] ?? '', message }];
  return errors.map((one: { path?: unknown; message?: unknown }) => ({
    column: Array.isArray(one.path) ? String(one.path[0] ?? '') : '',
    message: String(one.message ?? message),
  }));
}

/** The entries of a file with document ids in place of names. */
async function resolved(
  { ctx, subject, file, known, refuse }: Planning,
  columns: readonly FileColumn[],
  entries: readonly ParsedEntry[],
): Promise<ResolvedEntry[]> {
  const { model, type } = subject;
  const idsOf = new Map<string, ReadonlyMap<string, string>>();
  for (const column of columns) {
    if (column.kind !== 'link') continue;
    const names = new Set(entries.flatMap(({ parsed }) => namesIn(parsed[column.name])));
    if (names.size > 0) idsOf.set(column.name, await findNamed(ctx, column, names, known));
  }
  const keys = naturalKey(model, type);
  return entries.map((one) => {
    const body: Record<string, unknown> = {};
    for (const column of columns) {
      const value = one.parsed[column.name];
      if (value === undefined || !isBody(column)) continue;
      if (column.kind !== 'link') {
        body[column.name] = value;
        continue;
      }
      const ids = idsOf.get(column.name);
      const names = namesIn(value);
      for (const name of names)
        if (!ids?.has(name))
          refuse({
            file,
            row: one.row,
            column: column.name,
            message: `${column.name} names ${name.slice(0, 80)}, which does not exist`,
          });
      const found = names.flatMap((name) => ids?.get(name) ?? []);
      body[column.name] = column.many ? found : (found[0] ?? null);
    }
    return { ...one, body, key: keyOf(type, keys, one.parsed, body) };
  });
}

/** Whether the column is a part of the entry's body. */
function isBody({ kind }: FileColumn): boolean {
  return kind === 'field' || kind === 'link' || kind === 'parts';
}

function namesIn(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
}

/** The identifying fields of an entry as one text. Adds the slug if it is generated from the name. */
function keyOf(
  type: ContentType,
  keys: readonly string[],
  parsed: Readonly<Record<string, unknown>>,
  body: Record<string, unknown>,
): string | undefined {
  const values = keys.map((name) => {
    const value = body[name] ?? parsed[name];
    const madeFrom = type.fields[name]?.madeFrom;
    if ((value === undefined || value === null || value === '') && madeFrom !== undefined) {
      const made = slugOf(String(parsed[madeFrom] ?? ''));
      if (made !== '' && parsed['documentId'] === undefined) body[name] = made;
      return made;
    }
    return typeof value === 'string' ? value.trim() : '';
  });
  return values.length > 0 && values.every((value) => value !== '') ? values.join('\n') : undefined;
}

interface Present {
  readonly byDocument: ReadonlyMap<string, DisplayedEntry>;
  readonly byKey: ReadonlyMap<string, DisplayedEntry>;
}

/** The existing entries among those in the file. */
async function presentEntries(
  { ctx, type, keys }: { ctx: Context; type: ContentType; keys: readonly string[] },
  columns: readonly FileColumn[],
  entries: readonly ResolvedEntry[],
): Promise<Present> {
  const byDocument = new Map<string, DisplayedEntry>();
  const byKey = new Map<string, DisplayedEntry>();
  const look = async (path: readonly string[], values: Iterable<string>) => {
    for (const some of questions(values)) {
      for await (const entry of allEntries(ctx, type, columns, among(path, some))) {
        byDocument.set(String(entry['documentId']), entry);
        const own = bodyOf(columns, entry);
        const key = keys.map((name) => String(own[name] ?? entry[name] ?? '').trim()).join('\n');
        if (!byKey.has(key)) byKey.set(key, entry);
      }
    }
  };
  const ids = entries.flatMap(({ parsed, key }) => {
    const stated = typeof parsed['documentId'] === 'string' ? [parsed['documentId']] : [];
    return stated.length > 0 || key === undefined ? stated : [derivedId(type, key)];
  });
  await look(['documentId'], new Set(ids));
  const [first] = keys;
  if (first === undefined) return { byDocument, byKey };
  const firsts = new Set(
    entries.flatMap(({ parsed, key }) => {
      const stated = typeof parsed['documentId'] === 'string' && byDocument.has(parsed['documentId']);
      return stated || key === undefined ? [] : [key.split('\n')[0] ?? ''];
    }),
  );
  const path = type.relations[first] ? [first, 'documentId'] : [first];
  await look(path, firsts);
  return { byDocument, byKey };
}
