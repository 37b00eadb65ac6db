import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Scopes } from '../../core/viewer.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type ApiToken, hashOfToken, makeApiToken } from './api-token.ts';
import { insertApiToken } from './api-tokens.sql.ts';

/**
 * Makes a token for a program. What is given back holds the token itself, which nobody can read again. Refuses everybody
 * but admins and the operator.
 */
export async function createApiToken(
  ctx: Context,
  { name, scopes, expiresAt }: { name: string; scopes: Scopes; expiresAt: Date | null },
): Promise<ApiToken & { readonly token: string }> {
  requireRight(ctx.viewer, 'manage api tokens');
  if (expiresAt && expiresAt <= ctx.now) throw invalid('expiresAt must be in the future');
  return inTransaction(ctx, async (ctx) => {
    const token = makeApiToken();
    const made = await insertApiToken(ctx.db, {
      name,
      scopes,
      expiresAt,
      hash: hashOfToken(token),
      createdBy: ctx.viewer.kind === 'user' ? ctx.viewer.userId : null,
      now: ctx.now,
    });
    const after = { name, scopes, expiresAt };
    await recordAudit(ctx, { action: 'create', subjectType: 'api-token', subjectId: made.documentId, after });
    return { ...made, token };
  });
}
