import type { Context, Database } from '../platform/context.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { contentVersion, isCacheable } from './content-version.ts';

type Reader = Pick<Context, 'db' | 'now'>;

/** Connection pools of a process, whose results are cached apart: a replica may be behind. */
const databases = 8;

/**
 * The result of `read`, cached in memory while the catalogue is unchanged (for writes of other processes see
 * `contentVersion`). Within a transaction it is always read.
 */
export function cacheByContentVersion<Value, Ctx extends Reader = Reader>(
  read: (ctx: Ctx) => Promise<Value>,
): (ctx: Ctx) => Promise<Value> {
  const cache = new VersionedCache<Value, Database>({ entries: databases });
  return async (ctx) => {
    if (!isCacheable(ctx.db)) return read(ctx);
    return cache.load(ctx.db, () => read(ctx), { version: await contentVersion(ctx) });
  };
}
