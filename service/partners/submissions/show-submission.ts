import { errorsPartnersTexts } from '../../../messages/en/errors/partners.ts';
import { sentence } from '../../../messages/message.ts';
import { productsOf } from '../../catalog/product-access.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type FileWire, findPicturesByDocumentId } from '../../media/library.ts';
import type { Context } from '../../platform/context.ts';
import { entryOfListing, submittableType } from './own-entry.ts';
import { type Body, bodyOfEntry, changedSince, picturesIn, type SubmissionState } from './submission.ts';
import { findSubmission, type Submission } from './submissions.sql.ts';

/** A submission as staff see it. */
export interface SubmissionView {
  readonly documentId: string;
  readonly type: string;
  readonly title: string;
  readonly partner: string;
  readonly state: SubmissionState;
  readonly note: string | null;
  readonly taken: readonly string[] | null;
  /** Send back with the decision: the number of saves, and the version of the entry. */
  readonly saves: number;
  readonly version: string;
  readonly savedAt: Date;
  readonly entry: string | null;
  readonly published: boolean;
  /** Name of the listing that it is part of. */
  readonly listing: string | null;
  /** The submitted value of each field, the value it was based on, and the current value. */
  readonly data: Body;
  readonly before: Body;
  readonly now: Body;
  /** Names of the entry's fields that have changed since it was saved. */
  readonly changed: readonly string[];
  readonly pictures: readonly FileWire[];
}

/**
 * A submission of a partner beside the current entry. Throws NotFoundError.
 *
 * @may editor, admin, operator
 */
export async function showSubmission(ctx: Context, { documentId }: { documentId: string }): Promise<SubmissionView> {
  requireRight(ctx.viewer, 'write content');
  const found = await findSubmission(ctx.db, documentId);
  if (!found || found.state === 'draft') throw notFound(sentence(errorsPartnersTexts.submissionNotFound));
  const { type, title, state, note, taken, saves, savedAt, data, before, entry } = found;
  const { subject, seen } = submittableType(type, 'create');
  const there = entry === null ? undefined : await entryOfListing(ctx, subject, entry);
  const names = Object.keys(data);
  const now = there ? bodyOfEntry(subject.model, seen, there.entry, names) : {};
  const pictures = [data, before, now].flatMap((body) => picturesIn(seen, body));
  return {
    documentId,
    type,
    title,
    state,
    note,
    taken,
    saves,
    savedAt,
    data,
    before,
    entry,
    now,
    partner: found.partnerName,
    version: there?.version ?? '',
    published: there !== undefined && there.entry['publishedAt'] !== null,
    listing: await listingName(ctx, found),
    changed: there && state !== 'accepted' ? changedSince(subject.model, seen, before, there.entry) : [],
    pictures: await findPicturesByDocumentId(ctx, [...new Set(pictures)]),
  };
}

async function listingName(ctx: Context, { productType, productId }: Submission): Promise<string | null> {
  if (productType === null || productId === null) return null;
  const [listing] = await productsOf(ctx, [{ type: productType, productId }]);
  return listing?.name ?? null;
}
