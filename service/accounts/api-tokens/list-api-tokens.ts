import { requireAdmin } from '../../core/require-staff.ts';
import type { Context } from '../../platform/context.ts';
import type { ApiToken } from './api-token.ts';
import { allApiTokens } from './api-tokens.sql.ts';

/** Every API token, newest first, ended ones too. */
export async function listApiTokens(ctx: Context): Promise<ApiToken[]> {
  requireAdmin(ctx.viewer);
  return allApiTokens(ctx.db);
}
