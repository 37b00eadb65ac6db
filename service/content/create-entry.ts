import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import type { Shown } from './field.ts';
import { readEntry } from './read-entry.ts';
import { recordWrite } from './record-write.ts';
import { repeatOnce } from './repeat-once.ts';
import { slugOf } from './slug-of.ts';
import { linkColumns, ownColumns, resolveLinks, type Subject, storeMade, storeOthers } from './store-entry.ts';
import { answerOf, shownEntry, statusIn, writing } from './write-answer.ts';
import { freeText, insertRow, lastPlace } from './write-entry.sql.ts';

export interface NewEntry {
  readonly subject: Subject;
  readonly data: unknown;
  /** `status`, and what the answer shows: `fields`, `populate`. */
  readonly search: string;
  /** The same key and the same request make one entry. */
  readonly key: string | undefined;
}

/**
 * Makes an entry with its links and parts, published unless the query says draft. Throws ValidationError with every
 * finding, ForbiddenError, ConflictError for a key that was used for something else.
 */
export async function createEntry(ctx: Context, { subject, data, search, key }: NewEntry): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'create' });
  const { model, type, hooks } = subject;
  const change = readEntry(model, type, data, 'create');
  const published = statusIn(search) !== 'draft';
  const request = JSON.stringify(['POST', type.name, search, data]);
  return writing(ctx, type, (ctx) =>
    repeatOnce(ctx, { key, request }, async () => {
      const values = await withMadeFields(ctx, subject, change.values);
      await hooks?.check?.(ctx, { id: undefined, before: undefined, values });
      const links = await resolveLinks(ctx, subject, change.links);
      const columns = new Map<string, unknown>([
        ...ownColumns(type, values),
        ...(await linkColumns(links, async () => undefined)),
        ...(await storeMade(ctx, type, values, undefined)),
        ['created_at', ctx.now],
        ['updated_at', ctx.now],
        ['published_at', published ? ctx.now : null],
      ]);
      await standLast(ctx, subject, columns);
      const { id, document_id: documentId = '' } = await insertRow(ctx.db, type.table, columns);
      const others = await storeOthers(ctx, subject, id, links, change.parts);
      await hooks?.follow?.(ctx, {
        ...{ id, before: undefined, after: await shownEntry(ctx, type, id) },
        links: new Set(links.keys()),
      });
      const after = { ...(await shownEntry(ctx, type, id)), ...others.after };
      await recordWrite(ctx, subject, { action: 'create', documentId, after });
      return answerOf(ctx, subject, documentId, search);
    }),
  );
}

/** Adds the fields that are made from others: a slug from the name. */
async function withMadeFields(
  ctx: Context,
  { type }: Subject,
  given: ReadonlyMap<string, Shown>,
): Promise<ReadonlyMap<string, Shown>> {
  const values = new Map(given);
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.madeFrom === undefined || (values.get(name) ?? '') !== '') continue;
    // a name may be written in letters that no address has
    const text = slugOf(String(values.get(field.madeFrom) ?? '')) || type.name;
    values.set(name, await freeText(ctx.db, type.table, field.column, text));
  }
  return values;
}

async function standLast(ctx: Context, { type }: Subject, columns: Map<string, unknown>): Promise<void> {
  if (!type.ordered) return;
  const owner = type.relations[type.ordered.within];
  if (owner?.kind !== 'to-one') return;
  const id = columns.get(owner.column);
  columns.set(type.ordered.column, await lastPlace(ctx.db, type.table, type.ordered.column, owner.column, id));
}
