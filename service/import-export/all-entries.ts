import { catalogContent } from '../catalog/catalog.api.ts';
import type { ContentType } from '../content/content-type.ts';
import type { Entry } from '../content/write-hooks.ts';
import type { Context } from '../platform/context.ts';
import { type Column, namingField } from './columns.ts';

const pageSize = 100;
/** Words of a question that stay well below its bounds, however they are written. */
const longestQuestion = 9_000;

/** Words of the query language by which an entry comes with all that its columns say, drafts too. */
function wholeOf(columns: readonly Column[]): URLSearchParams {
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
 * Every entry of a type with what its columns say, by its number, a page at a time: however many there are, a page is in
 * memory. `where` narrows them in the words of the query language.
 */
export async function* allEntries(
  ctx: Context,
  type: ContentType,
  columns: readonly Column[],
  where: Readonly<Record<string, string>> = {},
): AsyncGenerator<Entry> {
  const { finderFor } = catalogContent.readable(type);
  const search = wholeOf(columns);
  for (const [name, value] of Object.entries(where)) search.set(name, value);
  // the site reads for itself: what it costs is nobody's
  const own: Context = { ...ctx, network: null };
  for (let last = 0; ; ) {
    search.set('filters[id][$gt]', String(last));
    const asked = search.toString();
    const answer = await finderFor(ctx.viewer, asked).list(own, asked);
    const { data }: { data: readonly Entry[] } = JSON.parse(answer.body.toString());
    for (const entry of data) yield entry;
    const end = Number(data.at(-1)?.['id'] ?? 0);
    if (data.length < pageSize) return;
    last = end;
  }
}

/** The values in lists that a question can ask for at once. */
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

/** The words of a question for the entries of which that field, or the documentId of that relation, is one of these. */
export function among(path: readonly string[], values: readonly string[]): Record<string, string> {
  const field = path.map((name) => `[${name}]`).join('');
  return Object.fromEntries(values.map((value, at) => [`filters${field}[$in][${at}]`, value]));
}
