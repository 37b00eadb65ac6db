import { cacheByContentVersion } from '../../content/content-version.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { leadsTo, oldPath, type Redirect } from './redirect.ts';
import { allRedirects } from './redirects.sql.ts';

const redirectsOf = cacheByContentVersion(async ({ db }): Promise<ReadonlyMap<string, Redirect>> => {
  const all = await allRedirects(db);
  return new Map(all.map((one) => [one.path, one]));
});

/**
 * The redirect of a path without a page; undefined if there is none. Cached until content changes.
 *
 * @may everyone
 */
export async function findRedirect(ctx: Context, { path }: { readonly path: string }): Promise<Redirect | undefined> {
  requireRight(ctx.viewer, 'read the site');
  const plain = oldPath(path);
  return plain === undefined ? undefined : leadsTo(plain, await redirectsOf({ ...ctx, db: ctx.reads ?? ctx.db }));
}
