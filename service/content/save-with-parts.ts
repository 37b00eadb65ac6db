import { AppError, invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { changeLocked } from './change-locked.ts';
import type { ContentAccess } from './content-calls.ts';
import { type ContentType, typeNamed } from './content-type.ts';
import { checkVersion } from './entry-tag.ts';
import { makeEntry } from './make-entry.ts';
import { readEntry } from './read-entry.ts';
import { removeWithin } from './remove-entry.ts';
import { repeatOnce } from './repeat-once.ts';
import { writing } from './write-answer.ts';
import { lockEntry, referencedId } from './write-entry.sql.ts';

/** A part as it was typed: the changes of one that exists, or a new one. */
interface PartWrite {
  /** Its place among the parts of the form, by which errors name it. */
  readonly at: number;
  readonly documentId: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The typed parts of a relation, and those to delete, by document id. */
export interface PartsWrite {
  readonly relation: string;
  readonly rows: readonly PartWrite[];
  readonly removed: readonly string[];
}

interface WholeWrite {
  readonly access: ContentAccess;
  readonly type: ContentType;
  readonly documentId: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly parts: readonly PartsWrite[];
  readonly ifMatch: string | undefined;
  /** The same key with the same request writes once only. */
  readonly key: string | undefined;
}

/**
 * Saves an entry and its parts with pages of their own, such as the rooms of a stay, all or nothing. New parts are
 * drafts. Throws like creating, updating and deleting; errors of a part are named by relation and place.
 *
 * @may editor, admin, operator, writing program
 */
export async function saveWithParts(ctx: Context, { access, type, documentId, ...write }: WholeWrite): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'update' });
  const { data, parts, ifMatch, key } = write;
  const { viewer } = ctx;
  const subject = access.subjectFor(type, viewer);
  const change = Object.keys(data).length > 0 ? readEntry(subject.model, subject.type, data, 'update') : undefined;
  const request = JSON.stringify(['PUT', type.name, documentId, data, parts]);
  await writing(ctx, type, (ctx) =>
    repeatOnce(ctx, { key, request }, async () => {
      const entry = await lockEntry(ctx.db, type, documentId);
      if (!entry) throw notFound();
      checkVersion(ifMatch, entry.version);
      if (change) await changeLocked(ctx, subject, [{ documentId, id: entry.id, change }]);
      for (const written of parts) await saveParts(ctx, access, { type, documentId, id: entry.id }, written);
      return new RawAnswer('{}', 'application/json; charset=utf-8', {});
    }),
  );
}

interface Owner {
  readonly type: ContentType;
  readonly documentId: string;
  readonly id: number;
}

async function saveParts(ctx: Context, access: ContentAccess, owner: Owner, write: PartsWrite): Promise<void> {
  const { relation, rows, removed } = write;
  const { part, back, column } = partAt(access, owner.type, relation);
  const subject = access.subjectFor(part, ctx.viewer);
  /** The part of this entry, locked. */
  async function own(documentId: string) {
    const locked = await lockEntry(ctx.db, part, documentId);
    if (!locked || (await referencedId(ctx.db, part.table, locked.id, column)) !== owner.id) throw notFound();
    return locked;
  }
  for (const documentId of removed) {
    requireRight(ctx.viewer, 'write content', { type: part.name, action: 'delete' });
    await own(documentId);
    await removeWithin(ctx, { subject, documentId, ifMatch: undefined });
  }
  for (const { at, documentId, data } of rows) {
    const action = documentId === undefined ? 'create' : 'update';
    requireRight(ctx.viewer, 'write content', { type: part.name, action });
    try {
      if (documentId === undefined) {
        const change = readEntry(subject.model, subject.type, { ...data, [back]: owner.documentId }, action);
        await makeEntry(ctx, { subject, change, published: false });
      } else if (Object.keys(data).length > 0) {
        const { id } = await own(documentId);
        const change = readEntry(subject.model, subject.type, data, action);
        await changeLocked(ctx, subject, [{ documentId, id, change }]);
      }
    } catch (error) {
      throw within(`${relation}.${at}`, error);
    }
  }
}

/** The type of the parts in that relation, and its own relation to the entry. Throws NotFoundError. */
function partAt({ model }: ContentAccess, type: ContentType, relation: string) {
  const part = typeNamed(model, type.relations[relation]?.target ?? type.name);
  for (const back of part.partOf ?? []) {
    const owner = part.relations[back];
    if (owner?.kind === 'to-one' && owner.target === type.name) return { part, back, column: owner.column };
  }
  throw notFound();
}

/** The refusal of a part, with its fields named from the entry: `room_types.0.Price`. */
function within(place: string, error: unknown): unknown {
  if (!(error instanceof AppError) || !Array.isArray(error.details['errors'])) return error;
  const errors = error.details['errors'].map(({ path, message, name }) => ({
    path: [...place.split('.'), ...path],
    message: `${place}.${message}`,
    name,
  }));
  return invalid(error.message, { errors });
}
