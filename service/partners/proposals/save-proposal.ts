import { isProductType } from '../../catalog/kinds.ts';
import { type ContentType, typeNamed } from '../../content/content-type.ts';
import { finding, invalidBody, readEntry } from '../../content/read-entry.ts';
import { lookUpLinks, resolveLinks, type Subject } from '../../content/store-entry.ts';
import { writing } from '../../content/write-answer.ts';
import { conflict, invalid, notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { lockOwnPictures } from '../pictures/pictures.sql.ts';
import { notifyOperator } from './notify-operator.ts';
import { ownEntry, proposable } from './own-entry.ts';
import { type Body, type Listing, picturesIn, saidBy, titleOf } from './proposal.ts';
import {
  countOpen,
  insertProposal,
  lockPartner,
  lockProposal,
  openOfEntry,
  type Proposal,
  rewriteProposal,
} from './proposals.sql.ts';

/** Writes of one partner in an hour, and proposals of his that wait at once. */
const anHour = 120;
const mostOpen = 50;

interface Given {
  /** Name of the content type. */
  readonly type: string;
  /** The entry that should be another; without it a new one is proposed. */
  readonly documentId?: string | undefined;
  /** The version of the entry that was read. */
  readonly version?: string | undefined;
  /** Of a new entry: the proposal that is written again. */
  readonly proposal?: string | undefined;
  /** As the body of a write: what is different, or all of a new entry. */
  readonly data: Body;
  /** What its sender calls it: sent again, it is the same. */
  readonly form: string;
}

/**
 * Proposes what a listing of the signed-in partner, or a part of one, should say, or a new one: nothing of it is in the storefront before
 * the site takes it. What he proposed of the same entry before is replaced. Throws NotFoundError for what is not his,
 * ValidationError by field, ConflictError when the entry was changed since it was read, RateLimitError.
 */
export async function saveProposal(ctx: Context, given: Given): Promise<{ documentId: string }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const purpose = given.documentId === undefined ? 'create' : 'update';
  const { subject, seen } = proposable(given.type, purpose);
  const { model } = subject;
  await ctx.limiter.count([{ key: `proposals of ${viewer.userId}`, seconds: 3_600, times: anHour }], ctx.now);
  return writing(ctx, subject.type, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    if (!partner) throw notFound();
    const own = given.documentId === undefined ? undefined : await ownEntry(ctx, subject, given.documentId);
    if (own && own.version !== given.version) throw conflict('Somebody changed this since you opened it.');
    const listing = own?.listing ?? (await ownerOfNew(ctx, given, partner.newKinds));
    const before = own ? saidBy(model, seen, own.entry, Object.keys(given.data)) : {};
    if (own && Object.keys(given.data).length === 0) throw invalid('Nothing is different from what it says now.');
    requirePlainLinks(subject, seen, given.data);
    const { links } = readEntry(model, seen, given.data, purpose);
    resolveLinks(subject, links, await lookUpLinks(ctx, subject, [links]));
    await requireOwnPictures(ctx, { partner: partner.id, seen, data: given.data, before });
    const earlier = await earlierOne(ctx, given, partner.id);
    const written = {
      partner: partner.id,
      type: given.type,
      data: given.data,
      before,
      now: ctx.now,
      title: titleOf(subject.type, own?.entry ?? {}, given.data).slice(0, 200),
    };
    if (!earlier && (await countOpen(ctx.db, partner.id)) >= mostOpen)
      throw conflict(`${mostOpen} proposals wait already. Please let us look at them first.`);
    if (earlier) await rewriteProposal(ctx.db, earlier.id, written);
    const row = { ...written, entry: given.documentId ?? null, listing, form: given.form };
    const documentId = earlier?.documentId ?? (await insertProposal(ctx.db, row));
    if (documentId === undefined) throw conflict('This was sent already. Open it under My listings.');
    if (!earlier) await notifyOperator(ctx, { documentId, title: written.title, partner: partner.name });
    await recordAudit(ctx, {
      action: 'propose',
      subjectType: 'proposal',
      subjectId: documentId,
      before: earlier?.data ?? before,
      after: given.data,
    });
    return { documentId };
  });
}

/**
 * Lets the signed-in partner begin a new entry with that body: a listing of a kind that he may offer, or a part of one of his.
 * Throws NotFoundError for all else.
 */
export async function beginOwnEntry(ctx: Context, given: { type: string; data: Body }): Promise<void> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  await ownerOfNew(ctx, given, partner?.newKinds ?? []);
}

/**
 * Where a new entry with that body would belong: to the own listing that it names; null of a new listing of a kind that the viewer
 * may offer (`newKinds`). Throws NotFoundError for any other kind, and for what is not his.
 */
async function ownerOfNew(
  ctx: Context,
  { type, data }: { type: string; data: Body },
  newKinds: readonly string[],
): Promise<Listing | null> {
  if (isProductType(type)) {
    if (newKinds.includes(type)) return null;
    throw notFound('New listings of this kind are not open to you yet. Write to us if you have one to offer.');
  }
  const { subject } = proposable(type, 'create');
  const [of = ''] = subject.type.partOf ?? [];
  const named = data[of];
  const target = subject.type.relations[of]?.target;
  if (typeof named !== 'string' || target === undefined) throw notFound();
  return (await ownEntry(ctx, proposable(target, 'update').subject, named)).listing;
}

/** Pictures are those that stand there, and what he sent. Throws ValidationError. */
async function requireOwnPictures(
  ctx: Context,
  given: { partner: number; seen: ContentType; data: Body; before: Body },
): Promise<void> {
  const { partner, seen, data, before } = given;
  const known = new Set(picturesIn(seen, before));
  const others = picturesIn(seen, data).filter((picture) => !known.has(picture));
  const own = new Set((await lockOwnPictures(ctx.db, partner, others)).map(({ picture }) => picture));
  const foreign = (name: string) =>
    picturesIn(seen, { [name]: data[name] }).some((picture) => !known.has(picture) && !own.has(picture));
  const names = Object.keys(data).filter(foreign);
  if (names.length > 0)
    throw invalidBody(names.map((name) => finding([name], 'names a picture that you did not send')));
}

/** Links are said by the documentIds of what they lead to alone, so that it can be seen what is named. Throws ValidationError. */
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

/** What this is written in the place of. Throws NotFoundError for what is not his or was taken already. */
async function earlierOne(ctx: Context, given: Given, partner: number): Promise<Proposal | undefined> {
  const { type, documentId: entry, proposal } = given;
  if (entry !== undefined) return openOfEntry(ctx.db, { partner, type, entry }, { lock: true });
  if (proposal === undefined) return undefined;
  const found = await lockProposal(ctx.db, { documentId: proposal, partner });
  if (!found || found.type !== type || found.entry !== null || found.state === 'accepted') throw notFound();
  return found;
}
