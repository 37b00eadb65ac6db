import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import type { PageStatement } from './ids.sql.ts';

interface KeptTotal {
  /** The catalogue's version before they were counted. */
  readonly version: string;
  readonly total: number;
}

/** How many entries fulfil a condition, for its pages in every order and size: good while the catalogue's version stands. */
export type KeptTotals = LRUCache<string, KeptTotal>;

export function makeKeptTotals(megabytes = 1): KeptTotals {
  return new LRUCache<string, KeptTotal>({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: (_, what) => what.length + 100,
  });
}

/**
 * The entries of a page, `id version,…`, and how many there are in all, 0 when nobody wants to know. They are counted
 * with the page when that is not known: counting reads every entry, the page only its own.
 */
export async function readPage(
  ctx: Context,
  { text, values, counted }: PageStatement,
  { totals, version }: { totals: KeptTotals | undefined; version: string },
): Promise<{ page: string; total: number }> {
  const kept = counted && totals?.get(counted.what);
  const known = kept?.version === version ? kept.total : undefined;
  const statement = counted && known !== undefined ? counted.without : text;
  const { rows } = await ctx.db.executeQuery<{ page: string | null; total?: number }>(
    CompiledQuery.raw(statement, [...values]),
  );
  const total = known ?? rows[0]?.total ?? 0;
  if (counted && known === undefined) totals?.set(counted.what, { version, total });
  return { page: rows[0]?.page ?? '', total };
}
