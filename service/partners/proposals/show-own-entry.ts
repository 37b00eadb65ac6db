import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { type FileWire, filesNamed } from '../../media/library.ts';
import type { Context } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { ownEntry, proposable } from './own-entry.ts';
import { type Body, changedSince, picturesIn } from './proposal.ts';
import { findProposal, openOfEntry, type Proposal } from './proposals.sql.ts';

/** A proposal as its form shows it. */
export interface OwnProposal extends Pick<Proposal, 'documentId' | 'state' | 'note' | 'data' | 'before'> {
  /** The names under which the entry was changed since it was written. */
  readonly changed: readonly string[];
  /** The pictures that it names. */
  readonly pictures: readonly FileWire[];
}

/**
 * An entry of a listing of the signed-in partner with what may be proposed of it, and what he has proposed of it and waits. Throws
 * NotFoundError for what is not his.
 */
export async function showOwnEntry(
  ctx: Context,
  { type: name, documentId }: { type: string; documentId: string },
): Promise<{ entry: Body; version: string; published: boolean; proposal: OwnProposal | null }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const { subject, seen } = proposable(name, 'update');
  const { entry, version } = await ownEntry(ctx, subject, documentId);
  const partner = await findPartner(ctx.db, { email: viewer.email });
  const open = partner && (await openOfEntry(ctx.db, { partner: partner.id, type: name, entry: documentId }));
  const shown = ['documentId', 'slug', ...Object.keys(seen.fields), ...Object.keys(seen.relations)];
  return {
    version,
    published: entry['publishedAt'] !== null,
    entry: Object.fromEntries(Object.entries(entry).filter(([name]) => shown.includes(name))),
    proposal: open
      ? { ...(await ownProposal(ctx, open)), changed: changedSince(subject.model, seen, open.before, entry) }
      : null,
  };
}

/** What the signed-in partner has proposed as a new entry. Throws NotFoundError. */
export async function showOwnProposal(
  ctx: Context,
  { documentId }: { documentId: string },
): Promise<OwnProposal & { type: string }> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const found = await findProposal(ctx.db, documentId);
  if (found?.email !== viewer.email || found.entry !== null) throw notFound();
  return { type: found.type, ...(await ownProposal(ctx, found)) };
}

async function ownProposal(ctx: Context, proposal: Proposal): Promise<OwnProposal> {
  const { documentId, state, note, data, before } = proposal;
  const { seen } = proposable(proposal.type, 'create');
  const pictures = await filesNamed(ctx, picturesIn(seen, data));
  return { documentId, state, note, data, before, changed: [], pictures };
}
