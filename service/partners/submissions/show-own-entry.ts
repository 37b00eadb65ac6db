import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { type FileWire, findPicturesByDocumentId } from '../../media/library.ts';
import type { Context } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { ownEntry, submittableType } from './own-entry.ts';
import { type Body, changedSince, picturesIn } from './submission.ts';
import { findSubmission, lockOpenForEntry, type Submission } from './submissions.sql.ts';

/** A submission as its form shows it. */
export interface OwnSubmission extends Pick<Submission, 'documentId' | 'state' | 'saves' | 'note' | 'data' | 'before'> {
  /** Names of the entry's fields that have changed since it was saved. */
  readonly changed: readonly string[];
  /** The pictures that it uses. */
  readonly pictures: readonly FileWire[];
}

/**
 * An entry of the signed-in partner's listing, with the fields open to submissions and the open submission. Throws
 * NotFoundError for an entry that is not theirs.
 *
 * @may partner
 */
export async function showOwnEntry(
  ctx: Context,
  { type: name, documentId }: { type: string; documentId: string },
): Promise<{ entry: Body; version: string; published: boolean; submission: OwnSubmission | null }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const { subject, seen } = submittableType(name, 'update');
  const { entry, version } = await ownEntry(ctx, subject, documentId);
  const partner = await findPartner(ctx.db, { email: viewer.email });
  const open = partner && (await lockOpenForEntry(ctx.db, { partner: partner.id, type: name, entry: documentId }));
  const shown = ['documentId', 'slug', ...Object.keys(seen.fields), ...Object.keys(seen.relations)];
  return {
    version,
    published: entry['publishedAt'] !== null,
    entry: Object.fromEntries(Object.entries(entry).filter(([name]) => shown.includes(name))),
    submission: open
      ? { ...(await ownSubmission(ctx, open)), changed: changedSince(subject.model, seen, open.before, entry) }
      : null,
  };
}

/**
 * A submission of a new entry by the signed-in partner. Throws NotFoundError.
 *
 * @may partner
 */
export async function showOwnSubmission(
  ctx: Context,
  { documentId }: { documentId: string },
): Promise<OwnSubmission & { type: string }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const found = await findSubmission(ctx.db, documentId);
  if (found?.email !== viewer.email || found.entry !== null) throw notFound();
  return { type: found.type, ...(await ownSubmission(ctx, found)) };
}

async function ownSubmission(ctx: Context, submission: Submission): Promise<OwnSubmission> {
  const { documentId, state, saves, note, data, before } = submission;
  const { seen } = submittableType(submission.type, 'create');
  const pictures = await findPicturesByDocumentId(ctx, picturesIn(seen, data));
  return { documentId, state, saves, note, data, before, changed: [], pictures };
}
