import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { notFound } from '../core/app-error.ts';
import { ByteParts } from '../platform/byte-parts.ts';
import { type LongAnswer, RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { Compressed } from '../platform/negotiation.ts';
import type { ContentModel, ContentType } from './content-type.ts';
import { contentVersion } from './content-version.ts';
import { entryTag } from './entry-tag.ts';
import { belowSql, entrySql, type PageStatement, pageSql } from './ids.sql.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { type KeptEntries, type Shown, type WrittenEntries, wholeEntries } from './kept-entries.ts';
import { type KeptTotals, readPage } from './kept-totals.ts';
import { longAnswer } from './long-answers.ts';
import { parseEntryQuery, parseQuery } from './parse-query.ts';
import { AnswerTooLong, placePage, type Wanted } from './present.ts';
import type { Paging, Selection } from './query.ts';
import { costOfEntry, costOfList } from './query-cost.ts';
import type { RowTexts } from './row-texts.ts';
import { shapeOf } from './shape.ts';

/** What a question compiles to. */
interface Compiled extends PageStatement {
  /** Milliseconds of a processor, as far as its words tell. */
  readonly cost: number;
  readonly shown: Shown;
  /** What stands before and behind the entries' JSON; `found` is how many of them there are in all. */
  readonly frame: (found: number, written: WrittenEntries) => readonly [before: string, behind: string];
  readonly tagOf: (digest: string, page: readonly Wanted[]) => string;
}

/** Answers the reads of a type. */
export interface Finder {
  /** The page that the query string asks for. Throws AppError for a query that is wrong. */
  readonly list: (ctx: Context, search: string) => Promise<RawAnswer>;
  /** The same where it may be sent in parts: a page that is too long to stand in memory (long-answers.ts). */
  readonly listInParts: (ctx: Context, search: string) => Promise<RawAnswer | LongAnswer>;
  /** The entry of that documentId. Throws NotFoundError when there is none to be seen. */
  readonly one: (ctx: Context, documentId: string, search: string) => Promise<RawAnswer>;
}

/**
 * What stays in memory of a database between reads. Only the texts of rows are needed. (See docs/decisions/0010; what each
 * earns was measured for 0033.)
 */
export interface Kept {
  /** After a write a long list costs two to three times less, the database's part included. */
  readonly texts: RowTexts;
  /** A question that is asked again costs two to five times less. */
  readonly answers?: KeptAnswers;
  /** A new question about entries that were shown costs two to eight times less. */
  readonly entries?: KeptEntries;
  /** A further page of a search costs up to a third less on the embedded database. */
  readonly totals?: KeptTotals;
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
  const compileList = (search: string): Compiled => {
    const query = parseQuery(model, type, search);
    const cost = costOfList(type, query);
    const shown = shownOf(query, query.asked);
    const frame = (total: number) =>
      ['{"data":[', `],"meta":{"pagination":${JSON.stringify(pagination(query.paging, total))}}}`] as const;
    return { ...pageSql(model, shown.shape, query), cost, shown, frame, tagOf: (digest) => `W/"${digest}"` };
  };
  const compileOne = (documentId: string, search: string): Compiled => {
    const query = parseEntryQuery(model, type, search);
    const cost = costOfEntry(query);
    if (documentId.includes('\0')) throw notFound();
    const shown = shownOf(query, query.asked);
    const frame = (_found: number, { parts }: WrittenEntries) => {
      if (parts.length === 0) throw notFound();
      return ['{"data":', ',"meta":{}}'] as const;
    };
    return { text: entrySql(model, type, shown.shape), values: [documentId], cost, shown, frame, tagOf: entryTagOf };
  };

  /**
   * The answer to a question: the one that is kept while the catalogue stands as it was, else a new one. Its tag is that of
   * what its bytes were made of: in what order PostgreSQL finds the parts does not show.
   */
  async function find(ctx: Context, asked: string, compile: () => Compiled): Promise<RawAnswer> {
    const { answers } = keptOf(ctx);
    // before the reading: what is written in the meantime makes the answer seem older than it is, never newer
    const version = answers ? await contentVersion(ctx) : '';
    const before = answers?.get(asked);
    if (before?.version === version) return answer(before);
    const compiled = compile();
    const { budget } = ctx;
    budget?.spend(ctx, compiled.cost);
    const make = () => makeAnswer(ctx, compiled, version, before);
    const made = budget ? await budget.pass(ctx, compiled.cost, make) : await make();
    answers?.set(asked, made);
    return answer(made);
  }

  async function makeAnswer(
    ctx: Context,
    { shown, frame, tagOf, ...statement }: Compiled,
    version: string,
    before: KeptAnswer | undefined,
  ): Promise<KeptAnswer> {
    const { texts, entries, totals } = keptOf(ctx);
    const { page: found, total } = await readPage(ctx, statement, { totals, version });
    const page = placePage(found);
    const written = await wholeEntries(ctx, shown, page, { texts, entries, version });
    const [head, tail] = frame(total, written);
    const body = new ByteParts([Buffer.from(head), ...written.parts, Buffer.from(tail)]);
    const etag = tagOf(hash('sha1', `${head}${written.digest}${tail}`, 'base64url'), page);
    return before?.etag === etag
      ? { ...before, version }
      : { version, etag, body, compressed: new Compressed(body, 5) };
  }
  async function findInParts(ctx: Context, search: string): Promise<RawAnswer | LongAnswer> {
    try {
      return await findList(ctx, search);
    } catch (error) {
      if (!(error instanceof AnswerTooLong)) throw error;
      const { shown, frame, cost, ...statement } = compileList(search);
      // that much more is written and sent
      ctx.budget?.spend(ctx, cost);
      const { texts, entries, totals } = keptOf(ctx);
      const version = entries ? await contentVersion(ctx) : '';
      const { page: found, total } = await readPage(ctx, statement, { totals, version });
      const [head, tail] = frame(total, { parts: [], digest: '' });
      const write = (some: readonly Wanted[]) => wholeEntries(ctx, shown, some, { texts, entries: undefined, version });
      return longAnswer(ctx, { page: placePage(found), head, tail, write, cost });
    }
  }

  const findList = (ctx: Context, search: string) => find(ctx, `${type.name}?${search}`, () => compileList(search));
  return {
    list: findList,
    listInParts: findInParts,
    one: (ctx, documentId, search) =>
      find(ctx, `${type.name}/${documentId}?${search}`, () => compileOne(documentId, search)),
  };
}

function pagination({ by, page, start, limit, withCount }: Paging, total: number) {
  if (by === 'offset') return withCount ? { start, limit, total } : { start, limit };
  if (!withCount) return { page, pageSize: limit };
  return { page, pageSize: limit, pageCount: Math.ceil(total / limit), total };
}

/** Begins with the version of the entry's own row, which writes are checked by. */
function entryTagOf(digest: string, [entry]: readonly Wanted[]): string {
  const [version = ''] = (entry?.version ?? '').split('.');
  return entryTag(version, digest);
}

function answer({ body, etag, compressed }: KeptAnswer): RawAnswer {
  return new RawAnswer(body, 'application/json; charset=utf-8', { etag }, compressed);
}
