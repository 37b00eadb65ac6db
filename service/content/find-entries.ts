import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { notFound } from '../core/app-error.ts';
import { RawAnswer } from '../platform/call.ts';
import { Compressed } from '../platform/compressed.ts';
import type { Context } from '../platform/context.ts';
import { bytesOf } from './byte-text.ts';
import type { ContentModel, ContentType } from './content-type.ts';
import { contentVersion } from './content-version.ts';
import { entryTag } from './entry-tag.ts';
import { belowSql, entrySql, pageSql } from './ids.sql.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { type KeptEntries, type Shown, wholeEntries } from './kept-entries.ts';
import { parseEntryQuery, parseQuery } from './parse-query.ts';
import { joined, placePage } from './present.ts';
import type { Paging, Selection } from './query.ts';
import type { RowTexts } from './row-texts.ts';
import { shapeOf } from './shape.ts';
import type { Statement } from './statement.ts';

interface Compiled extends Statement {
  readonly shown: Shown;
}
interface CompiledList extends Compiled {
  readonly paging: Paging;
}

/** Answers the reads of a type. */
export interface Finder {
  /** The page that the query string asks for. Throws AppError for a query that is wrong. */
  readonly list: (ctx: Context, search: string) => Promise<RawAnswer>;
  /** The entry of that documentId. Throws NotFoundError when there is none to be seen. */
  readonly one: (ctx: Context, documentId: string, search: string) => Promise<RawAnswer>;
}

/** Remembers what a query string compiles to, within bounds; `make` runs for those not met lately. */
function remember<Made extends Statement>(make: (search: string) => Made): (search: string) => Made {
  const made = new LRUCache<string, Made>({
    max: 500,
    maxSize: 4 * 2 ** 20,
    sizeCalculation: ({ text }, search) => text.length + search.length + 1,
  });
  return (search) => {
    const known = made.get(search);
    if (known) return known;
    const fresh = make(search);
    made.set(search, fresh);
    return fresh;
  };
}

/**
 * What stays in memory of a database between reads: texts of rows, whole answers and whole entries. Without the last two
 * each answer is put together. (See docs/decisions/0010.)
 */
export interface Kept {
  readonly texts: RowTexts;
  readonly answers?: KeptAnswers;
  readonly entries?: KeptEntries;
}

/**
 * Prepares the reads of a type. What is kept goes out while the catalogue's version stands. Else one statement says which
 * entries the page has, and a second what stands below those that are not kept; the texts of rows that are not kept in
 * their version are read by a third.
 */
export function makeFinder(model: ContentModel, type: ContentType, keptOf: (ctx: Context) => Kept): Finder {
  const selections = new LRUCache<string, Shown>({
    max: 200,
    maxSize: 2 * 2 ** 20,
    sizeCalculation: ({ below }, asked) => below.length + asked.length,
  });
  let met = 0;
  /** What the selection compiles to: the same one for queries that differ in the rest. */
  const shownOf = (selection: Selection, asked: string): Shown => {
    const known = selections.get(asked);
    if (known) return known;
    met += 1;
    const shape = shapeOf(type, selection);
    const { text, values } = belowSql(model, shape);
    const shown = { shape, below: text, values: values.slice(1), name: `${type.name} ${met} ` };
    selections.set(asked, shown);
    return shown;
  };
  const lists = remember((search): CompiledList => {
    const query = parseQuery(model, type, search);
    const shown = shownOf(query, query.asked);
    return { ...pageSql(model, shown.shape, query), shown, paging: query.paging };
  });
  const entries = remember((search): Compiled => {
    const query = parseEntryQuery(model, type, search);
    const shown = shownOf(query, query.asked);
    return { text: entrySql(model, type, shown.shape), values: [''], shown };
  });

  /**
   * The answer to a query: the one that is kept while the catalogue stands as it was; else made by `wrap` from the
   * entries' JSON, a byte text, and the total. Its tag is that of its bytes: in what order PostgreSQL finds the parts does not show.
   */
  async function find(
    ctx: Context,
    key: string,
    { text, shown }: Compiled,
    values: readonly unknown[],
    wrap: (json: string, total: number) => string,
    tagOf: (shown: string, columns: Readonly<Record<string, unknown>>) => string = listTag,
  ): Promise<RawAnswer> {
    const { texts, answers, entries } = keptOf(ctx);
    // before the reading: what is written meanwhile makes the answer seem older than it is, never newer
    const version = answers ? await contentVersion(ctx) : '';
    const before = answers?.get(key);
    if (before?.version === version) return answer(before);
    const { rows } = await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    const columns = rows[0] ?? {};
    const page = placePage(columns['page']);
    const json = joined(page, await wholeEntries(ctx, shown, page, { texts, entries, version }));
    const total = columns['total'];
    const body = bytesOf(wrap(json, typeof total === 'number' ? total : 0));
    const etag = tagOf(hash('sha1', body, 'base64url'), columns);
    const made =
      before?.etag === etag ? { ...before, version } : { version, etag, body, compressed: new Compressed(body, 5) };
    answers?.set(key, made);
    return answer(made);
  }
  return {
    list: async (ctx, search) => {
      const compiled = lists(search);
      return find(ctx, `${type.name}?${search}`, compiled, compiled.values, (json, total) => {
        const meta = JSON.stringify(pagination(compiled.paging, total));
        return `{"data":[${json}],"meta":{"pagination":${meta}}}`;
      });
    },
    one: async (ctx, documentId, search) => {
      const compiled = entries(search);
      if (documentId.includes('\0')) throw notFound();
      const wrap = (json: string) => {
        if (json === '') throw notFound();
        return `{"data":${json},"meta":{}}`;
      };
      return find(ctx, `${type.name}/${documentId}?${search}`, compiled, [documentId], wrap, oneTag);
    },
  };
}

function pagination({ by, page, start, limit, withCount }: Paging, total: number) {
  if (by === 'offset') return withCount ? { start, limit, total } : { start, limit };
  if (!withCount) return { page, pageSize: limit };
  return { page, pageSize: limit, pageCount: Math.ceil(total / limit), total };
}

function listTag(shown: string): string {
  return `W/"${shown}"`;
}

/** Begins with the version of the entry's own row, which writes are checked by. */
function oneTag(shown: string, columns: Readonly<Record<string, unknown>>): string {
  const [, version = ''] = String(columns['page'] ?? '').split(/[ .,]/);
  return entryTag(version, shown);
}

function answer({ body, etag, compressed }: KeptAnswer): RawAnswer {
  return new RawAnswer(body, 'application/json; charset=utf-8', { etag }, compressed);
}
