import type { Context } from '../../platform/context.ts';
import type { ApiToken } from './api-token.ts';
import { allApiTokens } from './api-tokens.sql.ts';

/** Every API token, newest first, ended ones too. */
export function listApiTokens(ctx: Context): Promise<ApiToken[]> {
  return allApiTokens(ctx.db);
}
