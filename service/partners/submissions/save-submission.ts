import { errorsPartnersTexts } from '../../../messages/en/errors/partners.ts';
import { sentence } from '../../../messages/message.ts';
import { takeSubmissionRecipients } from '../../accounts/staff/submission-notices.ts';
import { isProductType } from '../../catalog/kinds.ts';
import { type ContentType, typeNamed } from '../../content/content-type.ts';
import { finding, invalidBody, readEntry } from '../../content/read-entry.ts';
import { findLinkedEntries, resolveLinks, type Subject } from '../../content/store-entry.ts';
import { writing } from '../../content/write-answer.ts';
import { conflict, invalid, notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { submissionReceived } from '../../emails/submission.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { lockOwnPictures } from '../pictures/pictures.sql.ts';
import { ownEntry, submittableType } from './own-entry.ts';
import { type Body, bodyOfEntry, type Listing, picturesIn, titleOf } from './submission.ts';
import {
  countOpen,
  insertSubmission,
  lockOpenForEntry,
  lockPartner,
  lockSubmission,
  rewriteSubmission,
  type Submission,
} from './submissions.sql.ts';

/** Saves per hour of one partner, and maximum open submissions. */
const anHour = 120;
const mostOpen = 50;

interface SubmissionInput {
  /** Name of the content type. */
  readonly type: string;
  /** The entry to change; absent: a new entry. */
  readonly documentId?: string | undefined;
  /** The version of the entry that was read. */
  readonly version?: string | undefined;
  /** For a new entry: the submission to rewrite, and how often it was saved when it was read, if that matters. */
  readonly submission?: string | undefined;
  readonly saves?: number | undefined;
  /** Keeps a new listing as a draft. It is not sent to the site. */
  readonly draft?: boolean;
  /** Format of a write: only the changed fields, or all of a new entry. */
  readonly data: Body;
  /** A client-made id: repeating it has no further effect. */
  readonly form: string;
}

/**
 * Submits a change of a listing of the signed-in partner (or of a part of one), or a new listing. Nothing is published
 * before the site accepts it, and the site does not see a draft. Replaces an earlier submission for the same entry.
 * Throws NotFoundError for a listing that is not theirs, ValidationError by field, ConflictError if the entry or the
 * draft has changed since it was read, RateLimitError.
 *
 * @may partner
 */
export async function saveSubmission(ctx: Context, input: SubmissionInput): Promise<{ documentId: string }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const purpose = input.documentId === undefined ? 'create' : 'update';
  const { subject, seen } = submittableType(input.type, purpose);
  const { model } = subject;
  const { draft = false } = input;
  if (draft && (input.documentId !== undefined || !isProductType(input.type))) throw notFound();
  await ctx.limiter.count([{ key: `proposals of ${viewer.userId}`, seconds: 3_600, times: anHour }], ctx.now);
  return writing(ctx, subject.type, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    if (!partner) throw notFound();
    const ownFields = input.documentId === undefined ? undefined : await ownEntry(ctx, subject, input.documentId);
    if (ownFields && ownFields.version !== input.version) throw conflict(sentence(errorsPartnersTexts.entryChanged));
    const listing = ownFields?.listing ?? (await ownerOfNew(ctx, input, partner.newKinds));
    const before = ownFields ? bodyOfEntry(model, seen, ownFields.entry, Object.keys(input.data)) : {};
    if (ownFields && Object.keys(input.data).length === 0) throw invalid(sentence(errorsPartnersTexts.nothingChanged));
    requirePlainLinks(subject, seen, input.data);
    const { links } = readEntry(model, seen, input.data, purpose);
    resolveLinks(subject, links, await findLinkedEntries(ctx, subject, [links]));
    await requireOwnPictures(ctx, { partner: partner.id, seen, data: input.data, before });
    const earlier = await earlierOne(ctx, input, partner.id);
    const written = {
      partner: partner.id,
      type: input.type,
      data: input.data,
      before,
      state: draft ? ('draft' as const) : ('open' as const),
      now: ctx.now,
      title: titleOf(subject.type, ownFields?.entry ?? {}, input.data).slice(0, 200),
    };
    if (!earlier && (await countOpen(ctx.db, partner.id)) >= mostOpen)
      throw conflict(sentence(errorsPartnersTexts.tooManyOpen, { most: mostOpen }));
    if (earlier) await rewriteSubmission(ctx.db, earlier.id, written);
    const row = { ...written, entry: input.documentId ?? null, listing, form: input.form };
    const documentId = earlier?.documentId ?? (await insertSubmission(ctx.db, row));
    if (documentId === undefined) throw conflict(sentence(errorsPartnersTexts.alreadySent));
    const isSent = !draft && (!earlier || earlier.state === 'draft');
    if (isSent) await notifyOperator(ctx, { documentId, title: written.title, partner: partner.name });
    await recordAudit(ctx, {
      action: draft ? 'save draft' : 'submit',
      subjectType: 'submission',
      subjectId: documentId,
      before: earlier?.data ?? before,
      after: input.data,
    });
    return { documentId };
  });
}

