import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { endApiToken } from './api-tokens.sql.ts';

/**
 * Revokes a token at once. Throws NotFoundError if it does not exist or was revoked before. Only admins and the
 * operator may do this.
 *
 * @may admin, operator
 */
export async function revokeApiToken(ctx: Context, documentId: string): Promise<void> {
  requireRight(ctx.viewer, 'manage api tokens');
  return inTransaction(ctx, async (ctx) => {
    const name = await endApiToken(ctx.db, documentId, ctx.now);
    if (name === undefined) throw notFound();
    await recordAudit(ctx, {
      action: 'revoke',
      subjectType: 'api-token',
      subjectId: documentId,
      after: { name, revokedAt: ctx.now },
    });
  });
}
