import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Scopes } from '../../core/viewer.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type ApiToken, hashOfToken, makeApiToken } from './api-token.ts';
import { insertApiToken } from './api-tokens.sql.ts';

/**
 * Creates a token for a program. The result contains the token itself, which cannot be read again. Only admins and the
 * operator may do this.
 *
 * @may admin, operator
 */
export async function createApiToken(
  ctx: Context,
  { name, scopes, expiresAt }: { name: string; scopes: Scopes; expiresAt: Date | null },
): Promise<ApiToken & { readonly token: string }> {
  requireRight(ctx.viewer, 'manage api tokens');
  if (expiresAt && expiresAt <= ctx.now) throw invalid(sentence(errorsAccountsTexts.expiryInPast));
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
