import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { endApiToken } from './api-tokens.sql.ts';

/** Ends a token at once. Throws NotFoundError for one that is not there or has been ended before, and refuses all but admins and the operator. */
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
