import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { ApiToken } from './api-token.ts';
import { allApiTokens } from './api-tokens.sql.ts';

/**
 * Every API token, newest first, including ended ones.
 *
 * @may admin, operator
 */
export async function listApiTokens(ctx: Context): Promise<ApiToken[]> {
  requireRight(ctx.viewer, 'manage api tokens');
  return allApiTokens(ctx.db);
}
