import { catalogContent } from '../catalog/products/catalog.api.ts';
import type { ContentType } from '../content/content-type.ts';
import { translatedTexts } from '../content/translations.ts';
import type { DisplayedEntry } from '../content/write-hooks.ts';
import type { Context } from '../platform/context.ts';
import { type FileColumn, namingField } from './columns.ts';
import { translationsColumn } from './entry-translations.ts';

const pageSize = 100;
/** Characters of a query string, well below its limits in any encoding. */
const longestQuestion = 9_000;

/** The query that populates everything in the columns of an entry, including drafts. */
function wholeOf(columns: readonly FileColumn[]): URLSearchParams {
  const search = new URLSearchParams({
    status: 'draft',
    'sort[0]': 'id:asc',
    'pagination[pageSize]': String(pageSize),
    'pagination[withCount]': 'false',
  });
  for (const column of columns) {
    if (column.kind === 'parts') search.set(`populate[${column.name}]`, 'true');
    if (column.kind !== 'link') continue;
    const by = namingField(column.relation, column.target);
    for (const [at, name] of ['documentId', ...(by === undefined ? [] : [by])].entries())
      search.set(`populate[${column.name}][fields][${at}]`, name);
  }
  return search;
}

/**
 * Every entry of a type with the content of its columns, by id, one page in memory at a time. `where` filters them with
 * the query language.
 */
export async function* allEntries(
  ctx: Context,
  type: ContentType,
  columns: readonly FileColumn[],
  where: Readonly<Record<string, string>> = {},
): AsyncGenerator<DisplayedEntry> {
  const { finderFor } = catalogContent.readable(type);
  const search = wholeOf(columns);
  for (const [name, value] of Object.entries(where)) search.set(name, value);
  // without a network, so that no quota limits these reads of the site itself
  const own: Context = { ...ctx, network: null };
  for (let last = 0; ; ) {
    search.set('filters[id][$gt]', String(last));
    const queryText = search.toString();
    const answer = await finderFor(ctx.viewer, queryText).list(own, queryText);
    const { data }: { data: readonly DisplayedEntry[] } = JSON.parse(answer.body.toString());
    if (columns.some(({ kind }) => kind === 'translations')) yield* translated(ctx, type, data);
    else yield* data;
    const end = Number(data.at(-1)?.['id'] ?? 0);
    if (data.length < pageSize) return;
    last = end;
  }
}

async function* translated(
  ctx: Context,
  type: ContentType,
  entries: readonly DisplayedEntry[],
): AsyncGenerator<DisplayedEntry> {
  const ids = entries.map(({ documentId }) => String(documentId));
  const texts = await translatedTexts(ctx, type.name, ids);
  for (const entry of entries) yield { ...entry, [translationsColumn]: texts.get(String(entry['documentId'])) ?? null };
}

/** Splits values into lists that fit into one query. */
export function* questions(values: Iterable<string>): Generator<readonly string[]> {
  let some: string[] = [];
  let length = 0;
  for (const value of values) {
    const own = encodeURIComponent(value).length + 40;
    if (some.length === pageSize || (some.length > 0 && length + own > longestQuestion)) {
      yield some;
      some = [];
      length = 0;
    }
    some.push(value);
    length += own;
  }
  if (some.length > 0) yield some;
}

/** The query for entries whose field, or the document id of whose relation, is one of these. */
export function among(path: readonly string[], values: readonly string[]): Record<string, string> {
  const field = path.map((name) => `[${name}]`).join('');
  return Object.fromEntries(values.map((value, at) => [`filters${field}[$in][${at}]`, value]));
}
