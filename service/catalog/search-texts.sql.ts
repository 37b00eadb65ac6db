import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kinds, type ProductType } from './kinds.ts';
import { plainWords } from './plain-words.ts';

/** Refreshes the search text of these products, or of all at these destinations. */
export async function refreshSearchTexts(
  db: Database,
  type: ProductType,
  of: { readonly ids: readonly number[] } | { readonly destinations: readonly number[] },
): Promise<void> {
  const { table, searched } = kinds[type];
  const own = sql.join(searched.map((column) => sql.ref(`p.${column}`)));
  const which =
    'ids' in of ? sql`p.id = any(${[...of.ids]}::int[])` : sql`p.destination_id = any(${[...of.destinations]}::int[])`;
  const { rows } = await sql<{ id: number; words: string; search_text: string }>`
    select p.id, p.search_text, concat_ws(' ', ${own}, d.name, d.region, array_to_string(d.aliases, ' ')) as words
    from ${sql.table(table)} p left join destinations d on d.id = p.destination_id and d.published_at is not null
    where ${which} order by p.id`.execute(db);
  const changed = rows
    .map(({ id, words, search_text }) => ({ id, text: plainWords(words), before: search_text }))
    .filter(({ text, before }) => text !== before);
  if (changed.length === 0) return;
  await sql`
    update ${sql.table(table)} p set search_text = c.text
    from unnest(${changed.map(({ id }) => id)}::int[], ${changed.map(({ text }) => text)}::text[]) as c(id, text)
    where p.id = c.id`.execute(db);
}
