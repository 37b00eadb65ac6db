import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { slugAtLocation } from './experience-cards.sql.ts';

/**
 * The slug of the tour that an old link means: HOME-17 links by lower-case location with hyphens for spaces,
 * 'haridwar,-uttarakhand'. Undefined if no published tour is there.
 *
 * @may everyone
 */
export async function tourAtLocation(ctx: Pick<Context, 'db' | 'viewer'>, path: string): Promise<string | undefined> {
  requireRight(ctx.viewer, 'read the site');
  const hyphenated = path
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (hyphenated === '' || hyphenated.includes('\0')) return undefined;
  return slugAtLocation(ctx.db, hyphenated);
}
