import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { countHeads, findHeads, type Head, type HeadPlace, type HeadsAsked } from './heads.sql.ts';
import type { Subject } from './store-entry.ts';

/** So many are counted: to count all of a million takes longer than to show fifty. */
export const mostCounted = 10_000;

/** A place holds so much of what an entry is called; the entry itself says the rest. */
const longestKey = 150;

interface Asked extends Omit<HeadsAsked, 'byName'> {
  readonly sort: { readonly by: 'title' | 'updatedAt'; readonly down: boolean };
  /** The `next` of the page before. */
  readonly after: string | undefined;
  readonly size: number;
}

interface Heads {
  readonly rows: readonly Head[];
  readonly next: string | null;
  /** More than `mostCounted` when there are more than that, however many. */
  readonly total: number;
  /** Words were looked for in what entries are called and where they are: there are too many to read all of each. */
  readonly byName: boolean;
}

/**
 * The entries of a type as a list of the back office shows them, drafts too. Among at most `mostCounted` words are looked for in all
 * texts, among more by an index of names and places. Refuses everybody who may not change such entries (401, 403).
 */
export async function listHeads(
  ctx: Context,
  { subject, ...asked }: Asked & { readonly subject: Subject },
): Promise<Heads> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { title, about, sort, size } = asked;
  const everything = { title, about, words: undefined, state: undefined, of: undefined, byName: false };
  const count = (of: HeadsAsked) => countHeads(ctx.db, subject, of, mostCounted + 1);
  const byName = asked.words !== undefined && (await count(everything)) > mostCounted;
  const narrowed = { ...asked, byName };
  const after = readPlace(asked.after, sort.by);
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

/** How many entries of a type there are, drafts too, up to one more than `mostCounted`. Refuses as `listHeads` does. */
export async function countEntries(ctx: Context, { subject }: { subject: Subject }): Promise<number> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const everything = { title: 'documentId', about: undefined, words: undefined, state: undefined, of: undefined };
  return countHeads(ctx.db, subject, { ...everything, byName: false }, mostCounted + 1);
}

function placeOf({ id, title, updatedAt }: Head, by: 'title' | 'updatedAt'): string {
  return `${id} ${by === 'updatedAt' ? updatedAt.toISOString() : title.slice(0, longestKey).toWellFormed()}`;
}

function readPlace(place: string | undefined, by: 'title' | 'updatedAt'): HeadPlace | undefined {
  const [, id, key] = /^(\d{1,10}) (.*)$/s.exec(place ?? '') ?? [];
  if (id === undefined || key === undefined) return undefined;
  return by === 'updatedAt' && !isInstant(key) ? undefined : { id: Number(id), key };
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
