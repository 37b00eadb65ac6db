import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { notFound } from '../core/app-error.ts';
import { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import type { ContentModel, ContentType } from './content-type.ts';
import { entryIdsSql, listIdsSql } from './ids.sql.ts';
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
 * Prepares the reads of a type: one statement says which entries stand where and in which version; their texts come
 * from `texts`, which reads the rows that it does not have in that version. (See docs/decisions/0010.)
 */
export function makeFinder(model: ContentModel, type: ContentType, texts: RowTexts): Finder {
  const lists = remember((search): CompiledList => {
    const query = parseQuery(model, type, search);
    const shape = shapeOf(type, query);
    return { ...listIdsSql(model, shape, query), shape, paging: query.paging };
  });
  // finished answers: which entries and versions they were made from is part of their key, so none is ever out of date
  const answers = new LRUCache<string, Buffer>({
    maxSize: 6 * 2 ** 20,
    sizeCalculation: (body, key) => body.length + key.length,
  });
  const entries = remember((search): Compiled => {
    const shape = shapeOf(type, parseEntryQuery(model, type, search));
    return { ...entryIdsSql(model, type, shape), shape };
  });

  /**
   * The answer to a query: the bytes kept for what now stands where, in which version, else made by `wrap` from the
   * entries' JSON and the total.
   */
  async function find(
    ctx: Context,
    key: string,
    { text, shape }: Compiled,
    values: readonly unknown[],
    wrap: (json: string, total: number) => string,
  ): Promise<RawAnswer> {
    const { rows } = await ctx.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    const columns = rows[0] ?? {};
    const etag = etagOf(shape, columns);
    const known = answers.get(key + etag);
    if (known) return answer(known, etag);
    const placed = place(shape, columns);
    const json = present(shape, placed.page, placed, await texts.have(ctx, placed.all));
    const total = columns['total'];
    const body = Buffer.from(wrap(json, typeof total === 'number' ? total : 0));
    answers.set(key + etag, body);
    return answer(body, etag);
  }
  return {
    list: async (ctx, search) => {
      const compiled = lists(search);
      return find(ctx, search, compiled, compiled.values, (json, total) => {
        const meta = JSON.stringify(pagination(compiled.paging, total));
        return `{"data":[${json}],"meta":{"pagination":${meta}}}`;
      });
    },
    one: async (ctx, documentId, search) => {
      const compiled = entries(search);
      if (documentId.includes('\0')) throw notFound();
      const values = [documentId, ...compiled.values.slice(1)];
      return find(ctx, `${documentId}?${search}`, compiled, values, (json) => {
        if (json === '') throw notFound();
        return `{"data":${json},"meta":{}}`;
      });
    },
  };
}

function pagination({ by, page, start, limit, withCount }: Paging, total: number) {
  if (by === 'offset') return withCount ? { start, limit, total } : { start, limit };
  if (!withCount) return { page, pageSize: limit };
  return { page, pageSize: limit, pageCount: Math.ceil(total / limit), total };
}

/** What stands where in which version is what the answer is made of, and much shorter than the answer. */
function etagOf(shape: Shape, columns: Readonly<Record<string, unknown>>): string {
  const all = `${shape.rows} ${shape.children.map(({ open }) => open)} ${Object.values(columns).join(';')}`;
  return `W/"${hash('sha1', all, 'base64url')}"`;
}

function answer(body: Buffer, etag: string): RawAnswer {
  return new RawAnswer(body, 'application/json; charset=utf-8', { etag });
}
