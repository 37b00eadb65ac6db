import { contentVersion } from '../../content/content-version.ts';
import { requireRight } from '../../core/may.ts';
import type { Context, Database } from '../../platform/context.ts';
import { leadsTo, oldPath, type Redirect } from './redirect.ts';
import { allRedirects } from './redirects.sql.ts';

interface Kept {
  readonly version: string;
  readonly redirects: Promise<ReadonlyMap<string, Redirect>>;
}

const kept = new WeakMap<Database, Kept>();

/** Where an address of ours that has nothing leads now; undefined where nobody said so. Kept in memory while nothing is written. */
export async function findRedirect(ctx: Context, { path }: { readonly path: string }): Promise<Redirect | undefined> {
  requireRight(ctx.viewer, 'read the shop');
  const plain = oldPath(path);
  return plain === undefined ? undefined : leadsTo(plain, await redirectsOf(ctx));
}

async function redirectsOf(ctx: Context): Promise<ReadonlyMap<string, Redirect>> {
  const db = ctx.reads ?? ctx.db;
  const version = await contentVersion({ ...ctx, db });
  const known = kept.get(db);
  if (known?.version === version) return known.redirects;
  const redirects = allRedirects(db).then((all) => new Map(all.map((one) => [one.path, one])));
  kept.set(db, { version, redirects });
  try {
    return await redirects;
  } catch (error) {
    if (kept.get(db)?.redirects === redirects) kept.delete(db);
    throw error;
  }
}
