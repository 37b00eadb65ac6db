import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kinds, type ProductType } from './kinds.ts';
import { namesInScripts } from './names-in-scripts.ts';
import type { ListPlace, NamedPlace, ParsedPlace } from './place-names.ts';
import { all } from './sql-fragments.sql.ts';

/** SQL condition: the search text of the product with that table alias contains all words. */
export function matchesWords(table: string, words: readonly string[]): RawBuilder<unknown> {
  const text = sql.ref(`${table}.search_text`);
  return all(words.map((word) => sql`${text} like ${`%${word}%`}`));
}

/** The same for words as they are understood; `own`: the columns in which a product names its place itself. */
export function matchesTyped(
  table: string,
  { words, begins }: Extract<ParsedPlace, { kind: 'words' }>,
  own: readonly string[] = ['name', 'location'],
): RawBuilder<unknown> {
  if (!begins) return matchesWords(table, words);
  const says = sql`concat_ws(' ', ${sql.join(own.map((column) => sql.ref(`${table}.${column}`)))})`;
  const there = sql`${sql.ref(`${table}.destination_id`)} = any(${sql.val([...begins])}::int[])`;
  return sql`(${matchesWords(table, words)} and (${there} or ${says} ~* ${`\\m${words.join(' ')}`}))`;
}

/** SQL condition: the product with that table alias is at that place. Null: every place. */
export function inPlace(table: string, place: ListPlace): RawBuilder<unknown> | null {
  if (place.kind === 'everywhere') return null;
  if (place.kind === 'one') return sql`${sql.ref(`${table}.slug`)} = ${place.slug}`;
  if (place.kind === 'words') return matchesTyped(table, place);
  const destination = sql.ref(`${table}.destination_id`);
  return sql`(${destination} = any(${sql.val([...place.ids])}::int[]) and ${matchesWords(table, place.words)})`;
}

/** All published destinations with their names, including those in other scripts. */
export async function namedPlaces(db: Database): Promise<NamedPlace[]> {
  const places = await db
    .selectFrom('destinations')
    .select(['id', 'name', 'region', 'aliases'])
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute();
  return places.map(({ aliases, ...place }) => {
    const own = new Set(aliases);
    const others = namesInScripts([place.name, ...aliases]).filter((name) => !own.has(name));
    return { ...place, aliases: [...aliases, ...others] };
  });
}

/** Which further words some product at the place contains, and whether any product at all contains everything typed. */
export async function findWords(
  db: Database,
  type: ProductType,
  { ids, words }: Extract<ParsedPlace, { kind: 'places' }>,
  typed: readonly string[],
): Promise<{ there: string[]; anywhere: boolean }> {
  const products = sql`${sql.table(kinds[type].table)} s`;
  const { rows } = await sql<{ there: string[]; anywhere: boolean }>`
    select
      array(
        select w.word from unnest(${sql.val([...words])}::text[]) with ordinality as w(word, place)
        where exists (
          select from ${products} where s.published_at is not null and s.destination_id = any(${sql.val([...ids])}::int[])
            and s.search_text like '%' || w.word || '%')
        order by w.place) as there,
      exists (select from ${products} where s.published_at is not null and ${matchesWords('s', typed)}) as anywhere`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('Asking for words gives one row');
  return row;
}
