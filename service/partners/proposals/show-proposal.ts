import { productsOf } from '../../catalog/product-access.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type FileWire, filesNamed } from '../../media/library.ts';
import type { Context } from '../../platform/context.ts';
import { entryOfListing, proposable } from './own-entry.ts';
import { type Body, changedSince, type ProposalState, picturesIn, saidBy } from './proposal.ts';
import { findProposal, type Proposal } from './proposals.sql.ts';

/** A proposal as the site looks at it. */
export interface ShownProposal {
  readonly documentId: string;
  readonly type: string;
  readonly title: string;
  readonly partner: string;
  readonly state: ProposalState;
  readonly note: string | null;
  readonly taken: readonly string[] | null;
  /** To be given back with the decision: how often it was written, and the version of the entry. */
  readonly saves: number;
  readonly version: string;
  readonly savedAt: Date;
  readonly entry: string | null;
  readonly published: boolean;
  /** The name of the listing that it is part of. */
  readonly listing: string | null;
  /** What it would make of each field, over what it was written, and what it says now. */
  readonly data: Body;
  readonly before: Body;
  readonly now: Body;
  /** The names under which the entry was changed since it was written. */
  readonly changed: readonly string[];
  readonly pictures: readonly FileWire[];
}

/** What a partner proposes, beside what the storefront says. Throws NotFoundError. */
export async function showProposal(ctx: Context, { documentId }: { documentId: string }): Promise<ShownProposal> {
  requireRight(ctx.viewer, 'write content');
  const found = await findProposal(ctx.db, documentId);
  if (!found) throw notFound('There is no such proposal');
  const { type, title, state, note, taken, saves, savedAt, data, before, entry } = found;
  const { subject, seen } = proposable(type, 'create');
  const there = entry === null ? undefined : await entryOfListing(ctx, subject, entry);
  const names = Object.keys(data);
  const now = there ? saidBy(subject.model, seen, there.entry, names) : {};
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
    pictures: await filesNamed(ctx, [...new Set(pictures)]),
  };
}

async function listingName(ctx: Context, { productType, productId }: Proposal): Promise<string | null> {
  if (productType === null || productId === null) return null;
  const [listing] = await productsOf(ctx, [{ type: productType, productId }]);
  return listing?.name ?? null;
}
