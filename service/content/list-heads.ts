import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { countHeads, findHeads, type Head, type HeadFilter, type HeadPosition } from './heads.sql.ts';
import type { Subject } from './store-entry.ts';

/** Totals are counted up to here: counting a million takes longer than showing fifty. */
export const maxCounted = 10_000;

/** A position contains at most so many characters of the title; the entry itself has the rest. */
const longestKey = 150;

interface HeadQuery extends Omit<HeadFilter, 'byName'> {
  readonly sort: { readonly by: 'title' | 'updatedAt'; readonly down: boolean };
  /** The `next` of the previous page. */
  readonly after: string | undefined;
  readonly size: number;
}

interface Heads {
  readonly rows: readonly Head[];
  readonly next: string | null;
  /** `maxCounted` + 1 if there are more. */
  readonly total: number;
  /** Only titles and locations were searched: there are too many entries to search all of their texts. */
  readonly byName: boolean;
}

/**
 * A list of a type's entries for the back office, including drafts. Search words are looked up in all texts if there
 * are at most `maxCounted` entries, otherwise in an index of titles and locations. Throws UnauthorizedError or
 * ForbiddenError (401, 403) for viewers who may not change such entries.
 *
 * @may editor, admin, operator, writing program
 */
export async function listHeads(
  ctx: Context,
  { subject, ...query }: HeadQuery & { readonly subject: Subject },
): Promise<Heads> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { title, about, sort, size } = query;
  const everything = { title, about, words: undefined, state: undefined, of: undefined, byName: false };
  const count = (of: HeadFilter) => countHeads(ctx.db, subject, of, maxCounted + 1);
  const byName = query.words !== undefined && (await count(everything)) > maxCounted;
  const narrowed = { ...query, byName };
  const after = readPlace(query.after, sort.by);
  const found = await findHeads(ctx.db, subject, { ...narrowed, after, limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const whole = after === undefined && found.length <= size;
  return {
    rows,
    byName,
    total: whole ? found.length : await count(narrowed),
    next: found.length > size && last ? placeOf(last, sort.by) : null,
  };
}

/**
 * The number of entries of a type, including drafts, counted up to `maxCounted` + 1. Throws like `listHeads`.
 *
 * @may editor, admin, operator, writing program
 */
export async function countEntries(ctx: Context, { subject }: { subject: Subject }): Promise<number> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const everything = { title: 'documentId', about: undefined, words: undefined, state: undefined, of: undefined };
  return countHeads(ctx.db, subject, { ...everything, byName: false }, maxCounted + 1);
}

function placeOf({ id, title, updatedAt }: Head, by: 'title' | 'updatedAt'): string {
  return `${id} ${by === 'updatedAt' ? updatedAt.toISOString() : title.slice(0, longestKey).toWellFormed()}`;
}

function readPlace(place: string | undefined, by: 'title' | 'updatedAt'): HeadPosition | undefined {
  const [, id, key] = /^(\d{1,10}) (.*)$/s.exec(place ?? '') ?? [];
  if (id === undefined || key === undefined) return undefined;
  return by === 'updatedAt' && !isInstant(key) ? undefined : { id: Number(id), key };
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
