import { requireOwner, requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import type { ProposalState } from './proposal.ts';
import { findProposals, proposalsOf } from './proposals.sql.ts';

const pageSize = 50;
const ownPageSize = 20;

/** A page of rows of which one more than it holds was read. */
function pageOf<Row extends { readonly id: number }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? String(rows.at(-1)?.id) : null };
}

const numberIn = (after: string | undefined) => (/^\d{1,9}$/.test(after ?? '') ? Number(after) : undefined);

/** What partners propose, fifty at a time: what waits the oldest first, what is decided the latest first. */
export async function listProposals(
  ctx: Context,
  { state, after }: { state: ProposalState; after?: string | undefined },
) {
  requireRight(ctx.viewer, 'write content');
  return pageOf(await findProposals(ctx.db, { state, after: numberIn(after), limit: pageSize + 1 }), pageSize);
}

/** What the signed-in partner has proposed, the latest first, twenty at a time. */
export async function listOwnProposals(ctx: Context, { after }: { after?: string | undefined }) {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  if (!partner) return { rows: [], next: null };
  const asked = { partner: partner.id, after: numberIn(after), limit: ownPageSize + 1 };
  return pageOf(await proposalsOf(ctx.db, asked), ownPageSize);
}