/**
 * Checks that the signed-in partner may begin a new entry with that body: a listing of a type allowed for them, or a
 * part of their own listing. Throws NotFoundError otherwise.
 *
 * @may partner
 */
export async function beginOwnEntry(ctx: Context, input: { type: string; data: Body }): Promise<void> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  await ownerOfNew(ctx, input, partner?.newKinds ?? []);
}

/**
 * The own listing that a new entry with that body belongs to; null for a new listing of an allowed type (`newKinds`).
 * Throws NotFoundError for any other type, and for a listing that is not theirs.
 */
async function ownerOfNew(
  ctx: Context,
  { type, data }: { type: string; data: Body },
  newKinds: readonly string[],
): Promise<Listing | null> {
  if (isProductType(type)) {
    if (newKinds.includes(type)) return null;
    throw notFound(sentence(errorsPartnersTexts.typeNotOffered));
  }
  const { subject } = submittableType(type, 'create');
  const [of = ''] = subject.type.partOf ?? [];
  const named = data[of];
  const target = subject.type.relations[of]?.target;
  if (typeof named !== 'string' || target === undefined) throw notFound();
  return (await ownEntry(ctx, submittableType(target, 'update').subject, named)).listing;
}

/** Checks that pictures are those already in the entry or the partner's own. Throws ValidationError. */
async function requireOwnPictures(
  ctx: Context,
  input: { partner: number; seen: ContentType; data: Body; before: Body },
): Promise<void> {
  const { partner, seen, data, before } = input;
  const known = new Set(picturesIn(seen, before));
  const others = picturesIn(seen, data).filter((picture) => !known.has(picture));
  const ownFields = new Set((await lockOwnPictures(ctx.db, partner, others)).map(({ picture }) => picture));
  const foreign = (name: string) =>
    picturesIn(seen, { [name]: data[name] }).some((picture) => !known.has(picture) && !ownFields.has(picture));
  const names = Object.keys(data).filter(foreign);
  if (names.length > 0)
    throw invalidBody(names.map((name) => finding([name], 'names a picture that you did not send')));
}

/**
 * Checks that relations are given by document ids only, so that the linked entries can be checked. Throws
 * ValidationError.
 */
function requirePlainLinks({ model }: Subject, { relations }: ContentType, data: Body): void {
  const isName = (value: unknown) => typeof value === 'string';
  const strange = Object.entries(relations).filter(([name, { target }]) => {
    const value = data[name] ?? null;
    if (value === null || typeNamed(model, target).shape === 'component') return false;
    return !(Array.isArray(value) ? value.every(isName) : isName(value));
  });
  if (strange.length > 0)
    throw invalidBody(strange.map(([name]) => finding([name], 'must name entries by documentId')));
}

/**
 * The earlier submission that this one replaces. Throws NotFoundError if it is not theirs or was accepted, ConflictError
 * if it was saved since it was read, or a draft would replace what was sent.
 */
async function earlierOne(ctx: Context, input: SubmissionInput, partner: number): Promise<Submission | undefined> {
  const { type, documentId: entry, submission, saves, draft = false } = input;
  if (entry !== undefined) return lockOpenForEntry(ctx.db, { partner, type, entry }, { lock: true });
  if (submission === undefined) return undefined;
  const found = await lockSubmission(ctx.db, { documentId: submission, partner });
  if (!found || found.type !== type || found.entry !== null || found.state === 'accepted') throw notFound();
  if (draft && found.state !== 'draft') throw conflict(sentence(errorsPartnersTexts.alreadySent));
  if (saves !== undefined && saves !== found.saves) throw conflict(sentence(errorsPartnersTexts.entryChanged));
  return found;
}

/** Emails staff about a new submission, each person at most once an hour. Runs in the caller's transaction. */
async function notifyOperator(
  ctx: Context,
  { documentId, title, partner }: { documentId: string; title: string; partner: string },
): Promise<void> {
  const link = new URL(`/admin/proposals/${documentId}`, ctx.config.publicUrl).href;
  const mail = submissionReceived({ title, partner, link });
  for (const { email, userId } of await takeSubmissionRecipients(ctx))
    await writeEmail(ctx, { kind: 'submission-received', to: email, userId, ...mail });
}
