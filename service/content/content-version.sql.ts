import { CompiledQuery } from 'kysely';
import type { Context } from '../platform/context.ts';

const statement = CompiledQuery.raw('select sum(writes)::text as version from content_versions');

/** Changes with every committed write to the catalogue (migration 0008). */
export async function contentVersion(ctx: Context): Promise<string> {
  const { rows } = await ctx.db.executeQuery<{ version: string }>(statement);
  return rows[0]?.version ?? '';
}
