import { errorsPartnersTexts } from '../../../messages/en/errors/partners.ts';
import { sentence } from '../../../messages/message.ts';
import { isProductType } from '../../catalog/kinds.ts';
import { changeLocked } from '../../content/change-locked.ts';
import { makeEntry } from '../../content/make-entry.ts';
import { readEntry } from '../../content/read-entry.ts';
import { showLocked } from '../../content/show-locked.ts';
import { lockedEntry, writing } from '../../content/write-answer.ts';
import { conflict, invalid, notFound } from '../../core/app-error.ts';
import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { insertOwner } from '../partners.sql.ts';
import { markPicturesAccepted } from '../pictures/pictures.sql.ts';
import { decider, decisionNote, lockOpenSubmission, notifyPartner } from './decision.ts';
import { entryOfListing, submittableType } from './own-entry.ts';
import { type Body, type Listing, picturesIn } from './submission.ts';
import { decideSubmission, findSubmission, isOwner, type Submission } from './submissions.sql.ts';

interface Decision {
  readonly documentId: string;
  /** The number of saves and the version of the entry, as they were read. */
  readonly saves: number;
  readonly version: string;
  /** Names of the accepted fields. */
  readonly fields: readonly string[];
  /** Publishes the entry if it is not published yet. */
  readonly publish: boolean;
  /** Message to the partner. */
  readonly note: string;
}

/**
 * Accepts a submission of a partner, or some fields of a change: the entry is written and published as by staff, with
 * all checks, history and webhooks, and a new listing belongs to the partner from today on. The partner is notified by
 * email. Throws NotFoundError, ValidationError by field, ConflictError if the submission or the entry has changed since
 * it was read.
 *
 * @may editor, admin, operator
 */
export async function acceptSubmission(ctx: Context, decision: Decision): Promise<{ type: string; entry: string }> {
  requireRight(ctx.viewer, 'write content');
  const note = decisionNote(decision.note);
  const type = (await findSubmission(ctx.db, decision.documentId))?.type;
  if (type === undefined) throw notFound(sentence(errorsPartnersTexts.submissionNotFound));
  return writing(ctx, submittableType(type, 'create').subject.type, async (ctx) => {
    const submission = await lockOpenSubmission(ctx, decision);
    const names = Object.keys(submission.data);
    const taken = submission.entry === null ? names : names.filter((name) => decision.fields.includes(name));
    if (taken.length === 0) throw invalid(sentence(errorsPartnersTexts.selectChanges));
    const data = Object.fromEntries(taken.map((name) => [name, submission.data[name]]));
    const written =
      submission.entry === null
        ? await made(ctx, submission, data, decision)
        : await changed(ctx, submission, data, decision);
    await decideSubmission(ctx.db, submission.id, {
      state: 'accepted',
      note,
      taken,
      by: decider(ctx),
      now: ctx.now,
      ...written,
    });
    await markPicturesAccepted(ctx.db, picturesIn(submittableType(type, 'update').seen, data));
    const left = names.filter((name) => !taken.includes(name));
    await notifyPartner(ctx, submission, { outcome: left.length > 0 ? 'partly' : 'taken', left, note });
    await recordAudit(ctx, {
      action: 'accept',
      subjectType: 'submission',
      subjectId: submission.documentId,
      after: { entry: `${type} ${written.entry}`, taken, left },
    });
    return { type, entry: written.entry };
  });
}

interface Written {
  readonly entry: string;
  readonly listing: Listing | null;
}

/** Updates the entry if it has not changed since and still belongs to the partner. */
async function changed(
  ctx: Context,
  submission: Submission,
  data: Body,
  { version, publish }: Decision,
): Promise<Written> {
  const { subject } = submittableType(submission.type, 'update');
  const documentId = submission.entry ?? '';
  const entry = await lockedEntry(ctx, subject.type, documentId);
  if (!entry) throw conflict(sentence(errorsPartnersTexts.entryGone));
  if (entry.version !== version) throw conflict(sentence(errorsPartnersTexts.changedByOther));
  const { listing } = (await entryOfListing(ctx, subject, documentId)) ?? {};
  await requireTheirs(ctx, submission, listing);
  const { id, published } = entry;
  const change = readEntry(subject.model, subject.type, data, 'update');
  await changeLocked(ctx, subject, [{ documentId, id, change }]);
  if (publish) await showLocked(ctx, subject, 'publish', [{ documentId, id, published }]);
  return { entry: documentId, listing: null };
}

/** Creates the entry; a listing is assigned to the partner. */
async function made(ctx: Context, submission: Submission, data: Body, { publish }: Decision): Promise<Written> {
  const { subject } = submittableType(submission.type, 'create');
  const { type, model } = subject;
  const { productType, productId } = submission;
  if (!isProductType(type.name))
    await requireTheirs(ctx, submission, productType && productId ? { type: productType, productId } : undefined);
  const change = readEntry(model, type, data, 'create');
  const { id, documentId } = await makeEntry(ctx, { subject, change, published: publish });
  if (!isProductType(type.name)) return { entry: documentId, listing: null };
  const listing = { type: type.name, productId: id };
  await insertOwner(ctx.db, { partner: submission.partner, ...listing, since: today(ctx.now) });
  return { entry: documentId, listing };
}

async function requireTheirs(ctx: Context, { partner }: Submission, listing: Listing | undefined): Promise<void> {
  if (!listing || !(await isOwner(ctx.db, partner, listing)))
    throw conflict(sentence(errorsPartnersTexts.listingMoved));
}
