import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import type { PageStatement } from './ids.sql.ts';

interface CachedTotal {
  /** The catalogue's version before they were counted. */
  readonly version: string;
  readonly total: number;
}

/**
 * The number of entries that match a condition, for its pages in every order and size: valid while the catalogue's
 * version stays the same.
 */
export type TotalCache = LRUCache<string, CachedTotal>;

export function makeTotalCache(megabytes = 1): TotalCache {
  return new LRUCache<string, CachedTotal>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: (_, queryKey) => queryKey.length + 100,
  });
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
  const cache = counted && totals?.get(counted.queryKey);
  const cached = cache?.version === version ? cache.total : undefined;
  const statement = counted && cached !== undefined ? counted.without : text;
  const { rows } = await ctx.db.executeQuery<{ page: string | null; total?: number }>(
    CompiledQuery.raw(statement, [...values]),
  );
  const total = cached ?? rows[0]?.total ?? 0;
  if (counted && cached === undefined) totals?.set(counted.queryKey, { version, total });
  return { page: rows[0]?.page ?? '', total };
}
