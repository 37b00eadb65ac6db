import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { kinds, productTypes } from '../kinds.ts';
import { findCardRow, type SocialCardRow } from '../product-rows.sql.ts';

/** The table of each type that can be shared, by the path of the type. */
const tables = new Map<string, string>([
  ...productTypes.map((type): [string, string] => [kinds[type].path, kinds[type].table]),
  ['destinations', 'destinations'],
]);

/**
 * The data of a social card; undefined if nothing of that type and slug is published.
 *
 * @may everyone
 */
export async function findCard(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { type, slug }: { readonly type: string; readonly slug: string },
): Promise<SocialCardRow | undefined> {
  requireRight(ctx.viewer, 'read the site');
  const table = tables.get(type);
  return table === undefined ? undefined : findCardRow(ctx.db, table, slug);
}
