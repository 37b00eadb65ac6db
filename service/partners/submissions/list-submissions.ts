import { requireOwner, requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import type { SentState } from './submission.ts';
import { findPartnerSubmissions, findSubmissions } from './submissions.sql.ts';

const pageSize = 50;
const ownPageSize = 20;

/** Makes a page of rows that were read with one extra row. */
function pageOf<Row extends { readonly id: number }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? String(rows.at(-1)?.id) : null };
}

const numberIn = (after: string | undefined) => (/^\d{1,9}$/.test(after ?? '') ? Number(after) : undefined);

/**
 * Submissions of partners, fifty per page: open ones oldest first, decided ones newest first.
 *
 * @may editor, admin, operator
 */
export async function listSubmissions(
  ctx: Context,
  { state, after }: { state: SentState; after?: string | undefined },
) {
  requireRight(ctx.viewer, 'write content');
  return pageOf(await findSubmissions(ctx.db, { state, after: numberIn(after), limit: pageSize + 1 }), pageSize);
}

/**
 * Submissions of the signed-in partner, newest first, twenty per page.
 *
 * @may partner
 */
export async function listOwnSubmissions(ctx: Context, { after }: { after?: string | undefined }) {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  if (!partner) return { rows: [], next: null };
  const search = { partner: partner.id, after: numberIn(after), limit: ownPageSize + 1 };
  return pageOf(await findPartnerSubmissions(ctx.db, search), ownPageSize);
}
