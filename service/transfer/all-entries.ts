import { z } from 'zod';
import { catalogContent } from '../catalog/catalog.api.ts';
import type { ContentType } from '../content/content-type.ts';
import { listEntries } from '../content/read-entries.ts';
import type { Context } from '../platform/context.ts';
import { type Column, namingField } from './columns.ts';
import type { Shown } from './file-entry.ts';

const pageSize = 100;
const page = z.object({ data: z.array(z.looseObject({ id: z.number(), documentId: z.string() })) });

/** Words of the query language by which an entry comes with all that its columns say, drafts too. */
function wholeOf(columns: readonly Column[]): URLSearchParams {
  const search = new URLSearchParams({
    ...{
      status: 'draft',
      'sort[0]': 'id:asc',
      'pagination[pageSize]': String(pageSize),
      'pagination[withCount]': 'false',
    },
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
): AsyncGenerator<Shown> {
  const of = catalogContent.readable(type);
  const search = wholeOf(columns);
  for (const [name, value] of Object.entries(where)) search.set(name, value);
  // the house reads for itself: what it costs is nobody's
  const own: Context = { ...ctx, network: null };
  for (let last = 0; ; ) {
    search.set('filters[id][$gt]', String(last));
    const answer = await listEntries(own, { of, search: search.toString() });
    const { data } = page.parse(JSON.parse(answer.body.toString()));
    for (const entry of data) yield entry;
    const end = data.at(-1)?.id;
    if (end === undefined || data.length < pageSize) return;
    last = end;
  }
}
