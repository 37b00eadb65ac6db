import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { ContentModel, ContentType, Relation } from './content-type.ts';
import { checkVersion } from './entry-tag.ts';
import { deletePlans } from './plans.sql.ts';
import { recordWrites } from './record-write.ts';
import type { Subject } from './store-entry.ts';
import { deleteTranslationsOfEntries } from './translations.sql.ts';
import { wholeEntry, writing } from './write-answer.ts';
import { countReferences, deleteRows, lockEntry, referencedId } from './write-entry.sql.ts';

export interface Removal {
  readonly subject: Subject;
  readonly documentId: string;
  readonly ifMatch: string | undefined;
}

/** Implements `deleteEntry` for callers that have checked the permission, in its own transaction. */
export function removeEntry(ctx: Context, removal: Removal): Promise<void> {
  return writing(ctx, removal.subject.type, (ctx) => removeWithin(ctx, removal), 'delete');
}

/** The same in the current transaction. */
export async function removeWithin(ctx: Context, { subject, documentId, ifMatch }: Removal): Promise<void> {
  const { model, type, hooks } = subject;
  const entry = await lockEntry(ctx.db, type, documentId);
  if (!entry) throw notFound();
  checkVersion(ifMatch, entry.version);
  const users = await countReferences(ctx.db, pointingTo(model, type), entry.id);
  if (users.length > 0) {
    const references = users.map(({ type, count }) => `${type} (${count})`).join(', ');
    throw conflict(sentence(errorsContentTexts.stillInUse, { references }), { usedBy: users });
  }
  const before = await wholeEntry(ctx, subject, documentId);
  const made = await madeRows(ctx, type, entry.id);
  const afterwards = await hooks?.leave?.(ctx, entry.id);
  await deleteRows(ctx.db, type.table, [entry.id]);
  for (const { table, id } of made) await deleteRows(ctx.db, table, [id]);
  await afterwards?.();
  await deletePlans(ctx.db, { type: type.name, documentIds: [documentId] });
  await deleteTranslationsOfEntries(ctx.db, type.name, [documentId]);
  await recordWrites(ctx, subject, 'delete', [{ documentId, before }]);
}

/** Relations of other types that lead to this one, except those of its own parts. */
function pointingTo(model: ContentModel, target: ContentType): { type: ContentType; relation: Relation }[] {
  return [...model.values()].flatMap((type) =>
    Object.entries(type.relations)
      .filter(([name, relation]) => relation.target === target.name && !type.partOf?.includes(name))
      .map(([, relation]) => ({ type, relation })),
  );
}

async function madeRows(ctx: Context, type: ContentType, id: number): Promise<{ table: string; id: number }[]> {
  const rows = new Map<string, { table: string; id: number }>();
  for (const { lookup } of Object.values(type.fields)) {
    if (!lookup?.makes) continue;
    const row = await referencedId(ctx.db, type.table, id, lookup.key);
    if (row !== undefined) rows.set(lookup.key, { table: lookup.table, id: row });
  }
  return [...rows.values()];
}
