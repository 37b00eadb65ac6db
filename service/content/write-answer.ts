import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import type { RawAnswer } from '../platform/call.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { dataErrorOf } from '../platform/database/database-error.ts';
import type { ContentType } from './content-type.ts';
import { isTranslatable } from './entry-texts.ts';
import { makeFinder } from './find-entries.ts';
import { makeRowTexts } from './row-texts.ts';
import type { Subject } from './store-entry.ts';
import { type Locked, lockEntries, lockEntry, shownRows } from './write-entry.sql.ts';
import type { DisplayedEntry } from './write-hooks.ts';
import { refusalOfWrite } from './write-refusal.ts';

/**
 * The entry as the query string selects it, read in the transaction that has written it. Nothing is cached: the
 * transaction may still fail. Throws ValidationError as `refuseOtherLanguage` does.
 */
export async function answerOf(ctx: Context, subject: Subject, documentId: string, search: string): Promise<RawAnswer> {
  refuseOtherLanguage(subject.type, search);
  const { model, type } = subject;
  return makeFinder(model, type, () => ({ texts: makeRowTexts(1) })).one(ctx, documentId, search);
}

/**
 * Throws ValidationError for a write in another language, also one that the site does not have: it would replace or
 * delete the English. Entries without translations have no language.
 */
export function refuseOtherLanguage(type: ContentType, search: string): void {
  const locale = new URLSearchParams(search).get('locale') ?? '';
  if (locale !== '' && locale !== 'en' && isTranslatable(type))
    throw invalid(sentence(errorsContentTexts.writtenInEnglish), { key: 'locale', path: 'locale', source: 'query' });
}

/** An entry with everything that `*` populates. */
export async function wholeEntry(ctx: Context, subject: Subject, documentId: string): Promise<DisplayedEntry> {
  const { body } = await answerOf(ctx, subject, documentId, 'populate=*');
  return JSON.parse(body.toString()).data;
}

/** The fields of existing entries, by id. */
export async function shownEntries(
  ctx: Pick<Context, 'db'>,
  type: ContentType,
  ids: readonly number[],
): Promise<(id: number) => DisplayedEntry> {
  const rows = await shownRows(ctx.db, type, ids);
  return (id) => {
    const entry = rows.get(id);
    if (!entry) throw new Error(`${type.name} ${id} disappeared within its transaction`);
    return entry;
  };
}

/** The entry with that document id, locked until the transaction ends; undefined if there is none. */
export function lockedEntry({ db }: Context, type: ContentType, documentId: string): Promise<Locked | undefined> {
  return lockEntry(db, type, documentId);
}

/** The existing entries among these, by document id, locked until the transaction ends. */
export function lockedEntries(
  { db }: Context,
  type: ContentType,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Locked>> {
  return lockEntries(db, type, documentIds);
}

type Named = Readonly<Record<string, unknown>>;

/** The fields in which two states of an entry differ, with their values before and after. */
export function changedFields(before: Named, after: Named): { before: Named; after: Named } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== 'updatedAt' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (entry: Named) => Object.fromEntries(names.map((name) => [name, entry[name]]));
  return { before: only(before), after: only(after) };
}

/** Runs one write in one transaction and translates errors of the database for the client. */
export async function writing<Result>(
  ctx: Context,
  type: ContentType,
  work: (ctx: Context) => Promise<Result>,
  purpose: 'delete' | 'write' = 'write',
): Promise<Result> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    throw refusalOfWrite(dataErrorOf(error), type, purpose) ?? error;
  }
}

/** The `?status=` of a write: published, draft, or undefined. */
export function statusIn(search: string): 'draft' | 'published' | undefined {
  const status = new URLSearchParams(search).get('status');
  if (status === null || status === '') return undefined;
  if (status === 'draft' || status === 'published') return status;
  throw invalid(sentence(errorsContentTexts.status));
}
