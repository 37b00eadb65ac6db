import { AppError, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { checkVersion } from './entry-tag.ts';
import { readEntry } from './read-entry.ts';
import { recordWrite } from './record-write.ts';
import {
  changeMade,
  linkColumns,
  lookUpLinks,
  ownColumns,
  resolveLinks,
  type Subject,
  storeOthers,
} from './store-entry.ts';
import { answerOf, changedFields, shownEntry, statusIn, writing } from './write-answer.ts';
import { idIn, lockEntry, updateRow } from './write-entry.sql.ts';

export interface EntryUpdate {
  readonly subject: Subject;
  readonly documentId: string;
  readonly data: unknown;
  readonly search: string;
  readonly ifMatch: string | undefined;
}

/**
 * Changes what is given of an entry and leaves the rest. Throws NotFoundError, PreconditionFailedError when it is not the
 * version that the sender knows, ValidationError with every finding.
 */
export async function updateEntry(
  ctx: Context,
  { subject, documentId, data, search, ifMatch }: EntryUpdate,
): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const { model, type, hooks } = subject;
  const status = statusIn(search);
  if (status === 'published') requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  const change = readEntry(model, type, data, 'update');
  return writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    const { id } = entry;
    checkVersion(ifMatch, entry.version);
    if (status === 'draft' && entry.published) {
      throw new AppError('ApplicationError', 'A published entry has no draft beside it: unpublish it first');
    }
    const before = await shownEntry(ctx, type, id);
    await hooks?.check?.(ctx, { id, before, values: change.values });
    const links = resolveLinks(subject, change.links, await lookUpLinks(ctx, subject, [change.links]));
    await changeMade(ctx, type, change.values, id);
    const columns = new Map<string, unknown>([
      ...ownColumns(type, change.values),
      ...(await linkColumns(links, (column) => idIn(ctx.db, type.table, id, column))),
      ['updated_at', ctx.now],
    ]);
    if (status === 'published' && !entry.published) columns.set('published_at', ctx.now);
    const linkedTo = await linkedIds(ctx, subject, id, links.keys());
    await updateRow(ctx.db, type.table, id, columns);
    const others = await storeOthers(ctx, subject, id, links, change.parts);
    await hooks?.follow?.(ctx, { id, before, after: await shownEntry(ctx, type, id), links: new Set(links.keys()) });
    const changed = changedFields(
      { ...before, ...others.before, ...linkedTo },
      { ...(await shownEntry(ctx, type, id)), ...others.after, ...(await linkedIds(ctx, subject, id, links.keys())) },
    );
    await recordWrite(ctx, subject, { action: 'update', documentId, ...changed });
    return answerOf(ctx, subject, documentId, search);
  });
}

/** The ids that the row's own links hold. */
async function linkedIds(ctx: Context, { type }: Subject, id: number, names: Iterable<string>) {
  const held: Record<string, number | null> = {};
  for (const name of names) {
    const relation = type.relations[name];
    if (relation?.kind === 'to-one') held[name] = (await idIn(ctx.db, type.table, id, relation.column)) ?? null;
  }
  return held;
}
