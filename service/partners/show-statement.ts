import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { notFound } from '../core/app-error.ts';
import { requireOwner, requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findPartner } from './partners.sql.ts';
import { type MonthStatement, readStatement } from './read-statement.ts';

/**
 * The statement of a partner for a month (`2026-11`). Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function showStatement(
  ctx: Context,
  { documentId, month }: { documentId: string; month: string },
): Promise<MonthStatement> {
  requireRight(ctx.viewer, 'manage partners');
  const partner = await findPartner(ctx.db, { documentId });
  if (!partner) throw notFound();
  return readStatement(ctx, partner, month);
}

/**
 * The signed-in partner's own statement. Throws NotFoundError.
 *
 * @may partner
 */
export async function showOwnStatement(ctx: Context, { month }: { month: string }): Promise<MonthStatement> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  if (!partner) throw notFound(sentence(errorsPartnersTexts.noListings));
  return readStatement(ctx, partner, month);
}
