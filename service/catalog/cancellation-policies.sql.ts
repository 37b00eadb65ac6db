import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { isProductType, kindOf, type ProductType, productTypes } from './kinds.ts';

/** The names of the policies that products use, published or not. */
export async function policiesInUse(db: Database): Promise<ReadonlySet<string>> {
  const each = productTypes.map(
    (type) => sql`select cancellation_policy as name from ${sql.table(kindOf(type).table)}`,
  );
  const { rows } = await sql<{ name: string | null }>`${sql.join(each, sql` union `)}`.execute(db);
  return new Set(rows.flatMap(({ name }) => name ?? []));
}

/**
 * Updates the free-cancellation flag of products with a policy, of all or of `ids`. `free`: the names of the policies
 * with a full refund.
 */
export async function updateFreeCancellation(
  db: Database,
  type: ProductType,
  { free, ids }: { readonly free: readonly string[]; readonly ids?: readonly number[] },
): Promise<void> {
  const { table, free: flag } = kindOf(type);
  const column = sql.ref(flag.column);
  await sql`
    update ${sql.table(table)} set ${column} = not ${column}
    where cancellation_policy is not null and ${column} <> (cancellation_policy = any(${[...free]}::text[]))
      ${ids ? sql`and id = any(${[...ids]}::int[])` : sql``}`.execute(db);
}

/** How many products of each type use each policy, published or not. */
export async function policyUse(db: Database): Promise<{ name: string; type: ProductType; count: number }[]> {
  const each = productTypes.map(
    (type) => sql`
      select cancellation_policy as name, ${type}::text as type, count(*)::int as count
      from ${sql.table(kindOf(type).table)} where cancellation_policy is not null group by cancellation_policy`,
  );
  const { rows } = await sql<{ name: string; type: string; count: number }>`
    ${sql.join(each, sql` union all `)} order by name, type`.execute(db);
  return rows.flatMap(({ type, ...row }) => (isProductType(type) ? { ...row, type } : []));
}
