import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';

/** A part, and the column with the id of the row that it belongs to. */
interface Belonging {
  readonly part: ContentType;
  readonly column: string;
  readonly owner: ContentType;
}

/** The document ids of the entries to which parts belong, by those of the parts. */
export async function ownersOfParts(
  db: Database,
  { part, column, owner }: Belonging,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ part: string; owner: string }>`
    select p.document_id as part, o.document_id as owner
    from ${sql.table(part.table)} p join ${sql.table(owner.table)} o on o.id = p.${sql.ref(column)}
    where p.document_id = any(${[...documentIds]}::text[])`.execute(db);
  return new Map(rows.map(({ part, owner }) => [part, owner]));
}
