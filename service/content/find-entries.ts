import { hash } from 'node:crypto';
import { languages } from '../../messages/translations.ts';
import { notFound } from '../core/app-error.ts';
import { ByteParts } from '../platform/byte-parts.ts';
import { RawAnswer, type StreamedAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { Compressed } from '../platform/negotiation.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import type { ContentModel, ContentType } from './content-type.ts';
import { contentVersion } from './content-version.ts';
import { completeEntries, type EntryCache, type EntrySelection, type WrittenEntries } from './entry-cache.ts';
import { entryTag } from './entry-tag.ts';
import { belowSql, entrySql, type PageStatement, pageSql } from './ids.sql.ts';
import { localizationsOf } from './localizations.ts';
import { longAnswer } from './long-answers.ts';
import { parseEntryQuery, parseQuery } from './parse-query.ts';
import { AnswerTooLong, type EntryRef, maxBytes, parsePage, within } from './present.ts';
import type { Paging, SelectedFields } from './query.ts';
import { costOfEntry, costOfList } from './query-cost.ts';
import type { RowTexts } from './row-texts.ts';
import { shapeOf } from './shape.ts';
import { readPage, type TotalCache } from './total-cache.ts';
import { translateEntries } from './translate-entries.ts';

/** How many times as much an answer in another language costs: it is parsed and rendered again. */
const translated = 2;

/** A compiled query. */
interface Compiled extends PageStatement {
  /** Estimated cost in milliseconds of processor time. */
  readonly cost: number;
  readonly shown: EntrySelection;
  /** Undefined: English, and the answer does not say so. */
  readonly language: string | undefined;
  /** The fields of `localizations`, if it is populated. */
  readonly localizations: ReadonlySet<string> | undefined;
  /** The text before and after the entries' JSON; `found` is the total number of entries. */
  readonly frame: (found: number, written: WrittenEntries) => readonly [before: string, behind: string];
  readonly tagOf: (digest: string, page: readonly EntryRef[]) => string;
}

/** Answers the reads of a type. */
export interface Finder {
  /** The page that the query string asks for. Throws AppError for an invalid query. */
  readonly list: (ctx: Context, search: string) => Promise<RawAnswer>;
  /** The same, streamed in parts if the page is too long to be held in memory (long-answers.ts). */
  readonly listInParts: (ctx: Context, search: string) => Promise<RawAnswer | StreamedAnswer>;
  /** The entry with that document id. Throws NotFoundError if it is not visible. */
  readonly one: (ctx: Context, documentId: string, search: string) => Promise<RawAnswer>;
}

/**
 * Caches between reads of one database. Only the row texts are required. (See docs/decisions/0010; the benefit of each
 * was measured for 0033.)
 */
export interface ContentCaches {
  /** After a write a long list costs two to three times less, including the database's part. */
  readonly texts: RowTexts;
  /** A repeated query costs two to five times less. */
  readonly answers?: AnswerCache;
  /** A new query over cached entries costs two to eight times less. */
  readonly entries?: EntryCache;
  /** A further page of a search costs up to a third less on the embedded database. */
  readonly totals?: TotalCache;
}

/**
 * Prepares the reads of a type. Cached answers are used while the catalogue's version stays the same. Otherwise one
 * statement finds the entries of the page, a second what is below those that are not cached, and a third the row texts
 * that are not cached in their current version.
 */
export function makeFinder(model: ContentModel, type: ContentType, cachesOf: (ctx: Context) => ContentCaches): Finder {
  const selections = new VersionedCache<EntrySelection>({
    entries: 200,
    bytes: 2 * 2 ** 20,
    sizeOf: ({ below }) => below.length,
  });
  let met = 0;
  /** The compiled selection; shared by queries that differ in other parts only. */
  const shownOf = (selection: SelectedFields, queryText: string): EntrySelection => {
    const known = selections.get(queryText);
    if (known) return known;
    met += 1;
    const shape = shapeOf(type, selection);
    const { text, values } = belowSql(model, shape);
    const shown = { shape, below: text, values: values.slice(1), name: `${type.name} ${met} ` };
    selections.set(queryText, shown);
    return shown;
  };
  const compileList = (search: string): Compiled => {
    const query = parseQuery(model, type, search);
    const language = languageOf(query);
    const cost = costOfList(type, query) * (language ? translated : 1);
    const shown = shownOf(query, query.selectionText);
    const frame = (total: number) =>
      ['{"data":[', `],"meta":{"pagination":${JSON.stringify(pagination(query.paging, total))}}}`] as const;
    const { localizations } = query;
    const tagOf = (digest: string) => `W/"${digest}"`;
    return { ...pageSql(model, shown.shape, query), cost, shown, language, localizations, frame, tagOf };
  };
  const compileOne = (documentId: string, search: string): Compiled => {
    const query = parseEntryQuery(model, type, search);
    const language = languageOf(query);
    const cost = costOfEntry(query) * (language ? translated : 1);
    if (documentId.includes('\0')) throw notFound();
    const shown = shownOf(query, query.selectionText);
    const frame = (_found: number, { parts }: WrittenEntries) => {
      if (parts.length === 0) throw notFound();
      return ['{"data":', ',"meta":{}}'] as const;
    };
    const text = entrySql(model, type, shown.shape);
    const { localizations } = query;
    return { text, values: [documentId], cost, shown, language, localizations, frame, tagOf: entryTagOf };
  };

  /**
   * The answer to a query: the cached one while the catalogue is unchanged, otherwise a new one. Its tag is derived
   * from its bytes, which do not depend on the order in which PostgreSQL returns the parts.
   */
  async function find(ctx: Context, queryText: string, compile: () => Compiled): Promise<RawAnswer> {
    const { answers } = cachesOf(ctx);
    // read before the data: a concurrent write makes the answer seem older than it is, never newer
    const version = answers ? await contentVersion(ctx) : '';
    const cached = answers?.get(queryText, version);
    if (cached) return answer(cached);
    const compiled = compile();
    const { quota } = ctx;
    quota?.spend(ctx, compiled.cost);
    const make = () => makeAnswer(ctx, compiled, version, answers?.latest(queryText));
    const made = quota ? await quota.pass(ctx, compiled.cost, make) : await make();
    answers?.set(queryText, made, version);
    return answer(made);
  }

  async function makeAnswer(
    ctx: Context,
    { shown, language, localizations, frame, tagOf, ...statement }: Compiled,
    version: string,
    before: CachedAnswer | undefined,
  ): Promise<CachedAnswer> {
    const { texts, entries, totals } = cachesOf(ctx);
    const { page: found, total } = await readPage(ctx, statement, { totals, version });
    const page = parsePage(found);
    const written = await inLanguage(
      ctx,
      { shown, language, localizations, entries: page.length },
      await completeEntries(ctx, shown, page, { texts, entries, version }),
    );
    const [head, tail] = frame(total, written);
    const body = new ByteParts([Buffer.from(head), ...written.parts, Buffer.from(tail)]);
    const etag = tagOf(hash('sha1', `${head}${written.digest}${tail}`, 'base64url'), page);
    return before?.etag === etag ? before : { etag, body, compressed: new Compressed(body, 5) };
  }

  /** The same entries in that language. Throws AnswerTooLong if they are too long in it. */
  async function inLanguage(
    ctx: Context,
    {
      shown,
      language,
      localizations,
      entries,
    }: Pick<Compiled, 'shown' | 'language' | 'localizations'> & { readonly entries: number },
    written: WrittenEntries,
  ): Promise<WrittenEntries> {
    if (language === undefined) return written;
    const { shape } = shown;
    const read: unknown[] = JSON.parse(`[${Buffer.concat(written.parts)}]`);
    const versions = localizations && (await localizationsOf(ctx, { shape, language, names: localizations }, read));
    await translateEntries(ctx, { model, shape, language }, read);
    for (const [at, own] of (versions ?? []).entries()) Object.assign(Object(read[at]), { localizations: own });
    const json = Buffer.from(read.map((entry) => JSON.stringify(entry)).join(','));
    within(json.length, maxBytes(shape, entries));
    return { parts: json.length === 0 ? [] : [json], digest: hash('sha1', json, 'base64url') };
  }

  async function findInParts(ctx: Context, search: string): Promise<RawAnswer | StreamedAnswer> {
    try {
      return await findList(ctx, search);
    } catch (error) {
      if (!(error instanceof AnswerTooLong)) throw error;
      const { shown, language, localizations, frame, cost, ...statement } = compileList(search);
      // so much more is rendered and sent
      ctx.quota?.spend(ctx, cost);
      const { texts, entries, totals } = cachesOf(ctx);
      const version = entries ? await contentVersion(ctx) : '';
      const { page: found, total } = await readPage(ctx, statement, { totals, version });
      const [head, tail] = frame(total, { parts: [], digest: '' });
      const write = async (some: readonly EntryRef[]) =>
        inLanguage(
          ctx,
          { shown, language, localizations, entries: some.length },
          await completeEntries(ctx, shown, some, { texts, entries: undefined, version }),
        );
      return longAnswer(ctx, { page: parsePage(found), head, tail, write, cost });
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

/**
 * A language without translations has nothing to say, so the answer is as without `locale`: in English, which it names
 * only if the query asks for `locale` or `localizations`.
 */
function languageOf(query: ReturnType<typeof parseEntryQuery>): string | undefined {
  const { language = 'en', localizations } = query;
  if (language !== 'en' && languages.includes(language)) return language;
  return localizations || namesLocale(query) ? 'en' : undefined;
}

function namesLocale({ locale, populate }: SelectedFields): boolean {
  return locale === true || populate.some(namesLocale);
}

function pagination({ by, page, start, limit, withCount }: Paging, total: number) {
  if (by === 'offset') return withCount ? { start, limit, total } : { start, limit };
  if (!withCount) return { page, pageSize: limit };
  return { page, pageSize: limit, pageCount: Math.ceil(total / limit), total };
}

/** Begins with the version of the entry's own row, which writes check. */
function entryTagOf(digest: string, [entry]: readonly EntryRef[]): string {
  const [version = ''] = (entry?.version ?? '').split('.');
  return entryTag(version, digest);
}

function answer({ body, etag, compressed }: CachedAnswer): RawAnswer {
  return new RawAnswer(body, 'application/json; charset=utf-8', { etag }, compressed);
}
