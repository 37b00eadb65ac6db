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
import { takeOwnPictures } from '../pictures/pictures.sql.ts';
import { decider, lockWaiting, noteIn, tellPartner } from './decide.ts';
import { entryOfListing, proposable } from './own-entry.ts';
import { type Body, type Listing, picturesIn } from './proposal.ts';
import { decideProposal, findProposal, isOwner, type Proposal } from './proposals.sql.ts';

interface Decision {
  readonly documentId: string;
  /** How often it was written, and the version of the entry, as they were read. */
  readonly saves: number;
  readonly version: string;
  /** The names of the fields that are taken. */
  readonly fields: readonly string[];
  /** Shows the entry in the storefront, where it is not. */
  readonly publish: boolean;
  /** For the partner. */
  readonly note: string;
}

/**
 * Takes what a partner has proposed, all of it or some fields of a change: the entry is written and shown as by the staff, with all
 * checks, its history and webhooks, and a new listing is the partner's from today on. The partner is told by email. Throws
 * NotFoundError, ValidationError by field, ConflictError when the proposal or the entry was changed since they were read.
 */
export async function acceptProposal(ctx: Context, decision: Decision): Promise<{ type: string; entry: string }> {
  requireRight(ctx.viewer, 'write content');
  const note = noteIn(decision.note);
  const type = (await findProposal(ctx.db, decision.documentId))?.type;
  if (type === undefined) throw notFound('There is no such proposal');
  return writing(ctx, proposable(type, 'create').subject.type, async (ctx) => {
    const proposal = await lockWaiting(ctx, decision);
    const names = Object.keys(proposal.data);
    const taken = proposal.entry === null ? names : names.filter((name) => decision.fields.includes(name));
    if (taken.length === 0) throw invalid('Choose what of it is taken, or send it back.');
    const data = Object.fromEntries(taken.map((name) => [name, proposal.data[name]]));
    const written =
      proposal.entry === null
        ? await made(ctx, proposal, data, decision)
        : await changed(ctx, proposal, data, decision);
    await decideProposal(ctx.db, proposal.id, {
      state: 'accepted',
      note,
      taken,
      by: decider(ctx),
      now: ctx.now,
      ...written,
    });
    await takeOwnPictures(ctx.db, picturesIn(proposable(type, 'update').seen, data));
    const left = names.filter((name) => !taken.includes(name));
    await tellPartner(ctx, proposal, { outcome: left.length > 0 ? 'partly' : 'taken', left, note });
    await recordAudit(ctx, {
      action: 'accept',
      subjectType: 'proposal',
      subjectId: proposal.documentId,
      after: { entry: `${type} ${written.entry}`, taken, left },
    });
    return { type, entry: written.entry };
  });
}

interface Written {
  readonly entry: string;
  readonly listing: Listing | null;
}

/** Changes the entry, if it is what was looked at and still the partner's. */
async function changed(ctx: Context, proposal: Proposal, data: Body, { version, publish }: Decision): Promise<Written> {
  const { subject } = proposable(proposal.type, 'update');
  const documentId = proposal.entry ?? '';
  const entry = await lockedEntry(ctx, subject.type, documentId);
  if (!entry) throw conflict('It is not there any more. Send the proposal back.');
  if (entry.version !== version) throw conflict('Somebody has changed this since you opened it. Please look again.');
  const { listing } = (await entryOfListing(ctx, subject, documentId)) ?? {};
  await requireTheirs(ctx, proposal, listing);
  const { id, published } = entry;
  const change = readEntry(subject.model, subject.type, data, 'update');
  await changeLocked(ctx, subject, [{ documentId, id, change }]);
  if (publish) await showLocked(ctx, subject, 'publish', [{ documentId, id, published }]);
  return { entry: documentId, listing: null };
}

/** Makes the entry; a listing becomes the partner's. */
async function made(ctx: Context, proposal: Proposal, data: Body, { publish }: Decision): Promise<Written> {
  const { subject } = proposable(proposal.type, 'create');
  const { type, model } = subject;
  const { productType, productId } = proposal;
  if (!isProductType(type.name))
    await requireTheirs(ctx, proposal, productType && productId ? { type: productType, productId } : undefined);
  const change = readEntry(model, type, data, 'create');
  const { id, documentId } = await makeEntry(ctx, { subject, change, published: publish });
  if (!isProductType(type.name)) return { entry: documentId, listing: null };
  const listing = { type: type.name, productId: id };
  await insertOwner(ctx.db, { partner: proposal.partner, ...listing, since: today(ctx.now) });
  return { entry: documentId, listing };
}

async function requireTheirs(ctx: Context, { partner }: Proposal, listing: Listing | undefined): Promise<void> {
  if (!listing || !(await isOwner(ctx.db, partner, listing)))
    throw conflict('The listing is not theirs any more. Send the proposal back.');
}
