import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import type { FieldValue } from './field.ts';
import { slugOf } from './field.ts';
import { linkColumns, ownColumns, type ResolvedLinks } from './store-entry.ts';
import { type Columns, findFreeText, insertRows, lastPlaces, storedValue } from './write-entry.sql.ts';

/** A new entry to insert. */
export interface NewRow {
  readonly values: ReadonlyMap<string, FieldValue>;
  readonly links: ResolvedLinks;
  /** Columns that no body contains. They take precedence over default values. */
  readonly also: Columns;
}

/** Adds generated fields: a slug from the name. */
export async function withMadeFields(
  { db }: Pick<Context, 'db'>,
  type: ContentType,
  given: ReadonlyMap<string, FieldValue>,
): Promise<ReadonlyMap<string, FieldValue>> {
  const values = new Map(given);
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.madeFrom === undefined || (values.get(name) ?? '') !== '') continue;
    // a name may consist of characters that a slug cannot contain
    const text = slugOf(String(values.get(field.madeFrom) ?? '')) || type.name;
    values.set(name, await findFreeText(db, type.table, field.column, text));
  }
  return values;
}

/**
 * Inserts the rows of new entries, each last within its owner, with their rows in other tables; published now unless
 * specified otherwise. Returns their ids in order. The number of statements does not depend on the number of entries.
 */
export async function insertEntries(
  { db, now }: Pick<Context, 'db' | 'now'>,
  type: ContentType,
  entries: readonly NewRow[],
): Promise<readonly number[]> {
  const rows: Map<string, unknown>[] = [];
  for (const { values, links } of entries) {
    rows.push(new Map([...ownColumns(type, values), ...linkColumns(links, () => undefined)]));
  }
  await makeWithThem(db, type, entries, rows);
  await standLast(db, type, rows);
  const times = (['created_at', 'updated_at', 'published_at'] as const).map((column) => [column, now] as const);
  const whole = entries.map(({ also }, index) => new Map<string, unknown>([...(rows[index] ?? []), ...times, ...also]));
  return insertRows(db, type.table, whole);
}

/** Inserts the entries' rows in other tables, and refers to them. */
async function makeWithThem(
  db: Context['db'],
  type: ContentType,
  entries: readonly NewRow[],
  rows: readonly Map<string, unknown>[],
): Promise<void> {
  for (const [name, field] of Object.entries(type.fields)) {
    const { lookup } = field;
    if (!lookup?.makes) continue;
    const words = Object.entries(lookup.makes);
    const made = entries.map(({ values }) => {
      const value = storedValue(field, values.get(name) ?? null);
      return new Map<string, unknown>([[field.column, value], ...words]);
    });
    const ids = await insertRows(db, lookup.table, made);
    for (const [index, row] of rows.entries()) row.set(lookup.key, ids[index]);
  }
}

async function standLast(db: Context['db'], type: ContentType, rows: readonly Map<string, unknown>[]): Promise<void> {
  const owner = type.ordered && type.relations[type.ordered.within];
  if (!type.ordered || owner?.kind !== 'to-one') return;
  const { column } = type.ordered;
  const owned = rows.map((row) => ({ row, owner: Number(row.get(owner.column)) }));
  const ids = [...new Set(owned.map((one) => one.owner))];
  const free = new Map(await lastPlaces(db, type.table, column, owner.column, ids));
  for (const one of owned) {
    const place = free.get(one.owner) ?? 0;
    one.row.set(column, place);
    free.set(one.owner, place + 1);
  }
}
