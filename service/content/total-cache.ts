import { CompiledQuery } from 'kysely';
import type { Context } from '../platform/context.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import type { PageStatement } from './ids.sql.ts';

/**
 * The number of entries that match a condition, for its pages in every order and size, by the catalogue's version
 * before they were counted.
 */
export type TotalCache = VersionedCache<number>;

export function makeTotalCache(megabytes = 1): TotalCache {
  return new VersionedCache({ bytes: megabytes * 2 ** 20, sizeOf: () => 0 });
}

/**
 * The entries of a page, `id version,…`, and the total, 0 if not requested. An unknown total is counted together with
 * the page: counting reads every entry, the page only its own.
 */
export async function readPage(
  ctx: Context,
  { text, values, counted }: PageStatement,
  { totals, version }: { totals: TotalCache | undefined; version: string },
): Promise<{ page: string; total: number }> {
  const cached = counted && totals?.get(counted.queryKey, version);
  const statement = counted && cached !== undefined ? counted.without : text;
  const { rows } = await ctx.db.executeQuery<{ page: string | null; total?: number }>(
    CompiledQuery.raw(statement, [...values]),
  );
  const total = cached ?? rows[0]?.total ?? 0;
  if (counted && cached === undefined) totals?.set(counted.queryKey, total, version);
  return { page: rows[0]?.page ?? '', total };
}
