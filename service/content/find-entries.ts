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
import { entryIdsSql, listIdsSql } from './ids.sql.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { parseEntryQuery, parseQuery } from './parse-query.ts';
import { place, present } from './present.ts';
import type { Paging } from './query.ts';
import type { RowTexts } from './row-texts.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Statement } from './statement.ts';

interface Compiled extends Statement {
  readonly shape: Shape;
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
 * Prepares the reads of a type. An answer that is kept goes out while the catalogue's version stands. Else one statement
 * says which entries stand where and in which version; their texts come from `texts`, which reads the rows that it does
 * not have in that version. Without `answers` none is kept. (See docs/decisions/0010.)
 */
export function makeFinder(model: ContentModel, type: ContentType, texts: RowTexts, answers?: KeptAnswers): Finder {
  const lists = remember((search): CompiledList => {
    const query = parseQuery(model, type, search);
    const shape = shapeOf(type, query);
    return { ...listIdsSql(model, shape, query), shape, paging: query.paging };
  });
  const entries = remember((search): Compiled => {
    const shape = shapeOf(type, parseEntryQuery(model, type, search));
    return { ...entryIdsSql(model, type, shape), shape };
  });

  /**
   * The answer to a query: the one that is kept while the catalogue stands as it was; else made by `wrap` from the
   * entries' JSON, a byte text, and the total. Its tag is that of its bytes: in what order PostgreSQL finds the parts does not show.
   */
  async function find(
    ctx: Context,
    key: string,
    { text, shape }: Compiled,
    values: readonly unknown[],
    wrap: (json: string, total: number) => string,
    tagOf: (shown: string, columns: Readonly<Record<string, unknown>>) => string = listTag,
  ): Promise<RawAnswer> {
    // before the reading: what is written meanwhile makes the answer seem older than it is, never newer
    const version = answers ? await contentVersion(ctx) : '';
    const kept = answers?.get(key);
    if (kept?.version === version) return answer(kept);
    const { rows } = await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    const columns = rows[0] ?? {};
    const placed = place(shape, columns);
    const json = present(shape, placed.page, placed, await texts.have(ctx, placed.all));
    const total = columns['total'];
    const body = bytesOf(wrap(json, typeof total === 'number' ? total : 0));
    const etag = tagOf(hash('sha1', body, 'base64url'), columns);
    if (kept?.etag === etag) return keep(key, { ...kept, version });
    return keep(key, { version, etag, body, compressed: new Compressed(body, 5) });
  }
  function keep(key: string, made: KeptAnswer): RawAnswer {
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
      const values = [documentId, ...compiled.values.slice(1)];
      const wrap = (json: string) => {
        if (json === '') throw notFound();
        return `{"data":${json},"meta":{}}`;
      };
      return find(ctx, `${type.name}/${documentId}?${search}`, compiled, values, wrap, oneTag);
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
